import type { RulesetId } from '@/lib/engine/rules/kernel/ruleset';
import type { ClauseId } from '@/lib/engine/rules/kernel/ruling';

/** Red, with its sign. Its target is higher than its line, by as much as it takes back around it. */
export const CLAUSE =
  'relative -my-1 inline-block whitespace-nowrap py-1 font-works text-1/140 font-firm font-stretch-88% text-rubric decoration-rubric-line before:clause-sign';

/** A clause of the rulebook, in red, as a link to where it stands. @param ruleset whose clause; absent: of Mercenaries. */
export function Clause({ id, ruleset }: { id: ClauseId; ruleset?: RulesetId }) {
  const rulebook = ruleset === undefined || ruleset === 'mercenaries' ? '/rules' : `/rules/${ruleset}`;
  return (
    <a className={CLAUSE} href={`${rulebook}#${id}`}>
      {id}
    </a>
  );
}

/** The clauses that a reason rests on, each once; nothing where there are none. `column`: one under the other. */
export function Clauses({
  ids,
  ruleset,
  look = 'line',
}: {
  ids: readonly ClauseId[];
  ruleset?: RulesetId;
  look?: 'line' | 'column';
}) {
  if (ids.length === 0) return null;
  return (
    <span className={look === 'column' ? 'flex flex-col' : 'inline-flex flex-wrap gap-x-3'}>
      {[...new Set(ids)].map((id) => (
        <Clause key={id} id={id} ruleset={ruleset} />
      ))}
    </span>
  );
}
