import type { DemoAct } from '../act';

/** Flower-Fruit Mountain against The Hut on Hen’s Legs: riddles for a monkey. */
export const flowerFruitMountainAtTheHut: readonly DemoAct[] = [
  {
    at: 3.42,
    who: 'wen',
    kind: 'post',
    text: 'Flower-Fruit Mountain greets the league, and would like to know who moved the peaches.<br>It looks like rain, so <b>A Borrowed Umbrella</b> goes to <b>Zhu Bajie</b>, who has eaten his own.',
  },
  {
    at: 13.08,
    who: 'vasya',
    kind: 'post',
    text: 'Nobody lock their orchards, it only makes her sad. <strong>Golden Apples by Night</strong>. If your garden was very bright about three o’clock, that was us, and thank you.',
  },
  {
    at: 26.3,
    who: 'wen',
    kind: 'post',
    text: 'Breakfast. The Marshal will have <b>One More Bun</b>, and <i>only</i> the one, and I have written down that he said so.',
  },
  {
    at: 40.05,
    who: 'vasya',
    kind: 'post',
    text: '[quote=Halvard]Listen to them! [b]Children of the Night![/b][/quote]\nIt is Peacetime, Halvard. Ours are in bed.',
  },
  { at: 48.2, who: 'wen', kind: 'defer' },
  {
    at: 48.22,
    who: 'wen',
    kind: 'post',
    text: 'After you, Grandmother. Age before beauty, and I bow as I say it.',
  },
  {
    at: 49.12,
    who: 'vasya',
    kind: 'post',
    text: 'Come closer, little monkey, Grandmother only wants to ask you something. <b>Riddle at the Gate</b>, for <b>Sun Wukong</b>.\n\nAnd Koschei has seen somebody through the hedge: <b>Carry Off the Bride: the White Snake</b>.',
  },
  {
    at: 51.9,
    who: 'wen',
    kind: 'post',
    text: '<b>Seventy-two Shapes!</b> Let her put her question to a hawk, and then to a teapot.<br>Meanwhile cousin Iron Fan looks in on somebody’s kitchen: <b>Fan the Flames Out</b>, in the general direction of <b>Vasilisa</b>.',
  },
  {
    at: 52.35,
    who: 'vasya',
    kind: 'post',
    text: 'She had lit it already. <b>The Skull Lantern</b> looks at <b>Princess Iron Fan</b> all the same. And Grandfather is behind the stove with their boots: <b>Knots in Their Laces, Zhu Bajie and Tripitaka</b>.',
  },
  {
    at: 53.1,
    who: 'vasya',
    kind: 'post',
    text: '<b>Come and Comb My Hair</b>, says the girl in the pond, to <b>the Monkey King</b>. He has such a lot of it himself.',
  },
  {
    at: 57.5,
    who: 'wen',
    kind: 'post',
    as: 'the wrong line',
    text: '<b>Havoc in Heaven! Vasilisa and Ilya Muromets!</b>',
  },
  {
    at: 57.63,
    who: 'wen',
    kind: 'post',
    text: 'No, wait, I was reading the wrong line of my own notes. Ines, dear, wise and beautiful, could you?',
  },
  {
    at: 59.05,
    who: 'ines',
    kind: 'strike',
    of: 'the wrong line',
    ability: 'sun-wukong/havoc-in-heaven',
    because:
      'Wen took it back eight minutes after posting it, while it waited and before anybody had answered. Flattery was not needed.',
  },
  {
    at: 59.4,
    who: 'wen',
    kind: 'post',
    text: 'Bless you. <b>Havoc in Heaven</b>, for <b>Baba Yaga and the Rusalka</b>. Third Prince, if you please: <b>The Universe Ring on Vasilisa</b>. And the Marshal has wiped his mouth and taken up <b>the Nine-toothed Rake</b>.',
  },
  { at: 68.3, who: 'vasya', kind: 'post', text: '<b>The Hut Turns Round</b>. Hold on to the soup.' },
  {
    at: 69.15,
    who: 'wen',
    kind: 'post',
    text: '<b>Monkeys Everywere!</b> A hundred of them. One is holding the pen.',
  },
  {
    at: 80.6,
    who: 'wen',
    kind: 'roster',
    mercs: ['sun-wukong', 'nezha', 'zhu-bajie', 'tripitaka', 'princess-iron-fan'],
  },
  { at: 80.62, who: 'wen', kind: 'bid', terrain: 'The Water-Curtain Cave', gp: 5 },
  {
    at: 82.1,
    who: 'vasya',
    kind: 'roster',
    mercs: ['baba-yaga', 'koschei', 'vasilisa', 'the-firebird', 'ilya-muromets', 'the-rusalka'],
  },
  { at: 82.15, who: 'vasya', kind: 'bid', terrain: 'The Fence of Skulls', gp: 1 },
  {
    at: 119.8,
    who: 'vasya',
    kind: 'post',
    text: 'Twelve minutes. Everybody who is going is in the hut; everybody who is not is under it.',
  },
  {
    at: 147.05,
    who: 'vasya',
    kind: 'post',
    text: '<b>Dead Water, Living Water</b>, for <b>Ilya</b>. He is flat on his back again, and says that he knows the ceiling.',
  },
];
