import 'server-only';
import { withImport } from '../../engine/rules/mercenaries/importing';
import { type Settings, settingsSchema } from '../../engine/rules/mercenaries/setup';
import { db } from '../../platform/db/client';
import type { Misfit } from '../../record/exchange/given';
import { planImport } from '../../record/exchange/plan';
import { readSources } from '../../record/exchange/read';
import type { Difference } from '../../record/journal/difference';
import { readSeason } from '../../record/views/season';
import { changesIn } from '../../record/week/corrections';
import type { FoldedWeek } from '../../record/week/fold';
import { loadFolded } from '../../record/week/load';
import { whatIf } from '../../record/week/what-if';

/** What is asked of the laboratory: other settings, other abilities, from one week on. */
export interface LabAsked {
  /** Those that are named; null: as the season has them. */
  readonly settings: Readonly<Record<string, unknown>> | null;
  /** Mercs or abilities as a table or YAML; empty: none. */
  readonly text: string;
  /** The first week that opens with it; null: the first of all. */
  readonly from: number | null;
}

export interface LabPage {
  readonly name: string;
  readonly zone: string;
  /** It has ended: anybody may look. */
  readonly ended: boolean;
  /** The closed weeks, in order. */
  readonly weeks: readonly number[];
  /** The week that opens next. */
  readonly next: number | null;
  readonly settings: Settings;
  /** A setting, or the week to begin with, is asked that there is not. */
  readonly unknown: boolean;
  /** Null: nothing was asked. */
  readonly found: LabFound | null;
}
export interface LabFound {
  readonly settings: Settings;
  readonly misfits: readonly Misfit[];
  readonly difference: Difference | null;
  /** Why it could not have gone so. */
  readonly problem: string | null;
}

/** Whether a season has ended; null: there is none. */
export async function hasEnded(season: string): Promise<boolean | null> {
  const row = await db.season.findUnique({ where: { key: season }, select: { endedAt: true } });
  return row && row.endedAt !== null;
}

/** A season as it would have gone by other settings or abilities; null: there is no such season. */
export async function loadLab(key: string, asked: LabAsked): Promise<LabPage | null> {
  const season = await readSeason(key);
  if (!season) return null;
  const closed = season.weeks.filter(({ phase }) => phase === 'Closed').map(({ number }) => number);
  const weeks: FoldedWeek[] = [];
  for (const number of closed) {
    const loaded = await loadFolded({ season: key, week: number });
    if (loaded.ok) weeks.push(loaded.value);
  }
  const open = season.weeks.at(-1);
  const nothing = asked.settings === null && asked.text.trim() === '';
  const settings = settingsSchema.safeParse({ ...season.settings, ...asked.settings });
  const from = weeks.filter(({ week }) => asked.from === null || week >= asked.from);
  return {
    name: season.name,
    zone: season.timeZone,
    ended: season.endedAt !== null,
    weeks: closed,
    next: open && open.phase !== 'Closed' && season.endedAt === null ? open.number + 1 : null,
    settings: season.settings,
    unknown: !settings.success || (asked.from !== null && !closed.includes(asked.from)),
    found: nothing || !settings.success ? null : await suppose(from, settings.data, asked),
  };
}

async function suppose(
  weeks: readonly FoldedWeek[],
  settings: Settings,
  { text, settings: named }: LabAsked,
): Promise<LabFound> {
  const [first] = weeks;
  if (!first) return { settings, misfits: [], difference: null, problem: 'No week of the season is closed yet.' };
  const patch = await patchOf(first, text);
  if (!patch.ok) return { settings, misfits: patch.problem.misfits, difference: null, problem: null };
  const supposed = whatIf(weeks, (setup) => ({
    ...withImport(setup, patch.value),
    ...(named === null ? {} : { settings }),
  }));
  if (!supposed.ok) return { settings, misfits: [], difference: null, problem: supposed.problem.message };
  return { settings, misfits: [], difference: changesIn(supposed.value, { kind: 'visitor' }), problem: null };
}

type Patch = Awaited<ReturnType<typeof planImport>>['patch'];

async function patchOf(
  { setup }: FoldedWeek,
  text: string,
): Promise<{ ok: true; value: Patch } | { ok: false; problem: { misfits: readonly Misfit[] } }> {
  if (text.trim() === '') return { ok: true, value: { teams: {}, mercs: {} } };
  const { patch, misfits } = await planImport(setup, readSources([{ name: 'pasted text', text }]));
  return misfits.length > 0 ? { ok: false, problem: { misfits } } : { ok: true, value: patch };
}
