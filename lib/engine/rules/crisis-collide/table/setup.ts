import { z } from 'zod';
import { fieldEffectSchema } from '../effects';
import { combatantSchema, keySchema, otherFighterSchema, setupSchema } from '../setup';
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
    /** The first stands left (setup:players). */
    sides: z.tuple([pickingSide(), pickingSide()]),
    /** Fighters to pick from, by key; both teams may hold the same one. */
    pool: z.record(keySchema, combatantSchema.omit({ now: true })),
    arena: z.strictObject({ labels: z.record(keySchema, z.int().min(1).max(SPACES)) }),
    field: z.array(fieldEffectSchema),
    fighters: z.record(keySchema, otherFighterSchema.omit({ now: true })),
  })
  .superRefine(({ sides, pool }, context) => {
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
  });

function pickingSide() {
  return z.strictObject({ key: keySchema, name: z.string().trim().min(1).max(120), cr: z.int().min(0).max(1_000_000) });
}

export const tableSetupSchema = z.discriminatedUnion('teams', [given, picked]);
export type TableSetup = z.infer<typeof tableSetupSchema>;
export type PickedSetup = Extract<TableSetup, { teams: 'picked' }>;
