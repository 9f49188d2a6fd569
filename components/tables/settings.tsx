import { Clause } from '@/components/kit/clause';
import { Hint } from '@/components/kit/text';
import type { SettingText, TableRulesetId } from '@/lib/engine/rules/kernel/ruleset';

interface Props {
  readonly ruleset: TableRulesetId;
  readonly settings: readonly SettingText[] | undefined;
  /** The values in force at this table, by key. */
  readonly inForce: Readonly<Record<string, string>>;
}

/** How this table's house reads what the rules leave open. */
export function TableSettings({ ruleset, settings = [], inForce }: Props) {
  return settings.map(({ key, clause, title, usual, values }) => {
    const value = inForce[key] ?? usual;
    return (
      <Hint key={key}>
        {title}: {values[value] ?? value} {value !== usual && 'This is not the usual reading. '}
        <Clause id={clause} ruleset={ruleset} />
      </Hint>
    );
  });
}
