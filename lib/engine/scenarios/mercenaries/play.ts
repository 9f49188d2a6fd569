import { READER_VERSION, read } from '../../declarations/read';
import type { Ruling } from '../../rules/kernel/ruling';
import { mercenaries } from '../../rules/mercenaries';
import { findAbility, findMerc, heldOf } from '../../rules/mercenaries/lookup';
import { membersOf, sideOf, userOf } from '../../rules/mercenaries/sides';
import { PHASES, type Phase } from '../../rules/mercenaries/terms';
import type { Names } from './names';
import type { Misfit } from './opening';
import type { Step, StepKind, Words } from './schema';
import type { Bare, Weeks } from './weeks';

/** Plays the steps of a scenario, one after the other, into journals. */

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/**
 * Carries out all steps.
 * @param inTime asked before each step; false: it is not carried on
 * @returns the first thing that a step names and the game does not have; null where all is well
 */
export function play(
  weeks: Weeks,
  names: Names,
  steps: readonly Step[],
  inTime: () => boolean = () => true,
): Misfit | null {
  const times = steps.flatMap((step) => (step.kind === 'post' && step.words.at ? [Date.parse(step.words.at)] : []));
  const table = { weeks, names, clock: times.length > 0 ? Math.min(...times) - DAY : Date.UTC(2000, 0, 1) };
  for (const [at, step] of steps.entries()) {
    const hand = new Hand(table, ['play', at, step.kind]);
    if (!inTime()) hand.fail('the play takes too long and was stopped before this step');
    if (hand.misfit) return hand.misfit;
    act(hand, step);
    if (hand.misfit) return hand.misfit;
    if (step.kind !== 'late') hand.endDeadline();
  }
  return null;
}

interface Table {
  readonly weeks: Weeks;
  readonly names: Names;
  clock: number;
}

/** What a step may do: append entries, and look up names; the first unknown one ends the play. */
class Hand {
  misfit: Misfit | null = null;

  constructor(
    private readonly table: Table,
    private readonly path: readonly (string | number)[],
  ) {
    table.clock += SECOND;
  }

  get weeks(): Weeks {
    return this.table.weeks;
  }

  append(bare: Bare, week?: number): void {
    if (!this.misfit) this.weeks.append(bare, new Date(this.table.clock).toISOString(), week);
  }

  /** Lets the clock stand at a given time, or later if it is past it. */
  waitUntil(at: string): void {
    this.table.clock = Math.max(this.table.clock, Date.parse(at));
  }

  /** Sets the phase's close so that the next step comes so many seconds after it. */
  setDeadline(secondsBefore: number): void {
    const closesAt = new Date(this.table.clock + SECOND - secondsBefore * SECOND).toISOString();
    this.append({ kind: 'deadline', closesAt, because: 'what follows comes late' });
  }

  endDeadline(): void {
    if (this.weeks.state.closesAt === null) return;
    this.append({ kind: 'deadline', closesAt: null, because: 'what follows comes in time' });
  }

  team = (name: string): string => this.known(this.table.names.team(name), 'team', name);
  merc = (name: string): string => this.known(this.table.names.merc(name), 'merc', name);

  /** A merc that a text may name by any name: unknown ones are for the rules to refuse. */
  mercs = (list: string | readonly string[] = []): string[] => [list].flat().map((name) => this.merc(name));

  /** What an ability is aimed at, by its key: a merc, or a terrain or a team where it says so. */
  targets(list: string | readonly string[] = [], ability: string): string[] {
    const { aimsAt = 'merc' } = findAbility(this.weeks.state, ability)?.def ?? {};
    const { names } = this.table;
    return [list].flat().map((name) => {
      if (aimsAt === 'merc') return this.merc(name);
      if (aimsAt === 'team') return this.team(name);
      // A name that several teams' terrains share is for the rules to ask about.
      const shared = Object.values(this.weeks.state.setup.teams).some(({ terrains }) =>
        terrains.some((terrain) => terrain.name === name),
      );
      return this.known(names.terrain(name) ?? (shared ? name : null), 'terrain', name);
    });
  }

  /** The ability that a name means for a team, or for a merc of it. */
  ability(name: string, by: string | null, merc: string | null): string {
    const { state } = this.weeks;
    const all = this.table.names.abilities(name);
    const ofMerc = all.filter((ability) => {
      const owner = findAbility(state, ability)?.owner;
      const row = merc === null ? undefined : findMerc(state, merc);
      return owner !== undefined && (owner === merc || userOf(state, owner) === merc || (row && heldOf(row, ability)));
    });
    const meant = merc !== null && ofMerc.length > 0 ? ofMerc : all;
    const own = by === null ? [] : meant.filter((ability) => belongsTo(this.weeks, ability, by));
    const [first, second] = own.length > 0 ? own : meant;
    if (first !== undefined && second !== undefined) this.fail(`"${name}" names several abilities: write Merc/Ability`);
    return this.known(first ?? null, 'ability', name);
  }

  /** What dice are thrown for: an ability, or the link of a Pure Support, under its name. */
  diceOf(name: string): string {
    const merc = this.table.names.abilities(name).length === 0 ? this.table.names.merc(name) : null;
    return merc ?? this.ability(name, null, null);
  }

  /** The rulings of an ability that a name means, in the order in which they were declared. */
  rulings(name: string): readonly Ruling[] {
    const abilities = this.table.names.abilities(name);
    if (abilities.length === 0) this.fail(`unknown ability "${name}"`);
    return this.weeks.rulings.filter(({ ability }) => ability !== null && abilities.includes(ability));
  }

  fail(message: string): void {
    this.misfit ??= { path: this.path, message };
  }

  private known(key: string | null, what: string, name: string): string {
    if (key === null) this.fail(`unknown ${what} "${name}"`);
    return key ?? name;
  }
}

/** Whether a team has an ability to use, or owns it. */
function belongsTo({ state }: Weeks, ability: string, team: string): boolean {
  const owner = findAbility(state, ability)?.owner;
  if (owner === undefined) return false;
  if (findMerc(state, owner)?.team === team || sideOf(state, owner) === team) return true;
  return membersOf(state, team).some((merc) => {
    const row = findMerc(state, merc);
    return row !== undefined && heldOf(row, ability) !== undefined;
  });
}

type Handlers = { readonly [K in StepKind]: (hand: Hand, words: Words<K>) => void };

const HANDLERS: Handlers = {
  phase: (hand, { phase }) => goTo(hand, phase),
  day: (hand, { day }) => {
    do hand.append({ kind: 'day' });
    while (hand.weeks.state.dayOfPhase < day && hand.weeks.state.phase !== 'Closed');
  },
  post: (hand, { post: text, by, at }) => {
    if (at !== undefined) hand.waitUntil(at);
    const team = hand.team(by);
    const readings = read(text, mercenaries.vocabulary(hand.weeks.state, team));
    hand.append({
      kind: 'post',
      by: team,
      text,
      readings,
      reader: String(READER_VERSION),
      ...(at === undefined ? {} : { forumAt: at }),
    });
  },
  declare: (hand, { declare, by, target, merc, includeUnrosterable }) => {
    const team = hand.team(by);
    const user = merc === undefined ? null : hand.merc(merc);
    const ability = hand.ability(declare, team, user);
    hand.append({
      kind: 'declare',
      by: team,
      ability,
      merc: user,
      targets: hand.targets(target, ability),
      ...(includeUnrosterable === undefined ? {} : { includeUnrosterable }),
    });
  },
  withdraw: (hand, { withdraw, by, merc }) => {
    const team = hand.team(by);
    const user = merc === undefined ? null : hand.merc(merc);
    const found = hand
      .rulings(withdraw)
      .findLast(
        (ruling) => ruling.outcome === 'Pending' && ruling.by === team && (user === null || ruling.merc === user),
      );
    if (!found) return hand.fail(`no declaration of "${withdraw}" by "${by}" waits`);
    const { entry: target, part, week } = found;
    hand.append({ kind: 'strike', target, part, because: 'withdrawn' }, week);
  },
  rosters: (hand, { rosters }) => {
    for (const [by, mercs] of Object.entries(rosters)) {
      hand.append({ kind: 'roster', by: hand.team(by), mercs: hand.mercs(mercs) });
    }
  },
  bids: (hand, { bids }) => {
    for (const [by, { terrain, gp }] of Object.entries(bids))
      hand.append({ kind: 'bid', by: hand.team(by), terrain, gp });
  },
  defer: (hand, { defer }) => hand.append({ kind: 'defer', by: hand.team(defer) }),
  late: (hand, { late }) => hand.setDeadline(late),
  rolls: (hand, { rolls }) => {
    for (const [name, values] of Object.entries(rolls)) {
      hand.append({ kind: 'rolls', ability: hand.diceOf(name), values });
    }
  },
  hire: (hand, { hire, by, for: price }) =>
    hand.append({ kind: 'hire', by: hand.team(by), merc: hand.merc(hire), price }),
  release: (hand, { release, by }) => hand.append({ kind: 'release', by: hand.team(by), merc: hand.merc(release) }),
  trade: (hand, { trade, by, gives, gets, gp }) =>
    hand.append({
      ...{ kind: 'trade', by: hand.team(by), with: hand.team(trade), gp },
      ...{ gives: hand.mercs(gives), gets: hand.mercs(gets) },
    }),
  buyback: (hand, { buyback, by, for: price }) => {
    const team = hand.team(by);
    hand.append({ kind: 'buyback', by: team, ability: hand.ability(buyback, team, null), price });
  },
  choose: (hand, { choose, by, merc, choice }) => {
    const team = hand.team(by);
    const user = merc === undefined ? null : hand.merc(merc);
    const ability = hand.ability(choose, team, user);
    const bought = findAbility(hand.weeks.state, ability)?.def.type === 'On Purchase';
    hand.append({ kind: 'choose', by: team, ability, merc: user, choice: bought ? choice : hand.merc(choice) });
  },
  link: (hand, { link, by, to }) =>
    hand.append({ kind: 'link', by: hand.team(by), merc: hand.merc(link), to: hand.merc(to) }),
  customize: (hand, { customize, by, choice }) =>
    hand.append({ kind: 'customize', by: hand.team(by), merc: hand.merc(customize), choice }),
  happens: (hand, { happens: { event, to } }) =>
    hand.append({ kind: 'happens', event, to: to === undefined ? null : hand.merc(to) }),
  ruling: (hand, { ruling: { ability: name, number, outcome, targets, cites, because } }) => {
    const all = hand.rulings(name);
    const found = number === undefined ? all.at(-1) : all[number - 1];
    if (!found) return hand.fail(`there is no ruling ${number ?? ''} of "${name}"`.replace('  ', ' '));
    const { id: ruling, ability, week } = found;
    hand.append(
      {
        kind: 'override',
        ruling,
        ability,
        outcome,
        because,
        ...(targets === undefined ? {} : { targets: hand.targets(targets, ability ?? '') }),
        ...(cites === undefined ? {} : { cites }),
      },
      week,
    );
  },
  win: (hand, { win }) => hand.append({ kind: 'win', team: hand.team(win) }),
  adjust: (hand, { adjust: { team, merc, ability, roster, matches, to, ...rest } }) =>
    hand.append({
      kind: 'adjust',
      ...rest,
      ...(roster === undefined ? {} : { roster: roster.map((one) => hand.merc(one)) }),
      ...(matches === undefined
        ? {}
        : {
            matches: matches.map(({ attacker, defender, tier = 'High' }) => ({
              ...{ attacker: hand.team(attacker), defender: hand.team(defender), tier },
            })),
          }),
      ...(to === undefined ? {} : { to: to === null ? null : hand.team(to) }),
      ...(team === undefined ? {} : { team: hand.team(team) }),
      ...(merc === undefined ? {} : { merc: hand.merc(merc) }),
      ...(ability === undefined ? {} : { ability: hand.ability(ability, null, null) }),
    }),
};

function act<K extends StepKind>(hand: Hand, { kind, words }: { readonly kind: K; readonly words: Words<K> }): void {
  HANDLERS[kind](hand, words);
}

/** Goes on to a phase, through all in between, into the next week where need be. */
function goTo(hand: Hand, goal: Phase | 'Week'): void {
  const { phase } = hand.weeks.state;
  if (goal === phase) return;
  if (goal !== 'Week' && phase !== 'Closed' && PHASES.indexOf(goal) > PHASES.indexOf(phase) && goal !== 'Peacetime') {
    hand.append({ kind: 'advance', to: goal, closesAt: null });
    return;
  }
  hand.append({ kind: 'advance', to: 'Week', closesAt: null });
  hand.weeks.openNext();
  if (goal !== 'Week') goTo(hand, goal);
}
