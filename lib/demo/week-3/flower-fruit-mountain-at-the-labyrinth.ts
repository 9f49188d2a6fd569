import type { DemoAct } from '../act';

/** Flower-Fruit Mountain against The Labyrinth: a bird that was wound twice. */
export const flowerFruitMountainAtTheLabyrinth: readonly DemoAct[] = [
  // Peacetime
  {
    at: 6.05,
    who: 'wen',
    kind: 'post',
    text: 'It has played the other waltz for eight days, and the Great Sage has asked to be hit with something. Eleven turns of the key: <b>Wind It Again</b>, for <b>Sun Wukong</b>. He has stopped yawning. Hide the peaches.',
  },
  {
    at: 8.3,
    who: 'wen',
    kind: 'post',
    text: 'Breakfast, and the form that goes with it. <b>One More Bun</b>. He has learned to sign.',
  },
  {
    at: 18.9,
    who: 'ianthe',
    kind: 'post',
    text: 'Somebody has left fruit stones all the way from the door to the middle, and back. We have swept. It was rather clever.',
  },

  // Wartime
  {
    at: 49.63,
    who: 'wen',
    kind: 'post',
    text: 'They have a maze, and he has a stick. <b>Havoc in Heaven</b>, straight through, for <b>Medusa and the Minotaur</b>! They have a lady who must be looked at in mirrors, too, so: <b>Seventy-two Shapes</b>. He will be the mirrors.',
  },
  {
    at: 51.94,
    who: 'ianthe',
    kind: 'post',
    text: 'There is a boat at the back. It takes a hundred, standing. **The Far Bank**, for **the little monkeys**, who were told that there were bananas.',
  },
  {
    at: 53.42,
    who: 'wen',
    kind: 'post',
    text: '<b>Monkeys Everywhere!</b> Everywhere! Why is it so quiet.',
  },
  {
    at: 55.16,
    who: 'ianthe',
    kind: 'post',
    text: 'The princess has tied the one end to the door. **A Ball of Thread**, for **Medusa**, who is so often asked to dance.',
  },
  {
    at: 80.1,
    who: 'wen',
    kind: 'roster',
    mercs: ['sun-wukong', 'nezha', 'zhu-bajie', 'tripitaka', 'princess-iron-fan'],
  },
  { at: 80.15, who: 'wen', kind: 'bid', terrain: 'The Water-Curtain Cave', gp: 4 },
  {
    at: 102.4,
    who: 'ianthe',
    kind: 'roster',
    mercs: ['the-minotaur', 'medusa', 'circe', 'charon', 'the-sphinx', 'ariadne'],
  },
  { at: 102.45, who: 'ianthe', kind: 'bid', terrain: 'The Innermost Room', gp: 1 },

  // Battles and Results
  {
    at: 129.1,
    who: 'wen',
    kind: 'post',
    text: 'It is one room now. It is a very nice room. There is a draught.',
  },
  {
    at: 145.38,
    who: 'ianthe',
    kind: 'post',
    text: 'Three weeks, and three visitors, and each of them has found the middle. **A Crown among the Stars** is for **Sun Wukong**, who did not use the door. The Architect is drawing something with fewer walls.',
  },
  {
    at: 147.2,
    who: 'wen',
    kind: 'post',
    text: 'Three out of three! The Master asks that we be humble. The Marshal asks what is for supper. We shall be humble after.',
  },
];
