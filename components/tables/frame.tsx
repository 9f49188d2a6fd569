import { Button } from '@/components/kit/button';
import { InputField } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Heading, SectionHead } from '@/components/kit/section';
import { Fold, Parted, Region, TableLinks } from '@/components/kit/tables/frame';
import { Hint } from '@/components/kit/text';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { TableFrame } from '@/lib/record/tables/page';
import { LinkMaker } from './link-maker';

/** What is kept for the reader at a table. */
export function KeptSeat({ frame, sit }: { frame: TableFrame; sit: FormAction }) {
  if (frame.kept === null) return null;
  return (
    <Notice tone="asks">
      <Form action={sit} label="Take your seat">
        <FormMessage />
        <p>The seat “{frame.kept.name}” is kept for you.</p>
        <input type="hidden" name="number" value={frame.head.number} />
        <Row>
          <Button look="act">Take your seat</Button>
        </Row>
      </Form>
    </Notice>
  );
}

/** The same game again, for those who sat at it. */
export function Rematch({ frame, again }: { frame: TableFrame; again: FormAction }) {
  if (!frame.again) return null;
  return (
    <Form action={again} label="Rematch">
      <FormMessage />
      <input type="hidden" name="number" value={frame.head.number} />
      <Row>
        <Button>Rematch</Button> <Hint as="span">The same game and the same people, at a new table.</Hint>
      </Row>
    </Form>
  );
}

/** Where else the table leads. */
export function TableTools({ frame, overrides }: { frame: TableFrame; overrides: boolean }) {
  const { head, ruleset, admin, judges } = frame;
  const open = head.state !== 'archived';
  return (
    <TableLinks label="This table">
      <a href={`/tables/${head.number}/record`}>Record</a>
      <a href={`/rules/${ruleset}`}>Rules of {frame.game}</a>
      {judges && open && overrides && <a href={`/tables/${head.number}/override`}>Rule by hand</a>}
      {admin && <a href={`/admin/sandbox?table=${head.number}`}>Sandbox</a>}
    </TableLinks>
  );
}

interface RunProps {
  frame: TableFrame;
  invite: FormAction;
  makeLink: FormAction<string>;
  finish: FormAction;
  archive: FormAction;
}

/** What who opened the table does with it: invite, finish, archive. */
export function RunTable({ frame, invite, makeLink, finish, archive }: RunProps) {
  const { head } = frame;
  if (!frame.runs || head.state === 'archived') return null;
  const free = head.seats.filter(({ joined, bot }) => !joined && bot === null);
  return (
    <Region id="run" above={7}>
      <SectionHead title="This table" more="for who opened it, and admins" id="run" />
      {head.state === 'open' &&
        free.map(({ key, name, user }) => (
          <Parted key={key}>
            <Heading>
              {name} <Hint as="span">{user === null ? 'is free' : `is kept for ${user.name}`}</Hint>
            </Heading>
            <Form action={invite} label={`Invite to ${name}`}>
              <FormMessage />
              <input type="hidden" name="number" value={head.number} />
              <input type="hidden" name="seat" value={key} />
              <Row as="div" bottom>
                <InputField name="name" label="Invite by name" required maxLength={120} />
                <Button>Invite</Button>
              </Row>
            </Form>
            <Form action={makeLink} label={`Link to ${name}`}>
              <FormMessage />
              <input type="hidden" name="number" value={head.number} />
              <input type="hidden" name="seat" value={key} />
              <LinkMaker />
            </Form>
          </Parted>
        ))}
      {(head.state === 'open' || head.state === 'playing') && (
        <Fold summary="Finish it before its end">
          <Form action={finish} look="narrow" label="Finish the table">
            <FormMessage />
            <input type="hidden" name="number" value={head.number} />
            <InputField name="because" label="Reason" hint="everybody reads it" required maxLength={4000} />
            <Button look="act">Finish the table</Button>
          </Form>
        </Fold>
      )}
      {head.state === 'finished' && (
        <Form action={archive} label="Archive the table">
          <FormMessage />
          <input type="hidden" name="number" value={head.number} />
          <Row>
            <Button>Archive the table</Button> <Hint as="span">It stays readable, and nothing is added to it.</Hint>
          </Row>
        </Form>
      )}
    </Region>
  );
}
