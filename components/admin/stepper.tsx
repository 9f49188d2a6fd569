import { Glyph } from '@/components/kit/glyph';
import { Time } from '@/components/kit/time';
import type { ControlRoom } from '@/lib/features/review/model';

/** The four phases: the open one under a red bar and in bold. */
export function Stepper({ room }: { room: ControlRoom }) {
  return (
    <ol className="stepper" aria-label={`Phases of week ${room.week}`}>
      {room.steps.map((step, index) => (
        <li
          key={step.phase}
          className={step.state === 'done' ? 'done' : undefined}
          aria-current={step.state === 'open' ? 'step' : undefined}
        >
          <span className="sn">{step.state === 'done' ? <Glyph name="resolved" /> : index + 1}</span>
          <span className="sw">{step.phase}</span>
          <span className="sd">
            {step.closesAt !== null && (
              <>
                {step.state === 'done' ? 'closed ' : 'closes '}
                <Time at={step.closesAt} zone={room.zone} />
                <br />
              </>
            )}
            {step.notes.join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
