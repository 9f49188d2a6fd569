import type { DemoAct, Leader } from './act';

/** What leaders mixed into the dice of each week, before its first draw. */

const told = (at: number, who: Leader, nonce: string): DemoAct => ({ at, who, kind: 'nonce', nonce });

export const demoNonces: readonly (readonly DemoAct[])[] = [
  [
    told(0.21, 'odile', 'seventeen steps, then listen'),
    told(0.34, 'wen', 'peach 9000, counted twice'),
    told(0.52, 'pilar', '24.02 × 80'),
  ],
  [told(0.18, 'halvard', 'the dead travel fast'), told(0.44, 'odile', 'eighteen steps')],
  [told(0.25, 'vasya', 'three riders: white, red, black'), told(0.61, 'tam', 'a purse, and who dropped it')],
  [
    told(0.16, 'ianthe', 'left, left, left, string'),
    told(0.39, 'wen', 'peach 8999'),
    told(0.73, 'pilar', 'the clock is ten minutes slow'),
  ],
];
