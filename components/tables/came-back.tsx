import { Clauses } from '@/components/kit/clause';
import { Points } from '@/components/kit/layout';
import { Notice } from '@/components/kit/notice';
import type { TableRulesetId } from '@/lib/engine/rules/kernel/ruleset';
import type { ClauseId } from '@/lib/engine/rules/kernel/ruling';
import { didYouMean } from '@/lib/engine/rules/kernel/words';

/** What may be done about lines that came back, where they may be written again at once. */
export const TO_CORRECT = 'They stand in their field again, to be put right.';

export interface BackLine {
  /** Absent: its place tells it from the others. */
  readonly key?: string;
  readonly text: string;
  readonly reason: string;
  readonly near: readonly string[];
  readonly cites: readonly ClauseId[];
}

/** Lines of an order that were refused, each with its reason and what may have been meant. @param until what may be done about it, as a sentence */
export function CameBack({
  lines,
  until,
  ruleset,
}: {
  lines: readonly BackLine[];
  until: string;
  ruleset: TableRulesetId;
}) {
  if (lines.length === 0) return null;
  return (
    <Notice above={5} tone="refused">
      <p>
        {lines.length === 1 ? 'A line came back' : `${lines.length} lines came back`}. {until}
      </p>
      <Points above={2}>
        {lines.map(({ key, text, reason, near, cites }, at) => (
          <li key={key ?? at}>
            {text !== '' && <q>{text}</q>} {reason} {didYouMean(near)} <Clauses ids={cites} ruleset={ruleset} />
          </li>
        ))}
      </Points>
    </Notice>
  );
}
