import { Clause } from '@/components/kit/clause';
import { Below } from '@/components/kit/layout';
import { EmptyState } from '@/components/kit/notice';
import { Lede, Title } from '@/components/kit/page';
import { SectionHead } from '@/components/kit/section';
import { Arena } from '@/components/kit/tables/arena';
import { ArenaKey, DuelHead, Fighters, Standing } from '@/components/kit/tables/duel';
import { Region, RulingList } from '@/components/kit/tables/frame';
import { Hint, Label } from '@/components/kit/text';
import { Until } from '@/components/kit/time';
import { CameBack } from '@/components/tables/came-back';
import { TableSettings } from '@/components/tables/settings';
import { rulebook } from '@/lib/engine/rules/crisis-collide/rulebook';
import { SIDES, type SideIndex } from '@/lib/engine/rules/crisis-collide/terms';
import { cameBackTo, type TurnView, type View } from '@/lib/engine/rules/crisis-collide/view';
import { some } from '@/lib/engine/rules/kernel/say';
import type { FormAction } from '@/lib/platform/auth/form-state';
import { drawNow } from '@/lib/record/tables/crisis-collide/drawing';
import type { Seat } from '@/lib/record/tables/load';
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
      <DuelHead>
        <Title>
          Turn {turn.turn}
          {at.step !== null && `, phase ${at.step}`}
        </Title>
        <Turns number={number} view={view} at={at} />
      </DuelHead>
      <Stepper number={number} view={view} at={at} />
      <Fighters>
        {SIDES.map((side) => (
          <FighterCard key={side} view={view} side={side} player={players[side]} span={span} />
        ))}
      </Fighters>
      <ArenaKey sides={[view.sides[0].name, view.sides[1].name]} />
      {phases.map((phase) => (
        <Phase key={phase.phase} view={view} turn={turn} phase={phase} override={override} />
      ))}
      {turn.cut && <Hint>An elimination ended the turn here.</Hint>}
      {at.step === null && after.length > 0 && (
        <Region id="beside-turn">
          <SectionHead title="Beside the turn" id="beside-turn" />
          <RulingList>
            {after.map((ruling) => (
              <RulingItem key={ruling.id} ruling={ruling} override={override} />
            ))}
          </RulingList>
        </Region>
      )}
    </>
  );
}

function Present({ number, view, mine, players, zone, now, actions, override }: Props) {
  const own = SIDES.find((side) => view.sides[side].key === mine?.key);
  const last = view.turns.at(-1);
  const refused = cameBackTo(view);
  const latest = view.rulings.filter(({ outcome, turn }) => outcome !== 'Refused' && turn >= view.turn - 1);
  return (
    <>
      <DuelHead>
        <div>
          <Title>{titleOf(view)}</Title>
          <Lede>{ledeOf(view, own)}</Lede>
          {view.closesAt !== null && view.stage !== 'over' && (
            <Hint>
              Closes <Until at={view.closesAt} zone={zone} now={now} />
            </Hint>
          )}
        </div>
        <Turns number={number} view={view} at={null} />
      </DuelHead>
      <TableSettings ruleset="crisis-collide" settings={rulebook.settings} inForce={view.settings} />
      {view.stage !== 'over' && (
        <CameBack
          lines={refused.map(({ ruling: { id, reason, cites, fact }, near }) => ({
            key: id,
            text: fact.about === 'line' ? fact.text : '',
            ...{ reason, near, cites },
          }))}
          until="Only you see why. You may correct it until the turn is revealed."
          ruleset="crisis-collide"
        />
      )}
      <Fighters>
        {SIDES.map((side) => (
          <FighterCard key={side} view={view} side={side} player={players[side]} />
        ))}
      </Fighters>
      <Standing>
        <Arena drawing={drawNow(view)} id="now" />
        {own !== undefined && view.stage === 'orders' && (
          <OrdersForm number={number} view={view} own={view.sides[own]} lines={actions.lines} post={actions.post} />
        )}
        {own !== undefined && view.sides[own].awaiting === 'replacement' && (
          <ReplaceForm number={number} view={view} own={view.sides[own]} action={actions.replace} />
        )}
      </Standing>
      {latest.length > 0 && (
        <Region id="beside">
          <SectionHead title="Since the last turn" id="beside" />
          <RulingList>
            {latest.map((ruling) => (
              <RulingItem key={ruling.id} ruling={ruling} override={override} />
            ))}
          </RulingList>
        </Region>
      )}
      {last === undefined && (
        <EmptyState above={5} what="Turn 1 will stand here once both have given their orders.">
          Until then each side sees only that orders were given. <Clause id="flow:secret" ruleset="crisis-collide" />
        </EmptyState>
      )}
      {last !== undefined && (
        <Below gap={6}>
          <Label as="p">
            Turn {last.turn}, <a href={hrefOf(number, { turn: last.turn, step: 1 })}>phase by phase</a>
          </Label>
        </Below>
      )}
      {last?.phases.map((phase) => (
        <Phase key={phase.phase} view={view} turn={last} phase={phase} override={override} />
      ))}
    </>
  );
}

function titleOf(view: View): string {
  if (view.winner === 'draw') return 'A draw';
  const winner = view.sides.find(({ key }) => key === view.winner);
  if (winner !== undefined) return `${winner.name} wins`;
  return view.stage === 'replacement' ? 'A replacement is awaited' : `Turn ${view.turn}`;
}

function ledeOf({ sides, stage, turns }: View, own: SideIndex | undefined): string {
  if (stage === 'over') return `The duel is over after ${some(turns.length, 'turn')}.`;
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
