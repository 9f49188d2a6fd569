import { alike } from './distractions';
import { effectsThatHarm } from './effects';
import type { Entry } from './entry';
import { hurt } from './harm';
import { abilityOf, change, creatureOf, findAbility, isCreature, nameOf, note, type Play, rule, sheetOf } from './play';
import { saveDc } from './saves';
import type { Distraction } from './setup';

type Happens = Extract<Entry, { kind: 'happens' }>;

/** What the game master states: injuries, distractions, places. What cannot be is rejected as a whole. */
export function happen(play: Play, entry: Happens): void {
  const { to } = entry;
  const wrong = refusalOf(play, entry);
  if (wrong !== null) {
    rule(play, 'happens', {
      by: to,
      outcome: 'Rejected',
      cites: [...wrong.cites, 'input:refused'],
      reason: wrong.reason,
    });
    return;
  }
  const who = nameOf(play.state, to);
  const state = (text: string, ...cites: string[]) => note(play, 'happens', to, text, cites);
  const { damage, source = 'immediate', distraction, ends, distractedBy, flatFooted, noMagic, stands } = entry;
  if (damage !== undefined) {
    hurt(play, to, damage, source);
    state(`${who} takes ${damage} damage from a source that is ${source}.`, `distraction:${source}-injury`);
  }
  if (distraction !== undefined) {
    distract(play, to, distraction);
    state(`${who} is ${sayDistraction(play, distraction)}.`, 'distraction:when');
  }
  if (ends !== undefined) {
    const left = creatureOf(play.state, to).distractions.filter((one) =>
      ends === 'grappled' ? typeof one === 'string' : !alike(one, ends),
    );
    change(play, to, { distractions: left });
    state(`${who} is ${ends === 'grappled' ? 'grappled' : sayDistraction(play, ends)} no longer.`, 'distraction:when');
  }
  if (distractedBy !== undefined) bother(play, to, distractedBy);
  if (flatFooted !== undefined) {
    change(play, to, { flatFooted });
    state(`${who} is ${flatFooted ? '' : 'not '}flat-footed.`, 'action:flat-footed');
  }
  if (noMagic !== undefined) {
    change(play, to, { noMagic });
    state(`There is ${noMagic ? 'no ' : ''}magic where ${who} is.`, 'type:antimagic');
  }
  if (stands !== undefined) {
    change(play, to, { at: stands });
    state(`${who} is at ${stands} ft.`);
  }
}

function refusalOf(
  { state }: Play,
  { distraction, to, distractedBy }: Happens,
): { reason: string; cites: string[] } | null {
  if (distraction !== undefined && typeof distraction !== 'string') {
    const { grappled } = distraction;
    if (!isCreature(state, grappled)) return { reason: `There is no creature called “${grappled}” here.`, cites: [] };
    if (grappled === to)
      return { reason: `${nameOf(state, to)} cannot grapple itself.`, cites: ['distraction:grappling'] };
  }
  if (distractedBy === undefined) return null;
  const { user, ability } = distractedBy;
  const key = isCreature(state, user) ? findAbility(sheetOf(state, user), ability) : null;
  const cites = ['distraction:ability'];
  if (key === null) return { reason: `There is no ability “${user}/${ability}” here.`, cites };
  const { name } = abilityOf(state, user, key);
  if (effectsThatHarm(abilityOf(state, user, key)))
    return { reason: `${name} deals damage: what distracts is the injury.`, cites };
  return saveDc(state, user, key) === null ? { reason: `${name} has no save DC to distract with.`, cites } : null;
}

/** A long action that is in progress has met with it (distraction:when). */
function distract(play: Play, to: string, distraction: Distraction): void {
  const { distractions, pending } = creatureOf(play.state, to);
  const add = (all: readonly Distraction[]) =>
    all.some((one) => alike(one, distraction)) ? all : [...all, distraction];
  change(play, to, {
    distractions: add(distractions),
    pending: pending && { ...pending, met: add(pending.met) },
  });
}

/** distraction:ability, until the end of the round. */
function bother(play: Play, to: string, by: { user: string; ability: string }): void {
  const ability = findAbility(sheetOf(play.state, by.user), by.ability) ?? by.ability;
  const ref = { user: by.user, ability };
  const { distractedBy, pending } = creatureOf(play.state, to);
  change(play, to, {
    distractedBy: [...distractedBy, ref],
    pending: pending && { ...pending, metAbilities: [...pending.metAbilities, ref] },
  });
  const { name } = abilityOf(play.state, by.user, ability);
  const text = `${nameOf(play.state, to)} is distracted by ${name} of ${nameOf(play.state, by.user)}.`;
  note(play, 'happens', to, text, ['distraction:ability']);
}

const sayDistraction = ({ state }: Play, distraction: Distraction): string =>
  typeof distraction !== 'string'
    ? `grappled by ${nameOf(state, distraction.grappled)}`
    : distraction === 'entangled'
      ? 'entangled'
      : 'in violent motion';
