import type { Ruler as RulerView, Tone } from '@/lib/features/season/ruler';
import { sayTime } from '@/lib/record/views/time';

const TONE_CLASS: Record<Tone, string | undefined> = { plain: undefined, unclear: 'q', rejected: 'r' };

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
    <div className="ruler" role="img" aria-label={words}>
      <table>
        <tbody>
          <tr>
            {phases.map(({ phase, from, to, state, opensAt }) => (
              <td key={phase} width={`${to - from}%`} className={state === 'to come' ? 'to-come' : undefined}>
                {state === 'open' ? <b>{phase}</b> : phase}
                <time dateTime={opensAt}>{sayTime(opensAt, zone, 'hour')}</time>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <svg className="strokes" aria-hidden="true">
        {strokes.map(({ x, tone }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two strokes may be equal, and none is ever moved
          <rect key={at} x={`${x}%`} className={TONE_CLASS[tone]} />
        ))}
        {now !== null && (
          <svg x={`${now.x}%`} className="now" aria-hidden="true">
            <rect />
            <text className={now.x > 75 ? 'before' : undefined}>{sayTime(now.at, zone, 'hour')}</text>
          </svg>
        )}
      </svg>
    </div>
  );
}
