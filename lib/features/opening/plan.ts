import 'server-only';
import { ownWords } from '../../engine/rules/kernel/own-words';
import { inList } from '../../engine/rules/kernel/say';
import { mercenaries } from '../../engine/rules/mercenaries';
import { withImport, writtenSchema } from '../../engine/rules/mercenaries/importing';
import { type Match, type Merc, SETUP_VERSION, type Setup, type Team } from '../../engine/rules/mercenaries/setup';
import { TIERS } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import type { Misfit } from '../../record/exchange/given';
import { planImport } from '../../record/exchange/plan';
import { readSources } from '../../record/exchange/read';
import { nameOf } from '../../record/journal/confirm';
import { fold } from '../../record/views/words';
import { loadWeek } from '../../record/week/load';
import { roundRobin } from '../../record/week/pairing';
import { ok, type Result } from '../../result';
import type { Draft } from './draft';

/** Week 1 as it would open, and all that is incomplete about it. */
export interface OpeningPlan {
  readonly setup: Setup;
  /** Mistakes of what was brought, at their cells. */
  readonly misfits: readonly Misfit[];
  /** What can be and may not be meant, at its cell. */
  readonly warnings: readonly Misfit[];
  /** What keeps it from opening. */
  readonly lacks: readonly Lack[];
  /** What may be meant, and is worth a look. */
  readonly doubts: readonly Lack[];
  /** By the key of a team: the id of the account that leads it; null: there is none of that name. */
  readonly leaders: Readonly<Record<string, string | null>>;
  /** Names what was shown, so that nothing else is opened. */
  readonly saw: string;
}
export interface Lack {
  /** The step where it is put right. */
  readonly step: 'name' | 'rules' | 'schedule' | 'teams' | 'matches';
  readonly text: string;
}

/** @returns the plan; or `not-found` where the season that it takes over from is gone */
export async function planOpening(draft: Draft): Promise<Result<OpeningPlan>> {
  const base = await baseOf(draft);
  if (!base.ok) return base;
  const { patch, misfits, warnings } = await planImport(base.value, readSources(draft.files, true));
  const league = withImport(base.value, patch);
  const { matches, lacks: unmatched } = matchesOf(draft.matches, league);
  const setup: Setup = { ...league, matches };
  const leaders = await leadersOf(setup);
  const taken = await db.season.findUnique({ where: { key: draft.key }, select: { id: true } });
  const lacks = [
    ...(taken ? [{ step: 'name' as const, text: `There is a season "${draft.key}" by now: choose another key.` }] : []),
    ...(misfits.length > 0
      ? [{ step: 'teams' as const, text: `${misfits.length} of what was brought cannot be: see below.` }]
      : []),
    ...(misfits.length === 0 && Object.keys(setup.teams).length === 0
      ? [{ step: 'teams' as const, text: 'There is no team yet.' }]
      : []),
    ...unmatched,
    ...unfit(setup),
  ];
  return ok({
    setup,
    misfits,
    warnings,
    lacks,
    doubts: doubtsOf(setup, leaders),
    leaders,
    saw: nameOf({ draft: named(draft), setup }),
  });
}

const named = ({ key, name, timeZone, phaseHours, publicBeacon }: Draft) => ({
  ...{ key, name, timeZone, phaseHours },
  publicBeacon,
});

/** What the rules would refuse, if anything is left that no step has told. */
function unfit(setup: Setup): Lack[] {
  const read = mercenaries.setup.safeParse(setup, { error: ownWords });
  if (read.success) return [];
  const [issue] = read.error.issues;
  return [{ step: 'teams', text: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'it does not hold together'}` }];
}

async function baseOf({ base, settings }: Draft): Promise<Result<Setup>> {
  const fresh = { setupVersion: SETUP_VERSION, week: 1, settings, matches: [] } as const;
  if (base === null) return ok({ ...fresh, matches: [], teams: {}, mercs: {} });
  const loaded = await loadWeek({ season: base });
  if (!loaded.ok) return loaded;
  const left = mercenaries.setup.parse(mercenaries.close(loaded.value.state));
  return ok({
    ...fresh,
    matches: [],
    teams: Object.fromEntries(Object.entries(left.teams).map(([key, team]) => [key, rested(team)])),
    mercs: Object.fromEntries(Object.entries(left.mercs).map(([key, merc]) => [key, unhurt(merc)])),
  });
}

/** A team as another season begins with it: its GP, infrastructure and mercs, and nothing that runs out with weeks. */
const rested = ({ lasting: _, terrains, ...team }: Team): Team => ({
  ...team,
  terrains: terrains.map(({ name }) => ({ name })),
});

/** A merc with its EXP, hired long ago; no condition, no recharge and nothing that was stolen or copied comes along. */
function unhurt({ lasting: _, copies: __, pureSupport, ...merc }: Merc): Merc {
  const written = Object.keys(writtenSchema.shape);
  return {
    ...merc,
    hired: 0,
    status: [],
    ...(pureSupport ? { pureSupport: { linkedTo: pureSupport.linkedTo, since: 0 } } : {}),
    abilities: Object.fromEntries(
      Object.entries(merc.abilities).map(([key, ability]) => [
        key,
        writtenSchema.parse(Object.fromEntries(Object.entries(ability).filter(([field]) => written.includes(field)))),
      ]),
    ),
  };
}

/** `ATTACKER attacks DEFENDER (Mid)`, a line each; or the first week of a round robin; or none. */
function matchesOf(words: string, { teams }: Setup): { matches: Match[]; lacks: readonly Lack[] } {
  if (words === 'none' || words === '') return { matches: [], lacks: [] };
  if (words === 'round robin') return { matches: roundRobin(Object.keys(teams), 1, 'High'), lacks: [] };
  const lacks: Lack[] = [];
  const find = (name: string) =>
    Object.entries(teams).find(([key, team]) => key === name || fold(team.name) === fold(name))?.[0];
  const matches = words.split(/\r?\n/).flatMap((line, at): Match[] => {
    if (line.trim() === '') return [];
    const wrong = (text: string): [] => {
      lacks.push({ step: 'matches', text: `Line ${at + 1}: ${text}` });
      return [];
    };
    const read = /^\s*(.+?)\s+(?:attacks|at|v\.?|vs\.?)\s+(.+?)\s*(?:[(,]\s*(\w+)(?:\s+tier)?\s*\)?)?\s*$/i.exec(line);
    if (!read) return wrong('write it as "One team attacks Another (Mid)".');
    const [, one = '', other = '', said = 'High'] = read;
    const [attacker, defender] = [find(one), find(other)];
    const tier = TIERS.find((each) => each.toLowerCase() === said.toLowerCase());
    if (attacker === undefined) return wrong(`there is no team "${one}".`);
    if (defender === undefined) return wrong(`there is no team "${other}".`);
    if (attacker === defender) return wrong('a team cannot attack itself.');
    return tier === undefined ? wrong(`there is no tier "${said}".`) : [{ attacker, defender, tier }];
  });
  const seen = new Set<string>();
  for (const team of matches.flatMap(({ attacker, defender }) => [attacker, defender])) {
    if (seen.has(team)) lacks.push({ step: 'matches', text: `${teams[team]?.name ?? team} plays two matches.` });
    seen.add(team);
  }
  return { matches: lacks.length === 0 ? matches : [], lacks };
}

/** Accounts by the name that a team says for its leader. */
async function leadersOf({ teams }: Setup): Promise<Record<string, string | null>> {
  const users = await db.user.findMany({
    where: { name: { in: Object.values(teams).map(({ leader }) => leader) }, disabledAt: null },
    select: { id: true, name: true },
  });
  return Object.fromEntries(
    Object.entries(teams).map(([key, { leader }]) => [key, users.find(({ name }) => name === leader)?.id ?? null]),
  );
}

function doubtsOf({ teams, mercs, matches }: Setup, leaders: OpeningPlan['leaders']): Lack[] {
  const list = Object.entries(teams);
  const nameless = list.filter(([key]) => leaders[key] === null).map(([, { name }]) => name);
  const empty = list.filter(([, { mercs: own }]) => own.length === 0).map(([, { name }]) => name);
  const bare = Object.values(mercs).filter(({ abilities }) => Object.keys(abilities).length === 0);
  const playing = new Set(matches.flatMap(({ attacker, defender }) => [attacker, defender]));
  const resting = list.filter(([key]) => !playing.has(key)).map(([, { name }]) => name);
  const twice = new Map<string, string[]>();
  for (const merc of Object.values(mercs)) {
    for (const { name } of Object.values(merc.abilities))
      twice.set(fold(name), [...(twice.get(fold(name)) ?? []), merc.name]);
  }
  const alike = [...twice].filter(([, owners]) => owners.length > 1).length;
  return [
    ...(nameless.length > 0
      ? [{ step: 'teams' as const, text: `No account leads ${inList(nameless)} yet: invite them once it is open.` }]
      : []),
    ...(empty.length > 0 ? [{ step: 'teams' as const, text: `Without a merc: ${inList(empty)}.` }] : []),
    ...(bare.length > 0
      ? [{ step: 'teams' as const, text: `Without an ability: ${inList(bare.map(({ name }) => name))}.` }]
      : []),
    ...(alike > 0
      ? [
          {
            step: 'teams' as const,
            text: `${alike} names are borne by abilities of several mercs: leaders must say whose.`,
          },
        ]
      : []),
    ...(resting.length > 0 && list.length > 0
      ? [{ step: 'matches' as const, text: `Without a match in week 1: ${inList(resting)}.` }]
      : []),
  ];
}
