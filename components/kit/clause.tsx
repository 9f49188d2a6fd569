import type { ClauseId } from '@/lib/rules/kernel/ruling';

/** A clause of the rulebook, in red, as a link to where it stands. */
export function Clause({ id }: { id: ClauseId }) {
  return (
    <a className="cl" href={`/rules#${id}`}>
      {id}
    </a>
  );
}

/** The clauses that a reason rests on, each once; nothing where there are none. */
export function Clauses({ ids }: { ids: readonly ClauseId[] }) {
  if (ids.length === 0) return null;
  return (
    <span className="cls">
      {[...new Set(ids)].map((id) => (
        <Clause key={id} id={id} />
      ))}
    </span>
  );
}
