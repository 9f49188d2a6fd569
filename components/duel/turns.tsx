import { StepLinks, TurnLinks } from '@/components/kit/tables/duel';
import type { View } from '@/lib/engine/rules/crisis-collide/view';
import { ArrowKeys } from './arrow-keys';
import { hrefOf, neighbours, type Place } from './steps';

/** Every turn of the duel as a link, and what is awaited. @param at null: how it stands now */
export function Turns({ number, view, at }: { number: number; view: View; at: Place | null }) {
  const turns = view.turns.map(({ turn }) => ({
    href: hrefOf(number, { turn, step: null }),
    words: turn,
    current: at?.turn === turn,
    label: `Turn ${turn}`,
  }));
  const now = { href: `/tables/${number}`, words: view.stage === 'over' ? 'The end' : 'Now', current: at === null };
  const awaits = view.stage === 'orders' ? `${view.turn}, awaiting orders` : 'awaiting a replacement';
  return <TurnLinks label="Turns" links={[...turns, now]} awaits={view.stage === 'over' ? undefined : awaits} />;
}

/** Back and forth through the duel, by turn or by phase; the arrow keys do the same. */
export function Stepper({ number, view, at }: { number: number; view: View; at: Place }) {
  const { before, after } = neighbours(view, at);
  const back = before && hrefOf(number, before);
  const on = after && hrefOf(number, after);
  const name = ({ turn, step }: Place) => (step === null ? `Turn ${turn}` : `Turn ${turn}, phase ${step}`);
  return (
    <StepLinks label="Step through the duel">
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
    </StepLinks>
  );
}
