import type { DemoAct } from '../act';

/** The Hut on Hen’s Legs against Ingolstadt: verses for a doll. */
export const theHutAtIngolstadt: readonly DemoAct[] = [
  // Peacetime
  {
    at: 8.44,
    who: 'bram',
    kind: 'post',
    text: 'Page 57. The bursar came. I showed him the clay, the bronze, the lady at the window and the lightning. He asked which of it was for sale. All of it is for sale. None of it would go with him.',
  },
  {
    at: 33.18,
    who: 'vasya',
    kind: 'post',
    text: 'The hut has got its claws into a road at last. Grandmother is knitting it a second pair of socks, for the stairs at Ingolstadt. Somebody wipe the Baron.',
  },

  // Wartime
  {
    at: 49.51,
    who: 'vasya',
    kind: 'post',
    text: 'There is a cough in the reeds and nobody under it. <b>Come and Comb My Hair</b>, says the girl in the pond, <b>Griffin</b>, dear; in the water one can see you perfectly.',
  },
  {
    at: 51.14,
    who: 'bram',
    kind: 'post',
    text: 'Page 60. He has been gone an hour. There is a hole in the pond, man-sized, holding a comb. The Doctor, meanwhile: <span style="font-weight:bold">Linger a While, Koschei</span>. He was shown the moment so fair. He said that he had had it before, and would have it again, and sat down.',
  },
  {
    at: 53.09,
    who: 'vasya',
    kind: 'post',
    text: 'He does like to sit. Then the white rider comes by early: <b>Day, Sun and Night</b>, for <b>Baba Yaga</b>. <b>The Hut Turns Round</b> before breakfast, and they will be looking at our back wall with their porridge in their hands.',
  },
  {
    at: 55.61,
    who: 'bram',
    kind: 'post',
    text: 'Page 61. She was wound at noon. <span style="font-weight:bold">“Ah, ah,” she says, to Ilya Muromets</span>. He has waited thirty-three years on a stove for somebody to talk to.',
  },
  {
    at: 56.63,
    who: 'vasya',
    kind: 'roster',
    mercs: ['baba-yaga', 'koschei', 'vasilisa', 'the-firebird', 'ilya-muromets', 'baron-munchausen'],
  },
  { at: 56.67, who: 'vasya', kind: 'bid', terrain: 'The Isle of Buyan', gp: 3 },
  {
    at: 58.61,
    who: 'bram',
    kind: 'post',
    text: 'Page 62. The glass is falling. <span style="font-weight:bold">If it rains, the Spark of Being, on the Golem</span>. I shall sit up.',
  },
  {
    at: 59.2,
    who: 'bram',
    kind: 'roster',
    mercs: ['victor-frankenstein', 'faust', 'mephistopheles', 'olimpia', 'talos'],
  },
  { at: 59.25, who: 'bram', kind: 'bid', terrain: 'The Upper Laboratory', gp: 0 },
  {
    at: 59.5,
    who: 'bram',
    kind: 'post',
    text: 'Page 63. With the fox’s breakages on its account the clay is 1 too dear for the middle league, and I am 2 below nothing. It has been stood in the rain, on the chance.',
  },
];
