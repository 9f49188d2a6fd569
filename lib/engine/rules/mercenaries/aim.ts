import type { Ability } from './setup';
import { aimsAtMercs } from './things';

/** Who says whom an ability hits, and how many (`2b:quantity`, `2b:selection`). */
export interface Aim {
  /** Who says whom it hits: its text (the user, a team, a match), its leader, or dice. */
  readonly kind: 'user' | 'team' | 'global' | 'named' | 'random';
  readonly min: number;
  readonly max: number;
  /** Pool: how many candidates come first. */
  readonly pool: number | null;
  readonly postRosters: boolean;
  /** Preselected: whom its leader designates, and nobody else. */
  readonly designated: boolean;
}

const aims = new WeakMap<Ability, Aim>();

export function aimOf(ability: Ability): Aim {
  const known = aims.get(ability);
  if (known) return known;
  const aim = read(ability);
  aims.set(ability, aim);
  return aim;
}

function read(ability: Ability): Aim {
  const selection = ability.selection ?? [];
  const postRosters = selection.includes('Post-Rosters');
  const found = (kind: Aim['kind'], min = 0, max = 0, pool: number | null = null): Aim => ({
    kind,
    min,
    max,
    pool,
    postRosters,
    designated: selection.includes('Preselected'),
  });
  if (ability.global) return found('global');
  // A terrain and a team take no field, so that nothing aimed at them waits for rosters, and they are named or picked by dice.
  if (!aimsAtMercs(ability)) {
    const { min, max } = countOf({ ...ability, quantity: ability.quantity ?? 'Single Target' });
    return { ...found(selection.includes('Random') ? 'random' : 'named', min, max), postRosters: false };
  }
  if (!ability.quantity || ability.quantity === 'Personal') return found('user');
  if (ability.quantity === 'Teamwide') return found('team');
  const { min, max } = countOf(ability);
  const pool = selection.includes('Pool') ? Math.max(ability.pool ?? min, 1) : null;
  // Preselected and Random cancel each other where there is no Pool: whom a leader designates no die chooses.
  const rolled = selection.includes('Random') && !selection.includes('Preselected');
  return found(rolled ? 'random' : 'named', min, max, pool);
}

function countOf({ quantity, targets }: Ability): { min: number; max: number } {
  if (quantity === 'Single Target' || quantity === 'Personal' || quantity === 'Teamwide') return { min: 1, max: 1 };
  const variable = quantity === 'Variable Target';
  if (targets === undefined) return { min: variable ? 1 : 2, max: Number.MAX_SAFE_INTEGER };
  if (typeof targets === 'object') return targets;
  return { min: variable ? 1 : targets, max: targets };
}

/** How many targets a declaration names; null where it names none. */
export function namesOf(aim: Aim): { min: number; max: number } | null {
  if (aim.kind !== 'named') return null;
  if (aim.pool !== null) return { min: aim.pool, max: aim.pool };
  return { min: aim.postRosters && !aim.designated ? 0 : aim.min, max: aim.max };
}
