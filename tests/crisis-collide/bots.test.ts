import { describe, expect, it } from 'vitest';
import { boldLines } from '../../lib/engine/declarations/bold-lines';
import type { Bot } from '../../lib/engine/rules/crisis-collide/bots/bot';
import { playDuel } from '../../lib/engine/rules/crisis-collide/bots/duel';
import { lookaheadBot } from '../../lib/engine/rules/crisis-collide/bots/lookahead';
import { randomBot } from '../../lib/engine/rules/crisis-collide/bots/random';
import { readLine } from '../../lib/engine/rules/crisis-collide/orders';
import { crisisCollide } from '../../lib/engine/rules/crisis-collide/ruleset';
import type { Combatant, Setup } from '../../lib/engine/rules/crisis-collide/setup';
import { duelOf, STARTING_SET } from '../../lib/engine/rules/crisis-collide/starting-set';
import { CLASSES, DIFFICULTIES } from '../../lib/engine/rules/crisis-collide/terms';
import { view } from '../../lib/engine/rules/crisis-collide/view';
import { BY_CHANCE } from '../../lib/engine/rules/kernel/dice';
import { rollFrom } from './arbitraries';

function setupFrom(seed: number): Setup {
  const roll = rollFrom(seed);
  const draw = (): Combatant[] => {
    const left = [...STARTING_SET];
    return Array.from({ length: 3 }, () => left.splice(roll(left.length) - 1, 1)).flat();
  };
  return duelOf([
    { key: 'ann', name: 'Ann', team: draw() },
    { key: 'bea', name: 'Bea', team: draw() },
  ]);
}

const refusalsIn = (setup: Setup, bots: readonly [Bot, Bot], seed: number) =>
  playDuel(setup, bots, rollFrom(seed), 60).state.log.filter(({ kind }) => kind === 'refusals');

describe('the starting set', () => {
  it('has three fighters of each class, one of each difficulty, all valid, with names of their own', () => {
    expect(STARTING_SET.map(({ class: is, difficulty }) => `${is} ${difficulty}`).sort()).toEqual(
      CLASSES.flatMap((one) => DIFFICULTIES.map((difficulty) => `${one} ${difficulty}`)).sort(),
    );
    expect(new Set(STARTING_SET.map(({ name }) => name)).size).toBe(9);
    for (let seed = 1; seed <= 20; seed++) expect(crisisCollide.setup.safeParse(setupFrom(seed)).success).toBe(true);
  });

  it('gives every fighter an attack, a way to raise the Crisis Rate and a Crisis Ability', () => {
    for (const { abilities } of STARTING_SET) {
      const all = Object.values(abilities);
      expect(all.some(({ attack, cost }) => attack !== null && cost.of === 'AP')).toBe(true);
      expect(all.some(({ rate }) => rate > 0)).toBe(true);
      expect(all.some(({ cost }) => cost.of === 'CR')).toBe(true);
    }
  });
});

describe('bots', { timeout: 120_000 }, () => {
  it.each([randomBot, lookaheadBot])('$name gives three orders a turn that all stand', (bot) => {
    for (let seed = 1; seed <= 5; seed++) expect(refusalsIn(setupFrom(seed), [bot, bot], seed)).toEqual([]);
  });

  it.each([randomBot, lookaheadBot])('$name does the same again with the same dice and the same view', (bot) => {
    const seen = view(crisisCollide.open(setupFrom(3)), { kind: 'leader', team: 'bea' });
    expect(bot.orders(seen, 1, rollFrom(9))).toStrictEqual(bot.orders(seen, 1, rollFrom(9)));
  });

  it('the one that looks ahead beats the one that does not', () => {
    let won = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const ahead = seed % 2;
      const bots = ahead === 0 ? ([lookaheadBot, randomBot] as const) : ([randomBot, lookaheadBot] as const);
      const { state } = playDuel(setupFrom(seed), bots, rollFrom(seed), 100);
      if (state.winner === state.setup.sides[ahead === 0 ? 0 : 1].key) won++;
    }
    expect(won).toBeGreaterThanOrEqual(17);
  });

  it('what they order can be posted in words and is read as the same', () => {
    const { state, entries } = playDuel(setupFrom(4), [randomBot, randomBot], rollFrom(4), 30);
    let replayed = crisisCollide.open(state.setup);
    for (const entry of entries) {
      if (entry.kind === 'orders') {
        const words = crisisCollide.vocabulary(replayed, entry.by);
        const post = `<b>${entry.lines.map(({ phase, text }) => `${phase}: ${text}`).join('\n')}</b>`;
        const lines = boldLines(post).map(({ text, span }) => readLine(text, span, words));
        replayed = crisisCollide.step(replayed, { ...entry, kind: 'post', text: post, lines, reader: '1' }, BY_CHANCE);
      } else replayed = crisisCollide.step(replayed, entry, BY_CHANCE);
    }
    expect(replayed.log.filter(({ kind }) => kind === 'refusals')).toEqual([]);
    expect(replayed.winner).toBe(state.winner);
    expect(replayed.fighters).toStrictEqual(state.fighters);
  });

  it('their duel is its journal: folding it gives the state again', () => {
    const { state, entries } = playDuel(setupFrom(5), [randomBot, lookaheadBot], rollFrom(5), 40);
    const folded = entries
      .map((entry) => crisisCollide.entry.parse(entry))
      .reduce((one, entry) => crisisCollide.step(one, entry, BY_CHANCE), crisisCollide.open(state.setup));
    expect(folded).toStrictEqual(state);
  });
});
