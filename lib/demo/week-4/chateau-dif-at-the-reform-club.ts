import type { DemoAct } from '../act';

/** Château d’If against The Reform Club: a stolen reputation. */
export const chateauDIfAtTheReformClub: readonly DemoAct[] = [
  // Peacetime
  {
    at: 3.24,
    who: 'odile',
    kind: 'post',
    text: 'Our new man is back from the country, fatter. He has called at an address in St John’s Wood, and it is all quite in order, he was only looking after it: **What’s Yours Is Reynard’s**, and **Irene Adler** may have it again when he has done.',
  },
  {
    at: 11.71,
    who: 'pilar',
    kind: 'post',
    text: '11.43 a.m. A photograph has been taken, and a fox was seen. Miss Adler laughed until she had to sit down. The Committee thinks it no laughing matter. It has been laughing since.',
  },
  {
    at: 27.93,
    who: 'odile',
    kind: 'post',
    text: 'The Abbé has a candle, a slate and, this time, a name in full. **A Tutor in Darkness**, for **Mulan**.',
  },

  // Wartime
  {
    at: 48.51,
    who: 'odile',
    kind: 'post',
    text: 'There was once a man who was never late. **One More Night**: it is for **Phileas Fogg**, and it stops just before the clock strikes.',
  },
  {
    at: 49.14,
    who: 'pilar',
    kind: 'post',
    text: '9.08 p.m. Mr Fogg has sat down. Mr Fogg has asked what the clock did then. The Club, in some alarm, called for steam: <strong>Sixty Miles an Hour</strong>!',
  },
  {
    at: 49.92,
    who: 'pilar',
    kind: 'post',
    text: '9.55 p.m. The engine is in pieces on the rug, being repainted. <strong>The Woman</strong>, then, and she might look in on <strong>Atalanta</strong>.',
  },
  {
    at: 51.37,
    who: 'odile',
    kind: 'post',
    text: 'That would be with us. He does it in a veil, at a slow walk, with the tail up: **The Woman**, and **Passepartout** had better see whether his gas is off.',
  },
  {
    at: 53.64,
    who: 'odile',
    kind: 'post',
    text: 'One account has never been settled in this house by cleverness alone. **The Count’s Reckoning**, for **Sherlock Holmes**. The Captain has steam up: **Ram the Time Traveller**, and then, Ines, the *small* one, **Flood the Lower Deck**.',
  },
  { at: 54.1, who: 'odile', kind: 'customize', merc: 'edmond-dantes', choice: 'The Abbé Busoni' },
  {
    at: 57.12,
    who: 'odile',
    kind: 'roster',
    mercs: ['edmond-dantes', 'captain-nemo', 'mulan', 'scheherazade', 'atalanta', 'puss-in-boots', 'reynard'],
  },
  { at: 57.16, who: 'odile', kind: 'bid', terrain: 'Monte Cristo Grotto', gp: 2 },
];
