import type { ReactNode } from 'react';
import type { Roll } from '@/lib/engine/rules/kernel/ruling';

/**
 * A die as a scale with its limit and where it fell; of a pick, the face alone.
 * @param children the line under it: which draw it is and how to check it.
 */
export function RollScale({ roll, children }: { roll: Roll; children?: ReactNode }) {
  const { value, sides, limit, epoch } = roll;
  const percent = (face: number) => `${(face / sides) * 100}%`;
  return (
    <figure className="dice">
      <div className="roll">
        <span className="big">{value}</span>
        <span className="of">
          of {sides}
          {limit !== undefined && `, hits at ${limit} or less`}
          {epoch !== undefined && `, dice epoch ${epoch}`}
        </span>
      </div>
      {limit !== undefined && (
        <svg
          className="scale"
          role="img"
          aria-label={`A scale from 1 to ${sides}. The roll of ${value} lies ${value <= limit ? 'within' : 'beyond'} the limit of ${limit}.`}
        >
          <defs>
            <pattern id="roll-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <path className="hatch-line" d="M.5 0V4" />
            </pattern>
          </defs>
          <rect className="hit" width={percent(limit)} fill="url(#roll-hatch)" />
          <rect className="all" width="100%" />
          <rect className="limit" x={percent(limit)} />
          <rect className="at" x={percent(value)} />
          <text x={percent(limit)}>{limit}</text>
        </svg>
      )}
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  );
}
