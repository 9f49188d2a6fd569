/** What `npm run mutation` changes, and the tests that hold it. */
export interface Room {
  readonly name: string;
  readonly folder: string;
  /** Folders of tests. What only a test of another room would notice counts as unnoticed: a room is held by its own. */
  readonly tests: readonly string[];
  /** Whether some of them need a real PostgreSQL. */
  readonly database: boolean;
}

export const ROOMS: readonly Room[] = [
  {
    name: 'rules',
    folder: 'lib/engine/rules',
    tests: ['rules', 'cases', 'crisis-collide', 'deviants', 'tabletop'],
    database: false,
  },
  { name: 'declarations', folder: 'lib/engine/declarations', tests: ['declarations', 'reading'], database: false },
  { name: 'dice', folder: 'lib/engine/dice', tests: ['dice'], database: true },
  { name: 'week', folder: 'lib/record/week', tests: ['week', 'journal', 'replay'], database: true },
  { name: 'auth', folder: 'lib/platform/auth', tests: ['auth', 'accounts'], database: true },
];
