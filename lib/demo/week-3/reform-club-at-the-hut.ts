import type { DemoAct } from '../act';

/** The Reform Club against The Hut on Hen’s Legs: a Thursday too many. */
export const reformClubAtTheHut: readonly DemoAct[] = [
  // Peacetime
  { at: 12.05, who: 'vasya', kind: 'hire', merc: 'baron-munchausen', price: 4 },
  {
    at: 12.4,
    who: 'vasya',
    kind: 'post',
    text: 'A Baron fell down the chimney and told Grandmother that it was the nearest way from Constantinople. She has put him in the pot to see if he is done. He says that he has been, twice, and it is very good for the skin. He stays.',
  },
  {
    at: 17.3,
    who: 'pilar',
    kind: 'post',
    text: '5.18 p.m. It was reported that the opposing premises stand up and walk. The Committee asked whether they do so to a timetable. Nobody knew. Mr Fogg looked grave.',
  },

  // Wartime
  {
    at: 48.82,
    who: 'pilar',
    kind: 'post',
    text: '8.49 p.m., Monday; the Traveller came in with a second copy of last week. <strong>Thursday Again</strong>, for <strong>Sherlock Holmes</strong>, who had a question left over.',
  },
  {
    at: 49.58,
    who: 'pilar',
    kind: 'post',
    text: '9.35 p.m., Monday, or Thursday. He asked it. <strong>The Dog in the Night-time</strong>; and <strong>Koschei</strong> has, beyond doubt, a needle, in an egg, and mud of a kind found only on an island that moves.',
  },
  {
    at: 50.86,
    who: 'vasya',
    kind: 'post',
    text: 'So clever, and he wiped his feet. But iron is iron: <b>The Skull Lantern</b> looks at <b>the Steam Man</b>, until the paint runs. And Grandfather has been along under the seats. <b>Knots in Their Laces, Holmes and Passepartout</b>.',
  },
  {
    at: 52.07,
    who: 'pilar',
    kind: 'post',
    text: '12.04 a.m. Dr Watson, being called upon, has <strong>the Old Service Revolver</strong> for <strong>Baba Yaga</strong>, with apologies to a lady of her years. In the book: <strong>Wager of the Eightieth Day</strong>, P. Fogg, as usual.',
  },
  {
    at: 54.33,
    who: 'vasya',
    kind: 'post',
    text: 'She caught it in her teeth, and kept it; iron is iron. The Baron has gone to look at their guns, <b>On the Cannon-ball</b>. He said not to hold supper. He will be back before he has left.',
  },
  {
    at: 57.3,
    who: 'pilar',
    kind: 'post',
    text: '5.18 a.m. Entertainments: M. Passepartout, <strong>Through the Paper Hoop</strong>. The Traveller begs the Club’s pardon, it has come up through the floor once more: <strong>Something under the Floor</strong>.',
  },
  {
    at: 77.06,
    who: 'vasya',
    kind: 'roster',
    mercs: ['baba-yaga', 'koschei', 'vasilisa', 'the-firebird', 'ilya-muromets', 'baron-munchausen'],
  },
  { at: 77.1, who: 'vasya', kind: 'bid', terrain: 'The Fence of Skulls', gp: 4 },
  {
    at: 101.33,
    who: 'pilar',
    kind: 'roster',
    mercs: ['sherlock-holmes', 'irene-adler', 'phileas-fogg', 'passepartout', 'the-time-traveller', 'the-steam-man'],
  },
  { at: 101.37, who: 'pilar', kind: 'bid', terrain: 'The Smoking Room', gp: 2 },

  // Battles and Results
  {
    at: 128.7,
    who: 'pilar',
    kind: 'post',
    text: 'Minutes of the battle: the premises walked. The engine did not. It was twelve votes to thirteen, and the thirteenth was the hen’s.',
  },
  {
    at: 145.24,
    who: 'vasya',
    kind: 'post',
    text: 'Sit, sit, the Baron will tell it. <b>Every Word of It True</b>: about <b>Ilya, Passepartout and Baba Yaga</b>, and how the bear turned out to be the bishop.',
  },
  {
    at: 146.05,
    who: 'pilar',
    kind: 'post',
    text: '10.03 p.m. Dr Watson has his own account, without the bishop. <strong>As I Have Set Down Elsewhere</strong>, for <strong>Passepartout</strong>, who untied them all.',
  },
];
