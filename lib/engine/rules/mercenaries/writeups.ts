import type { Apply } from './effects';
import { addLasting } from './lasting';
import { mercName } from './lookup';
import type { EffectKind } from './terms';

/** Effects that go on as they stand: changes of the write-up, immunities and interceptions. */

const WORDS: Partial<Record<EffectKind, string>> = {
  Immune: 'is Immune',
  Intercept: 'stands ready to step in',
  Transform: 'is transformed',
  Vehicle: 'has a vehicle',
};

export const endure: Apply = (tx, act, { effect, mercs }) =>
  mercs.map((merc) => {
    addLasting(tx, merc, act, effect);
    const kinds = effect.kinds ? ` (${effect.kinds.join(', ')})` : '';
    return `${mercName(tx.state, merc)} ${WORDS[effect.do] ?? effect.do}${kinds}${effect.text ? `: ${effect.text}` : '.'}`;
  });

/** A Form Switch takes the place of the write-up without any bold, and stays (`glossary:form-switch`). */
export const switchForm: Apply = (tx, act, { effect, mercs }) =>
  mercs.map((merc) => {
    if (effect.weeks !== undefined) addLasting(tx, merc, act, effect);
    else tx.merc(merc).writeup = effect.text ?? tx.merc(merc).writeup;
    return `${mercName(tx.state, merc)} has another write-up.`;
  });
