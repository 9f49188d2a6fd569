import 'server-only';
import { parse, stringify } from 'yaml';
import { BY_CHANCE } from '../../engine/rules/kernel/dice';
import { own } from '../../engine/rules/kernel/key';
import { ownWords } from '../../engine/rules/kernel/own-words';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Entry, NewEntry } from '../../engine/rules/mercenaries/entry';
import { type Definition, definitionSchema } from '../../engine/rules/mercenaries/setup';
import type { AbilityView, MercView, View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { Looks, unfitName } from '../../platform/text/names';
import { nameOf } from '../../record/journal/confirm';
import { readAdjustments } from '../../record/views/adjustments';
import { readSeason } from '../../record/views/season';
import type { AskedBy } from '../../record/week/confirm';
import type { LoadedWeek } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { AdjustAbility, AdjustMerc, AdjustOrder, AdjustPage, AdjustTeam } from './adjust-model';
import { type Ordered, orderHere } from './order';
import { openRoom, teamName } from './place';

type AdjustEntry = Extract<NewEntry, { kind: 'adjust' }>;
type BuybackEntry = Extract<NewEntry, { kind: 'buyback' }>;

/** What can be set by hand. @param asked what was chosen, as `team KEY`, `merc KEY` or `ability MERC/ABILITY` */
export async function readAdjust(season: string, asked: string | null): Promise<Result<AdjustPage>> {
  const found = await openRoom(season);
  if (!found.ok) return found;
  const { week, view } = found.value;
  const [record, done] = await Promise.all([
    readSeason(season),
    readAdjustments({ season: week.season.id, week: week.id }),
  ]);
  return ok({
    zone: record?.timeZone ?? 'UTC',
    week: view.week,
    phase: view.phase,
    teams: Object.values(view.teams).map(({ key, name }) => ({ key, name })),
    mercs: Object.values(view.mercs).map(({ key, name, team }) => ({
      key,
      name,
      team: team === null ? null : teamName(view, team),
    })),
    chosen: asked === null ? null : chosenOf(view, asked),
    done,
  });
}

function chosenOf(view: View, asked: string): AdjustPage['chosen'] {
  const [kind, key = ''] = asked.split(' ', 2);
  if (kind === 'team') return teamOf(view, key);
  if (kind === 'merc') return mercOf(view, key);
  return kind === 'ability' ? abilityPage(view, key) : null;
}

function teamOf(view: View, key: string): AdjustTeam | null {
  const team = own(view.teams, key);
  if (team === undefined) return null;
  const fielded =
    view.rostersLocked && team.roster.state === 'open'
      ? [...team.roster.value.mercs, ...team.roster.value.assists]
      : [];
  return {
    kind: 'team',
    key,
    name: team.name,
    gp: team.gp,
    infrastructure: team.infrastructure,
    plays: team.match !== null,
    locked: view.rostersLocked,
    roster: Object.values(view.mercs)
      .filter((merc) => merc.team === key || merc.controller === key || fielded.includes(merc.key))
      .map((merc) => ({ key: merc.key, name: merc.name, fielded: fielded.includes(merc.key) })),
  };
}

function mercOf(view: View, key: string): AdjustMerc | null {
  const merc = own(view.mercs, key);
  if (merc === undefined) return null;
  return {
    kind: 'merc',
    ...{ key, name: merc.name, aka: merc.aka, alignment: merc.alignment, types: merc.types, gender: merc.gender },
    ...{ upkeep: merc.upkeep, writeup: merc.writeup, immune: merc.immune, exp: merc.exp, status: merc.status },
    ...{ team: merc.team, customization: merc.customization },
    abilities: ownAbilities(merc).map((ability) => ({
      key: ability.key,
      name: ability.name,
      standing: ability.ready > view.week ? `ready from week ${ability.ready}` : ability.state,
    })),
  };
}

const ownAbilities = (merc: MercView): readonly AbilityView[] =>
  merc.abilities.filter((ability) => ability.key.startsWith(`${merc.key}/`));

const findAbility = (view: View, key: string): { merc: MercView; ability: AbilityView } | null => {
  const merc = own(view.mercs, key.slice(0, key.indexOf('/')));
  const ability = merc?.abilities.find((each) => each.key === key);
  return merc && ability ? { merc, ability } : null;
};

function abilityPage(view: View, key: string): AdjustAbility | null {
  const found = findAbility(view, key);
  if (found === null) return null;
  const { merc, ability } = found;
  const { name, type, cooldown, chance, limitedUses, text, ...rest } = definitionOf(ability);
  const intercepts = rest.effects?.some((effect) => effect.do === 'Intercept') ?? false;
  return {
    kind: 'ability',
    key,
    name,
    merc: { key: merc.key, name: merc.name },
    type,
    ready: ability.ready,
    stolen: stolenOf(view, merc, ability),
    used: limitedUses === undefined ? null : limitedUses - (ability.usesLeft ?? 0),
    choice: ability.choice,
    choices: [
      ...(rest.choices ?? []).map((choice) => ({ value: choice, name: choice })),
      ...(intercepts ? Object.values(view.mercs).map((mate) => ({ value: mate.key, name: mate.name })) : []),
    ],
    cooldown,
    chance: chance ?? null,
    limitedUses: limitedUses ?? null,
    text: text ?? '',
    rest: Object.keys(rest).length === 0 ? '' : stringify(rest),
  };
}

function stolenOf(view: View, merc: MercView, { state, definition }: AbilityView): AdjustAbility['stolen'] {
  const thief = definition.stolenBy;
  if (state !== 'stolen' || thief === undefined || merc.team === null) return null;
  return { by: view.mercs[thief.merc]?.name ?? thief.merc, owner: { key: merc.team, name: teamName(view, merc.team) } };
}

/** An ability's definition without how it stands. */
function definitionOf({ definition }: AbilityView): Definition {
  const {
    usedWeek: _,
    readyWeek: __,
    restsBy: ___,
    restedBy: _______,
    uses: ____,
    stolenBy: _____,
    choice: ______,
    ...kept
  } = definition;
  return kept;
}

/** The entry of an order: only what is not so already. @returns `nothing` where all is as it stands */
function entriesOf(week: LoadedWeek, order: AdjustOrder): Result<readonly [AdjustEntry | BuybackEntry]> {
  if (order.what === 'buyback') return buybackEntry(week, order);
  const made = bareEntry(week.record, order);
  if (!made.ok) return made;
  const { kind, team, merc, ability, because, ...rest } = made.value;
  if (Object.values(rest).every((value) => value === undefined)) {
    return mistake('nothing', 'All of that is so already: nothing would change.');
  }
  const refused = refusedBy(week, made.value);
  return refused ?? ok([made.value]);
}

function buybackEntry(
  week: LoadedWeek,
  { ability, price, because }: Extract<AdjustOrder, { what: 'buyback' }>,
): Result<readonly [BuybackEntry]> {
  const by = findAbility(week.record, ability)?.merc.team ?? null;
  if (by === null) return mistake('no-ability', 'No team has a merc with such an ability.');
  const entry: BuybackEntry = { kind: 'buyback', by, ability, price, because };
  return refusedBy(week, entry) ?? ok([entry]);
}

/** What the rules refuse is told here, and not appended. */
function refusedBy(week: LoadedWeek, entry: AdjustEntry | BuybackEntry): Result<never> | null {
  const tried: Entry = {
    ...entry,
    id: 'adjust',
    seq: week.seq + 1,
    at: new Date(week.opensAt).toISOString(),
    actor: '-',
  };
  const after = mercenaries.step(week.state, tried, BY_CHANCE);
  const ruling = mercenaries.rulings(after).findLast((one) => one.entry === 'adjust');
  return ruling?.outcome === 'Rejected' ? mistake('refused', ruling.reason) : null;
}

function bareEntry(view: View, order: Exclude<AdjustOrder, { what: 'buyback' }>): Result<AdjustEntry> {
  const { because } = order;
  const unless = <T>(same: boolean, value: T): T | undefined => (same ? undefined : value);
  switch (order.what) {
    case 'team': {
      const { team, gp, infrastructure } = order;
      return ok(bare({ team, gp: gp || undefined, infrastructure: infrastructure || undefined, because }));
    }
    case 'roster':
      return ok(bare({ team: order.team, roster: [...order.mercs], because }));
    case 'merc': {
      const merc = view.mercs[order.merc];
      const to = order.to === '' ? null : order.to;
      const customization = order.customization === '' ? null : order.customization;
      return ok(
        bare({
          merc: order.merc,
          exp: order.exp || undefined,
          status: unless(sameList(merc?.status ?? [], order.status), [...order.status]),
          to: unless(merc?.team === to, to),
          customization: unless(merc?.customization === customization, customization),
          because,
        }),
      );
    }
    case 'parameters': {
      const merc = view.mercs[order.merc];
      if (merc === undefined) return mistake('no-merc', 'There is no such merc.');
      const { name, aka, alignment, types, gender, upkeep, immune, writeup } = order;
      const others = Object.values(view.mercs).filter(({ key }) => key !== merc.key);
      const like = name === merc.name ? null : new Looks(others.map((one) => one.name)).like(name);
      if (like !== null) return mistake('alike', `That looks like the name of ${like}.`, { field: 'name' });
      const unfit = aka.map(unfitName).find((why) => why !== null);
      if (unfit) return mistake('unfit-name', unfit, { field: 'aka' });
      const set = defined({
        name: unless(merc.name === name, name),
        aka: unless(sameList(merc.aka, aka), [...aka]),
        alignment: unless(merc.alignment === alignment, alignment),
        types: unless(sameList(merc.types, types), [...types]),
        gender: unless(merc.gender === gender, gender),
        upkeep: unless(merc.upkeep === upkeep, upkeep),
        immune: unless(sameList(merc.immune, immune), [...immune]),
        writeup: unless(sameText(merc.writeup, writeup), writeup),
      });
      return ok(bare({ merc: merc.key, parameters: Object.keys(set).length === 0 ? undefined : set, because }));
    }
    case 'ability': {
      const page = abilityPage(view, order.ability);
      if (page === null) return mistake('no-ability', 'There is no such ability.');
      const choice = order.choice === '' ? null : order.choice;
      return ok(
        bare({
          ability: order.ability,
          ready: unless(page.ready === order.ready, order.ready),
          uses: unless(order.used === null || page.used === order.used, order.used ?? 0),
          choice: unless(page.choice === choice, choice),
          because,
        }),
      );
    }
    case 'definition':
      return definitionEntry(view, order);
  }
}

function definitionEntry(view: View, order: Extract<AdjustOrder, { what: 'definition' }>): Result<AdjustEntry> {
  const found = findAbility(view, order.ability);
  if (found === null) return mistake('no-ability', 'There is no such ability.');
  const rest = readRest(order.rest);
  if (!rest.ok) return rest;
  const { name, type, cooldown, chance, limitedUses, text } = order;
  const read = definitionSchema.safeParse(
    {
      ...rest.value,
      ...{ name, type, cooldown },
      ...(chance === null ? {} : { chance }),
      ...(limitedUses === null ? {} : { limitedUses }),
      ...(text === '' ? {} : { text }),
    },
    { error: ownWords },
  );
  if (!read.success) {
    const issue = read.error.issues[0];
    return mistake('definition', `${issue?.path.join('.') || 'The definition'}: ${issue?.message}`, { field: 'rest' });
  }
  const same = nameOf(sorted(read.data)) === nameOf(sorted(definitionOf(found.ability)));
  return ok(bare({ ability: order.ability, definition: same ? undefined : read.data, because: order.because }));
}

/** What is written below the fields, as a scenario writes it. */
function readRest(text: string): Result<object> {
  if (text.trim() === '') return ok({});
  try {
    const value: unknown = parse(text, { maxAliasCount: 0 });
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? ok(value)
      : mistake('definition', 'Write it as names with values, one a line.', { field: 'rest' });
  } catch (error) {
    const where = error instanceof Error ? error.message : 'it cannot be read';
    return mistake('definition', `That is no YAML: ${where.split('\n')[0]}`, { field: 'rest' });
  }
}

const sorted = (definition: Definition) => Object.entries(definition).sort(([one], [other]) => (one < other ? -1 : 1));
const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((each) => other.includes(each));
/** Forms send line ends as they like. */
const sameText = (one: string, other: string): boolean => one.replace(/\r\n/g, '\n') === other.replace(/\r\n/g, '\n');

const bare = (fields: Omit<AdjustEntry, 'kind'>): AdjustEntry => ({ kind: 'adjust', ...fields });
const defined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Sets it so, once what that changes was shown. */
export const adjustByHand = (actor: SeasonActor, form: AskedBy, order: AdjustOrder): Ordered =>
  orderHere(actor, form, order, (week) => entriesOf(week, order));
