import type { View } from '@/lib/engine/rules/tabletop/view';
import { Beliefs } from './beliefs';
import { EndEffect, Overrule } from './by-hand';
import { Creature } from './creature';
import { Effects } from './effects';
import { Initiative } from './initiative';
import { Log } from './log';
import { Master, type MasterActions } from './master';
import { type OrderActions, Orders } from './orders';
import { named } from './words';

interface Props {
  number: number;
  view: View;
  master: boolean;
  /** Creatures for which the reader may order. */
  mine: readonly string[];
  /** Nothing can be entered any more. */
  closed: boolean;
  /** What players are called on the page, by key. */
  players: ReadonlyMap<string, string>;
  actions: OrderActions & MasterActions;
}

/** An encounter: whose turn it is, who stands how, what lasts on whom, what can be done, and all that was ruled. */
export function Encounter({ number, view, master, mine, closed, players, actions }: Props) {
  const { round, running } = view;
  const runs = master && !closed;
  return (
    <>
      <h1 className="title">
        {round === 0 ? 'Before the first round' : `Round ${round}`}
        {running !== null && <span className="whose"> the turn of {named(view, running)}</span>}
      </h1>
      <Initiative view={view} players={players} />
      {runs && <Master number={number} view={view} actions={actions} />}
      {mine.length > 0 && !closed && (
        <Orders number={number} view={view} mine={mine} master={master} actions={actions} />
      )}
      <Effects
        view={view}
        end={runs ? (effect) => <EndEffect number={number} effect={effect} action={actions.ends} /> : undefined}
      />
      {view.beliefs !== null && <Beliefs view={view} beliefs={view.beliefs} />}
      <Log
        view={view}
        overrule={runs ? (ruling) => <Overrule number={number} ruling={ruling} action={actions.overrule} /> : undefined}
      />
      <section className="sheets" aria-label="Creatures">
        {view.order.map((key) => {
          const creature = view.creatures[key];
          return creature && <Creature key={key} creature={creature} view={view} />;
        })}
      </section>
    </>
  );
}
