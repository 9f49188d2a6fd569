import { Button, ButtonLink } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import type { ControlRoom } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath } from '@/lib/record/views/address';

interface Props {
  season: string;
  room: ControlRoom;
  beginDay: FormAction;
  extend: FormAction;
}

/** Where the week stands, who looks at it, and what can be done without going on. */
export function ControlHead({ season, room, beginDay, extend }: Props) {
  return (
    <div className="dh">
      <div>
        <p className="label">
          Control room · {room.admin} · {room.leads === null ? 'leads no team' : `leads ${room.leads.name}`}
        </p>
        <h1 className="title">
          Week {room.week}, <b>{room.phase === 'Closed' ? 'closed' : room.phase}</b>
        </h1>
        {room.dayOfPhase > 1 && <p className="mid">Day {room.dayOfPhase} of this phase</p>}
      </div>
      <div className="tools">
        <ButtonLink href={adminPath(season, '/review')}>Review</ButtonLink>
        <ButtonLink href={adminPath(season, '/journal')}>Journal</ButtonLink>
        <ButtonLink href={adminPath(season, '/adjust')}>Adjust</ButtonLink>
        <ButtonLink href={adminPath(season, '/import')}>Import</ButtonLink>
        <ButtonLink href={adminPath(season, '/post')}>Post for a leader</ButtonLink>
        <ButtonLink href={adminPath(season, '/topics')}>Bring in a topic</ButtonLink>
        <ButtonLink href={adminPath(season, '/bbcode')}>Copy as BBCode</ButtonLink>
        <ButtonLink href={adminPath(season, '/sandbox')}>Sandbox</ButtonLink>
        <ButtonLink href="/admin/accounts">Accounts</ButtonLink>
        <ButtonLink href="/admin/audit">Audit log</ButtonLink>
        {room.phase !== 'Closed' && (
          <>
            <details>
              <summary className="btn">New day</summary>
              <Form action={beginDay} className="pop" label="New day">
                <FormMessage />
                <p>
                  Abilities used today may be used again, unless they rest. Deadlines stay. It is one entry in the
                  journal, under your name.
                </p>
                <Button look="act">Begin day {room.dayOfPhase + 1}</Button>
              </Form>
            </details>
            <details>
              <summary className="btn">Move the deadline</summary>
              <Form action={extend} className="pop" label="Move the deadline">
                <FormMessage />
                <InputField name="hours" label="Hours" inputMode="numeric" required defaultValue={24} />
                <InputField name="because" label="Reason" hint="shown to all" required maxLength={2000} />
                <Button look="act">Move the deadline</Button>
              </Form>
            </details>
          </>
        )}
      </div>
    </div>
  );
}
