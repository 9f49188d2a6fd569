/** Dice worked out by hand with OpenSSL, for whoever writes a verifier of their own; `draw.ts` and `nonce.ts` say how. */

export interface DrawVector {
  readonly seed: string;
  readonly label: string;
  readonly sides: number;
  readonly value: number;
  /** What it shows. */
  readonly shows: string;
}

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const DIE = 'lantern/3 | epoch 0 | golem | golem/the-word-erased | day 4 | use 1 | draw 1';

export const DRAW_VECTORS: readonly DrawVector[] = [
  { seed: SEED, label: DIE, sides: 6, value: 3, shows: 'The first word is ca63d444.' },
  { seed: SEED, label: 'Château d’If', sides: 1000, value: 146, shows: 'The label is UTF-8.' },
  { seed: SEED, label: DIE, sides: 3_000_000_000, value: 925_651_273, shows: 'The first word is passed over.' },
  {
    seed: SEED,
    label: 'exhausted 35',
    sides: 2 ** 31 + 1,
    value: 982_817_465,
    shows: 'All eight words are passed over: the label goes on with “| again 1”.',
  },
];

/** A week's seed with the nonces of two teams mixed in. */
export const MIX_VECTOR = {
  seed: SEED,
  stream: 'lantern/3',
  nonces: [
    { team: 'the-hut', nonce: 'white, red, black' },
    { team: 'chateau-dif', nonce: 'Château d’If' },
  ],
  message: 'nonces | lantern/3\nchateau-dif | Château d’If\nthe-hut | white, red, black',
  mixed: '0032af53cf96bf27281523da88e1ba6be23439be3c59bb606cd9931aa3c74457',
} as const;
