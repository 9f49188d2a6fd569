import { LineList } from '@/components/kit/layout';
import { Section } from '@/components/kit/section';
import { type Column, Table } from '@/components/kit/table';
import { Code } from '@/components/kit/text';
import type { effectWords, GuideColumn } from '@/lib/record/exchange/guide';

type Effect = ReturnType<typeof effectWords>[number];

const COLUMNS: readonly Column<GuideColumn>[] = [
  { key: 'head', head: 'Column', names: true, cell: ({ head }) => <Code>{head}</Code> },
  { key: 'key', head: 'In YAML', cell: ({ key }) => (key === null ? 'by its place' : <Code>{key}</Code>) },
  {
    key: 'means',
    head: 'What it says',
    cell: ({ means, words }) => (
      <>
        {means}
        {words !== null && ` One of: ${words.join(', ')}.`}
      </>
    ),
  },
  { key: 'takes', head: 'It takes', cell: ({ takes }) => takes },
  { key: 'example', head: 'Example', cell: ({ example }) => (example === '' ? 'empty' : <Code>{example}</Code>) },
];

const EFFECTS: readonly Column<Effect>[] = [
  { key: 'kind', head: 'Kind', names: true, cell: ({ kind }) => <Code>{kind}</Code> },
  { key: 'also', head: 'Also written', cell: ({ also }) => also.join(', ') || '–' },
];

/** Every column of every table, the words for effects, and files to fill in. */
export function ColumnsGuide({
  tables,
  effects,
  templates,
}: {
  tables: readonly { readonly name: string; readonly columns: readonly GuideColumn[] }[];
  effects: readonly Effect[];
  templates: readonly string[];
}) {
  return (
    <>
      <Section id="templates" title="Files to fill in" above={6}>
        <LineList>
          {templates.map((name) => (
            <li key={name}>
              <a href={`/seasons/columns/${name}`} download>
                {name}
              </a>
            </li>
          ))}
        </LineList>
      </Section>
      {tables.map(({ name, columns }) => (
        <Table
          key={name}
          above={6}
          caption={`A table of ${name}`}
          columns={COLUMNS}
          rows={columns}
          rowKey={({ head }) => head}
          phone="rows"
        />
      ))}
      <Table
        above={6}
        caption="Kinds of effects"
        note="capitals, spaces and hyphens do not matter"
        columns={EFFECTS}
        rows={effects}
        rowKey={({ kind }) => kind}
      />
    </>
  );
}
