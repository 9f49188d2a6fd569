import { SectionHead } from '@/components/kit/section';
import { Receipt } from '@/components/kit/time';
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
  lines,
  zone,
  title = 'Adjusted by hand',
}: {
  lines: readonly AdjustmentLine[];
  zone: string;
  title?: string;
}) {
  if (lines.length === 0) return null;
  return (
    <section className="top-gap adjusted" id="adjusted">
      <SectionHead title={title} more="what no rule computed" />
      <ul className="plain">
        {lines.map((line) => (
          <li key={line.id}>
            <a href={`/rulings/${encodeURIComponent(line.entry)}`}>{line.text}</a>
            <span className="sub">
              <AdjustedBy line={line} />{' '}
              <span className="mid">
                week {line.week}, <Receipt at={line.at} zone={zone} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
