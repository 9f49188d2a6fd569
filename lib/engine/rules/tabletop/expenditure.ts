import { abilityOf, change, creatureOf, type Play } from './play';
import { returnsIn } from './returns';
import { type CreatureState, type Spent, type State, UNSPENT } from './state';

/** Uses: how many are left, and how they go and come back (expend:*, duration:slot). */

export const spentOf = ({ spent }: CreatureState, ability: string): Spent => spent[ability] ?? UNSPENT;

/** Uses that an ability still working ties up (duration:slot). */
const tiedOf = ({ effects }: State, user: string, ability: string): number =>
  effects.filter((effect) => effect.user === user && effect.ability === ability && effect.ends.as === 'slot').length;

/** Uses left; null: it is used at will. */
export function usesLeft(state: State, user: string, ability: string): number | null {
  const { uses } = abilityOf(state, user, ability);
  if (uses.as === 'at-will') return null;
  const { used, later } = spentOf(creatureOf(state, user), ability);
  return Math.max(0, uses.count - used - later.length - tiedOf(state, user, ability));
}

/** Whether one use is left. What holds a slot is expended as long as it lasts, also where it is used at will. */
export function isAvailable(state: State, user: string, ability: string): boolean {
  const left = usesLeft(state, user, ability);
  return left === null ? tiedOf(state, user, ability) === 0 : left > 0;
}

function put(play: Play, user: string, ability: string, to: Spent): void {
  const { spent } = creatureOf(play.state, user);
  change(play, user, { spent: { ...spent, [ability]: to } });
}

/** Step 1a: one use is expended; the time after which all come back runs from the first one (expend:per-time). */
export function expend(play: Play, user: string, ability: string): void {
  const { uses } = abilityOf(play.state, user, ability);
  if (uses.as === 'at-will') return;
  const spent = spentOf(creatureOf(play.state, user), ability);
  put(play, user, ability, { ...spent, used: spent.used + 1, back: spent.back ?? returnsIn(uses) });
}

/** A use that was never made: as if it had not been expended (distraction:failure). */
export function giveBack(play: Play, user: string, ability: string): void {
  const spent = spentOf(creatureOf(play.state, user), ability);
  const used = Math.max(0, spent.used - 1);
  put(play, user, ability, { ...spent, used, back: used === 0 ? null : spent.back });
}

/** What held a slot has ended: the use stays expended, and its time begins now (duration:slot). */
export function untie(play: Play, user: string, ability: string): void {
  const { uses } = abilityOf(play.state, user, ability);
  const spent = spentOf(creatureOf(play.state, user), ability);
  const rounds = returnsIn(uses);
  if (rounds !== null) put(play, user, ability, { ...spent, later: [...spent.later, rounds] });
  else if (uses.as === 'prepared') put(play, user, ability, { ...spent, used: spent.used + 1 });
}

/** So many turns of a creature have begun: uses whose time has passed come back. */
export function passUses(play: Play, user: string, turns: number): void {
  const creature = creatureOf(play.state, user);
  const spent = Object.fromEntries(
    Object.entries(creature.spent).map(([ability, { used, back, later }]): [string, Spent] => {
      const over = back !== null && back <= turns;
      return [
        ability,
        {
          used: over ? 0 : used,
          back: back === null || over ? null : back - turns,
          later: later.filter((left) => left > turns).map((left) => left - turns),
        },
      ];
    }),
  );
  change(play, user, { spent });
}

/** The class gives a creature its spells back (expend:spells). */
export function recoverSpells(play: Play, user: string): void {
  const { sheet, spent } = creatureOf(play.state, user);
  const others = Object.entries(spent).filter(([ability]) => {
    const { kind, uses } = sheet.abilities[ability] ?? { kind: 'Ex', uses: { as: 'at-will' } };
    return kind !== 'spell' && uses.as !== 'prepared';
  });
  change(play, user, { spent: Object.fromEntries(others) });
}

/** An admin says how many uses are left (ruling:override). */
export function setUsesLeft(play: Play, user: string, ability: string, left: number): void {
  const { uses } = abilityOf(play.state, user, ability);
  if (uses.as === 'at-will') return;
  const used = Math.max(0, uses.count - tiedOf(play.state, user, ability) - left);
  const { back } = spentOf(creatureOf(play.state, user), ability);
  put(play, user, ability, { used, back: used === 0 ? null : (back ?? returnsIn(uses)), later: [] });
}
