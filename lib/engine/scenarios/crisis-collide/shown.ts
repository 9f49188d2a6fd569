import { crisisCollide } from '../../rules/crisis-collide/ruleset';
import type { Ruling } from '../../rules/crisis-collide/rulings';
import type { State } from '../../rules/crisis-collide/state';
import { awaiting, view } from '../../rules/crisis-collide/view';

/** A ruling as a scenario writes it. */
export interface ShownRuling {
  readonly turn: number;
  readonly phase: number | null;
  readonly by: string | null;
  readonly combatant: string | null;
  readonly ability: string | null;
  readonly outcome: string;
  readonly hits: readonly string[];
  readonly damage: Readonly<Record<string, number>>;
  readonly cites: readonly string[];
  readonly reason: string;
  readonly moment: number;
}

/** A duel as scenarios speak of it, after the last step. */
export interface Shown {
  readonly turn: number;
  readonly winner: string;
  readonly awaiting: Readonly<Record<string, string>>;
  readonly combatants: Readonly<Record<string, Readonly<Record<string, number | boolean | null>>>>;
  readonly fighters: Readonly<Record<string, Readonly<Record<string, number | boolean | null>>>>;
  readonly sides: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
  readonly sees: Readonly<Record<string, string>>;
  readonly rulings: readonly ShownRuling[];
}

export function show(state: State): Shown {
  const all = view(state, { kind: 'record' });
  const [first, second] = all.sides;
  return {
    turn: state.turn,
    winner: state.winner ?? 'none',
    awaiting: { [first.key]: awaiting(state, 0), [second.key]: awaiting(state, 1) },
    combatants: Object.fromEntries(
      Object.entries(all.combatants).map(([key, { hp, ap, space, inPlay, eliminated }]) => [
        key,
        { hp, ap, space, inPlay, eliminated },
      ]),
    ),
    fighters: Object.fromEntries(
      Object.entries(all.fighters).map(([key, { hp, space, gone }]) => [key, { hp, space, gone }]),
    ),
    sides: Object.fromEntries(all.sides.map(({ key, cr, active }) => [key, { cr, active }])),
    sees: { [first.key]: seenBy(state, first.key, 1), [second.key]: seenBy(state, second.key, 0) },
    rulings: crisisCollide.rulings(state).map(shownRuling),
  };
}

/** What a player is shown of the other side's orders: from that player's own view. */
function seenBy(state: State, viewer: string, other: 0 | 1): string {
  const seen = view(state, { kind: 'leader', team: viewer });
  if (seen.sides[other].orders.state === 'sealed') return 'hidden';
  return seen.turns.length > 0 ? 'shown' : 'none';
}

function shownRuling(ruling: Ruling): ShownRuling {
  const { turn, phase, by, combatant, ability, hits, damage, cites, reason, moment, override } = ruling;
  const outcome = override?.outcome ?? ruling.outcome;
  return { turn, phase, by, combatant, ability, outcome, hits, damage, cites, reason, moment };
}
