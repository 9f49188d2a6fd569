import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { View } from '../../engine/rules/mercenaries/view';
import type { Difference } from '../journal/difference';
import { difference } from '../week/difference';
import type { Against, ComparedRuling, SandboxRuling } from './model';
import { showRuling } from './show';

/** Two plays of one week side by side. Their rulings have other ids, so that they are paired by what they are about. */

/** What happened in a week, as far as an admin may know. */
export interface Happened {
  readonly week: number;
  readonly view: View;
  /** How things stood at the end: of a closed week, as the next one opens. */
  readonly end: View;
}

/** @param here the rulings of the sandbox, and how it ends */
export function against(
  happened: Happened,
  here: { readonly rulings: readonly Ruling[]; readonly end: View },
): Against {
  const place = new Map(here.rulings.map((ruling, at) => [ruling, at]));
  const rows = paired(here.rulings, happened.view.rulings).map(([one, other]): ComparedRuling => {
    const differs = one && other ? differencesOf(one, other, here.end, happened.view) : [];
    const verdict = !one ? 'only there' : !other ? 'only here' : differs.length > 0 ? 'differs' : 'same';
    return {
      verdict,
      here: one === null ? null : (place.get(one) ?? null),
      there: other === null || verdict === 'same' ? null : gist(showRuling(other, happened.view)),
      ruling: other?.id ?? null,
      differs,
    };
  });
  return {
    same: rows.filter(({ verdict }) => verdict === 'same').length,
    rows,
    end: endsDiffer(happened.end, here.end),
  };
}

const gist = ({ title, declared, aim, outcome, reason }: SandboxRuling): ComparedRuling['there'] => ({
  title,
  declared,
  aim,
  outcome,
  reason,
});

type Pair = readonly [here: Ruling | null, there: Ruling | null];

/**
 * Pairs the rulings of the same attempt, the first with the first: those that came out alike before those that did not, so
 * that one more or less does not shift the others.
 */
function paired(here: readonly Ruling[], there: readonly Ruling[]): readonly Pair[] {
  const partner = new Map<Ruling, Ruling>();
  const taken = new Set<Ruling>();
  for (const likeness of [exact, aimed, about]) {
    const open = new Map<string, Ruling[]>();
    for (const one of there) {
      if (taken.has(one)) continue;
      const key = likeness(one);
      open.set(key, [...(open.get(key) ?? []), one]);
    }
    for (const one of here) {
      const other = partner.has(one) ? undefined : open.get(likeness(one))?.shift();
      if (!other) continue;
      partner.set(one, other);
      taken.add(other);
    }
  }
  return inOrder(here, there, partner);
}

const about = ({ week, ability, about, merc, by, cause }: Ruling): string =>
  JSON.stringify([week, ability ?? about, merc, by, cause === null]);
const aimed = (ruling: Ruling): string => about(ruling) + JSON.stringify(ruling.targets);
const exact = (ruling: Ruling): string => aimed(ruling) + JSON.stringify([ruling.outcome, ruling.hits]);

/** In the order of the sandbox, with what only happened there behind what it came after. */
function inOrder(here: readonly Ruling[], there: readonly Ruling[], partner: ReadonlyMap<Ruling, Ruling>): Pair[] {
  const pairs: Pair[] = here.map((one) => [one, partner.get(one) ?? null]);
  const held = new Set(partner.values());
  let at = 0;
  for (const other of there) {
    if (held.has(other)) {
      at = pairs.findIndex((pair) => pair[1] === other) + 1;
    } else {
      pairs.splice(at, 0, [null, other]);
      at += 1;
    }
  }
  return pairs;
}

const FACTS: readonly (readonly [string, (ruling: Ruling) => unknown])[] = [
  ['outcome', ({ outcome }) => outcome],
  ['targets', ({ targets }) => targets],
  ['whom it hit', ({ hits }) => hits],
  ['who stood in', ({ interceptedBy }) => interceptedBy],
  ['dice', ({ rolls }) => rolls.map(({ value }) => value)],
  ['usable again', ({ readyWeek }) => readyWeek],
  ['what it changed', ({ changes }) => changes],
  ['clauses', ({ cites }) => [...cites].sort()],
];

/** In what two rulings differ, both told in words where they are few. */
function differencesOf(one: Ruling, other: Ruling, here: View, there: View): string[] {
  const told: Partial<Record<string, (ruling: Ruling, view: View) => string>> = {
    'whom it hit': ({ hits }, view) => hits.map((key) => view.mercs[key]?.name ?? key).join(', ') || 'nobody',
    targets: ({ targets }, view) => targets.map((key) => view.mercs[key]?.name ?? key).join(', ') || 'nobody',
    dice: ({ rolls }) => rolls.map(({ value }) => value).join(', ') || 'none',
    'usable again': ({ readyWeek }) => (readyWeek === null ? 'not touched' : `week ${readyWeek}`),
  };
  return FACTS.filter(([, of]) => JSON.stringify(of(one)) !== JSON.stringify(of(other))).map(([what]) => {
    const say = told[what];
    return say ? `${what}: ${say(one, here)}, then ${say(other, there)}` : what;
  });
}

/** How the ends differ, what happened before and the sandbox after; null where they are of different times. */
function endsDiffer(there: View, here: View): Difference | null {
  if (there.week !== here.week || there.phase !== here.phase) return null;
  const { groups } = difference({ ...there, rulings: [] }, { ...here, rulings: [] });
  return {
    groups: groups.filter(({ id }) => id !== 'rulings' && id !== 'week'),
    same: '',
  };
}
