import type { DemoAct } from '../act';

/** Greenwood against Ingolstadt: what Robin Hood wished for. */
export const greenwoodAtIngolstadt: readonly DemoAct[] = [
  // Peacetime
  {
    at: 6.42,
    who: 'tam',
    kind: 'post',
    text: 'We are bidden to a castle with a lightning rod on it. The Friar asks what one brings. I said, a ladder.',
  },
  {
    at: 14.63,
    who: 'bram',
    kind: 'post',
    text: 'Page 23. Weekly cost of bronze man, found by experiment: 5. Weekly income, less everything: less. Conclusion: the experiment must be repeated until it comes out.',
  },

  // Wartime
  {
    at: 49.22,
    who: 'tam',
    kind: 'post',
    text: 'There’s an old blind nun at their gate with a box for the poor, and good eyesight. [b]Abbess for a Morning[/b]! She’ll hear the first that comes.',
  },
  {
    at: 49.97,
    who: 'bram',
    kind: 'post',
    text: 'Page 27. A gentleman with a limp has taken the outlaw aside. <span style="font-weight:bold">Name Your Wish, Robin Hood</span>: it was a silver arrow, and to win it by himself, with everybody watching. Expenses, 3. It is remarkable how little they ask.',
  },
  {
    at: 50.64,
    who: 'tam',
    kind: 'post',
    text: 'He’d not. Robin, lad, show them: [b]Split the Arrow[/b], and [b]Olimpia[/b]’s the butt.',
  },
  {
    at: 50.91,
    who: 'tam',
    kind: 'post',
    text: 'He says that he would sooner split it when he is ready. He is combing his beard. Much is crying into the flour.',
  },
  {
    at: 52.13,
    who: 'tam',
    kind: 'post',
    text: 'Will, then; he has the clothes for it. [b]Red from Hat to Heel[/b], once round for [b]Griffin and Victor[/b], who will be able to describe it after.',
  },
  {
    at: 53.3,
    who: 'bram',
    kind: 'post',
    text: 'Page 29. He stands in the yard with a cliff in his arms, and so: <span style="font-weight:bold">Hurl the Shore</span>. It has snowed. <span style="font-weight:bold">Footprints in the Snow</span>. One pair, going out, in slippers.',
  },
  {
    at: 57.71,
    who: 'tam',
    kind: 'post',
    text: 'And if there’s one among them has paid to come in, Will can smell it on the cloth.',
  },
  { at: 57.9, who: 'tam', kind: 'post', text: 'To be plain: [b]Overdressed for the Occasion[/b].' },
  {
    at: 79.05,
    who: 'tam',
    kind: 'roster',
    mercs: ['maid-marian', 'little-john', 'friar-tuck', 'will-scarlet', 'the-green-knight'],
  },
  { at: 79.09, who: 'tam', kind: 'bid', terrain: 'The Ford of the Long Staff', gp: 2 },
  { at: 81.2, who: 'bram', kind: 'roster', mercs: ['victor-frankenstein', 'griffin', 'olimpia'] },
  { at: 81.24, who: 'bram', kind: 'bid', terrain: 'The Brocken at Midnight', gp: 0 },
  {
    at: 99.8,
    who: 'bram',
    kind: 'post',
    text: 'Page 31. The door fee for a bronze man in the lower league is 2, and I have 1. He has been left in the yard. He is still holding the cliff. Nobody has told him.',
  },

  // Battles and Results
  {
    at: 127.5,
    who: 'tam',
    kind: 'post',
    text: 'We had them, and then an arrow came between. It wasn’t theirs and it wasn’t ours. It was a beautiful shot, damn him, and he bowed.',
  },
  {
    at: 145.15,
    who: 'bram',
    kind: 'post',
    text: 'Page 36. It lives! I mean the season. The books do not; they were pronounced at noon, at nothing exactly.',
  },
  {
    at: 149.2,
    who: 'tam',
    kind: 'post',
    text: 'He’s back. He’s brought the silver arrow, and nobody will look at it. Marian has hung it on the privy door.',
  },
];
