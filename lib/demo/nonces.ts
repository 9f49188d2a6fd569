import type { DemoAct, Leader } from './act';

/** What leaders gave for the dice of the week after: committed to while the week was played, opened in its Results. */

/** @param opened null: they never did. */
const given = (who: Leader, nonce: string, committed: number, opened: number | null): readonly DemoAct[] => [
  { at: committed, who, kind: 'nonce-commit', nonce },
  ...(opened === null ? [] : [{ at: opened, who, kind: 'nonce-open', nonce } as const]),
];

export const demoNonces: readonly (readonly DemoAct[])[] = [
  [
    ...given('odile', 'seventeen steps, then listen', 20.21, 145.4),
    ...given('wen', 'peach 9000, counted twice', 31.34, 150.2),
    ...given('pilar', '24.02 × 80', 99.52, 151.7),
  ],
  [...given('halvard', 'the dead travel fast', 18.18, 146.3), ...given('odile', 'eighteen steps', 44.44, null)],
  [
    ...given('vasya', 'three riders: white, red, black', 25.25, 149.1),
    ...given('tam', 'a purse, and who dropped it', 61.61, 160.9),
  ],
  [...given('ianthe', 'left, left, left, string', 16.16, null), ...given('wen', 'peach 8999', 39.39, null)],
];
