import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../lib/engine/rules/kernel/fold';
import type { Ruling } from '../../lib/engine/rules/kernel/ruling';
import { mercenaries } from '../../lib/engine/rules/mercenaries';
import { aimOf } from '../../lib/engine/rules/mercenaries/aim';
import { rulebook } from '../../lib/engine/rules/mercenaries/rulebook';
import { type Setup, setupSchema } from '../../lib/engine/rules/mercenaries/setup';
import { testDice, whenPlayed } from './support/played';
import { battles, seasons } from './support/season';

/** Names that no key is part of. */
const NAMES = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper', 'Larch', 'Maple'];
const TEAMS = ['Upland', 'Lowland', 'Heathland', 'Marshland'];

/** The same season with every merc and team called otherwise than its key. */
function named(setup: Setup): Setup {
  const mercs = Object.entries(setup.mercs).map(([key, merc], at) => [
    key,
    { ...merc, name: NAMES[at] ?? `Oak ${at}` },
  ]);
  const teams = Object.entries(setup.teams).map(([key, team], at) => [
    key,
    { ...team, name: TEAMS[at] ?? `Moor ${at}` },
  ]);
  return setupSchema.parse({ ...setup, mercs: Object.fromEntries(mercs), teams: Object.fromEntries(teams) });
}

const texts = (ruling: Ruling): string[] => [ruling.reason, ...ruling.steps.map(({ text }) => text)];
const STOPPED = ['Failed', 'Nullified', 'Invalidated', 'Cancelled', 'Rejected'];

describe('every battle, over any season', () => {
  it('has all who took the field in its record, and says in a sentence without keys why one is out of it', () => {
    fc.assert(
      fc.property(
        seasons,
        whenPlayed(({ setup: given, journal }) => {
          const setup = named(given);
          const { state } = foldAll(mercenaries, setup, journal, testDice);
          const { matches } = mercenaries.view(state, { kind: 'record' });
          for (const { battle } of matches) {
            for (const { team, mercs } of battle?.sides ?? []) {
              const { fielded = [] } =
                state.phase === 'Battles' ? (state.teams.find(({ key }) => key === team) ?? {}) : {};
              for (const merc of fielded) expect(mercs.map((one) => one.merc)).toContain(merc);
              for (const { out, came } of mercs) {
                for (const why of [out, came]) {
                  if (!why) continue;
                  expect(why.text).toMatch(/[^.\s]\.$/);
                  for (const key of [...Object.keys(setup.mercs), ...Object.keys(setup.teams)])
                    expect(why.text).not.toMatch(new RegExp(`\\b${key}\\b`));
                }
              }
            }
          }
        }),
      ),
      { numRuns: Number(process.env.SEASONS ?? 60) },
    );
  });
});

describe('every reason, over any season', () => {
  const over = (holds: (ruling: Ruling, setup: Setup, all: readonly Ruling[]) => void) =>
    fc.assert(
      fc.property(
        seasons,
        whenPlayed(({ setup: given, journal }) => {
          const setup = named(given);
          const all = mercenaries.rulings(foldAll(mercenaries, setup, journal, testDice).state);
          for (const ruling of all) holds(ruling, setup, all);
        }),
      ),
      { numRuns: Number(process.env.SEASONS ?? 60) },
    );

  it('names people and teams by their names, never by a key', () => {
    over((ruling, setup) => {
      // What the game does not have is quoted as it was written.
      if (/^There is no /.test(ruling.reason)) return;
      for (const key of [...Object.keys(setup.mercs), ...Object.keys(setup.teams)]) {
        for (const text of texts(ruling)) expect(text).not.toMatch(new RegExp(`\\b${key}\\b`));
      }
    });
  });

  it('ends in one stop', () => {
    over(({ reason }) => expect(reason).toMatch(/[^.\s][.!?…”’"]$/));
  });

  it('of what was stopped rests on a clause, at the step that stopped it', () => {
    over(({ outcome, steps, reason }) => {
      if (!STOPPED.includes(outcome)) return;
      const stopped = steps.find(({ verdict }) => verdict === 'stopped');
      expect(stopped, reason).toBeDefined();
      expect(stopped?.cites.length, reason).toBeGreaterThan(0);
    });
  });

  it('names each merc that was aimed at and is not hit', () => {
    over((ruling, setup) => {
      if (ruling.outcome !== 'Resolved' || ruling.ability === null || ruling.override || ruling.interceptedBy) return;
      const [owner = '', key = ''] = ruling.ability.split('/');
      const def = setup.mercs[owner]?.abilities[key];
      if (!def || aimOf(def).kind !== 'named' || ruling.hits.length === 0) return;
      // An effect that goes to others than its target takes nobody's place.
      if (!(def.effects ?? []).every(({ to = 'target' }) => to === 'target')) return;
      for (const target of ruling.targets.filter((one) => !ruling.hits.includes(one) && setup.mercs[one])) {
        expect(texts(ruling).join(' ')).toContain(setup.mercs[target]?.name);
      }
    });
  });

  it('leads to the ruling by which it came, where it names one', () => {
    over((ruling, _, all) => {
      for (const link of ruling.links ?? [])
        expect(
          all.some(({ id }) => id === link),
          link,
        ).toBe(true);
      // No Passive and no cost of an earlier week does these, so there is a ruling to lead to.
      if (
        / (manipulated already in this Wartime|possessed|subverted|kidnapped|seduced) by [^,]*’s /.test(ruling.reason)
      )
        expect(ruling.links ?? [], ruling.reason).not.toEqual([]);
    });
  });

  it('says by what a merc stands elsewhere, where that decides who is an ally or an enemy', () => {
    over(({ reason }, setup) => {
      if (!/ is no (enemy|ally) of /.test(reason)) return;
      const names = Object.values(setup.mercs).filter(({ name }) => reason.includes(name));
      // Whoever is named as turned is named with what turned it.
      if (/ (is possessed|was subverted)/.test(reason)) expect(reason).toMatch(/ (counts for|is a third party)/);
      expect(names.length).toBeGreaterThan(0);
    });
  });
});

describe.each([
  ['any season', seasons],
  ['seasons in which nearly everything waits for the battle', battles],
] as const)('every ruling that is not plainly Resolved on all its targets, over %s', (_, from) => {
  const over = (holds: (ruling: Ruling, setup: Setup, all: readonly Ruling[]) => void) =>
    fc.assert(
      fc.property(
        from,
        whenPlayed(({ setup: given, journal }) => {
          const setup = named(given);
          const all = mercenaries.rulings(foldAll(mercenaries, setup, journal, testDice).state);
          for (const ruling of all) if (!isPlain(ruling)) holds(ruling, setup, all);
        }),
      ),
      { numRuns: Number(process.env.SEASONS ?? 60) },
    );

  it('names somebody or something of the game in its deciding fact, and ends it in one stop', () => {
    over((ruling, setup) => {
      expect(ruling.reason).toMatch(/[^.\s][.!?…”’"]$/);
      // What the game does not have is quoted as it was written.
      if (/^There is no /.test(ruling.reason)) return;
      const things = [
        ...Object.values(setup.teams).flatMap(({ name, terrains }) => [name, ...terrains.map((one) => one.name)]),
        ...Object.values(setup.mercs).flatMap(({ name, abilities }) => [
          name,
          ...Object.values(abilities).map((one) => one.name),
        ]),
      ];
      // What is of the week alone says its phase, or what of it is closed.
      expect(ruling.reason).toMatch(new RegExp(`${things.join('|')}|Wartime|Peacetime|Battles|Results|rosters|week`));
    });
  });

  it('rests on clauses of the rulebook', () => {
    const ids = new Set(rulebook.clauses.map(({ id }) => id));
    over(({ cites, steps, reason }) => {
      expect(cites.length, reason).toBeGreaterThan(0);
      for (const id of [...cites, ...steps.flatMap((step) => step.cites)]) expect(ids.has(id), id).toBe(true);
      for (const step of steps.filter(({ verdict }) => verdict === 'stopped'))
        for (const id of step.cites) expect(cites, reason).toContain(id);
    });
  });

  it('leads to the other ruling that its deciding fact names, where there is one', () => {
    over((ruling, setup, all) => {
      for (const [, who = '', what = ''] of ruling.reason.matchAll(/\bby (\w+)’s (Alpha|Beta|Gamma)\b/g)) {
        const [merc, card] = Object.entries(setup.mercs).find(([, { name }]) => name === who) ?? [];
        const keys = Object.entries(card?.abilities ?? {}).flatMap(([key, { name }]) =>
          name === what ? [`${merc}/${key}`] : [],
        );
        // A Passive is no ruling, and two abilities of one name cannot be told apart by it.
        if (keys.length !== 1) continue;
        const ruled = all.some(
          (other) => other.id !== ruling.id && other.outcome === 'Resolved' && keys.includes(other.ability ?? ''),
        );
        if (ruled) expect(ruling.links ?? [], ruling.reason).not.toEqual([]);
      }
    });
  });

  it('mentions no key, in nothing that it says', () => {
    over((ruling, setup) => {
      if (/^There is no /.test(ruling.reason)) return;
      // What somebody wrote is quoted.
      const said = [...texts(ruling), ...ruling.changes].join(' ').replace(/“[^”]*”/g, '');
      for (const key of [...Object.keys(setup.mercs), ...Object.keys(setup.teams)])
        expect(said).not.toMatch(new RegExp(`\\b${key}\\b`));
      expect(said).not.toMatch(/\.\.(?!\.)|undefined|\[object/);
    });
  });
});

/** Resolved, on everybody at whom it was aimed. */
const isPlain = ({ outcome, targets, hits }: Ruling): boolean =>
  outcome === 'Resolved' && targets.every((target) => hits.includes(target));
