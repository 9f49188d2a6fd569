import 'server-only';
import { descriptorOf } from '../../engine/rules/mercenaries/effects';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { readPeople } from '../../record/views/acts';
import { readJournal } from '../../record/week/journal';
import { inForce } from '../../record/week/projection/amended';
import type { NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { ToldEffect } from './model';
import { appendHere } from './order';
import { ADMIN, abilityName, openRoom, type Room } from './place';

/** Whether an ability has effects that admins carry out at the table. */
const isTold = (view: View, ability: string): boolean =>
  view.mercs[ability.slice(0, ability.indexOf('/'))]?.abilities
    .find((each) => each.key === ability)
    ?.definition.effects?.some((effect) => descriptorOf(effect).byHand) ?? false;

/** What must be carried out at the table this week, with what was ticked off already and who does what. */
export async function toldEffects({ where, view }: Room): Promise<ToldEffect[]> {
  const journal = await readJournal(where, ADMIN);
  const ticks = new Map<string, { done: boolean; assignee: string | null }>();
  for (const entry of journal.ok ? inForce(journal.value) : []) {
    if (entry.kind !== 'tick') continue;
    const id = `${entry.ruling} ${entry.change}`;
    const before = ticks.get(id)?.assignee ?? null;
    ticks.set(id, { done: entry.done, assignee: entry.assignee === undefined ? before : entry.assignee });
  }
  const people = await readPeople([...ticks.values()].flatMap(({ assignee }) => assignee ?? []));
  return effectsOf(view).map((effect) => {
    const { done = false, assignee = null } = ticks.get(effect.id) ?? {};
    return { ...effect, done, assignee: assignee === null ? null : { key: assignee, name: people(assignee) } };
  });
}

const effectsOf = (view: View): readonly Omit<ToldEffect, 'done' | 'assignee'>[] =>
  view.rulings
    .filter((ruling) => ruling.outcome === 'Resolved' && ruling.ability !== null && isTold(view, ruling.ability))
    .flatMap((ruling) =>
      ruling.changes.map((text, change) => ({
        id: `${ruling.id} ${change}`,
        ruling: ruling.id,
        change,
        text,
        ability: abilityName(view, ruling.ability ?? ''),
      })),
    );

/** Whoever may carry out what is told: admins and owners, by name. */
export const readAdmins = (): Promise<{ key: string; name: string }[]> =>
  db.user.findMany({
    where: { role: { in: ['admin', 'owner'] }, disabledAt: null },
    orderBy: { name: 'asc' },
    select: { key: true, name: true },
  });

/** What is done with effects: they are ticked off, their ticks are taken back, or somebody is named who does them. */
export type TickWhat = { readonly do: 'done' | 'undone' } | { readonly do: 'assign'; readonly assignee: string | null };

/**
 * Does the same with several effects in one act, so that one undo takes all of it back.
 * @param effects by their ids
 * @returns how many; or `nothing` (none is named), `gone` (one is told no more), `no-user`
 */
export async function tick(
  actor: SeasonActor,
  effects: readonly string[],
  what: TickWhat,
  key: string,
): Promise<Result<{ week: number; effects: number }>> {
  const ids = [...new Set(effects)];
  if (ids.length === 0) return mistake('nothing', 'Choose at least one effect.', { field: 'effects' });
  if (
    what.do === 'assign' &&
    what.assignee !== null &&
    !(await readAdmins()).some((one) => one.key === what.assignee)
  ) {
    return mistake('no-user', 'Choose an admin.', { field: 'assignee' });
  }
  const room = await openRoom(actor.season);
  if (!room.ok) return room;
  const ticked = new Map((await toldEffects(room.value)).map((effect) => [effect.id, effect]));
  const found = ids.map((id) => ticked.get(id));
  if (found.some((effect) => effect === undefined)) {
    return mistake('gone', 'One of these effects is not told any more.', { next: 'Look at the list again.' });
  }
  const entries = found.flatMap((effect): NewJournalEntry[] => {
    if (effect === undefined) return [];
    const { ruling, change } = effect;
    return what.do === 'assign'
      ? [{ kind: 'tick', ruling, change, done: effect.done, assignee: what.assignee }]
      : [{ kind: 'tick', ruling, change, done: what.do === 'done' }];
  });
  const done = await appendHere(actor, key, () => ok(entries));
  return done.ok ? ok({ week: done.value.week, effects: ids.length }) : done;
}
