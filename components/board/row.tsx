import { Clause, Clauses } from '@/components/kit/clause';
import { Below } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Heading } from '@/components/kit/section';
import { AnswerList } from '@/components/kit/tables/board';
import { Place } from '@/components/kit/tables/marks';
import { Hint, Voice } from '@/components/kit/text';
import { sayAbility } from '@/lib/engine/rules/deviants/say';
import type { Row } from '@/lib/engine/rules/deviants/triggers';
import { didYouMean, nearNames } from '@/lib/engine/rules/kernel/words';

/**
 * What would answer an event, in order, each with what put it there; and what would not, with what is missing.
 * @param events all that any ability waits for: one of them may have been meant
 */
export function RowPreview({ row, events }: { row: Row; events: readonly string[] }) {
  const { event, answers, inactive, capped } = row;
  const near = events.includes(event.name) ? [] : nearNames(event.name, events);
  return (
    <div id="order">
      <Below gap={4}>
        <Heading>
          {event.name}
          {event.subject !== null && ` of ${event.subject}`} <Hint as="span">nothing has happened yet</Hint>
        </Heading>
      </Below>
      {answers.length === 0 && (
        <EmptyState above={5} what="Nothing would answer it.">
          {didYouMean(near)}
        </EmptyState>
      )}
      {answers.length > 0 && (
        <AnswerList ordered label="What would answer it, in order">
          {answers.map(({ held, card, criterion, place }) => (
            <li key={held.id}>
              <Place at={place} /> <AbilityOf name={held.ability.name} />{' '}
              <Hint as="span">
                {card.name}, {card.type === 'HQ' ? 'HQ' : `column ${card.column}`}, {card.player}
              </Hint>{' '}
              {criterion === null ? <Hint as="span">first</Hint> : <Clause id={criterion} ruleset="deviants" />}
              <Hint as="span" block>
                {sayAbility(held.ability)}
              </Hint>
            </li>
          ))}
        </AnswerList>
      )}
      {inactive.length + capped.length > 0 && (
        <>
          <Heading level={4} size="2">
            Waits for it, and would not answer
          </Heading>
          <AnswerList label="What waits for it and would not answer">
            {inactive.map(({ held, card, failing }) => (
              <li key={held.id}>
                <AbilityOf name={held.ability.name} /> <Hint as="span">{card.name}</Hint> needs{' '}
                {failing.map(({ words }) => words).join(', ')}{' '}
                <Clauses ids={failing.map(({ clause }) => clause)} ruleset="deviants" />
              </li>
            ))}
            {capped.map(({ held, card }) => (
              <li key={held.id}>
                <AbilityOf name={held.ability.name} /> <Hint as="span">{card.name}</Hint> has triggered three times this
                turn <Clause id="trigger:cap" ruleset="deviants" />
              </li>
            ))}
          </AnswerList>
        </>
      )}
    </div>
  );
}

const AbilityOf = ({ name }: { name: string }) => (
  <b>
    <Voice>{name}</Voice>
  </b>
);
