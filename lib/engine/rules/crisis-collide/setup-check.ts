import type { z } from 'zod';
import { boundsProblems } from './bounds-check';
import type { Setup, Side } from './setup';
import { SIDES, TEAM_SIZE } from './terms';
import { fold, NUMBERED_SPACE, RESERVED_WORDS, same } from './words';

interface SetupProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What the shape alone cannot say of a set-up: teams, leaders, names and the numbers one starts with. */
export function checkSetup(setup: Setup, context: z.RefinementCtx): void {
  for (const problem of setupProblems(setup))
    context.addIssue({ code: 'custom', path: [...problem.path], message: problem.message });
}

function setupProblems(setup: Setup): SetupProblem[] {
  return [
    ...SIDES.flatMap((index) => sideProblems(setup, setup.sides[index], ['sides', index])),
    ...togetherProblems(setup),
    ...Object.entries(setup.combatants).flatMap(([key, combatant]) =>
      combatantProblems(setup, key, combatant, ['combatants', key]),
    ),
    ...fighterProblems(setup),
    ...labelProblems(setup),
    ...boundsProblems({
      field: setup.field,
      combatants: Object.entries(setup.combatants).map(([key, combatant]) => ({
        path: ['combatants', key],
        combatant,
      })),
      fighters: Object.values(setup.fighters),
    }),
  ];
}

/** setup:team, setup:leader */
function sideProblems(setup: Setup, side: Side, path: readonly (string | number)[]): SetupProblem[] {
  const team = [...path, 'team'];
  const problems: SetupProblem[] = [];
  if (side.team.length !== TEAM_SIZE)
    problems.push({ path: team, message: `a team is ${TEAM_SIZE} combatants, and here are ${side.team.length}` });
  for (const key of side.team.filter((key) => !Object.hasOwn(setup.combatants, key)))
    problems.push({ path: team, message: `“${key}” is no combatant of this set-up` });
  const names = side.team.map(
    (key) => (Object.hasOwn(setup.combatants, key) ? setup.combatants[key]?.name : key) ?? key,
  );
  const twice = names.find((name, at) => names.findIndex((other) => same(other, name)) < at);
  if (twice !== undefined)
    problems.push({ path: team, message: `the combatants of a team differ: “${twice}” stands twice` });
  const leader = [...path, 'leader'];
  if (!side.team.includes(side.leader))
    problems.push({ path: leader, message: `the leader “${side.leader}” is not on the team` });
  else if (Object.hasOwn(setup.combatants, side.leader) && isOut(setup, side.leader))
    problems.push({ path: leader, message: `the leader “${side.leader}” is eliminated and cannot be in play` });
  for (const key of (side.seen ?? []).filter((key) => !side.team.includes(key)))
    problems.push({ path: [...path, 'seen'], message: `“${key}” is not on the team` });
  return problems;
}

const isOut = (setup: Setup, key: string): boolean => {
  const now = setup.combatants[key]?.now;
  return now?.eliminated === true || now?.hp === 0;
};

function togetherProblems(setup: Setup): SetupProblem[] {
  const [first, second] = setup.sides;
  const problems: SetupProblem[] = [];
  if (first.key === second.key || same(first.name, second.name))
    problems.push({ path: ['sides', 1, 'key'], message: `both sides are “${second.name}”` });
  const shared = second.team.find((key) => first.team.includes(key));
  if (shared !== undefined)
    problems.push({
      path: ['sides', 1, 'team'],
      message: `“${shared}” is a key of the other team: each side has its own`,
    });
  return problems;
}

function combatantProblems(
  setup: Setup,
  key: string,
  combatant: Setup['combatants'][string],
  path: readonly (string | number)[],
): SetupProblem[] {
  const problems: SetupProblem[] = [];
  const { now } = combatant;
  if (!setup.sides.some((side) => side.team.includes(key))) problems.push({ path, message: `“${key}” is on no team` });
  if ((now?.hp ?? 0) > combatant.hp)
    problems.push({
      path: [...path, 'now', 'hp'],
      message: `${now?.hp} HP is above the ${combatant.hp} that it has when fresh`,
    });
  if ((now?.ap ?? 0) > combatant.ap)
    problems.push({
      path: [...path, 'now', 'ap'],
      message: `${now?.ap} AP is above the ${combatant.ap} that it has when fresh`,
    });
  if (now?.eliminated === true && (now.hp ?? 0) > 0)
    problems.push({ path: [...path, 'now', 'hp'], message: 'one that is eliminated has 0 HP' });
  if (now?.eliminated === false && now.hp === 0)
    problems.push({ path: [...path, 'now', 'eliminated'], message: 'one that has 0 HP is eliminated' });
  if (now?.space !== undefined && !setup.sides.some((side) => side.leader === key))
    problems.push({ path: [...path, 'now', 'space'], message: 'one that is not in play has no space' });
  return [...problems, ...abilityProblems(combatant, path)];
}

function abilityProblems(combatant: Setup['combatants'][string], path: readonly (string | number)[]): SetupProblem[] {
  const abilities = Object.entries(combatant.abilities);
  return abilities.flatMap(([key, { name }], at) => {
    const where = [...path, 'abilities', key];
    if (RESERVED_WORDS.some((word) => same(word, name)))
      return [{ path: where, message: `no ability can be called “${name}”: it is what an order to rest says` }];
    if (abilities.findIndex(([, other]) => same(other.name, name)) < at)
      return [{ path: where, message: `two abilities of ${combatant.name} are called “${name}”` }];
    return [];
  });
}

function fighterProblems(setup: Setup): SetupProblem[] {
  const fighters = Object.entries(setup.fighters);
  return fighters.flatMap(([key, fighter], at) => {
    const path = ['fighters', key];
    const problems: SetupProblem[] = [];
    if (!setup.sides.some((side) => side.key === fighter.side))
      problems.push({ path: [...path, 'side'], message: `“${fighter.side}” is neither side` });
    if (
      Object.hasOwn(setup.combatants, key) ||
      Object.values(setup.combatants).some((combatant) => same(combatant.name, fighter.name)) ||
      fighters.findIndex(([, other]) => same(other.name, fighter.name)) < at
    )
      problems.push({ path, message: `another fighter is called “${fighter.name}”` });
    if ((fighter.now?.hp ?? 0) > fighter.hp)
      problems.push({ path: [...path, 'now', 'hp'], message: `${fighter.now?.hp} HP is above its ${fighter.hp}` });
    return problems;
  });
}

function labelProblems(setup: Setup): SetupProblem[] {
  const labels = Object.keys(setup.arena.labels);
  return labels.flatMap((label, at) => {
    const path = ['arena', 'labels', label];
    if (NUMBERED_SPACE.test(fold(label)))
      return [{ path, message: `“${label}” is no label of its own: the arena’s spaces are numbered anyway` }];
    if (labels.findIndex((other) => same(other, label)) < at)
      return [{ path, message: `two spaces are called “${label}”` }];
    return [];
  });
}
