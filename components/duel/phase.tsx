import { Clauses } from '@/components/kit/clause';
import { SectionHead } from '@/components/kit/section';
import { Arena } from '@/components/kit/tables/arena';
import { Changes, Gist, GivenOrders, PhaseColumns } from '@/components/kit/tables/duel';
import { LineEnd, Region, RulingList } from '@/components/kit/tables/frame';
import { Became, OutcomeWord } from '@/components/kit/tables/marks';
import { Hint } from '@/components/kit/text';
import type { Ruling } from '@/lib/engine/rules/crisis-collide/rulings';
import { SIDES } from '@/lib/engine/rules/crisis-collide/terms';
import type { PhaseView, TurnView, View } from '@/lib/engine/rules/crisis-collide/view';
import { drawPhase } from '@/lib/record/tables/crisis-collide/drawing';
import { bareOrder } from './words';

interface Line {
  readonly name: string;
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

/** The numbers that a phase changed. */
function deltasOf({ start, end }: PhaseView, view: View): Line[] {
  const lines: Line[] = [];
  for (const side of SIDES) {
    const [before, after] = [start.sides[side], end.sides[side]];
    const name = view.combatants[after.active]?.label ?? after.active;
    if (before.active === after.active) {
      if (before.hp !== after.hp) lines.push({ name, what: 'HP', from: before.hp, to: after.hp });
      if (before.ap !== after.ap) lines.push({ name, what: 'AP', from: before.ap, to: after.ap });
    }
    if (before.cr !== after.cr) lines.push({ name: view.sides[side].name, what: 'CR', from: before.cr, to: after.cr });
  }
  return lines;
}

/** What a phase came down to, in a few words for its heading. */
function gistOf(rulings: readonly Ruling[]): string {
  const has = (outcome: Ruling['outcome']) => rulings.some((ruling) => ruling.outcome === outcome);
  if (has('Eliminated')) return 'an elimination';
  if (has('Negated')) return 'the shift that was not';
  if (has('Shifted')) return 'somebody comes in';
  if (has('Collided')) return 'a collision';
  if (rulings.some(({ hits }) => hits.length > 0)) return 'a hit';
  return has('Performed') ? 'nobody hit' : 'no blow';
}

/** @param beside its clauses stand at the right, where there is room */
export function RulingItem({ ruling, override, beside }: { ruling: Ruling; override?: string; beside?: boolean }) {
  return (
    <li id={`ruling-${ruling.id}`}>
      <span>
        <OutcomeWord>{ruling.outcome}.</OutcomeWord> {ruling.reason}
        {ruling.override !== null && (
          <>
            {' '}
            An admin rules otherwise: <b>{ruling.override.outcome}</b>. {ruling.override.because}
          </>
        )}
      </span>
      <LineEnd beside={beside}>
        <Clauses ids={ruling.cites} ruleset="crisis-collide" />
        {override !== undefined && (
          <Hint as="span">
            <a href={`${override}?ruling=${encodeURIComponent(ruling.id)}`}>Override</a>
          </Hint>
        )}
      </LineEnd>
    </li>
  );
}

interface Props {
  view: View;
  turn: TurnView;
  phase: PhaseView;
  /** Where an admin overrides; absent: the reader may not. */
  override?: string;
}

/** A phase: what both ordered and where it led on the left; the rulings on the right. */
export function Phase({ view, turn, phase, override }: Props) {
  const deltas = deltasOf(phase, view);
  const id = `t${turn.turn}p${phase.phase}`;
  const orders = SIDES.map((side) => {
    const words = turn.orders[side][phase.phase - 1] ?? null;
    return {
      side: view.sides[side].name,
      attacks: side === 0,
      words: words === null ? null : `${phase.phase}: ${bareOrder(words)}`,
    };
  });
  return (
    <Region id={`h-${id}`} at={`phase-${phase.phase}`}>
      <SectionHead
        id={`h-${id}`}
        title={
          <>
            Phase {phase.phase} <Gist>{gistOf(phase.rulings)}</Gist>
          </>
        }
      />
      <PhaseColumns
        left={
          <>
            <GivenOrders orders={orders} />
            <Arena drawing={drawPhase(phase, view)} id={id} />
          </>
        }
        right={
          <>
            <RulingList beside>
              {phase.rulings.map((ruling) => (
                <RulingItem key={ruling.id} ruling={ruling} override={override} beside />
              ))}
            </RulingList>
            {deltas.length > 0 && (
              <Changes>
                {deltas.map(({ name, what, from, to }) => (
                  <span key={`${name} ${what}`}>
                    {name} {what}{' '}
                    <Became from={from} struck>
                      {to}
                    </Became>
                  </span>
                ))}
              </Changes>
            )}
          </>
        }
      />
    </Region>
  );
}
