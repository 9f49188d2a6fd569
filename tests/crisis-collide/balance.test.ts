import { describe, expect, it } from 'vitest';
import { balance } from '../../lib/cli/balance/report';
import { STARTING_SET } from '../../lib/engine/rules/crisis-collide/starting-set';

describe('the balance table', { timeout: 120_000 }, () => {
  it('has a row for every fighter, and comes out the same from the same seed', () => {
    const args = ['--duels', '3', '--left', 'random', '--right', 'lookahead', '--seed', '5', '--turns', '40'];
    const { status, text } = balance(args);
    expect(status).toBe(0);
    for (const { name } of STARTING_SET) expect(text).toMatch(new RegExp(`^${name} `, 'm'));
    expect(text).toMatch(/^3 duels, \d+\.\d turns each: random on the left won \d, lookahead on the right \d;/m);
    expect(balance(args).text).toBe(text);
    expect(balance([...args, '--seed', '6']).text).not.toBe(text);
  });

  it.each([
    [['--left', 'nobody'], 'no bot “nobody” (--left)'],
    [['--duels', '0'], '--duels is a whole number'],
    [['--fast'], "'--fast'"],
  ])('%j is a mistake that it names', (args, message) => {
    const { status, text } = balance(args);
    expect(status).toBe(2);
    expect(text).toContain(message);
    expect(text).toContain('npm run balance --');
  });
});
