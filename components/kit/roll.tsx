import type { ReactNode } from 'react';
import type { Roll } from '@/lib/engine/rules/kernel/ruling';
import { Gloss } from './gloss';

/**
 * A die as a scale with its limit and where it fell; of a pick, the face alone.
 * @param children the line under it: which draw it is and how to check it.
 */
export function RollScale({ roll, children }: { roll: Roll; children?: ReactNode }) {
  const { value, sides, limit, epoch, for: what } = roll;
  const met = limit !== undefined && value <= limit;
  const percent = (face: number) => `${(face / sides) * 100}%`;
  return (
    <figure className="my-3 max-w-[34rem] rounded-2 border border-rule-2 bg-sheet px-4 py-3 [&_code]:font-code [&_code]:text-[0.92em]">
      <div className="flex items-baseline gap-2">
        <span className="figures font-voice text-die/100">{value}</span>
        <span className="text-1 text-ink-2">
          {limit === undefined
            ? `of ${sides}`
            : `of ${sides}${what === undefined ? '' : `, for ${what}`}: needed ${limit} or less, so it ${met ? 'succeeds' : 'misses'}`}
          {epoch !== undefined && (
            <>
              , dice <Gloss term="epoch">epoch</Gloss> {epoch}
            </>
          )}
        </span>
      </div>
      {limit !== undefined && (
        <svg
          className="mt-2 mb-5 h-[0.8rem] w-full overflow-visible"
          role="img"
          aria-label={`A scale from 1 to ${sides}. The roll of ${value} lies ${value <= limit ? 'within' : 'beyond'} the limit of ${limit}.`}
        >
          <defs>
            <pattern id="roll-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path className="fill-none stroke-ink-2 stroke-1" d="M.5 0V4" />
            </pattern>
          </defs>
          <rect className="h-[0.8rem]" width={percent(limit)} fill="url(#roll-hatch)" />
          <rect className="h-[0.8rem] fill-none stroke-ink" width="100%" />
          <rect className="h-[0.8rem] w-px fill-ink" x={percent(limit)} />
          <rect className="h-[1.4rem] w-[3px] -translate-x-[1.5px] fill-rubric [y:-0.3rem]" x={percent(value)} />
          <text className="translate-y-[1.65rem] fill-ink-2 text-0 [text-anchor:middle]" x={percent(limit)}>
            {limit}
          </text>
        </svg>
      )}
      {children !== undefined && <figcaption className="text-1 text-ink-2">{children}</figcaption>}
    </figure>
  );
}
