import type { AbilityEffect, Move, TraitEffect } from '../effects';
import type { Ability, Combatant } from '../setup';
import type { DamageType, Difficulty, FighterClass } from '../terms';

/** A fighter of the starting set, as its file writes it: what is left out has the usual value. */
interface FighterText {
  readonly class: FighterClass;
  readonly difficulty: Difficulty;
  readonly hp: number;
  readonly ap: number;
  readonly move: Move;
  readonly resistance?: Partial<Combatant['resistance']>;
  readonly trait: { readonly text: string; readonly effects: TraitEffect[] };
  readonly abilities: Readonly<Record<string, AbilityText>>;
}
interface AbilityText {
  readonly ap?: number;
  /** Crisis Rate that it costs: then it is a Crisis Ability. */
  readonly cr?: number;
  readonly strength?: number;
  readonly hits?: number;
  readonly range?: readonly [number, number];
  readonly type?: DamageType;
  readonly priority?: number;
  readonly rate?: number;
  readonly effects?: AbilityEffect[];
  readonly text: string;
}

export const fighter = (name: string, { abilities, resistance, ...rest }: FighterText): Combatant => ({
  name,
  ...rest,
  resistance: { Physical: 0, Elemental: 0, Spiritual: 0, ...resistance },
  abilities: Object.fromEntries(Object.entries(abilities).map(([key, text]) => [keyOf(key), ability(key, text)])),
});

const keyOf = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, '-');

function ability(name: string, text: AbilityText): Ability {
  const { ap = 0, cr, strength, hits = 1, range, type = 'Physical', priority = 0, rate = 0, effects = [] } = text;
  return {
    name,
    cost: cr === undefined ? { of: 'AP', amount: ap } : { of: 'CR', amount: cr },
    attack: strength === undefined ? null : { strength, hits },
    range: range === undefined ? null : { from: range[0], to: range[1] },
    type,
    priority,
    rate,
    attributes: [],
    effects,
    text: text.text,
  };
}
