import { cx } from '@/components/kit/cx';
import { Glyph } from '@/components/kit/glyph';
import { WRAP } from '@/components/kit/page';
import { Label } from '@/components/kit/text';
import { Deadline, sayUntil } from '@/components/kit/time';
import type { Masthead } from '@/lib/features/season/masthead';

const STRIP = 'border-t border-rule text-1';
const LINE = `${WRAP} flex flex-wrap items-center gap-x-5 gap-y-1 py-2`;
const UNTIL = 'text-ink-2 md:ml-auto';

/** The phases of the week, the open one in bold, with how long and when it closes. */
export function PhaseStrip({ view: { season, week }, now }: { view: Masthead; now: Date }) {
  if (season === null || week === null) {
    return (
      <div className={STRIP}>
        <div className={LINE}>
          <Label>{season?.name ?? 'No season yet'}</Label>
          <span className={UNTIL}>The first week has not opened.</span>
        </div>
      </div>
    );
  }
  const left = week.closesAt === null ? null : sayUntil(week.closesAt, now);
  return (
    <div className={STRIP}>
      <div className={LINE}>
        <Label>
          {season.name} · week {week.number}
        </Label>
        <ol className="flex max-md:basis-full max-md:justify-between" aria-label={`Phases of week ${week.number}`}>
          {week.phases.map(({ phase, state }, at) => (
            <li
              key={phase}
              className={cx(
                'flex items-center',
                at > 0 &&
                  "before:mx-2 before:w-5 before:border-t before:border-rule-2 before:content-[''] max-md:flex-auto max-md:before:w-auto max-md:before:flex-1",
                state === 'open' && 'font-voice text-base/100 font-said text-ink',
                state === 'done' && 'text-ink-2 [&>svg]:mr-[0.35em] [&>svg]:size-[0.8em]',
                state !== 'open' && state !== 'done' && 'text-ink-3',
              )}
              aria-current={state === 'open' ? 'step' : undefined}
            >
              {state === 'done' && <Glyph name="resolved" />}
              {phase}
              {state === 'done' && <span className="sr-only"> (done)</span>}
            </li>
          ))}
        </ol>
        <span className={UNTIL}>
          {week.closed && 'the week is closed'}
          {!week.closed && week.closesAt === null && 'closes when an admin says so'}
          {week.closesAt !== null && (
            <>
              {left === null ? 'was due to close' : `closes in ${left}`} ·{' '}
              <Deadline at={week.closesAt} zone={season.zone} />
            </>
          )}
        </span>
      </div>
    </div>
  );
}
