import { describe, expect, it } from 'vitest';
import { workOf } from '../../app/work';

describe('whoever signs in or joins comes to where the work is', () => {
  it.each([
    ['an owner', { role: 'owner', team: null, season: 'lantern' }, '/s/lantern/admin'],
    ['an admin before the first season', { role: 'admin', team: null, season: null }, '/admin'],
    ['an admin who leads a team', { role: 'admin', team: 'borgo', season: 'lantern' }, '/s/lantern/admin'],
    ['a leader', { role: 'leader', team: 'borgo', season: 'lantern' }, '/s/lantern/desk'],
    ['a player who stands in for a leader', { role: 'player', team: 'borgo', season: 'lantern' }, '/s/lantern/desk'],
    ['a leader without a team', { role: 'leader', team: null, season: 'lantern' }, '/'],
    ['a player', { role: 'player', team: null, season: 'lantern' }, '/'],
    ['nobody', null, '/'],
  ] as const)('%s', (_, actor, path) => {
    expect(workOf(actor)).toBe(path);
  });
});
