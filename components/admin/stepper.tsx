import { Stepper as Steps } from '@/components/kit/stepper';
import { Time } from '@/components/kit/time';
import type { ControlRoom, PhaseStep } from '@/lib/features/review/model';

/** The four phases: the open one under a red bar and in bold. */
export function Stepper({ room }: { room: ControlRoom }) {
  return (
    <Steps
      label={`Phases of week ${room.week}`}
      steps={room.steps.map((step) => ({
        name: step.phase,
        state: step.state,
        when: <When step={step} zone={room.zone} />,
      }))}
    />
  );
}

function When({ step, zone }: { step: PhaseStep; zone: string }) {
  return (
    <>
      {step.closesAt !== null && (
        <>
          {step.state === 'done' ? 'closed ' : 'closes '}
          <Time at={step.closesAt} zone={zone} />
          <br />
        </>
      )}
      {step.notes.join(' · ')}
    </>
  );
}
