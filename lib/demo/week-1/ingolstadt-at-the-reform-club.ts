import type { DemoAct } from '../act';

/** Ingolstadt against The Reform Club: an elephant that was a shilling too dear. */
export const ingolstadtAtTheReformClub: readonly DemoAct[] = [
  // Peacetime
  {
    at: 5.62,
    who: 'bram',
    kind: 'post',
    text: 'Notebook, page 1. The subject has been given <span style="font-weight:bold">The First Year of the Reign</span> to read over breakfast and has gone out in it. He began with <span style="font-weight:bold">Irene Adler</span>’s street. There is no longer any glass in it. The subject has a cold.',
  },
  {
    at: 11.7,
    who: 'pilar',
    kind: 'post',
    text: '11.42 a.m., the Smoking Room. Present: the usual. Mr Holmes observed that nothing barked. <strong>The Dog in the Night-time</strong>, he said, in the matter of <strong>Faust</strong>; and he named the wine-cellar, the hour, and the poodle. A window was proposed by Miss Adler. Carried.',
  },
  { at: 18.4, who: 'bram', kind: 'hire', merc: 'talos', price: 4 },
  {
    at: 18.43,
    who: 'bram',
    kind: 'choose',
    ability: 'talos/the-bronze-nail',
    merc: 'talos',
    choice: 'Riveted Over',
  },
  {
    at: 19.05,
    who: 'bram',
    kind: 'post',
    text: 'Page 4. Purchased: one man, bronze, second-hand. The faculty asks what he will cost us in a week. I have told the faculty that genius does not carry the one.',
  },

  // Wartime
  {
    at: 49.44,
    who: 'bram',
    kind: 'post',
    text: 'Page 9. Dose administered: <span style="font-weight:bold">one Green Vial</span>, all of it. Result: I cannot find him to write down the result. In the loft the wire is up and the kite is out. <span style="font-weight:bold">The Spark of Being</span>, for <span style="font-weight:bold">the Golem</span>: its hair, had it any, would stand.',
  },
  {
    at: 50.03,
    who: 'pilar',
    kind: 'post',
    text: '8.02 p.m. Mr Fogg has looked at the clock, and then at the ledger. <strong>The Wager of the Eightieth Day</strong>. The waiter was told that he would be back.',
  },
  {
    at: 51.1,
    who: 'pilar',
    kind: 'post',
    text: '9.06 p.m. Mr Holmes will now <strong>Eliminate the Impossible</strong>, beginning with <strong>the Invisible Man</strong>. He has lit his pipe and is looking at an empty chair.',
  },
  {
    at: 51.6,
    who: 'bram',
    kind: 'post',
    text: 'Page 11. It was the other chair.',
  },
  {
    at: 52.2,
    who: 'pilar',
    kind: 'post',
    text: '10.12 p.m. The members asked that the chair be left. Then <strong>Eliminate the Impossible</strong>, for <strong>Mephistopheles</strong>: one cannot deduce a gentleman with a hoof to his boot and leave him as one found him. Seconded by Dr Watson, who brought <strong>the Old Service Revolver</strong> for <strong>the Golem</strong>, and had been asked to.',
  },
  {
    at: 52.94,
    who: 'bram',
    kind: 'post',
    text: 'Page 12. The Doctor has shown their engine a sunset. <span style="font-weight:bold">Linger a While, Steam Man</span>. It has sat down on the line and is dripping. Olimpia was put at the window at nine: <span style="font-weight:bold">“Ah, ah,” she says, to the Time Traveller</span>. He has asked her what year it is. She agreed.',
  },
  {
    at: 53.77,
    who: 'pilar',
    kind: 'post',
    text: '11.46 p.m. Coal was voted: <strong>Sixty Miles an Hour</strong>, to be taken when the engine has finished admiring the view. <strong>The Woman</strong> will call upon <strong>Faust</strong>. Mr Fogg will pay <strong>the Price of an Elephant</strong>, understood to be six, on the field.',
  },
  {
    at: 58.21,
    who: 'bram',
    kind: 'post',
    text: 'Page 15. Orders to the clay: <span style="font-weight:bold">Set Down at the Gate</span>. It asked nothing. From upstairs, water, and a boy’s voice: that will be <span style="font-weight:bold">the Other Half of the Broom</span>.',
  },
  { at: 76.2, who: 'bram', kind: 'roster', mercs: ['victor-frankenstein', 'the-golem', 'griffin', 'olimpia'] },
  { at: 76.24, who: 'bram', kind: 'bid', terrain: 'The Upper Laboratory', gp: 0 },
  {
    at: 77.8,
    who: 'pilar',
    kind: 'post',
    text: '11.48 p.m., Tuesday. Dr Watson asks that there be a mid-battle entertainment. M. Passepartout goes <strong>Through the Paper Hoop</strong>; and the Traveller, who had left the laboratory unlocked, apologises in advance for <strong>Something under the Floor</strong>.',
  },
  {
    at: 99.5,
    who: 'pilar',
    kind: 'roster',
    mercs: ['sherlock-holmes', 'irene-adler', 'phileas-fogg', 'passepartout', 'the-time-traveller', 'the-steam-man'],
  },
  { at: 99.53, who: 'pilar', kind: 'bid', terrain: 'The Smoking Room', gp: 3 },

  // Battles and Results
  {
    at: 126.9,
    who: 'pilar',
    kind: 'post',
    text: 'Minutes of the battle, abridged: Mr Fogg offered for the elephant and was a shilling short, the Club having spent it upon its own hearth-rug. He walked. He was on time.',
  },
  {
    at: 129.4,
    who: 'bram',
    kind: 'post',
    text: 'Page 19. It stood at the gate from the first minute to the last. They went round. I see now that there ought to have been a wall.',
  },
  {
    at: 146.3,
    who: 'pilar',
    kind: 'post',
    text: '10.18 p.m. Dr Watson read to the members from his new piece, <strong>As I Have Set Down Elsewhere</strong>, in which <strong>the Steam Man</strong> has all the best lines. Carried with a whistle.',
  },
];
