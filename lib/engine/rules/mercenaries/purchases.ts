import type { z } from 'zod';
import { Argument, draftOf } from './argument';
import { countUse, numberUse } from './cooldowns';
import { lateBy } from './deadline';
import type { hireEntry } from './entry';
import { abilityOf, abilityState, cardOf, findAbility, findMerc, findTeam, mercName, mercOf, teamName } from './lookup';
import { pickOf } from './random';
import { allowed, note } from './refusals';
import type { Refusal } from './removals';
import { resolveTogether } from './resolution';
import { sideOf } from './sides';
import type { Source, State } from './state';
import { targetCites } from './targeting';
import type { Transaction } from './transaction';
import { openUse } from './uses';
import { refreshWatch } from './watch';
import { closesChoice, mayChoose } from './window';

/** Hires, and what is chosen in the week of a purchase (`2a:on-purchase`, `glossary:gp`). */

/** Hires a merc without a team. What comes of a bid is not late: the bid was placed before the phase closed. */
export function hire(tx: Transaction, { by, merc, price, bid, at }: z.infer<typeof hireEntry>): void {
  const { state } = tx;
  const refusal = (bid ? null : lateBy(state, at)) ?? hireRefusal(state, by, merc, price);
  const row = findMerc(state, merc);
  if (
    !allowed(tx, { about: 'hire', by, merc, targets: [merc] }, refusal) ||
    !findTeam(state, by) ||
    !row ||
    row.team !== null
  )
    return;
  tx.book(by, 'hire', -price, `Hire of ${mercName(state, merc)}`, null);
  const hired = tx.merc(merc);
  hired.team = by;
  hired.hired = state.week;
  const team = tx.team(by);
  team.mercs = [...team.mercs, merc];
  refreshWatch(tx, by);
}

function hireRefusal(state: State, by: string, merc: string, price: number): Refusal | null {
  const team = findTeam(state, by);
  const row = findMerc(state, merc);
  if (state.phase === 'Closed') return { text: 'the week is closed', cites: ['glossary:week'] };
  if (!team) return { text: `there is no team ${by}`, cites: ['glossary:gp'] };
  if (!row) return { text: `there is no merc ${merc}`, cites: ['glossary:gp'] };
  if (row.team !== null) return { text: `${mercName(state, merc)} is not for hire`, cites: ['glossary:gp'] };
  if (price <= Math.max(0, team.gp)) return null;
  return {
    text: `${mercName(state, merc)} costs ${price} GP and ${teamName(state, by)} has ${team.gp}`,
    cites: ['glossary:gp'],
  };
}

/** An On Purchase choice, made or remade, or whom an interception shields (`2f:interception`). */
export function choose(tx: Transaction, by: string, ability: string, merc: string | null, choice: string): void {
  const { state, entry } = tx;
  const found = findAbility(state, ability);
  const purchase = found?.def.type === 'On Purchase';
  const source: Source = { holder: merc ?? found?.owner ?? '', ability };
  const refusal =
    lateBy(state, entry.at) ??
    (purchase ? choiceRefusal(state, by, source, choice) : shieldRefusal(state, by, source, choice));
  const attempted = { about: 'choice', by, merc: source.holder, ...(purchase ? { ability } : {}) };
  const before = abilityState(state, source);
  if (!allowed(tx, attempted, refusal) || !before) return;
  tx.ability(source).choice = choice;
  if (purchase && before.choice === null) takeHold(tx, source, { ruling: entry.id, by });
}

/** An On Purchase ability with effects of its own has them once, when its choice is first made, whatever is chosen. */
function takeHold(tx: Transaction, source: Source, { ruling, by }: { ruling: string; by: string | null }): void {
  const { def } = abilityOf(tx.state, source.ability);
  if ((def.effects ?? []).length === 0 || tx.overrideOf(ruling, source.ability)) return;
  const draft = draftOf(tx, { id: ruling, ability: source.ability, merc: source.holder, by, at: tx.entry.at });
  new Argument()
    .say('Declaration', 'passed', `The choice of ${def.name} is made.`, ['2a:on-purchase'])
    .say('Costs', 'none', 'It has no cost.', [])
    .say('Targeting', 'none', 'Its own words say on whom it falls.', targetCites(def))
    .writeTo(draft);
  const use = openUse(tx, source, { ruling, by, use: countUse(tx, source) });
  tx.rule(use.place, draft);
  resolveTogether(tx, [use]);
}

function choiceRefusal(state: State, by: string, { holder, ability }: Source, choice: string): Refusal | null {
  const { owner, def } = abilityOf(state, ability);
  const row = mercOf(state, owner);
  const name = mercName(state, owner);
  const cites = ['2a:on-purchase'] as const;
  if (state.phase === 'Closed') return { text: 'the week is closed', cites };
  if (holder !== owner || row.team !== by) return { text: `${name} is no merc of ${teamName(state, by)}`, cites };
  if (!mayChoose(state, row.hired)) {
    return { text: `the time to choose for ${name} is over, so ${def.name} is settled`, cites };
  }
  return def.choices?.includes(choice) ? null : { text: `${def.name} offers no “${choice}”`, cites };
}

function shieldRefusal(state: State, by: string, source: Source, choice: string): Refusal | null {
  const found = findAbility(state, source.ability);
  const cites = ['2f:interception'] as const;
  if (!found || !abilityState(state, source)) return { text: 'there is no such ability', cites };
  if (!(found.def.effects ?? []).some((effect) => effect.do === 'Intercept')) {
    return { text: `${found.def.name} leaves nothing to choose`, cites };
  }
  if (sideOf(state, source.holder) !== by)
    return { text: `${mercName(state, source.holder)} does not answer to ${teamName(state, by)}`, cites };
  return findMerc(state, choice) ? null : { text: `there is no merc ${choice}`, cites };
}

/** Rolls the choices of mercs purchased this week that nobody made. */
export function rollChoices(tx: Transaction): void {
  for (const { mercs } of tx.state.teams) {
    for (const merc of mercs) {
      if (closesChoice(tx.state, mercOf(tx.state, merc).hired)) rollChoicesOf(tx, merc);
    }
  }
}

function rollChoicesOf(tx: Transaction, merc: string): void {
  for (const [key, def] of Object.entries(cardOf(tx.state, merc).abilities)) {
    const source = { holder: merc, ability: `${merc}/${key}` };
    const [only] = def.choices ?? [];
    if (def.type !== 'On Purchase' || only === undefined || abilityState(tx.state, source)?.choice) continue;
    const choices = def.choices ?? [];
    const roll =
      choices.length > 1
        ? tx.throwDie(openUse(tx, source, { use: numberUse(tx, source) }), choices.length, {
            purpose: 'pick',
            among: choices,
            for: pickOf(choices),
          })
        : null;
    const choice = choices.length > 1 ? roll && choices[roll.value - 1] : only;
    if (!choice) continue;
    tx.ability(source).choice = choice;
    const id = `${tx.entry.id}.${merc}.${key}`;
    const text = `${def.name} was not chosen in time: the roll falls on ${choice}`;
    const by = mercOf(tx.state, merc).team;
    note(
      tx,
      { id, about: 'choice', by, merc, ability: source.ability },
      { text, cites: ['2a:on-purchase'] },
      roll ? [roll] : [],
    );
    takeHold(tx, source, { ruling: `${id}.effect`, by });
  }
}
