import { Glyph } from '@/components/kit/glyph';
import { sayUntil, Time } from '@/components/kit/time';
import type { Masthead } from '@/lib/features/season/masthead';

/** The phases of the week, the open one in bold, with how long and when it closes. */
export function PhaseStrip({ view: { season, week }, now }: { view: Masthead; now: Date }) {
  if (season === null || week === null) {
    return (
      <div className="phase">
        <div className="wrap">
          <span className="label">{season?.name ?? 'No season yet'}</span>
          <span className="until">The first week has not opened.</span>
        </div>
      </div>
    );
  }
  const left = week.closesAt === null ? null : sayUntil(week.closesAt, now);
  return (
    <div className="phase">
      <div className="wrap">
        <span className="label">
          {season.name} · week {week.number}
        </span>
        <ol aria-label={`Phases of week ${week.number}`}>
          {week.phases.map(({ phase, state }) => (
            <li
              key={phase}
              className={state === 'done' ? 'done' : undefined}
              aria-current={state === 'open' ? 'step' : undefined}
            >
              {state === 'done' && <Glyph name="resolved" />}
              {phase}
              {state === 'done' && <span className="vh"> (done)</span>}
            </li>
          ))}
        </ol>
        <span className="until">
          {week.closed && 'the week is closed'}
          {!week.closed && week.closesAt === null && 'closes when an admin says so'}
          {week.closesAt !== null && (
            <>
              {left === null ? 'was due to close' : `closes in ${left}`} ·{' '}
              <Time at={week.closesAt} zone={season.zone} />
            </>
          )}
        </span>
      </div>
    </div>
  );
}
