import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import type { ReactNode } from 'react';

/**
 * Charts, drawn on the server. What they show stands in a table behind them: they are pictures with a name, and screen readers
 * are told to read the table. Lines differ by their dashes and by a name at their end, never by colour alone.
 */

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { top: 12, right: 150, bottom: 28, left: 40 } as const;
const DASHES = [
  ...['none', '7 3', '2 3', '10 3 2 3', '14 4', '4 6', '10 3 2 3 2 3', '1 5', '16 3 6 3', '5 2 1 2'],
] as const;
const TEXT = 'fill-ink-2 font-works text-[12px]';

/** Scrolls by itself where it is wider than the screen, by keyboard as well: letters would be too small to read otherwise. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div className="mt-3 overflow-x-auto overscroll-x-contain" tabIndex={0}>
      {children}
    </div>
  );
}

interface Series {
  readonly key: string;
  readonly name: string;
  /** One a place on the axis; null: none. */
  readonly values: readonly (number | null)[];
}

/** How numbers went on. @param places what stands under the axis */
export function LineChart({
  label,
  places,
  series,
}: {
  label: string;
  places: readonly string[];
  series: readonly Series[];
}) {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const x = scalePoint(places, [EDGE.left, WIDTH - EDGE.right]).padding(0.1);
  const y = scaleLinear([Math.min(0, ...all), Math.max(1, ...all)], [HEIGHT - EDGE.bottom, EDGE.top]).nice();
  const ends = spread(
    series.map(({ key, name, values }) => ({ key, name, at: y(values.findLast((value) => value !== null) ?? 0) })),
  );
  return (
    <Drawing>
      <svg
        className="w-full max-w-[50rem] min-w-[36rem]"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={label}
      >
        {y.ticks(5).map((tick) => (
          <g key={tick}>
            <line className="stroke-rule" x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(tick)} y2={y(tick)} />
            <text className={TEXT} x={EDGE.left - 6} y={y(tick) + 4} textAnchor="end">
              {tick < 0 ? `−${-tick}` : tick}
            </text>
          </g>
        ))}
        {places.map((place) => (
          <text key={place} className={TEXT} x={x(place)} y={HEIGHT - 8} textAnchor="middle">
            {place}
          </text>
        ))}
        {series.map(({ key, values }, at) => (
          <path
            key={key}
            className="fill-none stroke-ink"
            strokeWidth={1.5}
            strokeDasharray={DASHES[at % DASHES.length]}
            d={
              line<number | null>()
                .defined((value) => value !== null)
                .x((_, place) => x(places[place] ?? '') ?? 0)
                .y((value) => y(value ?? 0))(values) ?? ''
            }
          />
        ))}
        {ends.map(({ key, name, at }) => (
          <text key={key} className={TEXT} x={WIDTH - EDGE.right + 6} y={at + 4}>
            {name}
          </text>
        ))}
      </svg>
    </Drawing>
  );
}

/** Names apart from one another, each as near to its own place as there is room. */
function spread<T extends { readonly at: number }>(ends: readonly T[]): T[] {
  let last = Number.NEGATIVE_INFINITY;
  return ends
    .toSorted((a, b) => a.at - b.at)
    .map((end) => {
      last = Math.max(end.at, last + 14);
      return { ...end, at: last };
    });
}

const BAR = 24;
/** As wide as a letter is on the average. */
const LETTER = 6.4;

/** How many of each. `of`: the whole that a bar is a part of, drawn hollow behind it. */
export function BarChart({
  label,
  bars,
}: {
  label: string;
  bars: readonly { readonly key: string; readonly name: string; readonly value: number; readonly of?: number }[];
}) {
  const height = bars.length * BAR + 8;
  // The names have the room that the longest of them needs, and the bars the rest.
  const left = Math.min(360, Math.max(120, ...bars.map(({ name }) => 16 + name.length * LETTER)));
  const x = scaleLinear([0, Math.max(1, ...bars.map(({ value, of = 0 }) => Math.max(value, of)))], [left, WIDTH - 60]);
  const y = scaleBand(
    bars.map(({ key }) => key),
    [4, height - 4],
  ).padding(0.3);
  return (
    <Drawing>
      <svg
        className="w-full max-w-[50rem] min-w-[36rem]"
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={label}
      >
        {bars.map(({ key, name, value, of }) => {
          const top = y(key) ?? 0;
          return (
            <g key={key}>
              <text className={TEXT} x={left - 8} y={top + y.bandwidth() / 2 + 4} textAnchor="end">
                {name}
              </text>
              {of !== undefined && (
                <rect className="fill-none stroke-ink-2" x={left} y={top} width={x(of) - left} height={y.bandwidth()} />
              )}
              <rect className="fill-ink-2" x={left} y={top} width={x(value) - left} height={y.bandwidth()} />
              <text className={TEXT} x={x(Math.max(value, of ?? 0)) + 6} y={top + y.bandwidth() / 2 + 4}>
                {of === undefined ? value : `${value} of ${of}`}
              </text>
            </g>
          );
        })}
      </svg>
    </Drawing>
  );
}
