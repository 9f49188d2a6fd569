import type { View } from '@/lib/engine/rules/crisis-collide/view';
import { ArrowKeys } from './arrow-keys';
import { hrefOf, neighbours, type Place } from './steps';

/** Every turn of the duel as a link, and what is awaited. @param at null: how it stands now */
export function Turns({ number, view, at }: { number: number; view: View; at: Place | null }) {
  return (
    <nav className="turns" aria-label="Turns">
      {view.turns.map(({ turn }) => (
        <a
          key={turn}
          href={hrefOf(number, { turn, step: null })}
          aria-current={at?.turn === turn ? 'page' : undefined}
          aria-label={`Turn ${turn}`}
        >
          {turn}
        </a>
      ))}
      <a href={`/tables/${number}`} aria-current={at === null ? 'page' : undefined}>
        {view.stage === 'over' ? 'The end' : 'Now'}
      </a>
      {view.stage !== 'over' && (
        <span className="dim">
          {view.stage === 'orders' ? `${view.turn}, awaiting orders` : 'awaiting a replacement'}
        </span>
      )}
    </nav>
  );
}

/** Back and forth through the duel, by turn or by phase; the arrow keys do the same. */
export function Stepper({ number, view, at }: { number: number; view: View; at: Place }) {
  const { before, after } = neighbours(view, at);
  const back = before && hrefOf(number, before);
  const on = after && hrefOf(number, after);
  const name = ({ turn, step }: Place) => (step === null ? `Turn ${turn}` : `Turn ${turn}, phase ${step}`);
  return (
    <nav className="steps" aria-label="Step through the duel">
      <ArrowKeys before={back} after={on} />
      <span>{before && back && <a href={back} rel="prev">{`← ${name(before)}`}</a>}</span>
      <span>
        {at.step === null ? (
          <a href={hrefOf(number, { turn: at.turn, step: 1 })}>Phase by phase</a>
        ) : (
          <a href={hrefOf(number, { turn: at.turn, step: null })}>The whole of turn {at.turn}</a>
        )}
      </span>
      <span>{after && on && <a href={on} rel="next">{`${name(after)} →`}</a>}</span>
    </nav>
  );
}
