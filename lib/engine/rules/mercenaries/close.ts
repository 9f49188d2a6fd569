import { bounded } from '../kernel/numbers';
import { withImport } from './importing';
import { cardOf, mercOf, teamOf } from './lookup';
import type { Ability, Merc, Setup, Team } from './setup';
import { SETUP_VERSION } from './setup';
import type { AbilityState, MercState, State } from './state';

/** What the next week opens with. What holds for this week alone is left behind. */
export const close = (state: State): Setup => state.imports.reduce(withImport, left(state));

function left(state: State): Setup {
  const { setup } = state;
  return {
    setupVersion: SETUP_VERSION,
    week: state.week + 1,
    settings: setup.settings,
    teams: mapped(setup.teams, (team, key) => closeTeam(state, key, team)),
    mercs: mapped(setup.mercs, (_, key) => closeMerc(state, key)),
    matches: state.matches.map(({ attacker, defender, tier }) => ({ attacker, defender, tier })),
  };
}

const mapped = <T, U>(record: Readonly<Record<string, T>>, to: (value: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));

function closeTeam(state: State, key: string, { lasting: _, ...team }: Team): Team {
  const { gp, infrastructure, terrains, mercs, lasting } = teamOf(state, key);
  const still = lasting.filter(({ until }) => until > state.week);
  return {
    ...team,
    gp,
    infrastructure,
    ...(still.length > 0 ? { lasting: still } : {}),
    terrains: terrains.map(({ name, outUntil }) =>
      outUntil !== null && outUntil > state.week ? { name, outUntil } : { name },
    ),
    mercs: [...mercs],
  };
}

function closeMerc(state: State, key: string): Merc {
  const { lasting: _, copies: __, pureSupport, ...card } = cardOf(state, key);
  const merc = mercOf(state, key);
  const lasting = merc.lasting.filter(({ until }) => until > state.week);
  const copies = merc.held.flatMap(({ ability, how, until, state: used }) =>
    how === 'copied' && until !== null && until > state.week ? [{ ability, until, ...recharge(state, used) }] : [],
  );
  return {
    ...card,
    team: merc.team,
    alignment: merc.alignment,
    types: [...merc.types],
    gender: merc.gender,
    upkeep: merc.upkeep,
    hired: merc.hired,
    writeup: merc.writeup,
    exp: merc.exp,
    ...(pureSupport ? { pureSupport: { linkedTo: merc.linkedTo, since: merc.since } } : {}),
    status: statusAfter(state, merc),
    ...(lasting.length > 0
      ? {
          lasting: lasting.map(({ effect, until, source, ability, crossPhase, ruling }) => ({
            effect,
            until,
            ...(source === null ? {} : { source }),
            ...(ability === null ? {} : { ability }),
            ...(ruling === null ? {} : { ruling }),
            ...(crossPhase ? { crossPhase } : {}),
          })),
        }
      : {}),
    ...(copies.length > 0 ? { copies } : {}),
    abilities: mapped(card.abilities, (ability, name) => closeAbility(state, ability, merc.abilities[name])),
  };
}

/** Conditions that go on: an injury begins now; the possessed and the kidnapped are back. */
function statusAfter(state: State, merc: MercState): Merc['status'] {
  return merc.status
    .filter(({ until }) => until > state.week)
    .map(({ status, until, by, origin }) => ({
      status,
      until,
      ...(by === null ? {} : { by }),
      ...(origin === null ? {} : { origin }),
    }));
}

function closeAbility(state: State, ability: Ability, now: AbilityState | undefined): Ability {
  const {
    usedWeek: _,
    readyWeek: __,
    restsBy: ___,
    uses: ____,
    stolenBy: _____,
    choice: ______,
    restedBy: _______,
    ...kept
  } = ability;
  if (!now) return kept;
  return {
    ...kept,
    ...recharge(state, now),
    ...(now.uses > 0 && ability.limitedUses !== undefined ? { uses: now.uses } : {}),
    ...(now.choice === null ? {} : { choice: now.choice }),
    ...(now.stolen && !isReturned(now)
      ? {
          stolenBy: {
            merc: now.stolen.by,
            used: false,
            ...(now.stolen.origin === null ? {} : { origin: now.stolen.origin }),
          },
        }
      : {}),
  };
}

/**
 * Recharge as the next week finds it. What is stolen does not recharge: it stands still until the thief has used it, is
 * returned as the week begins, and rests from there (`glossary:stolen`).
 */
function recharge(
  state: State,
  now: AbilityState | null,
): Pick<Ability, 'usedWeek' | 'readyWeek' | 'restsBy' | 'restedBy'> {
  if (!now) return {};
  const next = state.week + 1;
  const ready = readyNextWeek(now, next);
  const returned = isReturned(now);
  const restsBy = returned ? 'glossary:stolen' : now.restsBy;
  return {
    ...(now.usedWeek === null ? {} : { usedWeek: now.usedWeek }),
    ...(ready > next || now.usedWeek !== null ? { readyWeek: bounded(ready) } : {}),
    ...(ready > next && restsBy !== '2c:cooldown' && restsBy !== 'glossary:fatigue' ? { restsBy } : {}),
    ...(ready > next && now.restedBy !== null && !returned ? { restedBy: now.restedBy } : {}),
  };
}

/** What the thief has used, or its owner bought back, is home as the next week begins. */
const isReturned = ({ stolen }: AbilityState): boolean => stolen !== null && (stolen.used || stolen.bought);

function readyNextWeek({ ready, later, stolen }: AbilityState, next: number): number {
  const own = Math.max(ready, later);
  if (!stolen) return own;
  const stoodStill = own > next - 1 ? own + 1 : own;
  return stolen.used ? Math.max(next + stolen.rest, stoodStill) : stoodStill;
}
