import 'server-only';
import type { Viewer } from '../../engine/rules/kernel/ruleset';
import { mercenaries } from '../../engine/rules/mercenaries';
import { type ExportedWeek, exportWeek, openingAfter } from '../../engine/scenarios/mercenaries/export';
import { writeScenario } from '../../engine/scenarios/write';
import { ok, type Result } from '../../result';
import { readSeason } from '../views/season';
import { readJournal } from '../week/journal';
import { loadWeek } from '../week/load';
import { viewFor } from '../week/ruleset';
import type { LoadedWeek } from '../week/types';
import type { Happened } from './compare';

/** With whose eyes a week is forked: an admin who leads a team sees no more here than any other admin. */
const ADMIN: Viewer = { kind: 'admin' };

/** A week turned into a scenario. */
export interface Fork {
  readonly week: number;
  readonly open: boolean;
  /** What the scenario leaves out and where its dice come from, in sentences. */
  readonly notes: readonly string[];
  /** The scenario, without expectations. */
  readonly text: string;
  /** The same as a case: what happened is what it expects. */
  readonly asCase: string;
  readonly happened: Happened;
}

/**
 * A week of a season as a scenario. Of an open week it holds no more than every admin may know: no roster and
 * no bid before the rosters lock, and no die that is not thrown yet.
 * @returns `not-found`
 */
export async function readFork(key: string, number: number): Promise<Result<Fork>> {
  const loaded = await loadWeek({ season: key, week: number });
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  const [journal, season] = await Promise.all([
    readJournal({ season: week.season.key, week: week.week }, ADMIN),
    readSeason(key),
  ]);
  if (!journal.ok) return journal;
  const happened = happenedIn(week);
  const open = week.state.phase !== 'Closed';
  const title = season?.name ?? week.season.key;
  const exported = exportWeek({
    name: open
      ? `Week ${week.week} of ${title}, as it stood in ${week.state.phase}`
      : `Week ${week.week} of ${title}, as it was played`,
    setup: week.state.setup,
    journal: journal.value,
    view: happened.view,
    end: happened.end,
  });
  const notes = [...notesOf(week), ...exported.left];
  const { name, play, opening, expect } = exported;
  return ok({
    week: week.week,
    open,
    notes,
    text: writeScenario({ name, play, opening } satisfies Partial<ExportedWeek>, notes),
    asCase: writeScenario({ name, play, expect, opening } satisfies Partial<ExportedWeek>, notes),
    happened,
  });
}

/** What happened in a week, to hold a scenario against. @returns `not-found` */
export async function readHappened(season: string, number: number): Promise<Result<Happened>> {
  const loaded = await loadWeek({ season, week: number });
  return loaded.ok ? ok(happenedIn(loaded.value)) : loaded;
}

function happenedIn(week: LoadedWeek): Happened {
  const view = viewFor(week, ADMIN);
  const end = view.phase === 'Closed' ? mercenaries.view(openingAfter(week.state), ADMIN) : view;
  return { week: week.week, view, end };
}

function notesOf({ week, record }: LoadedWeek): string[] {
  if (record.phase === 'Closed') return ['Its dice are written out as they fell, so that it stands without any seed.'];
  return [
    `Week ${week} is open: dice that are not thrown yet come from another seed than its own.`,
    ...(record.rostersLocked ? [] : ['Rosters and bids are sealed until the rosters lock, and left out.']),
  ];
}
