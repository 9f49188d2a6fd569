import type { DemoAct } from '../act';

/** Greenwood against Flower-Fruit Mountain: giants, or a monkey. */
export const greenwoodAtFlowerFruitMountain: readonly DemoAct[] = [
  // Peacetime
  {
    at: 6.35,
    who: 'wen',
    kind: 'post',
    text: 'It looks like arrows. <b>A Borrowed Umbrella</b>, then, for <b>Tripitaka</b>, and he is to keep it up. The Marshal has had <b>One More Bun</b> and says that he saw nobody by the larder, least of all himself.',
  },
  {
    at: 10.06,
    who: 'tam',
    kind: 'post',
    text: 'A monk went by our tree with two sticks of incense and a begging bowl, and the bowl rang. [b]Taxing the Tax-man[/b] upon [b]Tripitaka[/b]. He thanked us. He’s praying for us. I feel dreadful.',
  },
  {
    at: 26.27,
    who: 'tam',
    kind: 'post',
    text: 'So it’s gone on bread. [b]Grace before Venison[/b], and the places by the fire are for [b]Don Quixote, Maid Marian and the Friar[/b], who said it to himself.',
  },

  // Wartime
  {
    at: 50.24,
    who: 'tam',
    kind: 'post',
    text: 'How do you stop a thing that somersaults over the edge of the world? You dig where it lands. [b]Oak and Iron[/b], all round [b]Sun Wukong[/b].',
  },
  {
    at: 52.26,
    who: 'wen',
    kind: 'post',
    text: 'He has found the holes, and counted them, and is delighted. <b>Seventy-two Shapes!</b> He will be a mole.',
  },
  {
    at: 52.5,
    who: 'wen',
    kind: 'post',
    text: 'He is tired, it seems, from being a teapot. Third Prince! <b>The Universe Ring</b>, to be thrown at <b>Robin Hood</b>, who will at least see it coming.',
  },
  {
    at: 54.47,
    who: 'tam',
    kind: 'post',
    text: 'The old knight has seen a hill with a tail, and couched his lance, and we’re none of us to help him. [b]They Are Giants[/b]! [b]Sun Wukong[/b]! And him in the Chapel has finished whetting it: [b]Return the Blow[/b], and it’s [b]Nezha[/b]’s turn.',
  },
  {
    at: 55.93,
    who: 'wen',
    kind: 'roster',
    mercs: ['sun-wukong', 'the-white-snake', 'nezha', 'zhu-bajie', 'tripitaka', 'princess-iron-fan'],
  },
  { at: 55.97, who: 'wen', kind: 'bid', terrain: 'The Water-Curtain Cave', gp: 2 },
  {
    at: 59.05,
    who: 'tam',
    kind: 'post',
    text: 'John asks can he have the monkey when the old man’s done. I’ve said we share.',
  },
];
