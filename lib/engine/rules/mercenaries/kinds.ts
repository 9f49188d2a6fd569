import type { Ability, Effect, Settings } from './setup';
import type { EffectKind } from './terms';

/** The kinds of effects and the families that they belong to (glossary). */

const FAMILY_OF: Partial<Record<EffectKind, readonly string[]>> = {
  KO: ['Removal'],
  Seduce: ['Removal'],
  Kidnap: ['Removal'],
  Intimidate: ['Removal'],
  Nullify: ['Meta-Ability', 'Negative'],
  Recharge: ['Meta-Ability', 'Negative'],
  Steal: ['Meta-Ability', 'Negative'],
  Refresh: ['Meta-Ability'],
  Retime: ['Meta-Ability'],
  Copy: ['Meta-Ability'],
  Transform: ['Transformation'],
  Immune: ['Positive'],
  Untargetable: ['Positive'],
  Damage: ['Damaging'],
  Hinder: ['Negative'],
  Help: ['Positive'],
};

/** Numbers that do good when they rise; of upkeep it is the other way round. */
const GAINS: ReadonlySet<EffectKind> = new Set(['GP', 'Infrastructure', 'EXP']);

/** Kinds by which one ability changes another (`2h:meta`). */
export const isMeta = (kind: EffectKind): boolean => FAMILY_OF[kind]?.includes('Meta-Ability') ?? false;

/** Kinds that fall on a team, through a merc or straight (`GP`, `Infrastructure`). */
export const isOfTeam = (kind: EffectKind): boolean => kind === 'GP' || kind === 'Infrastructure';

/** Kinds that are told and not computed. */
export const isTold = (kind: EffectKind): boolean =>
  kind === 'Move' || kind === 'Damage' || kind === 'Hinder' || kind === 'Help';

export function isRemoval(kind: EffectKind, settings: Settings): boolean {
  if (kind === 'Possess') return settings.possessionIsRemoval;
  if (kind === 'Subvert') return settings.subversionIsRemoval;
  return FAMILY_OF[kind]?.includes('Removal') ?? false;
}

/** An effect's kind and every family that it counts as; and the same as Triggers wait for them, in small letters. */
export interface Kinds {
  readonly all: readonly string[];
  readonly events: readonly string[];
}

const known = new WeakMap<Settings, WeakMap<Effect, Kinds>>();

/** What an effect of an ability counts as, for immunities, interceptions and Triggers. */
export function kindsOf(effect: Effect, ability: Ability, settings: Settings): Kinds {
  let bySettings = known.get(settings);
  if (!bySettings) {
    bySettings = new WeakMap();
    known.set(settings, bySettings);
  }
  const found = bySettings.get(effect);
  if (found) return found;
  const all = listOf(effect, ability, settings);
  const kinds = { all, events: all.map(eventName) };
  bySettings.set(effect, kinds);
  return kinds;
}

/** What a Trigger waits for, as it is compared. */
export const eventName = (event: string): string => event.trim().toLowerCase();

function listOf(effect: Effect, ability: Ability, settings: Settings): readonly string[] {
  const kinds: string[] = [effect.do, ...(FAMILY_OF[effect.do] ?? [])];
  if ((effect.do === 'Possess' || effect.do === 'Subvert') && isRemoval(effect.do, settings)) kinds.push('Removal');
  if (ability.manipulation) kinds.push('Manipulation');
  const amount = (effect.amount ?? 0) * (effect.do === 'Upkeep' ? -1 : 1);
  if (amount !== 0 && (GAINS.has(effect.do) || effect.do === 'Upkeep'))
    kinds.push(amount > 0 ? 'Positive' : 'Negative');
  return kinds;
}

export const overlap = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.includes(one));
