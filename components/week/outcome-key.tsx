import { Below, Narrow } from '@/components/kit/layout';
import { Outcome } from '@/components/kit/outcome';
import { type Column, Table } from '@/components/kit/table';
import { Hint } from '@/components/kit/text';
import type { Outcome as OutcomeTerm } from '@/lib/engine/rules/kernel/ruling';

const KEY: readonly { readonly outcome: OutcomeTerm; readonly meaning: string; readonly recharge: string }[] = [
  { outcome: 'Resolved', meaning: 'It hit, and its effect was applied.', recharge: 'its cooldown' },
  {
    outcome: 'Resolved without effect',
    meaning: 'A chance failed, or a random target was immune.',
    recharge: 'its cooldown',
  },
  { outcome: 'Failed', meaning: 'It never hit: no valid target at its time.', recharge: 'none' },
  { outcome: 'Nullified', meaning: 'Its effect does not take place.', recharge: 'one week' },
  { outcome: 'Invalidated', meaning: 'Made impossible before it resolved.', recharge: 'full' },
  { outcome: 'Cancelled', meaning: 'Its user was possessed after it was declared.', recharge: 'none' },
  { outcome: 'Rejected', meaning: 'Not a valid declaration; it never counted.', recharge: 'none' },
  { outcome: 'Unclear', meaning: 'The words fit nothing, or more than one thing.', recharge: 'an admin asks' },
  { outcome: 'Pending', meaning: 'Declared, and waiting for its time.', recharge: 'not yet known' },
];

const COLUMNS: readonly Column<(typeof KEY)[number]>[] = [
  { key: 'outcome', head: 'Outcome', names: true, cell: ({ outcome }) => <Outcome outcome={outcome} /> },
  { key: 'meaning', head: 'Meaning', cell: ({ meaning }) => meaning },
  { key: 'recharge', head: 'Recharge', tone: 'muted', cell: ({ recharge }) => recharge },
];

/** What each outcome means and costs. */
export function OutcomeKey() {
  return (
    <Below gap={7}>
      <Narrow>
        <Table caption="The nine outcomes" columns={COLUMNS} rows={KEY} rowKey={({ outcome }) => outcome} />
        <Hint above={2}>A Pre-Battle ability pays its own recharge whatever becomes of it.</Hint>
      </Narrow>
    </Below>
  );
}
