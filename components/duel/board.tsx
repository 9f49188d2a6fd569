import { Clause, Clauses } from '@/components/kit/clause';
import { EmptyState, Notice } from '@/components/kit/notice';
import { Until } from '@/components/kit/time';
import { TableSettings } from '@/components/tables/settings';
import { rulebook } from '@/lib/engine/rules/crisis-collide/rulebook';
import { SIDES, type SideIndex } from '@/lib/engine/rules/crisis-collide/terms';
import { cameBackTo, type TurnView, type View } from '@/lib/engine/rules/crisis-collide/view';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { drawNow } from '@/lib/record/tables/crisis-collide/drawing';
import type { Seat } from '@/lib/record/tables/load';
import { Arena } from './arena';
import { FighterCard } from './cards';
import { OrdersForm, ReplaceForm } from './forms';
import { Phase, RulingItem } from './phase';
import { hrefOf, type Place } from './steps';
import { Stepper, Turns } from './turns';

interface Actions {
  readonly lines: FormAction;
  readonly post: FormAction;
  readonly replace: FormAction;
}
interface Props {
  number: number;
  view: View;
  /** What is looked at; null: how the duel stands now. */
  at: Place | null;
  /** The reader's own seat; null: a watcher. */
  mine: Seat | null;
  players: readonly [string, string];
  zone: string;
  now: Date;
  actions: Actions;
  /** Where an admin overrides; absent: the reader may not. */
  override?: string;
}

/** A duel: how it stands now with what the reader owes, or a turn of it. */
export function DuelBoard(props: Props) {
  const { view, at } = props;
  const turn = at === null ? undefined : view.turns.find((one) => one.turn === at.turn);
  return turn === undefined || at === null ? <Present {...props} /> : <Past {...props} turn={turn} at={at} />;
}

function Past({ number, view, turn, at, players, override }: Props & { turn: TurnView; at: Place }) {
  const phases = at.step === null ? turn.phases : turn.phases.filter(({ phase }) => phase === at.step);
  const [first, last] = [phases[0], phases.at(-1)];
  const span = first && last && { before: first.start, after: last.end };
  const after = view.rulings.filter((ruling) => ruling.turn === turn.turn);
  return (
    <>
      <div className="dhd">
        <h1 className="title">
          Turn {turn.turn}
          {at.step !== null && `, phase ${at.step}`}
        </h1>
        <Turns number={number} view={view} at={at} />
      </div>
      <Stepper number={number} view={view} at={at} />
      <div className="fighters">
        {SIDES.map((side) => (
          <FighterCard key={side} view={view} side={side} player={players[side]} span={span} />
        ))}
      </div>
      <Key view={view} />
      {phases.map((phase) => (
        <Phase key={phase.phase} view={view} turn={turn} phase={phase} override={override} />
      ))}
      {turn.cut && <p className="hint">An elimination ended the turn here.</p>}
      {at.step === null && after.length > 0 && (
        <section className="ph">
          <div className="sec">
            <h2>Beside the turn</h2>
          </div>
          <ol className="log">
            {after.map((ruling) => (
              <RulingItem key={ruling.id} ruling={ruling} override={override} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function Key({ view }: { view: View }) {
  return (
    <p className="hint keyline">
      <span className="side atk">{view.sides[0].name}’s</span> <span className="side">{view.sides[1].name}’s</span>{' '}
      <span className="nb">
        <span className="hatch superhuman" />
        reach of an ability
      </span>{' '}
      <span className="nb">
        <span className="rub">✕</span> a hit, or what was stopped
      </span>
    </p>
  );
}

function Present({ number, view, mine, players, zone, now, actions, override }: Props) {
  const own = SIDES.find((side) => view.sides[side].key === mine?.key);
  const last = view.turns.at(-1);
  const refused = cameBackTo(view);
  const latest = view.rulings.filter(({ outcome, turn }) => outcome !== 'Refused' && turn >= view.turn - 1);
  return (
    <>
      <div className="dhd">
        <div>
          <h1 className="title">{titleOf(view)}</h1>
          <p className="lede">{ledeOf(view, own)}</p>
          {view.closesAt !== null && view.stage !== 'over' && (
            <p className="hint">
              Closes <Until at={view.closesAt} zone={zone} now={now} />
            </p>
          )}
        </div>
        <Turns number={number} view={view} at={null} />
      </div>
      <TableSettings ruleset="crisis-collide" settings={rulebook.settings} inForce={view.settings} />
      {refused.length > 0 && view.stage !== 'over' && (
        <Notice above={5} tone="refused">
          <p>
            {refused.length === 1 ? 'A line came back' : `${refused.length} lines came back`}; only you see why. You may
            correct it until the turn is revealed.
          </p>
          <ul className="came-back">
            {refused.map(({ ruling, near }) => (
              <li key={ruling.id}>
                {ruling.fact.about === 'line' && ruling.fact.text !== '' && <q>{ruling.fact.text}</q>} {ruling.reason}{' '}
                {near.length > 0 && <>Did you mean {orList(near)}? </>}
                <Clauses ids={ruling.cites} ruleset="crisis-collide" />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="fighters">
        {SIDES.map((side) => (
          <FighterCard key={side} view={view} side={side} player={players[side]} />
        ))}
      </div>
      <div className="present">
        <Arena drawing={drawNow(view)} id="now" />
        {own !== undefined && view.stage === 'orders' && (
          <OrdersForm number={number} view={view} own={view.sides[own]} lines={actions.lines} post={actions.post} />
        )}
        {own !== undefined && view.sides[own].awaiting === 'replacement' && (
          <ReplaceForm number={number} view={view} own={view.sides[own]} action={actions.replace} />
        )}
      </div>
      {latest.length > 0 && (
        <section className="ph" aria-labelledby="beside">
          <div className="sec">
            <h2 id="beside">Since the last turn</h2>
          </div>
          <ol className="log">
            {latest.map((ruling) => (
              <RulingItem key={ruling.id} ruling={ruling} override={override} />
            ))}
          </ol>
        </section>
      )}
      {last === undefined && (
        <EmptyState above={5} what="Turn 1 will stand here once both have given their orders.">
          Until then each side sees only that orders were given. <Clause id="flow:secret" ruleset="crisis-collide" />
        </EmptyState>
      )}
      {last !== undefined && (
        <p className="label since">
          Turn {last.turn}, <a href={hrefOf(number, { turn: last.turn, step: 1 })}>phase by phase</a>
        </p>
      )}
      {last?.phases.map((phase) => (
        <Phase key={phase.phase} view={view} turn={last} phase={phase} override={override} />
      ))}
    </>
  );
}

function orList(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  return quoted.length < 2 ? (quoted[0] ?? '') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

function titleOf(view: View): string {
  if (view.winner === 'draw') return 'A draw';
  const winner = view.sides.find(({ key }) => key === view.winner);
  if (winner !== undefined) return `${winner.name} wins`;
  return view.stage === 'replacement' ? 'A replacement is awaited' : `Turn ${view.turn}`;
}

function ledeOf({ sides, stage, turns }: View, own: SideIndex | undefined): string {
  if (stage === 'over') return `The duel is over after ${turns.length} ${turns.length === 1 ? 'turn' : 'turns'}.`;
  return SIDES.map((side) => {
    const { name, awaiting, orders, choice } = sides[side];
    const whose = side === own ? 'Your' : `${name}’s`;
    if (stage === 'replacement') {
      if (choice.state !== 'none') return `${whose} choice is made.`;
      return awaiting === 'replacement' ? `${whose} replacement is awaited.` : '';
    }
    if (awaiting === 'nothing') return `${whose} orders are given.`;
    return orders.state === 'none' ? `${whose} orders are awaited.` : `${whose} orders are given in part.`;
  })
    .filter((sentence) => sentence !== '')
    .join(' ');
}
