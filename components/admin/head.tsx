import { Button, ButtonLink } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Disclosure, Title } from '@/components/kit/page';
import { RoomHead } from '@/components/kit/room';
import { Label, Muted } from '@/components/kit/text';
import type { ControlRoom } from '@/lib/features/review/model';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { adminPath } from '@/lib/record/views/address';

interface Props {
  season: string;
  room: ControlRoom;
  beginDay: FormAction;
  extend: FormAction;
}

/** Where the rooms lead, from the one that is needed most. */
const ROOMS = [
  ['/review', 'Review'],
  ['/journal', 'Journal'],
  ['/adjust', 'Adjust'],
  ['/import', 'Import'],
  ['/post', 'Post for a leader'],
  ['/topics', 'Bring in a topic'],
  ['/bbcode', 'Copy as BBCode'],
  ['/sandbox', 'Sandbox'],
] as const;

/** Where the week stands, who looks at it, and what can be done without going on. */
export function ControlHead({ season, room, beginDay, extend }: Props) {
  return (
    <RoomHead
      tools={
        <>
          {ROOMS.map(([path, word]) => (
            <ButtonLink key={path} href={adminPath(season, path)}>
              {word}
            </ButtonLink>
          ))}
          <ButtonLink href="/admin/accounts">Accounts</ButtonLink>
          <ButtonLink href="/admin/audit">Audit log</ButtonLink>
          {room.phase !== 'Closed' && (
            <>
              <Disclosure summary="New day">
                <Form action={beginDay} label="New day">
                  <FormMessage />
                  <p>
                    Abilities used today may be used again, unless they rest. Deadlines stay. It is one entry in the
                    journal, under your name.
                  </p>
                  <Button look="act">Begin day {room.dayOfPhase + 1}</Button>
                </Form>
              </Disclosure>
              <Disclosure summary="Move the deadline">
                <Form action={extend} label="Move the deadline">
                  <FormMessage />
                  <InputField name="hours" label="Hours" inputMode="numeric" required defaultValue={24} />
                  <InputField name="because" label="Reason" hint="shown to all" required maxLength={2000} />
                  <Button look="act">Move the deadline</Button>
                </Form>
              </Disclosure>
            </>
          )}
        </>
      }
    >
      <Label as="p">
        Control room · {room.admin} · {room.leads === null ? 'leads no team' : `leads ${room.leads.name}`}
      </Label>
      <Title>
        Week {room.week}, <b>{room.phase === 'Closed' ? 'closed' : room.phase}</b>
      </Title>
      {room.dayOfPhase > 1 && <Muted as="p">Day {room.dayOfPhase} of this phase</Muted>}
    </RoomHead>
  );
}
