import { z } from 'zod';
import { MOST } from '../../kernel/numbers';
import { boundsProblems } from '../bounds-check';
import { fieldEffectSchema } from '../effects';
import { type Combatant, combatantSchema, keySchema, otherFighterSchema, settingsSchema, setupSchema } from '../setup';
import { SPACES, TEAM_SIZE } from '../terms';
import { same } from '../words';

/**
 * What a table of Crisis Collide opens with. Either the teams are given, and it is the set-up of a duel; or each
 * player picks three fighters of a pool and a leader, in secret, before the duel opens (setup:team, setup:leader).
 */

export const TABLE_SETUP_VERSION = 1;

const given = z.strictObject({
  setupVersion: z.literal(TABLE_SETUP_VERSION),
  teams: z.literal('given'),
  duel: setupSchema,
});

const picked = z
  .strictObject({
    setupVersion: z.literal(TABLE_SETUP_VERSION),
    teams: z.literal('picked'),
    settings: settingsSchema,
    /** The first stands left (setup:players). */
    sides: z.tuple([pickingSide(), pickingSide()]),
    /** Fighters to pick from, by key; both teams may hold the same one. */
    pool: z.record(keySchema, combatantSchema.omit({ now: true })),
    arena: z.strictObject({ labels: z.record(keySchema, z.int().min(1).max(SPACES)) }),
    field: z.array(fieldEffectSchema),
    fighters: z.record(keySchema, otherFighterSchema.omit({ now: true })),
  })
  .superRefine(({ sides, pool, field, fighters }, context) => {
    const [first, second] = sides;
    const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (first.key === second.key || same(first.name, second.name))
      issue(['sides', 1, 'key'], `both sides are “${second.name}”`);
    const names = Object.entries(pool);
    if (names.length < TEAM_SIZE)
      issue(['pool'], `a team is ${TEAM_SIZE} different fighters, and here are ${names.length} to pick from`);
    names.forEach(([key, { name }], at) => {
      if (names.findIndex(([, other]) => same(other.name, name)) < at)
        issue(['pool', key], `two fighters are called “${name}”`);
    });
    // Whoever is picked: on both teams, the three of the pool that change the most.
    const strongest = names
      .map(([key, combatant]) => ({ path: ['pool', key], combatant, factor: factorOf(combatant) }))
      .toSorted((one, other) => other.factor - one.factor)
      .slice(0, TEAM_SIZE);
    const combatants = [...strongest, ...strongest];
    for (const { path, message } of boundsProblems({ field, combatants, fighters: Object.values(fighters) }))
      issue([...path], message);
  });

/** How much a combatant can make of a number: by what it multiplies, and what it adds or sets. */
function factorOf({ trait, abilities }: Omit<Combatant, 'now'>): number {
  const effects = [trait?.effects ?? [], ...Object.values(abilities).map((one) => one.effects)].flat();
  return effects.reduce((factor, effect) => {
    if (effect.do === 'modify') return factor * Math.max(1, effect.times ?? 1) + Math.abs(effect.add ?? 0);
    return effect.do === 'set' && effect.stat !== 'move' ? factor + Math.abs(effect.value) : factor;
  }, 1);
}

function pickingSide() {
  return z.strictObject({ key: keySchema, name: z.string().trim().min(1).max(120), cr: z.int().min(0).max(MOST) });
}

export const tableSetupSchema = z.discriminatedUnion('teams', [given, picked]);
export type TableSetup = z.infer<typeof tableSetupSchema>;
export type PickedSetup = Extract<TableSetup, { teams: 'picked' }>;
