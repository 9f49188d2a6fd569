import type { Reading } from '../../engine/rules/kernel/reading';
import type { Label, LabelledPost } from './labelled';

export const VERDICTS = ['exact', 'doubt', 'wrong', 'missed'] as const;
export type Verdict = (typeof VERDICTS)[number];
type Order = Extract<Label[number], { ability: string }>;

/** The names of abilities and mercs behind their keys. */
export interface Names {
  ability(key: string): string;
  merc(key: string): string;
}

/**
 * How the readings of a post stand to its labels, of which any one may be right.
 *
 * `exact`: just the orders of one label, in whatever order, and an unclear text just where that label has one (several
 * are as good as one: a label does not say how many questions there are). `wrong`: an order that no label has.
 * `missed`: of each label something is neither read nor asked about. `doubt`: the rest: an admin is asked more than a
 * label has.
 */
export function judge({ label, alternatives }: LabelledPost, readings: readonly Reading[], names: Names): Verdict {
  const read = readings.filter(({ kind }) => kind === 'declaration').map((reading) => orderOf(reading, names));
  const unclear = readings.filter(({ kind }) => kind === 'unclear');
  const labels = [label, ...alternatives];
  const acts = readings.flatMap(({ act }) => act ?? []);
  const isExact = (each: Label) =>
    each.includes('unclear') === unclear.length > 0 &&
    sameOrders(ordersOf(each), read) &&
    (actsOf(each).length === 0 || actsOf(each).join() === acts.join());
  if (labels.some(isExact)) return 'exact';
  if (read.some((order) => !labels.some((each) => ordersOf(each).some((one) => same(one, order))))) return 'wrong';
  const asked = new Set(unclear.flatMap(({ candidates }) => candidates.map(({ ability }) => names.ability(ability))));
  const isMet = (each: Label) =>
    each.every((item) =>
      item === 'unclear'
        ? unclear.length > 0 || read.length > ordersOf(each).length
        : 'act' in item
          ? acts.includes(item.act)
          : read.some((one) => same(one, item)) || asked.has(item.ability),
    );
  return labels.some(isMet) ? 'doubt' : 'missed';
}

const ordersOf = (label: Label): readonly Order[] =>
  label.filter((item): item is Order => item !== 'unclear' && 'ability' in item);

const actsOf = (label: Label): readonly string[] =>
  label.flatMap((item) => (item !== 'unclear' && 'act' in item ? item.act : []));

const orderOf = ({ ability, targets }: Reading, names: Names): Order => ({
  ability: ability === null ? '' : names.ability(ability),
  targets: targets.map((key) => names.merc(key)),
});

const written = ({ ability, targets }: Order): string => [ability, ...targets.toSorted()].join('\n');
const same = (a: Order, b: Order): boolean => written(a) === written(b);

function sameOrders(a: readonly Order[], b: readonly Order[]): boolean {
  const left = a.map(written).toSorted();
  const right = b.map(written).toSorted();
  return left.length === right.length && left.every((one, at) => one === right[at]);
}

/** A label, or what was read, in one line: `Ram (Dr Watson); unclear`. */
export function inShort(label: Label): string {
  if (label.length === 0) return 'nothing';
  return label
    .map((item) =>
      item === 'unclear'
        ? item
        : 'act' in item
          ? item.act
          : `${item.ability}${item.targets.length ? ` (${item.targets.join(', ')})` : ''}`,
    )
    .join('; ');
}

/** Each reading in a line: what it is, and why. */
export function told(readings: readonly Reading[], names: Names): readonly string[] {
  if (readings.length === 0) return ['nothing in bold'];
  return readings.map((reading) => {
    const what = reading.kind === 'declaration' ? inShort([orderOf(reading, names)]) : (reading.act ?? reading.kind);
    return `${what}: ${reading.note}`;
  });
}
