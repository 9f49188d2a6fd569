import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { isNonce } from '../../engine/dice/nonce';
import { hex, isSeed } from '../../engine/dice/seed';
import { drawText } from '../../engine/dice/stream';
import { RULESET_IDS } from '../../engine/rules/kernel/ruleset';
import { mercenaries } from '../../engine/rules/mercenaries';
import { SETUP_VERSION } from '../../engine/rules/mercenaries/setup';
import type { State } from '../../engine/rules/mercenaries/state';
import { journalEntrySchema } from '../week/entry';

/**
 * A closed week in one file, with all that it takes to fold it again: what it opened with, its journal, its revealed seed
 * with the nonces, the versions of the rules, and what it closed with. All of it is public once the week is closed: rosters
 * and bids were opened at the lock. Drafts, keys of forms and accounts are in no journal, and so in no bundle.
 */

export const FORMAT = 'mercenaries-replay';
export const FORMAT_VERSION = 1;

const seed = z.string().refine(isSeed, 'It is no seed: 64 small hexadecimal digits.');
const text = z.string().min(1);

const drawSchema = z.strictObject({
  /** The whole text that the die was drawn under. */
  label: text,
  sides: z.int().min(1),
  value: z.int().min(1),
  purpose: z.enum(['pick', 'chance']),
  /** `chance`: the percent at or under which it hits. */
  limit: z.number().optional(),
  /** What hung on it, in words. */
  for: z.string().optional(),
  /** The ruling that it served. */
  ruling: text,
});
export type BundledDraw = z.infer<typeof drawSchema>;

const diceSchema = z.strictObject({
  /** Published when the season opened: the hash of the first week's seed. */
  chainEnd: seed,
  /** Published when the week opened: the hash of its seed. */
  commitment: seed,
  seed,
  nonces: z.array(z.strictObject({ team: text, nonce: z.string().refine(isNonce) })),
  /** The round of the public beacon that is mixed in; bundles of weeks without one have none. */
  beacon: z.strictObject({ round: z.int().min(1), randomness: seed }).optional(),
  draws: z.array(drawSchema),
});

export const bundleSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  season: z.strictObject({ key: text, name: z.string() }),
  week: z.int().min(1),
  stream: text,
  versions: z.strictObject({ ruleset: z.enum(RULESET_IDS), rules: text, state: z.int(), setup: z.int() }),
  dice: diceSchema,
  setup: mercenaries.setup,
  journal: z.array(journalEntrySchema),
  /** The hash of the last entry, each being over the one before; bundles of before the chain have none. */
  head: seed.optional(),
  closing: z.strictObject({
    /** SHA-256 of the text of `state`, in hexadecimal. */
    sha256: seed,
    state: z.record(z.string(), z.unknown()),
  }),
});
export type Bundle = z.infer<typeof bundleSchema>;

/** The versions that fold a week here. */
export const VERSIONS: Bundle['versions'] = {
  ruleset: mercenaries.id,
  rules: mercenaries.version,
  state: mercenaries.stateVersion,
  setup: SETUP_VERSION,
};

/** How a week closed, as text: its state without the Setup that it opened with, which the bundle holds already. */
export function closingText({ setup: _, ...state }: State): string {
  return JSON.stringify(state);
}

export const hashOf = (closing: string): string => hex(sha256(utf8ToBytes(closing)));

/** The dice that the rulings of a week rest on, each under the whole text that it was drawn under. */
export const drawsOf = (state: State, stream: string): BundledDraw[] =>
  mercenaries.rulings(state).flatMap(({ id, rolls }) =>
    rolls.map(({ label, epoch = 0, sides, value, purpose, limit, for: what }) => ({
      label: drawText(stream, epoch, label),
      sides,
      value,
      purpose,
      ...(limit === undefined ? {} : { limit }),
      ...(what === undefined ? {} : { for: what }),
      ruling: id,
    })),
  );
