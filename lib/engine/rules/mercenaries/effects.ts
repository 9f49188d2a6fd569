import type { Act, Blow } from './act';
import type { Cite } from './clauses';
import { tell } from './facts';
import { force, nullify, refreshAll, retime } from './nullify';
import { change, earn, learn, raiseUpkeep } from './numbers';
import { possess, subvert } from './possession';
import { injure, intimidate, kidnap, ko, seduce, untargetable } from './removing';
import { copy, steal } from './stolen';
import type { EffectKind } from './terms';
import type { Transaction } from './transaction';
import { endure, switchForm } from './writeups';

/** What each kind of effect does once it has Hit. Abilities are data: nothing here knows one by name. */

/**
 * Lets one effect of an act take place on all whom it hits.
 * @param order of the batch, for what it ends
 * @returns what changed, in sentences
 */
export type Apply = (tx: Transaction, act: Act, blow: Blow, order: number) => string[];

interface Kind {
  readonly apply: Apply;
  readonly cites: readonly Cite[];
}

export const EFFECTS: Readonly<Record<EffectKind, Kind>> = {
  KO: { apply: ko, cites: ['glossary:ko', 'glossary:removal'] },
  Possess: { apply: possess, cites: ['glossary:possession', 'glossary:removal'] },
  Seduce: { apply: seduce, cites: ['glossary:seduction', 'glossary:removal'] },
  Kidnap: { apply: kidnap, cites: ['glossary:kidnapping', 'glossary:removal'] },
  Intimidate: { apply: intimidate, cites: ['glossary:intimidation', 'glossary:removal'] },
  Injure: { apply: injure, cites: ['glossary:injured'] },
  Subvert: { apply: subvert, cites: ['glossary:subversion'] },
  Nullify: { apply: nullify, cites: ['glossary:nullify', '2h:meta'] },
  Recharge: { apply: force, cites: ['2c:forced', '2h:meta'] },
  Refresh: { apply: refreshAll, cites: ['2c:cooldown', '2h:meta'] },
  Steal: { apply: steal, cites: ['glossary:stolen', '2h:meta'] },
  Retime: { apply: retime, cites: ['2h:cross-phase', '2h:meta'] },
  Copy: { apply: copy, cites: ['2h:meta'] },
  Immune: { apply: endure, cites: ['2e:targeting'] },
  Untargetable: { apply: untargetable, cites: ['2e:targeting'] },
  Intercept: { apply: endure, cites: ['2f:interception', 'glossary:intercept'] },
  Transform: { apply: endure, cites: ['glossary:transformation', 'glossary:week'] },
  'Form Switch': { apply: switchForm, cites: ['glossary:form-switch'] },
  Vehicle: { apply: endure, cites: ['glossary:vehicle'] },
  GP: { apply: earn, cites: ['glossary:gp'] },
  Upkeep: { apply: raiseUpkeep, cites: ['glossary:upkeep'] },
  Infrastructure: { apply: earn, cites: ['glossary:infra'] },
  EXP: { apply: learn, cites: ['2d:effect'] },
  Modify: { apply: change, cites: ['2b:parameter'] },
  Move: { apply: tell, cites: ['2d:effect'] },
  Damage: { apply: tell, cites: ['2d:effect'] },
  Hinder: { apply: tell, cites: ['2d:effect'] },
  Help: { apply: tell, cites: ['2d:effect'] },
};
