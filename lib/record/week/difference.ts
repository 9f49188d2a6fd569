import { inList } from '../../engine/rules/kernel/say';
import type { View } from '../../engine/rules/mercenaries/view';
import type { Difference, DifferenceGroup, DifferenceRow } from '../journal/difference';
import { cooldownRows, mercChangeRows, removalRows } from './differences/mercs';
import { type OrderChange, orderRows } from './differences/orders';
import { changedRolls, rulingGroup } from './differences/rulings';
import { gpRows, terrainRows, weekRows } from './differences/teams';

/** What a viewer may not see yet, so that a difference leaves it open. */
export interface Sealed {
  /** Names of the teams whose roster or bid it is. */
  readonly teams: readonly string[];
  /** The rulings that hang on them. */
  readonly rulings: ReadonlySet<string>;
}

/** What the words of a difference need beside the two views. */
export interface Around {
  /** What the second view leaves open. */
  readonly sealed?: Sealed;
  /** The season's time zone. */
  readonly zone?: string;
  /** Orders that the viewer does not see and that are others then. */
  readonly orders?: readonly OrderChange[];
}

/** What differs between two views of one week by one viewer, grouped and in words for a reader. */
export function difference(before: View, after: View, { sealed, zone = 'UTC', orders = [] }: Around = {}): Difference {
  const rulings = rulingGroup(before, after, sealed);
  const groups = [
    rulings.group,
    group('removals', 'Removals', 'merc', removalRows(before, after)),
    group('mercs', 'Mercs', 'change', mercChangeRows(before, after)),
    group('cooldowns', 'Cooldowns', 'ability', cooldownRows(before, after)),
    group('gp', 'GP', 'change', gpRows(before, after)),
    group('terrain', 'Terrain', 'change', terrainRows(before, after)),
    group('week', 'The week', 'change', [...weekRows(before, after, zone), ...orderRows(after, orders, zone)]),
  ].filter(({ rows }) => rows.length > 0);
  const gp = sealed || groups.some(({ id }) => id === 'gp') ? null : 'GP';
  const rolls =
    changedRolls(before, after) || after.rulings.every((one) => one.rolls.length === 0) ? null : 'every roll';
  return {
    groups,
    same: same(groups, rulings.unchanged, [rolls, gp], sealed),
    ...(sealed ? { sealed: sealed.teams } : {}),
  };
}

const group = (
  id: DifferenceGroup['id'],
  title: string,
  what: keyof typeof NOUNS,
  rows: readonly DifferenceRow[],
): DifferenceGroup => ({ id, title, label: `${rows.length} ${rows.length === 1 ? what : NOUNS[what]}`, rows });

/** What a group counts, of several. */
const NOUNS = { merc: 'mercs', ability: 'abilities', change: 'changes' } as const;

/** The closing sentence: what stays, and what is left open. */
function same(
  groups: readonly DifferenceGroup[],
  unchanged: number,
  others: readonly (string | null)[],
  sealed: Sealed | undefined,
): string {
  const open = sealed ? `The orders of ${inList(sealed.teams)} are sealed: what depends on them is left open.` : '';
  if (groups.length === 0) return sealed ? open : 'Nothing changes.';
  const rulings = rulingsThatStay(
    unchanged,
    groups.some(({ id }) => id === 'rulings'),
  );
  const stays = [rulings, ...others].filter((part) => part !== null);
  const one = stays.length === 1 && (rulings === null || unchanged === 1);
  const sentence =
    stays.length === 0 ? '' : `${capital(inList(stays))} ${one ? 'stays as it is' : 'stay as they are'}.`;
  return [sentence, open].filter((part) => part !== '').join(' ');
}

function rulingsThatStay(count: number, othersChange: boolean): string | null {
  if (count === 0) return null;
  if (count === 1) return othersChange ? 'the other ruling' : 'the ruling';
  return `${othersChange ? 'the other' : 'all'} ${count} rulings`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
