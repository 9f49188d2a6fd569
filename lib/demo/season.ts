import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withImport } from '../engine/rules/mercenaries/importing';
import type { Match, Setup } from '../engine/rules/mercenaries/setup';
import { SETUP_VERSION, settingsSchema } from '../engine/rules/mercenaries/setup';
import { planImport } from '../record/exchange/plan';
import { readYaml } from '../record/exchange/read-yaml';

/** A season to look at: eight teams from public-domain literature and myth, and a few mercs for hire. */

export const demoSeason = {
  key: 'lantern',
  name: 'The Lantern season',
  timeZone: 'Europe/London',
  /** Two days of Peacetime, three of Wartime, one of Battles, one of Results. */
  phaseHours: [48, 72, 24, 24],
} as const;

/** What each team says of itself, by its key. */
export const demoMottoes: Readonly<Record<string, string>> = {
  'chateau-dif': 'We have all the time in the world, and a spoon.',
  'the-borgo-pass': 'Guests arrive freely. Guests leave something behind.',
  'flower-fruit-mountain': 'Equal to Heaven, and closer to the peaches.',
  'the-hut-on-hens-legs': 'Back to the forest, front to us, wipe your feet.',
  greenwood: 'We share. Stand still.',
  ingolstadt: 'It was alive when it left the bench.',
  'the-labyrinth': 'You will find the way in.',
  'the-reform-club': 'Home in eighty days, and in time for whist.',
};

/** Who meets whom, by week: the first four rounds of the seven in which every team meets every other. */
export const demoMatches: readonly (readonly Match[])[] = [
  [
    { attacker: 'the-borgo-pass', defender: 'chateau-dif', tier: 'Mid' },
    { attacker: 'flower-fruit-mountain', defender: 'the-hut-on-hens-legs', tier: 'High' },
    { attacker: 'ingolstadt', defender: 'the-reform-club', tier: 'Low' },
    { attacker: 'the-labyrinth', defender: 'greenwood', tier: 'High' },
  ],
  [
    { attacker: 'chateau-dif', defender: 'flower-fruit-mountain', tier: 'High' },
    { attacker: 'the-hut-on-hens-legs', defender: 'the-borgo-pass', tier: 'Mid' },
    { attacker: 'greenwood', defender: 'ingolstadt', tier: 'Low' },
    { attacker: 'the-reform-club', defender: 'the-labyrinth', tier: 'Mid' },
  ],
  [
    { attacker: 'the-borgo-pass', defender: 'greenwood', tier: 'Mid' },
    { attacker: 'ingolstadt', defender: 'chateau-dif', tier: 'High' },
    { attacker: 'flower-fruit-mountain', defender: 'the-labyrinth', tier: 'High' },
    { attacker: 'the-reform-club', defender: 'the-hut-on-hens-legs', tier: 'Mid' },
  ],
  [
    { attacker: 'chateau-dif', defender: 'the-reform-club', tier: 'Mid' },
    { attacker: 'the-labyrinth', defender: 'the-borgo-pass', tier: 'Mid' },
    { attacker: 'greenwood', defender: 'flower-fruit-mountain', tier: 'High' },
    { attacker: 'the-hut-on-hens-legs', defender: 'ingolstadt', tier: 'Mid' },
  ],
];

/** What the demo season's first week opens with: its file, brought in as anybody's is. */
export const demoSetup: Setup = await bringIn('lib/demo/season.yaml');

/** @throws where the file holds what the import would refuse: it is part of the product. */
async function bringIn(file: string): Promise<Setup> {
  const empty: Setup = {
    ...{ setupVersion: SETUP_VERSION, week: 1, settings: settingsSchema.parse({}) },
    ...{ teams: {}, mercs: {}, matches: [...(demoMatches[0] ?? [])] },
  };
  const text = readFileSync(join(process.cwd(), file), 'utf8');
  const { misfits, patch } = await planImport(empty, readYaml({ name: file, text }));
  const [wrong] = misfits;
  if (wrong) throw new Error(`${file}:${wrong.line} ${wrong.cell}: ${wrong.message}`);
  return withImport(empty, patch);
}
