import type { z } from 'zod';
import { isBounded, TOO_MUCH } from '../kernel/numbers';
import type { Ability } from './ability';
import type { Card, Setup } from './setup';

type Path = readonly (string | number)[];
interface SetupProblem {
  readonly path: Path;
  readonly message: string;
}

/** Words that mean somebody in an effect, so that no card or player can be called by them. */
const TAKEN = new Set(['self', 'user', 'controller', 'opponent', 'subject', 'none']);

/** What the shape alone cannot say of a set-up: who there is, and where their cards stand (assign:slots). */
export function checkSetup(setup: Setup, context: z.RefinementCtx): void {
  for (const { path, message } of setupProblems(setup)) context.addIssue({ code: 'custom', path: [...path], message });
}

function setupProblems(setup: Setup): SetupProblem[] {
  const players = setup.players.map(({ name }) => name);
  const problems: SetupProblem[] = [];
  const names = new Set<string>();
  const claim = (name: string, path: Path) => {
    if (TAKEN.has(name)) problems.push({ path, message: `“${name}” means somebody else in an effect` });
    else if (names.has(name)) problems.push({ path, message: `there are two called “${name}”` });
    names.add(name);
  };
  for (const [at, name] of players.entries()) claim(name, ['players', at, 'name']);
  if (!players.includes(setup.initiative))
    problems.push({ path: ['initiative'], message: `“${setup.initiative}” is neither player` });
  problems.push(...boundsProblems(setup));
  const slots = new Map<string, string>();
  setup.cards.forEach((card, at) => {
    const path = ['cards', at];
    claim(card.name, [...path, 'name']);
    if (!players.includes(card.player))
      problems.push({ path: [...path, 'player'], message: `“${card.player}” is neither player` });
    problems.push(...placeProblems(card, setup.columns, path), ...typeProblems(card, path));
    if (card.zone !== 'board') return;
    const slot = card.type === 'HQ' ? `${card.player}\n HQ` : `${card.player}\n${card.type}\n${card.column}`;
    const holder = slots.get(slot);
    if (holder === undefined) slots.set(slot, card.name);
    else if (card.type === 'HQ')
      problems.push({ path: [...path, 'player'], message: `${card.player} has an HQ already, “${holder}”` });
    else
      problems.push({
        path: [...path, 'column'],
        message: `the ${card.type} slot of column ${card.column} holds “${holder}” already`,
      });
  });
  return problems;
}

function placeProblems({ type, zone, column }: Card, columns: number, path: Path): SetupProblem[] {
  const at = [...path, 'column'];
  if (type === 'HQ') {
    if (zone !== 'board') return [{ path: [...path, 'zone'], message: 'an HQ is always on the board' }];
    return column === null ? [] : [{ path: at, message: 'an HQ stands left of the columns and in none of them' }];
  }
  if (zone !== 'board')
    return column === null ? [] : [{ path: at, message: 'a card off the board stands in no column' }];
  if (column === null) return [{ path: at, message: 'a card on the board stands in a column' }];
  if (column < 1 || column > columns)
    return [{ path: at, message: `there is no column ${column}: the board has ${columns}` }];
  return [];
}

function typeProblems({ type, planning, fits }: Card, path: Path): SetupProblem[] {
  const problems: SetupProblem[] = [];
  if (type !== 'Character' && planning !== 0)
    problems.push({ path: [...path, 'planning'], message: 'Characters alone have Planning points' });
  if (type !== 'Technology' && fits.length > 0)
    problems.push({ path: [...path, 'fits'], message: 'Technologies alone fit a Character' });
  return problems;
}

/** What all ongoing abilities add up to at once stays within the bounds of every number. */
function boundsProblems({ cards }: Setup): SetupProblem[] {
  let sum = 0;
  const found = (ability: Ability, path: Path): SetupProblem | null => {
    for (const [at, effect] of ability.effects.entries()) {
      const place = [...path, 'effects', at];
      if (effect.do === 'grant') {
        const within = found(effect.ability, [...place, 'ability']);
        if (within !== null) return within;
      } else if (ability.kind === 'ongoing' && (effect.do === 'power' || effect.do === 'planning')) {
        sum += Math.abs(effect.amount);
        if (!isBounded(sum))
          return { path: place, message: `with this effect and those before it a number could become ${TOO_MUCH}` };
      }
    }
    return null;
  };
  for (const [at, card] of cards.entries())
    for (const [index, { ability }] of card.abilities.entries()) {
      const problem = found(ability, ['cards', at, 'abilities', index]);
      if (problem !== null) return [problem];
    }
  return [];
}
