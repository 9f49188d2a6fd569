import { freshAbility } from './cooldowns';
import { homesOf } from './places';
import { ownRest } from './resource';
import type { Ability, Match, Merc, Setup, Team } from './setup';
import type { AbilityState, Held, MatchState, MercState, State, TeamState } from './state';
import { emptyWatch, watchOf, wideOf } from './watch';

/** How a week begins. */
export function open(setup: Setup): State {
  const carried = carriedIn(setup);
  const state: State = {
    setup,
    week: setup.week,
    phase: 'Peacetime',
    day: 1,
    dayOfPhase: 1,
    closesAt: null,
    rostersLocked: false,
    order: 0,
    teams: Object.entries(setup.teams).map(([key, team]) => openTeam(carried, key, team)),
    mercs: homesOf(setup).map((home) => home.map((key) => openMerc(setup, carried, key))),
    matches: setup.matches.map(openMatch),
    rulings: { blocks: [], count: 0 },
    loaded: {},
    overrides: {},
    imports: [],
    thirdParties: carried.thirdParties,
    wide: {},
    adjustments: [],
  };
  state.teams = state.teams.map((team) => ({ ...team, watch: watchOf(state, team.key) }));
  state.wide = wideOf(state);
  return state;
}

/** A match as it is set, before anybody has done anything in it. */
export const openMatch = (match: Match): MatchState => ({
  ...match,
  deferred: false,
  turn: match.attacker,
  terrain: null,
  winner: null,
  facts: [],
  leaders: null,
  battle: null,
});

/** What the setup says of mercs, by the team or merc that it concerns. */
interface Carried {
  readonly match: ReadonlyMap<string, number>;
  /** Mercs by the team that possesses them. */
  readonly borrowed: ReadonlyMap<string, readonly string[]>;
  /** Abilities by the thief. */
  readonly stolen: ReadonlyMap<string, readonly string[]>;
  readonly thirdParties: string[];
}

function carriedIn({ matches, mercs }: Setup): Carried {
  const match = new Map(
    matches.flatMap(({ attacker, defender }, place) => [[attacker, place] as const, [defender, place] as const]),
  );
  const borrowed = new Map<string, string[]>();
  const stolen = new Map<string, string[]>();
  const thirdParties: string[] = [];
  for (const [key, { team, status, abilities }] of Object.entries(mercs)) {
    for (const mark of status) {
      if (mark.status === 'Subverted') thirdParties.push(key);
      if (mark.status === 'Possessed' && mark.by !== undefined && mark.by !== team) {
        borrowed.set(mark.by, [...(borrowed.get(mark.by) ?? []), key]);
      }
    }
    for (const [name, { stolenBy }] of Object.entries(abilities)) {
      if (stolenBy) stolen.set(stolenBy.merc, [...(stolen.get(stolenBy.merc) ?? []), `${key}/${name}`]);
    }
  }
  return { match, borrowed, stolen, thirdParties };
}

function openTeam({ match, borrowed }: Carried, key: string, team: Team): TeamState {
  return {
    key,
    gp: team.gp,
    points: 0,
    infrastructure: team.infrastructure,
    lasting: team.lasting ?? [],
    terrains: team.terrains.map(({ name, outUntil }) => ({ name, outUntil: outUntil ?? null })),
    mercs: team.mercs,
    borrowed: [...(borrowed.get(key) ?? [])],
    match: match.get(key) ?? null,
    roster: null,
    bid: null,
    fielded: [],
    assists: [],
    dropped: [],
    fee: 0,
    ledger: [],
    watch: emptyWatch(),
  };
}

function openMerc(setup: Setup, { stolen }: Carried, key: string): MercState {
  const merc = setup.mercs[key];
  if (!merc) throw new Error(`There is no merc "${key}".`);
  return {
    key,
    team: merc.team,
    upkeep: merc.upkeep,
    hired: merc.hired,
    alignment: merc.alignment,
    types: merc.types,
    gender: merc.gender,
    writeup: merc.writeup,
    exp: merc.exp,
    linkedTo: merc.pureSupport?.linkedTo ?? null,
    since: merc.pureSupport?.since ?? 0,
    status: merc.status.map(({ status, until, by, origin }) => ({
      status,
      from: setup.week,
      until: until ?? setup.week,
      during: 'week',
      by: by ?? null,
      origin: origin ?? null,
    })),
    lasting: (merc.lasting ?? []).map(({ effect, until, source, ability, crossPhase, ruling }) => ({
      effect,
      until,
      source: source ?? null,
      ability: ability ?? null,
      crossPhase: crossPhase ?? false,
      place: -1,
      ruling: ruling ?? null,
    })),
    changed: [],
    abilities: Object.fromEntries(
      Object.entries(merc.abilities).map(([name, ability]) => [name, openAbility(setup, ability)]),
    ),
    held: [...(stolen.get(key) ?? []).map(heldStolen), ...copiesOf(setup.week, merc)],
    waiting: [],
    manipulatedBy: null,
    usesOfDay: { day: 0, uses: {} },
    fielded: false,
    paidDown: false,
    customization: null,
  };
}

const heldStolen = (ability: string): Held => ({ ability, how: 'stolen', until: null, state: null });

/** Recharge is carried as a ready week, or follows from the last use. */
function openAbility({ week, settings }: Setup, ability: Ability): AbilityState {
  const { usedWeek, readyWeek, multiUse } = ability;
  const { weeks, cites } = ownRest(settings, ability);
  const own = usedWeek !== undefined && weeks > 0 ? usedWeek + weeks + 1 : 0;
  const ready = readyWeek ?? own;
  const begins = multiUse && usedWeek === week && readyWeek === undefined;
  return {
    ...freshAbility(),
    ready: begins ? 0 : ready,
    later: begins ? ready : 0,
    restsBy: ability.restsBy ?? cites,
    restedBy: ability.restedBy ?? null,
    usedWeek: usedWeek ?? null,
    uses: ability.uses ?? 0,
    choice: ability.choice ?? null,
    stolen: ability.stolenBy
      ? {
          by: ability.stolenBy.merc,
          used: ability.stolenBy.used,
          rest: weeks,
          bought: false,
          origin: ability.stolenBy.origin ?? null,
        }
      : null,
  };
}

const copiesOf = (week: number, { copies = [] }: Merc): Held[] =>
  copies
    .filter(({ until }) => until >= week)
    .map(({ ability, until, usedWeek, readyWeek, restsBy, restedBy }) => ({
      ability,
      how: 'copied',
      until,
      state: {
        ...freshAbility(),
        ready: readyWeek ?? 0,
        usedWeek: usedWeek ?? null,
        ...(restsBy === undefined ? {} : { restsBy }),
        restedBy: restedBy ?? null,
      },
    }));
