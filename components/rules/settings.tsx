import { type Column, Table } from '@/components/kit/table';
import { Hint } from '@/components/kit/text';
import type { SettingLine } from '@/lib/features/season/model';
import { Precedents } from './precedents';

/** What the season plays by where the rules leave a choice. */
export function SettingsTable({
  season,
  settings,
  name,
}: {
  readonly season: string | null;
  readonly settings: readonly SettingLine[];
  readonly name: string;
}) {
  const columns: readonly Column<SettingLine>[] = [
    {
      key: 'setting',
      head: 'Setting',
      names: true,
      width: 'half',
      cell: ({ title, text }) => (
        <>
          {title}
          <Hint as="span" block>
            {text}
          </Hint>
        </>
      ),
    },
    {
      key: 'value',
      head: 'In force',
      cell: ({ value, changed, precedents }) => (
        <>
          {value}
          {changed && (
            <Hint as="span" block>
              Not the usual value.
            </Hint>
          )}
          <Precedents season={season} precedents={precedents} />
        </>
      ),
    },
  ];
  return <Table caption="Settings in force" note={name} columns={columns} rows={settings} rowKey={({ key }) => key} />;
}
