import { Button } from '@/components/kit/button';
import { Form } from '@/components/kit/form';
import { FormMessage } from '@/components/kit/form-island';
import { Row } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import { Section } from '@/components/kit/section';
import { type Column, RowName, Table } from '@/components/kit/table';
import { Code, Muted } from '@/components/kit/text';
import type { FormAction } from '@/lib/platform/auth/form-state';
import type { ImportPreview } from '@/lib/record/exchange/import';

/** Rows of a table that are shown; the rest is counted. */
const MOST = 200;
const KINDS = { team: 'team', merc: 'merc', ability: 'ability' } as const;

const count = (n: number, one: string, many = `${one}s`) => `${n.toLocaleString('en')} ${n === 1 ? one : many}`;

/** What an import would come to: its mistakes, or what would be added and changed, and the button that does it. */
export function ImportLook({
  preview,
  staged,
  commit,
}: {
  preview: ImportPreview;
  staged: string;
  commit: FormAction;
}) {
  const { misfits, warnings, added, changed, same, week, saw, files } = preview;
  return (
    <Section above={6} id="look" title="What it would change" more={files.join(', ')}>
      {misfits.length > 0 ? (
        <>
          <div role="alert">
            <Notice tone="refused">
              {count(misfits.length, 'mistake')}: nothing can be imported until{' '}
              {misfits.length === 1 ? 'it is' : 'they are'} mended.
            </Notice>
          </div>
          <Misfits preview={preview} />
        </>
      ) : (
        <Notice>
          {count(added.length, 'thing')} to add, {changed.length.toLocaleString('en')} to change,{' '}
          {same.toLocaleString('en')} as they are. It comes as week {week} opens.
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="asks" above={4}>
          <ul>
            {warnings.map(({ file, line, cell, message }) => (
              <li key={`${file} ${line} ${cell}`}>
                {file}, line {line}
                {cell === '' ? '' : `, ${cell}`}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {added.length > 0 && <Added preview={preview} />}
      {changed.length > 0 && <Changed preview={preview} />}
      {misfits.length === 0 && added.length + changed.length > 0 && (
        <Form action={commit} label="Import">
          <FormMessage />
          <input type="hidden" name="staged" value={staged} />
          <input type="hidden" name="saw" value={saw} />
          <Row above={3}>
            <Button look="act">Import {count(added.length + changed.length, 'change')}</Button>
          </Row>
        </Form>
      )}
    </Section>
  );
}

type Preview = { preview: ImportPreview };

function Misfits({ preview: { misfits } }: Preview) {
  return (
    <Table
      scrolls
      above={5}
      level={3}
      caption="Mistakes"
      note={<Shown of={misfits.length} />}
      columns={MISFITS}
      rows={misfits.slice(0, MOST)}
      rowKey={({ file, line, cell, message }) => `${file} ${line} ${cell} ${message}`}
    />
  );
}

const MISFITS: readonly Column<ImportPreview['misfits'][number]>[] = [
  { key: 'line', head: 'Line', align: 'end', cell: ({ line }) => line },
  {
    key: 'cell',
    head: 'Cell',
    cell: ({ cell }) => (cell === '' ? <Muted>the whole line</Muted> : <Code anywhere>{cell}</Code>),
  },
  { key: 'wrong', head: 'What is wrong', cell: ({ message }) => message },
  { key: 'file', head: 'File', stands: 'md', cell: ({ file }) => file },
];

function Added({ preview: { added } }: Preview) {
  return (
    <Table
      scrolls
      above={5}
      level={3}
      caption="To add"
      note={<Shown of={added.length} />}
      columns={ADDED}
      rows={added.slice(0, MOST)}
      rowKey={({ kind, key, owner }) => `${kind} ${owner} ${key}`}
    />
  );
}

const ADDED: readonly Column<ImportPreview['added'][number]>[] = [
  { key: 'name', head: 'Name', cell: ({ name }) => <RowName>{name}</RowName> },
  { key: 'what', head: 'What', cell: ({ kind, owner }) => `${KINDS[kind]}${owner === null ? '' : ` of ${owner}`}` },
  { key: 'key', head: 'Key, for good', cell: ({ key }) => <Code anywhere>{key}</Code> },
];

function Changed({ preview: { changed } }: Preview) {
  const fields = changed
    .slice(0, MOST)
    .flatMap(({ fields: each, ...thing }) => each.map((field) => ({ ...thing, ...field })));
  return (
    <Table
      scrolls
      above={5}
      level={3}
      caption="To change"
      note={<Shown of={changed.length} />}
      columns={CHANGED}
      rows={fields}
      rowKey={({ kind, key, owner, field }) => `${kind} ${owner} ${key} ${field}`}
    />
  );
}

type Thing = ImportPreview['changed'][number];
const CHANGED: readonly Column<Omit<Thing, 'fields'> & Thing['fields'][number]>[] = [
  {
    key: 'name',
    head: 'Name',
    cell: ({ name, owner, kind }) => (
      <>
        <RowName>{name}</RowName> <Muted>{owner === null ? KINDS[kind] : `ability of ${owner}`}</Muted>
      </>
    ),
  },
  { key: 'field', head: 'Field', cell: ({ field }) => <Code anywhere>{field}</Code> },
  { key: 'from', head: 'From', cell: ({ before }) => shown(before) },
  { key: 'to', head: 'To', cell: ({ after }) => shown(after) },
];

/** How many are listed, and of how many. */
const Shown = ({ of }: { of: number }) =>
  of > MOST ? `the first ${MOST} of ${of.toLocaleString('en')}` : of.toLocaleString('en');

const LONG = 160;

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}
