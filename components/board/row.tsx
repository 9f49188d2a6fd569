import { Clause, Clauses } from '@/components/kit/clause';
import { EmptyState } from '@/components/kit/notice';
import { sayAbility } from '@/lib/engine/rules/deviants/say';
import type { Row } from '@/lib/engine/rules/deviants/triggers';

/** What would answer an event, in order, each with what put it there; and what would not, with what is missing. */
export function RowPreview({ row }: { row: Row }) {
  const { event, answers, inactive, capped } = row;
  return (
    <div className="row-preview" id="order">
      <h3>
        {event.name}
        {event.subject !== null && ` of ${event.subject}`} <span className="hint">nothing has happened yet</span>
      </h3>
      {answers.length === 0 && <EmptyState above={5} what="Nothing would answer it." />}
      {answers.length > 0 && (
        <ol className="answers">
          {answers.map(({ held, card, criterion, place }) => (
            <li key={held.id}>
              <span className="place">{place}</span> <b className="voice">{held.ability.name}</b>{' '}
              <span className="hint">
                {card.name}, {card.type === 'HQ' ? 'HQ' : `column ${card.column}`}, {card.player}
              </span>{' '}
              {criterion === null ? <span className="hint">first</span> : <Clause id={criterion} ruleset="deviants" />}
              <span className="what">{sayAbility(held.ability)}</span>
            </li>
          ))}
        </ol>
      )}
      {inactive.length + capped.length > 0 && (
        <>
          <h4>Waits for it, and would not answer</h4>
          <ul className="answers">
            {inactive.map(({ held, card, failing }) => (
              <li key={held.id}>
                <b className="voice">{held.ability.name}</b> <span className="hint">{card.name}</span> needs{' '}
                {failing.map(({ words }) => words).join(', ')}{' '}
                <Clauses ids={failing.map(({ clause }) => clause)} ruleset="deviants" />
              </li>
            ))}
            {capped.map(({ held, card }) => (
              <li key={held.id}>
                <b className="voice">{held.ability.name}</b> <span className="hint">{card.name}</span> has triggered
                three times this turn <Clause id="trigger:cap" ruleset="deviants" />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
