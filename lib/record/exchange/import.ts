import 'server-only';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Setup } from '../../engine/rules/mercenaries/setup';
import type { SeasonActor } from '../../platform/auth/actor';
import { mistake, ok, type Result } from '../../result';
import { nameOf } from '../journal/confirm';
import { readPeople } from '../views/acts';
import { append } from '../week/append';
import { loadWeek } from '../week/load';
import { inForce } from '../week/projection/amended';
import type { LoadedWeek } from '../week/types';
import type { SourceText } from './given';
import { type Plan, type Progress, planImport } from './plan';
import { readSources } from './read';
import { forget, readStaged } from './staged';
import { writeCsv } from './write-csv';
import { writeYaml } from './write-yaml';

/**
 * Import of teams, mercs and abilities: an entry in the open week's journal, which comes into force with the opening of
 * the next week. Within a week nothing that it opened with changes.
 */

/** What an import would come to. */
export interface ImportPreview extends Plan {
  /** The week with which it would come. */
  readonly week: number;
  readonly files: readonly string[];
  /** Names what was shown, so that nothing else is imported. */
  readonly saw: string;
}

/** Imports that wait for the next week, and where they go. */
export interface ImportRoom {
  /** The week that opens next; null: no season is open. */
  readonly next: number | null;
  readonly waiting: readonly WaitingImport[];
}
export interface WaitingImport {
  readonly entry: string;
  readonly by: string;
  readonly at: string;
  readonly teams: number;
  readonly mercs: number;
  readonly abilities: number;
}

/** How often a plan is made again where the week went on meanwhile. */
const MOST_TRIES = 5;

/** What the next week would open with if this one closed now. */
const nextOpening = (week: LoadedWeek): Setup => mercenaries.setup.parse(mercenaries.close(week.state));

async function openWeek(season: string): Promise<Result<LoadedWeek>> {
  const loaded = await loadWeek({ season });
  if (!loaded.ok) return loaded;
  return loaded.value.state.phase === 'Closed'
    ? mistake('closed', 'No week is open.', { next: 'Open the next one first.' })
    : loaded;
}

/** Holds files against what the next week would open with; nothing is saved. */
async function look(week: LoadedWeek, files: readonly SourceText[], progress?: Progress): Promise<ImportPreview> {
  const plan = await planImport(nextOpening(week), readSources(files), progress);
  return {
    ...plan,
    week: week.week + 1,
    files: files.map(({ name }) => name),
    saw: nameOf(JSON.stringify(plan.patch)),
  };
}

/** @returns `not-found` (the files, or a season), `closed` */
export async function previewImport(
  actor: SeasonActor,
  staged: string,
  progress?: Progress,
): Promise<Result<ImportPreview>> {
  const files = await readStaged(actor, staged);
  if (!files.ok) return files;
  const week = await openWeek(actor.season);
  return week.ok ? ok(await look(week.value, files.value, progress)) : week;
}

/**
 * Imports what was shown, all of it or nothing.
 * @param saw what the look named; anything else is `stale`
 * @returns `not-found`, `closed`, `invalid` (a misfit), `stale`, `nothing` (all is as it says already)
 */
export async function commitImport(
  actor: SeasonActor,
  { staged, saw }: { staged: string; saw: string },
  key: string,
): Promise<Result<{ week: number; added: number; changed: number }>> {
  const files = await readStaged(actor, staged);
  if (!files.ok) return files;
  // A plan is made at leisure, and stands as long as the next week would open with what it was held against.
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const loaded = await openWeek(actor.season);
    if (!loaded.ok) return loaded;
    const { season, week } = loaded.value;
    const seen = await look(loaded.value, files.value);
    if (seen.misfits.length > 0) return mistake('invalid', 'Something in it is wrong, so that nothing was imported.');
    if (seen.saw !== saw) break;
    if (seen.added.length + seen.changed.length === 0) {
      return mistake('nothing', 'All of it is as the files say already.');
    }
    const against = nameOf(nextOpening(loaded.value));
    const done = await append({
      where: { season: season.key, week },
      actor,
      idempotencyKey: key,
      entries: (now) =>
        nameOf(nextOpening(now.week)) === against ? ok([{ kind: 'import', ...seen.patch }]) : mistake('moved', ''),
    });
    if (!done.ok && done.problem.code === 'moved') continue;
    if (!done.ok) return done;
    await forget(actor);
    return ok({ week: seen.week, added: seen.added.length, changed: seen.changed.length });
  }
  return mistake('stale', 'It would change something else now than when you looked.', { next: 'Look at it again.' });
}

/** What waits for the next week of a season. */
export async function readImportRoom(season: string): Promise<ImportRoom> {
  const loaded = await loadWeek({ season });
  if (!loaded.ok) return { next: null, waiting: [] };
  const { journal, week } = loaded.value;
  const imports = inForce(journal).filter((entry) => entry.kind === 'import');
  const people = await readPeople(imports.map(({ actor }) => actor));
  return {
    next: week + 1,
    waiting: imports.map(({ id, actor, at, teams, mercs }) => ({
      entry: id,
      by: people(actor),
      at,
      teams: Object.keys(teams).length,
      mercs: Object.keys(mercs).length,
      abilities: Object.values(mercs).reduce((sum, { abilities = {} }) => sum + Object.keys(abilities).length, 0),
    })),
  };
}

export const EXPORTS = ['teams.csv', 'mercs.csv', 'abilities.csv', 'season.yaml'] as const;
export type ExportName = (typeof EXPORTS)[number];

/** A season's teams, mercs or abilities as a file, as the next week would open with them. @returns `not-found` */
export async function exportSeason(season: string, name: ExportName): Promise<Result<string>> {
  const loaded = await loadWeek({ season });
  if (!loaded.ok) return loaded;
  const setup = nextOpening(loaded.value);
  switch (name) {
    case 'teams.csv':
      return ok(writeCsv('teams', setup));
    case 'mercs.csv':
      return ok(writeCsv('mercs', setup));
    case 'abilities.csv':
      return ok(writeCsv('abilities', setup));
    case 'season.yaml':
      return ok(writeYaml(setup, `Season ${loaded.value.season.key}, as week ${setup.week} would open`));
  }
}
