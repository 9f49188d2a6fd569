import { Section } from '@/components/kit/section';
import { Hint } from '@/components/kit/text';
import { Receipt } from '@/components/kit/time';
import { rulingPath } from '@/lib/record/views/address';
import type { AdjustmentLine } from '@/lib/record/views/adjustments';

/** Who set something by hand, and why. */
export function AdjustedBy({ line }: { line: Pick<AdjustmentLine, 'by' | 'because'> }) {
  return (
    <>
      Adjusted by {line.by}: {line.because}
    </>
  );
}

/** What admins entered by hand, each with its reason; nothing where nothing was. */
export function AdjustedList({
  season,
  lines,
  zone,
  title = 'Adjusted by hand',
}: {
  readonly season: string;
  lines: readonly AdjustmentLine[];
  zone: string;
  title?: string;
}) {
  if (lines.length === 0) return null;
  return (
    <Section above={6} id="adjusted" title={title} more="what no rule computed">
      <ul className="list-none">
        {lines.map((line) => (
          <li key={line.id}>
            <a href={rulingPath(season, line.entry)}>{line.text}</a>
            <Hint as="span" block>
              <AdjustedBy line={line} /> week {line.week}, <Receipt at={line.at} zone={zone} />
            </Hint>
          </li>
        ))}
      </ul>
    </Section>
  );
}
