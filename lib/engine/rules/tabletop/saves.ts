import type { ClauseId } from '../kernel/ruling';
import { check, fixedAmountOf } from './dice';
import { levelOf, numberOf, resistanceOf, scoresOf } from './numbers';
import { abilityOf, nameOf, type Play } from './play';
import type { Check } from './record';
import type { State } from './state';

/** The DC of an ability's save; null: it allows none (save:dc). */
export function saveDc(state: State, user: string, key: string): number | null {
  const { save } = abilityOf(state, user, key);
  if (save === null) return null;
  if (save.dc.as === 'given') return fixedAmountOf({ state }, save.dc.amount, user);
  return 10 + Math.floor(levelOf(state, user) / 2) + scoresOf(state, user)[save.dc.on];
}

/** Step 3a: who resists. The user's check against each target's own resistance. */
export function checkResistance(play: Play, user: string, key: string, on: readonly string[]): Check[] {
  return on.flatMap((target) => {
    const resistance = resistanceOf(play.state, target);
    if (resistance === null) return [];
    const level = { what: 'level', amount: levelOf(play.state, user) };
    return [check(play, { kind: 'resistance', by: user, about: `${user}/${key} on ${target}` }, [level], resistance)];
  });
}

/** One save against an ability. */
export const rollSave = (play: Play, creature: string, user: string, key: string, dc: number): Check =>
  saveBy(play, creature, user, key, dc, `${user}/${key}`, []);

/** A save for looking into an illusion, with what else helps. Its dice are counted apart: no label of another tells of it. */
export const rollDisbelief = (
  play: Play,
  creature: string,
  user: string,
  key: string,
  dc: number,
  help: Check['bonuses'],
): Check => saveBy(play, creature, user, key, dc, `disbelief of ${user}/${key}`, help);

function saveBy(
  play: Play,
  creature: string,
  user: string,
  key: string,
  dc: number,
  about: string,
  help: Check['bonuses'],
): Check {
  const { save } = abilityOf(play.state, user, key);
  const kind = save?.kind ?? 'Will';
  const bonuses = [{ what: kind, amount: numberOf(play.state, creature, kind) }, ...help];
  return check(play, { kind: 'save', by: creature, about }, bonuses, dc);
}

/** A check in words: `Bram rolls 11 + 4 = 15 against 16`. */
export function sayCheck(state: State, { die, bonuses, total, dc, passed }: Check): string {
  const added = bonuses.map(({ amount }) => `${amount < 0 ? '−' : '+'} ${Math.abs(amount)}`);
  const sum = added.length === 0 ? `${die.value}` : `${die.value} ${added.join(' ')} = ${total}`;
  return `${nameOf(state, die.by)} rolls ${sum} against ${dc}: ${passed ? 'enough' : 'not enough'}.`;
}

/** The clauses that a save against an ability rests on. */
export const SAVE_CLAUSES: readonly ClauseId[] = ['step:3b', 'save:dc', 'duration:checks'];
