import type { Ruler as RulerView, Tone } from '@/lib/features/season/ruler';
import { sayTime } from '@/lib/record/views/time';
import { cx } from './cx';

/** A stroke of each kind: tall and violet is unclear, short and red rejected. */
const STROKES: Record<Tone, string> = {
  plain: 'h-[1.7rem] fill-ink [y:1.2rem]',
  unclear: 'h-[2.5rem] fill-asks [y:0.4rem]',
  rejected: 'h-[0.8rem] fill-refused [y:2.1rem]',
};

interface Props {
  ruler: RulerView;
  zone: string;
  /** The whole drawing in words, counts included. */
  words: string;
}

/**
 * The week to scale: its phases, one stroke a declaration, and now. All that hangs on a number is an SVG or a table attribute, because
 * the CSP refuses `style=`.
 */
export function Ruler({ ruler, zone, words }: Props) {
  const { phases, strokes, now } = ruler;
  return (
    <div className="relative mt-5 border-t border-ink lg:col-[1/-1] lg:row-4 lg:mt-6" role="img" aria-label={words}>
      <table className="w-full table-fixed border-collapse">
        <tbody>
          <tr>
            {phases.map(({ phase, from, to, state, opensAt }) => (
              <td
                key={phase}
                width={`${to - from}%`}
                className={cx(
                  'border-x border-ink pt-[3.4rem] pr-1 pl-2 align-top text-1/135 last:border-r-transparent',
                  'max-md:px-1 max-md:pr-0 max-md:text-[0.6875rem] max-md:font-stretch-80%',
                  state === 'to come' ? 'text-ink-3 to-come' : 'text-ink-2',
                )}
              >
                {state === 'open' ? (
                  <b className="font-voice text-base/120 text-ink max-md:text-dense">{phase}</b>
                ) : (
                  phase
                )}
                <time className="block whitespace-normal font-stretch-85%" dateTime={opensAt}>
                  {sayTime(opensAt, zone, 'hour')}
                </time>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <svg
        className="ledger-lines pointer-events-none absolute top-0 left-0 h-[2.9rem] w-full max-w-none overflow-visible border-b border-rule-2"
        aria-hidden="true"
      >
        {strokes.map(({ x, tone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two strokes may be equal, and none is ever moved
          <rect key={at} x={`${x}%`} className={`w-[2px] ${STROKES[tone]}`} />
        ))}
        {now !== null && (
          <svg x={`${now.x}%`} className="overflow-visible" aria-hidden="true">
            <rect className="h-[3.35rem] w-[2px] fill-rubric [y:-0.45rem]" />
            <text
              className={cx(
                'fill-rubric stroke-paper stroke-[5px] font-works text-0/100 font-label [paint-order:stroke] [stroke-linejoin:round]',
                now.x > 75
                  ? '-translate-x-[0.45rem] translate-y-[1.15rem] [text-anchor:end]'
                  : 'translate-x-[0.65rem] translate-y-[1.15rem]',
              )}
            >
              {sayTime(now.at, zone, 'hour')}
            </text>
          </svg>
        )}
      </svg>
    </div>
  );
}
