import { type Combatant, type Setup, setupSchema } from '../setup';
import { TEAM_SIZE } from '../terms';
import type { PickedSetup } from './setup';

/** Three fighters of the pool by their keys, and which of them leads. */
export interface Pick {
  readonly team: readonly string[];
  readonly leader: string;
}

/** Why a pick cannot stand, in a sentence; null where it can (setup:team, setup:leader). */
export function pickProblem({ pool }: PickedSetup, { team, leader }: Pick): string | null {
  const unknown = team.find((key) => !Object.hasOwn(pool, key));
  if (unknown !== undefined) return `“${unknown}” is none of the fighters to pick from.`;
  const different = new Set(team).size;
  if (different !== team.length) return 'A fighter is picked twice: the three must differ.';
  if (different !== TEAM_SIZE) return `A team is ${TEAM_SIZE} fighters, and ${different} are picked.`;
  return team.includes(leader) ? null : 'The leader is one of the three.';
}

/**
 * The duel of two picks. Each side's combatants get keys of their own, so that no key tells what the other has on
 * the bench.
 * @returns null where the rules refuse it, which a pick without a problem never meets.
 */
export function duelOfPicks(setup: PickedSetup, picks: readonly [Pick, Pick]): Setup | null {
  const { arena, field, fighters, pool, settings } = setup;
  const combatants: Record<string, Combatant> = {};
  const sides = setup.sides.map(({ key, name, cr }, at) => {
    const { team, leader } = at === 0 ? picks[0] : picks[1];
    const own = (fighter: string) => `${key}/${fighter}`;
    for (const fighter of team) {
      const combatant = pool[fighter];
      if (combatant !== undefined) combatants[own(fighter)] = combatant;
    }
    return { key, name, cr, team: team.map(own), leader: own(leader) };
  });
  const duel = setupSchema.safeParse({ setupVersion: 1, settings, turn: 1, arena, field, sides, combatants, fighters });
  return duel.success ? duel.data : null;
}
