import 'server-only';
import { descriptorOf } from '../../engine/rules/mercenaries/effects';
import type { View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { readJournal } from '../../record/week/journal';
import { ok, type Result } from '../../result';
import type { ToldEffect } from './model';
import { appendHere } from './order';
import { ADMIN, abilityName, type Room } from './place';

/** Whether an ability has effects that admins carry out at the table. */
const isTold = (view: View, ability: string): boolean =>
  view.mercs[ability.slice(0, ability.indexOf('/'))]?.abilities
    .find((each) => each.key === ability)
    ?.definition.effects?.some((effect) => descriptorOf(effect).byHand) ?? false;

/** What must be carried out at the table this week, with what was ticked off already. */
export async function toldEffects({ where, view }: Room): Promise<ToldEffect[]> {
  const journal = await readJournal(where, ADMIN);
  const ticks = new Map<string, boolean>();
  for (const entry of journal.ok ? journal.value : []) {
    if (entry.kind === 'tick') ticks.set(`${entry.ruling} ${entry.change}`, entry.done);
  }
  return view.rulings
    .filter((ruling) => ruling.outcome === 'Resolved' && ruling.ability !== null && isTold(view, ruling.ability))
    .flatMap((ruling) =>
      ruling.changes.map((text, change) => ({
        ruling: ruling.id,
        change,
        text,
        ability: abilityName(view, ruling.ability ?? ''),
        done: ticks.get(`${ruling.id} ${change}`) ?? false,
      })),
    );
}

/** Marks an effect as carried out, or takes the mark away. */
export async function tick(
  actor: SeasonActor,
  what: { ruling: string; change: number; done: boolean },
  key: string,
): Promise<Result<{ week: number }>> {
  const done = await appendHere(actor, key, () => ok([{ kind: 'tick', ...what }]));
  return done.ok ? ok({ week: done.value.week }) : done;
}
