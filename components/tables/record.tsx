import { Clauses } from '@/components/kit/clause';
import { InputField } from '@/components/kit/field';
import { Summary } from '@/components/kit/figures';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Item } from '@/components/kit/pieces';
import { SectionHead } from '@/components/kit/section';
import { type Column, Table } from '@/components/kit/table';
import { QuietList, Region } from '@/components/kit/tables/frame';
import { Hash, Hint, Muted } from '@/components/kit/text';
import { Receipt } from '@/components/kit/time';
import { OnlyYou } from '@/components/kit/todo';
import { PostBody } from '@/components/kit/written';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { Previewed } from '@/lib/record/tables/amend';
import type { TableRecord } from '@/lib/record/tables/record';
import { Confirm } from './confirm';

/** Every act at the table, in order. What is sealed is told as no more than that it was done. */
export function Deeds({ record, zone }: { record: TableRecord; zone: string }) {
  if (record.deeds.length === 0) return <EmptyState what="What is done at this table will stand here, act by act." />;
  const columns: readonly Column<TableRecord['deeds'][number]>[] = [
    { key: 'when', head: 'When', cell: ({ at }) => <Receipt at={at} zone={zone} /> },
    {
      key: 'who',
      head: 'Who',
      cell: ({ by, ownGame }) => (
        <>
          {by}
          {ownGame && <Muted> (who sits at this table)</Muted>}
        </>
      ),
    },
    {
      key: 'what',
      head: 'What',
      cell: ({ what, because, undone }) => (
        <>
          {undone ? <s>{what}</s> : what}
          {undone && ' (taken back)'}
          {because !== null && <Muted> “{because}”</Muted>}
        </>
      ),
    },
  ];
  return (
    <Table
      above={6}
      caption="What was done"
      note={`${record.deeds.length} entries`}
      columns={columns}
      rows={record.deeds}
      rowKey={({ id }) => id}
      rowId={({ id }) => `entry-${id}`}
    />
  );
}

/** The posts that the reader may read. */
export function Posts({ record, zone }: { record: TableRecord; zone: string }) {
  if (record.posts.length === 0) return null;
  return (
    <Region id="posts" above={7}>
      <SectionHead title="Posts" more={`${record.posts.length}`} id="posts" />
      {record.posts.map(({ id, label, seat, author, at, text, open }) => (
        <Item key={id}>
          <Hint>
            {label} · {author ?? seat} · <Receipt at={at} zone={zone} /> {!open && <OnlyYou />}
          </Hint>
          <PostBody text={text} />
        </Item>
      ))}
    </Region>
  );
}

/** Rulings that were ruled otherwise since. */
export function Superseded({ record }: { record: TableRecord }) {
  if (record.superseded.length === 0) return null;
  return (
    <Region id="superseded" above={7}>
      <SectionHead title="No longer in force" more="superseded, never edited" id="superseded" />
      <QuietList>
        {record.superseded.map(({ id, label, outcome, reason, cites, supersededBy }) => (
          <li key={id}>
            <s>
              {label}: {outcome}. {reason}
            </s>{' '}
            <Clauses ids={cites} ruleset={record.frame.ruleset} />{' '}
            <Hint as="span">
              <a href={`#entry-${supersededBy}`}>by {supersededBy}</a>
            </Hint>
          </li>
        ))}
      </QuietList>
    </Region>
  );
}

/** Takes back the last act, once what that changes was shown. */
export function UndoForm({ record, undo }: { record: TableRecord; undo: FormAction<Previewed> }) {
  const last = record.deeds.filter((deed) => deed.last);
  if (!record.frame.judges || last.length === 0 || record.frame.head.state === 'archived') return null;
  return (
    <Region id="undo" above={7}>
      <SectionHead title="Take back the last act" more="with all that followed of it" id="undo" />
      <QuietList>
        {last.map(({ id, by, what }) => (
          <li key={id}>
            {by}: {what}
          </li>
        ))}
      </QuietList>
      <Form action={undo} look="close" label="Take back the last act">
        <FormMessage />
        <input type="hidden" name="number" value={record.frame.head.number} />
        <InputField name="because" label="Reason" hint="everybody reads it" required maxLength={4000} />
        <Confirm act="Take it back" />
      </Form>
    </Region>
  );
}

/** The seed of the table's dice: its hash from the beginning, itself at the end. And what can be taken away. */
export function Proof({ record }: { record: TableRecord }) {
  const { head, admin } = record.frame;
  const over = head.state === 'finished' || head.state === 'archived';
  return (
    <Region id="proof" above={7}>
      <SectionHead title="Proof" id="proof" />
      <Summary
        pairs={[
          { term: 'Hash of the seed', value: <Hash>{head.seedHash}</Hash> },
          {
            term: 'The seed',
            value: head.seed === null ? 'is shown once the table is finished' : <Hash>{head.seed}</Hash>,
          },
        ]}
      />
      <Row as="div">
        {over && <a href={`/tables/${head.number}/replay.json`}>Replay bundle</a>}
        {(over || admin) && <a href={`/tables/${head.number}/scenario.yaml`}>As a scenario (YAML)</a>}
        {admin && <a href={`/admin/sandbox?table=${head.number}`}>Try it otherwise in the sandbox</a>}
      </Row>
    </Region>
  );
}
