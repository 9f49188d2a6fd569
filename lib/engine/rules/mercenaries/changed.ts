import { cardOf, mercOf, stretchOf, teamOf } from './lookup';
import { type Origin, saidOrigin } from './origin';
import { type PassiveEffect, passivesOn } from './passives';
import type { Lasting, State, StatusMark } from './state';
import { STATUSES } from './terms';
import { infrastructureOf, passiveNumbers, traitsOf, upkeepOf } from './values';
import type { ValueCause, ValueChange } from './view';

/** What a merc is at present that its card does not say: each value with its base, its causes and their ends. */

/** The values of a merc that something changed, and the conditions it is under. */
export function changedValues(state: State, merc: string): ValueChange[] {
  const row = mercOf(state, merc);
  const card = cardOf(state, merc);
  const traits = traitsOf(state, merc);
  const upkeep = upkeepOf(state, merc);
  const found: ValueChange[] = [];
  const tell = (value: ValueChange['value'], base: string | null, now: string, causes: readonly ValueCause[]): void => {
    if (causes.length > 0 && base !== now) found.push({ value, base, now, causes: inOrder(causes) });
  };
  tell('alignment', card.alignment, traits.alignment, traitCauses(state, merc, 'alignment'));
  tell('types', card.types.join(', '), traits.types.join(', '), traitCauses(state, merc, 'types'));
  tell('gender', card.gender, traits.gender, traitCauses(state, merc, 'gender'));
  tell('upkeep', String(card.upkeep), String(upkeep), upkeepCauses(state, merc));
  for (const { now, causes } of immunities(state, merc)) tell('immunity', null, now, causes);
  tell('write-up', null, 'changed', writeupCauses(state, merc));
  for (const status of STATUSES) {
    const marks = row.status.filter((mark) => mark.status === status && isTold(state, mark));
    const hidden = status === 'Untargetable' ? passivesOn(state, merc, 'Untargetable') : [];
    tell('status', null, status, [
      ...marks.map((mark) => ({ ...causeOf(state, mark.origin), until: markEnd(state, mark) })),
      ...hidden.map((one) => passiveCause(state, one)),
    ]);
  }
  return found;
}

/** What a team earns beside its own infrastructure: a sum that lasts for weeks, or comes of a Passive. */
export function changedMeans(state: State, key: string): ValueChange[] {
  const team = teamOf(state, key);
  const [base, now] = [String(team.infrastructure), String(infrastructureOf(state, key))];
  const causes: ValueCause[] = [
    ...team.lasting.map(({ origin, until }) => ({ ...causeOf(state, origin ?? null), until: weekEnd(until) })),
    ...passiveNumbers(state, key, 'Infrastructure', 'now').map(({ source }) => passiveCause(state, { source })),
  ];
  return causes.length > 0 && base !== now ? [{ value: 'infrastructure', base, now, causes: inOrder(causes) }] : [];
}

/** Each once, and always in the same order: of what came together none came first. */
function inOrder(causes: readonly ValueCause[]): ValueCause[] {
  const texts = new Map(causes.map((cause) => [`${cause.by} ${cause.until} ${cause.ruling}`, cause]));
  return [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, cause]) => cause);
}

const causeOf = (state: State, origin: Origin | null): Omit<ValueCause, 'until'> => ({
  by: saidOrigin(state, origin),
  ruling: origin?.ruling ?? null,
});

const weekEnd = (week: number): string => `until the end of week ${week}`;

const lastingCause = (state: State, { source, ability, ruling, until }: Lasting): ValueCause => ({
  ...causeOf(state, source === null ? null : { holder: source, ability, ruling }),
  until: weekEnd(until),
});

/** A Passive has no ruling: its page is its merc's. */
const passiveCause = (state: State, { source }: Pick<PassiveEffect, 'source'>): ValueCause => ({
  ...causeOf(state, { ...source, ruling: null }),
  until: 'as long as that Passive is active',
});

/** @param now what it was set to, where a later one takes the place of an earlier one; absent: they add up */
const forGood = (state: State, merc: string, value: string, now?: string): ValueCause[] =>
  mercOf(state, merc)
    .changed.filter((one) => one.value === value && (now === undefined || one.to === now))
    .map(({ origin }) => ({ ...causeOf(state, origin), until: 'for good' }));

type Trait = 'alignment' | 'types' | 'gender';
const said = (value: string | readonly string[] | undefined): string | undefined =>
  value === undefined || typeof value === 'string' ? value : value.join(', ');

/** What sets a trait to what it is now: Passives, else what lasts, else what is for good. */
function traitCauses(state: State, merc: string, trait: Trait): ValueCause[] {
  const now = said(traitsOf(state, merc)[trait]);
  const passives = passivesOn(state, merc, 'Modify').filter(({ effect }) => said(effect[trait]) === now);
  if (passives.length > 0) return passives.map((one) => passiveCause(state, one));
  const lasting = mercOf(state, merc).lasting.filter(
    ({ effect }) => effect.do === 'Modify' && said(effect[trait]) === now,
  );
  return lasting.length > 0 ? lasting.map((one) => lastingCause(state, one)) : forGood(state, merc, trait, now);
}

/** All that is added to the upkeep, or taken from it. */
function upkeepCauses(state: State, merc: string): ValueCause[] {
  const lasting = mercOf(state, merc).lasting.filter(({ effect }) => effect.do === 'Upkeep' && effect.amount);
  return [
    ...forGood(state, merc, 'upkeep'),
    ...lasting.map((one) => lastingCause(state, one)),
    ...passivesOn(state, merc, 'Upkeep')
      .filter(({ effect }) => effect.amount)
      .map((one) => passiveCause(state, one)),
  ];
}

/** Each kind that others made it immune to, by name, with what did. */
function immunities(state: State, merc: string): { now: string; causes: ValueCause[] }[] {
  const own: readonly string[] = cardOf(state, merc).immune ?? [];
  const given = [
    ...mercOf(state, merc).lasting.flatMap((one) =>
      one.effect.do === 'Immune' ? [{ kinds: one.effect.kinds, cause: lastingCause(state, one) }] : [],
    ),
    ...passivesOn(state, merc, 'Immune').map((one) => ({ kinds: one.effect.kinds, cause: passiveCause(state, one) })),
  ];
  const kinds = [...new Set(given.flatMap((one): readonly string[] => one.kinds ?? ['everything']))].toSorted();
  return kinds
    .filter((kind) => !own.includes(kind))
    .map((kind) => ({
      now: kind,
      causes: given
        .filter((one) => (one.kinds ?? ['everything']).some((each) => each === kind))
        .map(({ cause }) => cause),
    }));
}

function writeupCauses(state: State, merc: string): ValueCause[] {
  const changes = (['Form Switch', 'Transform', 'Vehicle'] as const).flatMap((kind) => [
    ...mercOf(state, merc)
      .lasting.filter(({ effect }) => effect.do === kind)
      .map((one) => lastingCause(state, one)),
    ...passivesOn(state, merc, kind).map((one) => passiveCause(state, one)),
  ]);
  return [...forGood(state, merc, 'write-up', mercOf(state, merc).writeup), ...changes];
}

/** In force now, or to come: an injury shows from the week before. */
const isTold = (state: State, { from, until, during }: StatusMark): boolean =>
  from > state.week || (state.week <= until && (during === 'week' || during === stretchOf(state.phase)));

const PHASE_END: Readonly<Record<StatusMark['during'], string>> = {
  week: '',
  Peacetime: 'Peacetime',
  Wartime: 'Battles',
  Results: 'Results',
};

function markEnd({ week }: State, { from, until, during }: StatusMark): string {
  if (during !== 'week') return `until the end of ${PHASE_END[during]} in week ${until}`;
  return from > week ? `from week ${from} until the end of week ${until}` : weekEnd(until);
}
