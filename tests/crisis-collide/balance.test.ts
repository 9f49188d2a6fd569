import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { STARTING_SET } from '../../lib/rules/crisis-collide/starting-set';

const balance = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'lib/cli/balance.ts', ...args], { encoding: 'utf8' });

describe('the balance table', { timeout: 120_000 }, () => {
  it('has a row for every fighter, and comes out the same from the same seed', () => {
    const args = ['--duels', '3', '--left', 'random', '--right', 'lookahead', '--seed', '5', '--turns', '40'];
    const { status, stdout } = balance(...args);
    expect(status).toBe(0);
    for (const { name } of STARTING_SET) expect(stdout).toMatch(new RegExp(`^${name} `, 'm'));
    expect(stdout).toMatch(/^3 duels, \d+\.\d turns each: random on the left won \d, lookahead on the right \d;/m);
    expect(balance(...args).stdout).toBe(stdout);
  });

  it.each([
    [['--left', 'nobody'], 'no bot “nobody” (--left)'],
    [['--duels', '0'], '--duels is a whole number'],
    [['--fast'], "'--fast'"],
  ])('%j is a mistake that it names', (args, message) => {
    const { status, stderr } = balance(...args);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
