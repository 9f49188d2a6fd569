import { AdjustedBy } from '@/components/kit/adjusted';
import { type StripWeek, WeekStrip } from '@/components/kit/infobox';
import { LineList } from '@/components/kit/layout';
import { AbilityName, Aside, Item, SmallRow, Spoken } from '@/components/kit/pieces';
import { Ready } from '@/components/kit/ready';
import { Section } from '@/components/kit/section';
import { Tags } from '@/components/kit/tags';
import { Muted } from '@/components/kit/text';
import { inList, plural, some } from '@/lib/engine/rules/kernel/say';
import type { AbilitySection, HeldAbility } from '@/lib/features/wiki/model';
import type { WeekCell } from '@/lib/features/wiki/readiness';
import { mercPath } from '@/lib/record/views/address';
import type { AdjustmentLine } from '@/lib/record/views/adjustments';

const CELLS: Record<WeekCell['state'], Pick<StripWeek, 'ready' | 'words' | 'rests'>> = {
  used: { ready: 'used', words: 'used', rests: false },
  resting: { ready: 'no', words: 'resting', rests: true },
  ready: { ready: 'yes', words: 'ready', rests: false },
  gone: { ready: 'no', words: 'used up', rests: true },
  over: { ready: 'no', words: 'over', rests: true },
  stolen: { ready: 'no', words: 'stolen', rests: true },
  none: { ready: 'no', words: 'for hire', rests: true },
};

const TIMES = ['', 'once', 'twice', 'three times', 'four times', 'five times'];

function uses({ usedIn }: AbilitySection): string {
  if (usedIn.length === 0) return 'Not used so far.';
  const times = TIMES[usedIn.length] ?? `${usedIn.length} times`;
  return `Used ${times}, in ${plural(usedIn.length, 'week')} ${inList(usedIn.map(String))}.`;
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
    <Item look="ability" id={ability.anchor}>
      <AbilityName>{name}</AbilityName>
      <Tags season={season} ability={definition} />
      {text !== '' && <Spoken above={3}>{text}</Spoken>}
      {terms !== '' &&
        (text === '' ? (
          <Spoken above={3}>{terms}</Spoken>
        ) : (
          <Aside>
            In the rulebook’s terms: {terms.charAt(0).toLowerCase()}
            {terms.slice(1)}
          </Aside>
        ))}
      {choice !== null && (
        <Aside>
          Chosen: <b>{choice}</b>.
        </Aside>
      )}
      {holder && (
        <Aside>
          Held by <a href={mercPath(season, holder.key)}>{holder.name}</a> for now.
        </Aside>
      )}
      {weeks.length > 0 && (
        <WeekStrip
          label={`${name}, week by week`}
          weeks={weeks.map(({ week, state, now }) => ({ week, now, ...CELLS[state] }))}
        />
      )}
      <SmallRow>
        {definition.type !== 'On Purchase' && <Ready state={ready.state}>{ready.word}</Ready>}{' '}
        <Muted>
          {weeks.length > 0 && uses(ability)}
          {ability.supposing && ' The weeks to come stand as if it resolves.'}
          {usesLeft !== null && ` ${some(usesLeft, 'use')} left.`}
          {why !== null && ` ${why}`}
        </Muted>
      </SmallRow>
      {adjusted.map((line) => (
        <Aside key={line.id}>
          {line.text}. <AdjustedBy line={line} /> <Muted>(week {line.week})</Muted>
        </Aside>
      ))}
    </Item>
  );
}

/** What a merc has of others: whose it is, since when it may use it, and until when. */
export function HeldAbilities({ season, held }: { readonly season: string; held: readonly HeldAbility[] }) {
  if (held.length === 0) return null;
  return (
    <Section title="Abilities of others" more="stolen or copied">
      <LineList>
        {held.map(({ key, name, owner, how, until, ready, why }) => (
          <li key={key}>
            <a className="voice" href={`${mercPath(season, owner.key)}#${key.slice(key.indexOf('/') + 1)}`}>
              {name}
            </a>{' '}
            <Ready state={ready.state}>{ready.word}</Ready>{' '}
            <Muted>
              {how} from {owner.name}
              {how === 'stolen' ? ', until it is used' : until !== null && `, until the end of week ${until}`}.
              {why !== null && ` ${why}`}
            </Muted>
          </li>
        ))}
      </LineList>
    </Section>
  );
}
