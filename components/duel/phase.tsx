import { Clauses } from '@/components/kit/clause';
import { Side } from '@/components/kit/section';
import type { Ruling } from '@/lib/engine/rules/crisis-collide/rulings';
import { SIDES } from '@/lib/engine/rules/crisis-collide/terms';
import type { PhaseView, TurnView, View } from '@/lib/engine/rules/crisis-collide/view';
import { drawPhase } from '@/lib/record/tables/crisis-collide/drawing';
import { Arena } from './arena';
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

export function RulingItem({ ruling, override }: { ruling: Ruling; override?: string }) {
  return (
    <li id={`ruling-${ruling.id}`}>
      <span>
        <span className="outcome">{ruling.outcome}.</span> {ruling.reason}
        {ruling.override !== null && (
          <span className="by-hand">
            {' '}
            An admin rules otherwise: <b>{ruling.override.outcome}</b>. {ruling.override.because}
          </span>
        )}
      </span>
      <span className="lc">
        <Clauses ids={ruling.cites} ruleset="crisis-collide" />
        {override !== undefined && (
          <a className="hint" href={`${override}?ruling=${encodeURIComponent(ruling.id)}`}>
            Override
          </a>
        )}
      </span>
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
  return (
    <section className="ph" id={`phase-${phase.phase}`} aria-labelledby={`h-${id}`}>
      <div className="sec">
        <h2 id={`h-${id}`}>
          Phase {phase.phase} <span className="mid">{gistOf(phase.rulings)}</span>
        </h2>
      </div>
      <div className="phg">
        <div className="l">
          <div className="orders">
            {SIDES.map((side) => {
              const words = turn.orders[side][phase.phase - 1] ?? null;
              return (
                <p className="ord" key={side}>
                  <Side attacks={side === 0}>{view.sides[side].name}</Side>{' '}
                  {words === null ? (
                    <span className="none">no order that stood</span>
                  ) : (
                    <b className="voice">{`${phase.phase}: ${bareOrder(words)}`}</b>
                  )}
                </p>
              );
            })}
          </div>
          <Arena drawing={drawPhase(phase, view)} id={id} />
        </div>
        <div className="r">
          <p className="label rub">Ruled</p>
          <ol className="log">
            {phase.rulings.map((ruling) => (
              <RulingItem key={ruling.id} ruling={ruling} override={override} />
            ))}
          </ol>
          {deltas.length > 0 && (
            <p className="delta">
              {deltas.map(({ name, what, from, to }) => (
                <span className="nb" key={`${name} ${what}`}>
                  {name} {what} <span className="was">{from}</span> <span aria-hidden="true">→</span>
                  <span className="vh"> becomes </span> {to}
                </span>
              ))}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
