import type { RulesetId } from '@/lib/engine/rules/kernel/ruleset';
import type { ClauseId } from '@/lib/engine/rules/kernel/ruling';
import { rulesPath } from '@/lib/record/views/address';

/** Red, with its sign. Its target is higher than its line, by as much as it takes back around it. */
export const CLAUSE =
  'relative -my-1 inline-block whitespace-nowrap py-1 font-works text-1/140 font-firm font-stretch-88% text-rubric decoration-rubric-line before:clause-sign';

/** Whose clause it is: of the rulebook that a season is played by (null: before the first), or of a game at tables. */
type Whose =
  | { readonly season: string | null; readonly ruleset?: undefined }
  | { readonly season?: undefined; readonly ruleset: RulesetId };

const rulebookPath = ({ season, ruleset }: Whose): string => {
  if (ruleset !== undefined) return `/rules/${ruleset}`;
  return season === null ? '/rules' : rulesPath(season);
};

/** A clause of the rulebook, in red, as a link to where it stands. */
export function Clause({ id, ...whose }: Whose & { readonly id: ClauseId }) {
  return (
    <a className={CLAUSE} href={`${rulebookPath(whose)}#${id}`}>
      {id}
    </a>
  );
}

/** The clauses that a reason rests on, each once; nothing where there are none. `column`: one under the other. */
export function Clauses({
  ids,
  look = 'line',
  ...whose
}: Whose & { readonly ids: readonly ClauseId[]; readonly look?: 'line' | 'column' }) {
  if (ids.length === 0) return null;
  return (
    <span className={look === 'column' ? 'flex flex-col' : 'inline-flex flex-wrap gap-x-3'}>
      {[...new Set(ids)].map((id) => (
        <Clause key={id} id={id} {...whose} />
      ))}
    </span>
  );
}

/** A clause's own id where it stands, as the address of it. */
export function ClauseAnchor({ id }: { id: ClauseId }) {
  return (
    <a className={CLAUSE} href={`#${id}`}>
      {id}
    </a>
  );
}
