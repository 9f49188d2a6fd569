import type { Figure, Timed } from './figure';

/** What a figure came to: the median of its pairs, and the least and the most of them. */
export interface Measured {
  readonly figure: Figure;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Medians of the processor time of one unit, in microseconds. */
  readonly ours: number;
  readonly theirs: number;
}

const PAIRS = 7;
/** Microseconds for which each workload runs before it is measured, so that what is hot is compiled. */
const WARMING = 1_000_000;
/** A pair is measured in slices, ours and theirs in turn, and the quickest of each counts: others slow it, nobody speeds it. */
const SLICES = 5;
/** Microseconds that a slice lasts at least. */
const SLICE = 20_000;
/** What takes so long in all, in microseconds, is not sliced any further. */
const ENOUGH = 200_000;

/** One pair of each figure after the other, seven times over. */
export function measure(figures: readonly Figure[]): Measured[] {
  const pairs = figures.map((figure) => ({
    figure,
    values: [] as number[],
    ours: [] as number[],
    theirs: [] as number[],
  }));
  for (const timed of new Set(figures.flatMap(({ ours, theirs }) => [ours, theirs]))) timeOf(timed, WARMING);
  for (let round = 0; round < PAIRS; round++) {
    for (const { figure, values, ours, theirs } of pairs) {
      const pair = measurePair(figure);
      values.push(worthOf(figure, pair));
      ours.push(pair.ours);
      theirs.push(pair.theirs);
    }
  }
  return pairs.map(({ figure, values, ours, theirs }) => ({
    figure,
    value: median(values),
    least: Math.min(...values),
    most: Math.max(...values),
    ours: median(ours),
    theirs: median(theirs),
  }));
}

interface Pair {
  readonly ours: number;
  readonly theirs: number;
}

function measurePair({ ours, theirs }: Figure): Pair {
  const best = { ours: Number.POSITIVE_INFINITY, theirs: Number.POSITIVE_INFINITY };
  const began = process.cpuUsage();
  for (let slice = 0; slice < SLICES && (slice === 0 || since(began) < ENOUGH); slice++) {
    best.theirs = Math.min(best.theirs, timeOf(theirs));
    best.ours = Math.min(best.ours, timeOf(ours));
  }
  return best;
}

/** Time of one unit over a slice of so many microseconds at least, in microseconds. */
function timeOf({ run, units }: Timed, slice = SLICE): number {
  // What the other left behind is not cleared away on this one's account.
  globalThis.gc?.({ type: 'minor' });
  const began = process.cpuUsage();
  let time = 0;
  let runs = 0;
  while (time < slice) {
    run();
    runs += 1;
    time = since(began);
  }
  return time / (runs * units);
}

/** Processor time, since that of the clock on the wall also counts the time in which others have the processor. */
function since(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began);
  return user + system;
}

function worthOf({ as }: Figure, { ours, theirs }: Pair): number {
  if (as === 'milliseconds') return ours / 1000;
  return as === 'speed' ? theirs / ours : ours / theirs;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
