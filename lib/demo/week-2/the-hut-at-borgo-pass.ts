import type { DemoAct } from '../act';

/** The Hut on Hen’s Legs against The Borgo Pass: what Koschei wanted. */
export const theHutAtBorgoPass: readonly DemoAct[] = [
  {
    at: 4.3,
    who: 'vasya',
    kind: 'post',
    text: 'The doll has eaten, and says that <b>Morning Is Wiser</b>. <b>Baba Yaga</b> woke up in a good temper. Nobody is to look surprised.',
  },
  {
    at: 48.4,
    who: 'vasya',
    kind: 'post',
    text: 'Good evening, Count, sit, have some soup. <b>Riddle at the Gate</b>, for <b>Dracula</b>: what comes in without being asked?',
  },
  {
    at: 52.7,
    who: 'vasya',
    kind: 'post',
    text: 'Grandfather says that he can reach a boot from under any door. <b>Knots in Their Laces, Dracula and Carmilla</b>.',
  },
  {
    at: 57.2,
    who: 'vasya',
    kind: 'roster',
    mercs: ['baba-yaga', 'koschei', 'the-firebird', 'ilya-muromets', 'the-rusalka'],
  },
  { at: 57.25, who: 'vasya', kind: 'bid', terrain: 'The Isle of Buyan', gp: 3 },
  {
    at: 9.1,
    who: 'halvard',
    kind: 'post',
    text: 'Extra, extra! [b]Penny Dreadful[/b], with woodcuts. Who is it this week? Even the engraver does not know.',
  },
  {
    at: 50.1,
    who: 'halvard',
    kind: 'post',
    text: 'He says that a riddle is not a door, and that he is thinking. In the meantime, once more with feeling: [b]Enthral Ilya Muromets[/b].',
  },
  {
    at: 51.6,
    who: 'halvard',
    kind: 'post',
    text: 'Not before he has slept, it seems. Then somebody must ride: [b]Hoofbeats at the Door[/b] of [b]Vasilisa[/b], three times round, and a pause.',
  },
  {
    at: 55.8,
    who: 'halvard',
    kind: 'post',
    text: '[b]Ride Down Baba Yaga[/b]; there is always a road. And Jack goes [b]Over the Wall[/b], with two days to spare this time.',
  },
  {
    at: 60.9,
    who: 'halvard',
    kind: 'post',
    text: 'We have been saving. Milady has found out what a man wants who cannot die: somebody to tell him that it suits him. [b]A Price for Every Man[/b]; and for [b]Koschei[/b], six in gold and a hand-mirror.',
  },
  {
    at: 62.3,
    who: 'vasya',
    kind: 'post',
    text: 'He has gone off with his nose in the air and his death in his pocket, to fight for nobody. The horse knew. The horse always knows, and never says.',
  },
  {
    at: 63.5,
    who: 'vasya',
    kind: 'post',
    text: 'Then somebody must see what he is doing in there. <b>One Feather</b>, and it falls to <b>Ilya</b>. He is to hold it up, and not to sit on it.',
  },
  {
    at: 76.9,
    who: 'halvard',
    kind: 'post',
    text: 'The Doctor sends his regrets; he has left by [b]the Other Door[/b], in somebody’s hat.',
  },
  {
    at: 100.4,
    who: 'halvard',
    kind: 'roster',
    mercs: ['dracula', 'carmilla', 'headless-horseman', 'milady-de-winter', 'spring-heeled-jack'],
  },
  { at: 100.45, who: 'halvard', kind: 'bid', terrain: 'Sleepy Hollow Bridge', gp: 0 },
  {
    at: 118.6,
    who: 'vasya',
    kind: 'post',
    text: 'Vasilisa says that the hoofbeats have stopped. That is when you look out, and that is why we do not.',
  },
  {
    at: 128.2,
    who: 'halvard',
    kind: 'post',
    text: 'At a bridge, by moonlight, with everything that I owned upon the table and the table let go for rent. One ought to be ruined more often. It clears the air.',
  },
  {
    at: 145.8,
    who: 'halvard',
    kind: 'post',
    text: 'Renfield has asked for sugar. [b]Flies, Spiders, Sparrows[/b], he says, and holds out the jar.',
  },
  {
    at: 146.1,
    who: 'halvard',
    kind: 'post',
    text: 'There is no sugar. There is not a coin in the house. I have given him a very small sparrow on account.',
  },
  {
    at: 147.6,
    who: 'vasya',
    kind: 'post',
    text: 'She is moulting, for sorrow. <b>A Feather in Every Hand</b>: <b>Baba Yaga, Ilya and Vasilisa</b>. Sweep up after, somebody, they set fire to the broom.',
  },
];
