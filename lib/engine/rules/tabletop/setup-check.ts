import type { z } from 'zod';
import { isBounded, TOO_MUCH } from '../kernel/numbers';
import { same } from '../kernel/words';
import { parseExpression, spanOf } from './expression';
import type { Ability, Creature, Effect, Setup } from './setup';

interface SetupProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What the shape alone cannot say of a set-up: names that stand twice or nowhere, and uses beyond what there are. */
export function checkSetup(setup: Setup, context: z.RefinementCtx): void {
  for (const { path, message } of setupProblems(setup)) context.addIssue({ code: 'custom', path: [...path], message });
}

function setupProblems({ creatures }: Setup): SetupProblem[] {
  const all = Object.entries(creatures);
  if (all.length === 0) return [{ path: ['creatures'], message: 'an encounter needs at least one creature' }];
  return all.flatMap(([key, creature], at) => {
    const path = ['creatures', key];
    const twice = all.findIndex(([, { name }]) => same(name, creature.name)) < at;
    return [
      ...(twice ? [{ path, message: `two creatures are called “${creature.name}”` }] : []),
      ...creatureProblems(creatures, key, creature, path),
    ];
  });
}

function creatureProblems(
  creatures: Setup['creatures'],
  key: string,
  creature: Creature,
  path: readonly string[],
): SetupProblem[] {
  const { distractions, abilities, name } = creature;
  const grapples = distractions.flatMap((distraction, at): SetupProblem[] => {
    if (typeof distraction === 'string') return [];
    const place = [...path, 'distractions', at, 'grappled'];
    if (!Object.hasOwn(creatures, distraction.grappled))
      return [{ path: place, message: `“${distraction.grappled}” is no creature of this set-up` }];
    return distraction.grappled === key ? [{ path: place, message: `${name} cannot grapple itself` }] : [];
  });
  const named = Object.entries(abilities);
  return [
    ...grapples,
    ...named.flatMap(([abilityKey, ability], at) => {
      const place = [...path, 'abilities', abilityKey];
      const twice = named.findIndex(([, other]) => same(other.name, ability.name)) < at;
      return [
        ...(twice ? [{ path: place, message: `two abilities of ${name} are called “${ability.name}”` }] : []),
        ...abilityProblems(ability, place),
      ];
    }),
    ...amountsOf(creature, path).flatMap(({ place, text }) => amountProblems(creature, place, text)),
  ];
}

interface Amount {
  readonly place: readonly (string | number)[];
  readonly text: string;
}

/** Every amount that a sheet writes out, with its place. */
function amountsOf({ attack, abilities }: Creature, path: readonly string[]): Amount[] {
  const written = (effects: readonly Effect[], place: readonly (string | number)[]): Amount[] =>
    effects.flatMap((effect, at) =>
      'amount' in effect ? [{ place: [...place, at, 'amount'], text: effect.amount }] : [],
    );
  return [
    { place: [...path, 'attack', 'damage'], text: attack.damage },
    ...Object.entries(abilities).flatMap(([key, { effects, modes, duration, save }]): Amount[] => {
      const place = [...path, 'abilities', key];
      return [
        ...written(effects, [...place, 'effects']),
        ...Object.entries(modes).flatMap(([mode, all]) => written(all, [...place, 'modes', mode])),
        ...(duration.as === 'fixed' ? [{ place: [...place, 'duration'], text: duration.amount }] : []),
        ...(save?.dc.as === 'given' ? [{ place: [...place, 'save', 'dc'], text: save.dc.amount }] : []),
      ];
    }),
  ];
}

/** What a creature's numbers would take beyond the bounds of every number, in words; null: nothing. */
export const outOfBounds = (creature: Creature): string | null =>
  amountsOf(creature, []).flatMap(({ place, text }) => amountProblems(creature, place, text))[0]?.message ?? null;

/** An amount that its user's own numbers could take beyond the bounds of every number. */
function amountProblems({ level, abilityMods }: Creature, place: Amount['place'], text: string): SetupProblem[] {
  const parsed = parseExpression(text);
  if ('problem' in parsed) return [];
  const span = spanOf(parsed.expression, { level: Math.floor(level.value), scores: abilityMods });
  return span.every(isBounded) ? [] : [{ path: place, message: `“${text}” could come to ${TOO_MUCH}` }];
}

function abilityProblems(ability: Ability, path: readonly string[]): SetupProblem[] {
  const { uses, used, effects, modes } = ability;
  const problems: SetupProblem[] = [];
  if (uses.as !== 'at-will' && used > uses.count)
    problems.push({ path: [...path, 'used'], message: `${used} of ${uses.count} uses cannot be expended` });
  if (uses.as === 'at-will' && used > 0)
    problems.push({ path: [...path, 'used'], message: 'what is used at will is never expended' });
  if (effects.length > 0 && Object.keys(modes).length > 0)
    problems.push({ path: [...path, 'modes'], message: 'an ability has effects or modes, not both' });
  const names = Object.keys(modes);
  const twice = names.find((mode, at) => names.findIndex((other) => same(other, mode)) < at);
  if (twice !== undefined) problems.push({ path: [...path, 'modes', twice], message: `two modes are “${twice}”` });
  return problems;
}
