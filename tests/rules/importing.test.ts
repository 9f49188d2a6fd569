import { describe, expect, it } from 'vitest';
import { demoSetup } from '@/lib/demo/season';
import { BY_CHANCE } from '@/lib/engine/rules/kernel/dice';
import { mercenaries } from '@/lib/engine/rules/mercenaries';
import { type Import, type Written, withImport } from '@/lib/engine/rules/mercenaries/importing';
import { type Ability, brokenKeys, setupSchema } from '@/lib/engine/rules/mercenaries/setup';

const strike: Written = { name: 'Strike', type: 'Mid-Battle', cooldown: 1, effects: [{ do: 'KO' }] };
const NEW: Import = {
  teams: { 'the-nautilus': { name: 'The Nautilus', leader: 'Nemo', gp: 5 } },
  mercs: {
    nemo: { name: 'Captain Nemo', team: 'the-nautilus', upkeep: 4, abilities: { strike } },
    dracula: { team: 'the-nautilus', upkeep: 6, aka: null },
  },
};
const none: Import = { teams: {}, mercs: {} };

describe('an import', () => {
  const imported = withImport(demoSetup, NEW);

  it('adds what is new, changes what it names, and leaves all else as it is', () => {
    expect(imported.teams['the-nautilus']).toMatchObject({ leader: 'Nemo', gp: 5, infrastructure: 0 });
    expect(imported.mercs.nemo).toMatchObject({ alignment: 'Neutral', hired: 0, status: [], abilities: { strike } });
    const { dracula: _, nemo: __, ...others } = imported.mercs;
    const { dracula: ___, ...before } = demoSetup.mercs;
    expect(JSON.stringify(others)).toBe(JSON.stringify(before));
    expect(imported.mercs.dracula).toEqual({
      ...demoSetup.mercs.dracula,
      team: 'the-nautilus',
      upkeep: 6,
      aka: undefined,
    });
  });

  it('moves a merc from one team’s list to the end of another’s', () => {
    expect(imported.teams['the-nautilus']?.mercs).toEqual(['nemo', 'dracula']);
    expect(imported.teams['the-borgo-pass']?.mercs).toEqual(
      demoSetup.teams['the-borgo-pass']?.mercs.filter((one) => one !== 'dracula'),
    );
  });

  it('gives an ability new words and lets its recharge run on', () => {
    const used: Ability = { ...strike, usedWeek: 3, readyWeek: 5 };
    const fresh = withImport(demoSetup, { ...none, mercs: { nemo: {} } });
    const nemo = fresh.mercs.nemo;
    if (!nemo) throw new Error('He was imported.');
    const before = { ...fresh, mercs: { ...fresh.mercs, nemo: { ...nemo, abilities: { strike: used } } } };
    const after = withImport(before, {
      ...none,
      mercs: { nemo: { abilities: { strike: { ...strike, cooldown: 4 } } } },
    });
    expect(after.mercs.nemo?.abilities.strike).toMatchObject({ cooldown: 4, usedWeek: 3, readyWeek: 5 });
  });

  it.each<[string, Import]>([
    ['a team that is not there', { ...none, mercs: { x: { team: 'nowhere' }, dracula: { team: 'nowhere' } } }],
    ['a merc to assist who is not there', { ...none, mercs: { x: { assists: 'nobody' } } }],
    ['a link to nobody', { ...none, mercs: { x: { pureSupport: { linkedTo: 'nobody', since: 1 } } } }],
  ])('that names %s leaves a Setup that holds together', (_, given) => {
    expect(brokenKeys(withImport(demoSetup, given))).toEqual([]);
    expect(setupSchema.safeParse(withImport(demoSetup, given)).success).toBe(true);
  });

  it('comes with the next week, and changes nothing of the one in which it was made', () => {
    const entry = { id: '1-1', seq: 1, at: '2026-12-01T20:00:00.000Z', actor: 'ines' };
    const open = mercenaries.open(demoSetup);
    const after = mercenaries.step(open, { ...entry, kind: 'import', ...NEW }, BY_CHANCE);
    const admin = { kind: 'admin' } as const;
    expect(mercenaries.view(after, admin)).toEqual(mercenaries.view(open, admin));
    expect(mercenaries.close(after)).toEqual(withImport(mercenaries.close(open), NEW));
    expect(mercenaries.close(after).mercs.nemo?.name).toBe('Captain Nemo');
  });
});
