import type { RulesetId } from '@/lib/engine/rules/kernel/ruleset';
import type { ClauseId } from '@/lib/engine/rules/kernel/ruling';

/** A clause of the rulebook, in red, as a link to where it stands. @param ruleset whose clause; absent: of Mercenaries. */
export function Clause({ id, ruleset }: { id: ClauseId; ruleset?: RulesetId }) {
  const rulebook = ruleset === undefined || ruleset === 'mercenaries' ? '/rules' : `/rules/${ruleset}`;
  return (
    <a className="cl" href={`${rulebook}#${id}`}>
      {id}
    </a>
  );
}

/** The clauses that a reason rests on, each once; nothing where there are none. */
export function Clauses({ ids, ruleset }: { ids: readonly ClauseId[]; ruleset?: RulesetId }) {
  if (ids.length === 0) return null;
  return (
    <span className="cls">
      {[...new Set(ids)].map((id) => (
        <Clause key={id} id={id} ruleset={ruleset} />
      ))}
    </span>
  );
}
