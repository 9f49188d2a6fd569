import { activeOn, conditionsOf, valuesOf } from '../../rules/tabletop/combining';
import { beliefIn } from '../../rules/tabletop/disbelief';
import { usesLeft } from '../../rules/tabletop/expenditure';
import { numberOf } from '../../rules/tabletop/numbers';
import type { Ruling } from '../../rules/tabletop/record';
import { standingRefusals } from '../../rules/tabletop/refusals';
import { tabletop } from '../../rules/tabletop/ruleset';
import type { Actions, State } from '../../rules/tabletop/state';

/** A ruling as a scenario writes it. */
export interface ShownRuling {
  readonly ability: string | null;
  readonly by: string;
  readonly on: readonly string[];
  readonly outcome: string;
  readonly affected: readonly string[];
  readonly saved: readonly string[];
  readonly resisted: readonly string[];
  readonly damage: Readonly<Record<string, number>>;
  readonly dc: number | null;
  readonly total: number | null;
  readonly reach: number | null;
  readonly step: string | null;
  readonly cites: readonly string[];
  readonly reason: string;
}

/** An encounter as scenarios speak of it, after the last step. */
export interface Shown {
  readonly round: number;
  readonly rulings: readonly ShownRuling[];
  creature(name: string): {
    readonly hp: number;
    readonly conditions: readonly string[];
    readonly values: Readonly<Record<string, string | number | boolean>>;
    readonly actions: Actions;
    readonly held: string;
    stat(name: string): number;
  };
  uses(user: string, ability: string): number | 'at-will';
  usable(user: string, ability: string): boolean;
  active(user: string, ability: string): readonly string[];
  belief(creature: string, illusion: string): string;
}

export function show(state: State): Shown {
  return {
    round: state.round,
    rulings: tabletop.rulings(state).map(shownRuling),
    creature: (name) => {
      const {
        hp = 0,
        actions,
        held,
      } = state.creatures[name] ?? { actions: { standard: false, move: false, swift: false } };
      return {
        hp,
        actions,
        conditions: conditionsOf(state, name),
        values: valuesOf(state, name),
        held: held?.attempt.ability ?? 'none',
        stat: (stat) => numberOf(state, name, stat),
      };
    },
    uses: (user, ability) => usesLeft(state, user, ability) ?? 'at-will',
    usable: (user, ability) => standingRefusals(state, user, ability, false).length === 0,
    active: (user, ability) => activeOn(state, user, ability),
    belief: (creature, illusion) => beliefIn(state, creature, illusion),
  };
}

function shownRuling(ruling: Ruling): ShownRuling {
  const { ability, by, on, affected, saved, resisted, damage, dc, total, reach, step, cites, reason } = ruling;
  const outcome = ruling.override?.outcome ?? ruling.outcome;
  return { ability, by, on, outcome, affected, saved, resisted, damage, dc, total, reach, step, cites, reason };
}
