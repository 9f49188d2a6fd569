import { isDeepStrictEqual } from 'node:util';
import type { Viewer } from '../../engine/rules/kernel/ruleset';
import type { View } from '../../engine/rules/mercenaries/view';
import type { Sealed } from './difference';
import { carryOn, type FoldedWeek, forPreview, opened, opening } from './fold';
import { maySee } from './journal';
import { viewFor } from './ruleset';
import type { JournalEntry } from './types';

/**
 * A look past the lock of the rosters for somebody who may not see them. Nothing of them is folded: the week is folded
 * once as if the teams whose orders are sealed fielded nobody, and once as if they fielded all they can. What both come
 * to does not hang on the rosters; what differs is told as open.
 */

/** The teams that gave a roster or a bid which this viewer may not see. */
export const sealedFrom = (seen: View): readonly string[] =>
  Object.values(seen.teams)
    .filter(({ roster, bid }) => roster.state === 'sealed' || bid.state === 'sealed')
    .map(({ key }) => key);

export interface Veiled {
  /** The week after the entries, as far as it does not hang on what is sealed. */
  readonly view: View;
  readonly sealed: Sealed;
}

export function withoutSealed(
  week: FoldedWeek,
  added: readonly JournalEntry[],
  viewer: Viewer,
  before: View,
  teams: readonly string[],
): Veiled {
  const seen = week.journal.filter((entry) => entry.kind !== 'corrected' && maySee(entry, viewer));
  const settings = { ...week.setup.settings, rosterCap: EVERYBODY, payDownFee: 0 };
  const start = opening(forPreview(week));
  const generous = { ...start, setup: { ...week.setup, settings } };
  const none = viewFor(carryOn(opened(start), [...seen, ...added]), viewer);
  const all = viewFor(carryOn(opened(generous), [...seen, ...fieldAll(week, before, added), ...added]), viewer);

  const inAll = new Map(all.rulings.map((ruling) => [ruling.id, ruling]));
  const inBefore = new Map(before.rulings.map((ruling) => [ruling.id, ruling]));
  const decided = none.rulings.filter((ruling) => {
    const other = inAll.get(ruling.id);
    return other?.outcome === ruling.outcome && isDeepStrictEqual(other.hits, ruling.hits);
  });
  const certain = new Set(decided.map(({ id }) => id));
  const rulings = none.rulings.flatMap((ruling) => {
    const kept = certain.has(ruling.id) ? ruling : inBefore.get(ruling.id);
    return kept ? [kept] : [];
  });
  const agreed = agree(before, none, all);
  return {
    view: { ...agreed, settings: before.settings, ...unbid(agreed, before, teams), rulings },
    sealed: {
      teams: teams.map((key) => before.teams[key]?.name ?? key),
      rulings: new Set(rulings.filter(({ id }) => !certain.has(id)).map(({ id }) => id)),
    },
  };
}

const EVERYBODY = 1000;

/** Rosters of all whom each team can field, in the place of those that are sealed. */
function fieldAll(week: FoldedWeek, before: View, added: readonly JournalEntry[]): JournalEntry[] {
  const first = added[0];
  if (!first) return [];
  const mercs = Object.values(week.record.mercs).filter((merc) => merc.rosterable && merc.assists === null);
  const teams = Object.values(before.teams).filter(({ roster }) => roster.state === 'sealed');
  return teams.map(({ key: by }) => ({
    id: `${first.id}-as-if-${by}`,
    seq: first.seq,
    at: first.at,
    actor: 'clock',
    kind: 'roster',
    by,
    mercs: mercs.filter((merc) => merc.controller === by).map((merc) => merc.key),
  }));
}

/** Orders, fees and bids are not known: they, GP and battlefields of those teams stay as they were. */
function unbid(view: View, before: View, teams: readonly string[]): Pick<View, 'teams' | 'matches'> {
  const isSealed = (team: string) => teams.includes(team);
  return {
    teams: Object.fromEntries(
      Object.entries(view.teams).map(([key, team]) => {
        const old = before.teams[key];
        return [
          key,
          old && isSealed(key) ? { ...team, gp: old.gp, ledger: old.ledger, roster: old.roster, bid: old.bid } : team,
        ];
      }),
    ),
    matches: view.matches.map((match, at) =>
      isSealed(match.attacker) || isSealed(match.defender)
        ? { ...match, terrain: before.matches[at]?.terrain ?? null, battle: before.matches[at]?.battle ?? null }
        : match,
    ),
  };
}

/** What two folds agree on; where they do not, what was before. Lists agree as a whole, or item by item where equally long. */
function agree<T>(before: T, one: T, other: T): T {
  if (isDeepStrictEqual(one, other)) return one;
  if (!isObject(before) || !isObject(one) || !isObject(other)) return before;
  if (Array.isArray(one) && !(sameLength(before, one) && sameLength(one, other) && one.every(isObject))) return before;
  const merged = Object.entries(one).map(([key, value]): [string, unknown] => [
    key,
    agree(Reflect.get(before, key), value, Reflect.get(other, key)),
  ]);
  return Object.assign(Array.isArray(one) ? [] : {}, Object.fromEntries(merged)) as T;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const sameLength = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other) && one.length === other.length;
