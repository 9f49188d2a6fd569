import { PHASES, type Phase } from '../../engine/rules/mercenaries/terms';
import { presentWeek, readSeason } from '../../record/views/season';
import { isOfTheseRules, rulingVersions } from '../../record/week/version';

/** What stands at the head of every page. */
export interface Masthead {
  /** Null before the first season. */
  readonly season: {
    readonly key: string;
    readonly name: string;
    readonly zone: string;
    readonly rulesetVersion: string;
  } | null;
  /** Null before the first week. */
  readonly week: {
    readonly number: number;
    /** The four phases in order. */
    readonly phases: readonly { readonly phase: Phase; readonly state: 'done' | 'open' | 'to come' }[];
    /** When the open phase closes; null: when an admin says so, or the week is closed. */
    readonly closesAt: string | null;
    readonly closed: boolean;
    /** The rules of this version rule it otherwise, so that nothing can be done in it for now. */
    readonly held: boolean;
  } | null;
}

/** Reads a season (null: there is none yet), its week and the open phase for the strip under the wordmark. */
export async function readMasthead(of: string | null): Promise<Masthead> {
  const season = of === null ? null : await readSeason(of);
  if (season === null) return { season: null, week: null };
  const { key, name, timeZone: zone, rulesetVersion } = season;
  const week = presentWeek(season);
  if (week === null) return { season: { key, name, zone, rulesetVersion }, week: null };
  const closed = week.phase === 'Closed';
  const open = closed ? PHASES.length : PHASES.indexOf(week.phase);
  return {
    season: { key, name, zone, rulesetVersion },
    week: {
      number: week.number,
      phases: PHASES.map((phase, at) => ({ phase, state: at < open ? 'done' : at === open ? 'open' : 'to come' })),
      closesAt: closed ? null : (week.closesAt?.toISOString() ?? null),
      closed,
      held: !closed && !isOfTheseRules(week) && week.heldFor === rulingVersions(),
    },
  };
}
