import { AdjustedBy } from '@/components/kit/adjusted';
import { Ready } from '@/components/kit/ready';
import { Tags } from '@/components/kit/tags';
import type { AbilitySection } from '@/lib/features/wiki/model';
import type { WeekCell } from '@/lib/features/wiki/readiness';
import { mercPath } from '@/lib/record/views/address';
import type { AdjustmentLine } from '@/lib/record/views/adjustments';

const CELLS: Record<WeekCell['state'], { readonly ready: 'yes' | 'no' | 'used'; readonly word: string }> = {
  used: { ready: 'used', word: 'used' },
  resting: { ready: 'no', word: 'resting' },
  ready: { ready: 'yes', word: 'ready' },
  gone: { ready: 'no', word: 'used up' },
};

/** When it was used, rests and is ready, week by week. */
function Weeks({ weeks, name }: { weeks: readonly WeekCell[]; name: string }) {
  return (
    <ol className="weeks" aria-label={`${name}, week by week`}>
      {weeks.map(({ week, state, now }) => (
        <li key={week} className={`${state}${now ? ' now' : ''}`}>
          <span className="wn">
            <span className="vh">Week </span>
            {week}
            {now && <span className="is-now">, now</span>}
          </span>
          <Ready state={CELLS[state].ready} narrow>
            {CELLS[state].word}
          </Ready>
        </li>
      ))}
    </ol>
  );
}

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];

function uses({ usedIn }: AbilitySection): string {
  if (usedIn.length === 0) return 'Not used so far.';
  const times = TIMES[usedIn.length] ?? `${usedIn.length} times`;
  const weeks = `${usedIn.slice(0, -1).join(', ')}${usedIn.length > 1 ? ' and ' : ''}${usedIn.at(-1)}`;
  return `Used ${times}, in ${usedIn.length > 1 ? 'weeks' : 'week'} ${weeks}.`;
}

/** One ability: its parameters as tags, its text, what that is in the rulebook's terms, and when it is ready. */
interface Props {
  readonly season: string;
  ability: AbilitySection;
  /** What admins entered by hand for it. */
  adjusted: readonly AdjustmentLine[];
}

/** One ability: its parameters as tags, its text, what that is in the rulebook’s terms, and when it is ready. */
export function AbilityArticle({ season, ability, adjusted }: Props) {
  const { name, definition, text, terms, ready, why, choice, usesLeft, holder, weeks } = ability;
  return (
    <article className="ability" id={ability.anchor}>
      <h3>{name}</h3>
      <Tags ability={definition} />
      {text !== '' && <p className="txt">{text}</p>}
      {terms !== '' && (
        <p className={text === '' ? 'txt' : 'eff'}>
          {text !== '' && 'In the rulebook’s terms: '}
          {text !== '' ? `${terms.charAt(0).toLowerCase()}${terms.slice(1)}` : terms}
        </p>
      )}
      {choice !== null && (
        <p className="eff">
          Chosen: <b>{choice}</b>.
        </p>
      )}
      {holder && (
        <p className="eff">
          Held by <a href={mercPath(season, holder.key)}>{holder.name}</a> for now.
        </p>
      )}
      {weeks.length > 0 && <Weeks weeks={weeks} name={name} />}
      <p className="uses">
        {definition.type !== 'On Purchase' && <Ready state={ready.state}>{ready.word}</Ready>}{' '}
        <span className="mid">
          {weeks.length > 0 && uses(ability)}
          {ability.supposing && ' The weeks to come stand as if it resolves.'}
          {usesLeft !== null && ` ${usesLeft} ${usesLeft === 1 ? 'use' : 'uses'} left.`}
          {why !== null && ` ${why}`}
        </span>
      </p>
      {adjusted.map((line) => (
        <p key={line.id} className="eff">
          {line.text}. <AdjustedBy line={line} /> <span className="mid">(week {line.week})</span>
        </p>
      ))}
    </article>
  );
}
