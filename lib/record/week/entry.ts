import { z } from 'zod';
import { isNonce, NONCE_LIMIT } from '../../engine/dice/nonce';
import { OUTCOMES } from '../../engine/rules/kernel/ruling';
import { entrySchema, overridableOutcomes, readingSchema } from '../../engine/rules/mercenaries/entry';
import type { Door } from '../journal/entries';
import type { JournalEntry } from './types';

/** The journal's own door: the rules' entries, and the amendments and annotations that rules never step. */

const envelope = {
  id: z.string().min(1),
  seq: z.int().min(1),
  at: z.iso.datetime({ offset: true }),
  actor: z.string().min(1),
  ownMatch: z.string().min(1).max(120).optional(),
};
const target = z.string().min(1).max(400);
const because = z.string().trim().min(1, 'A reason is asked for.').max(4000);
const part = z.int().min(0);
const nonceSchema = z
  .string()
  .max(NONCE_LIMIT, `A nonce has at most ${NONCE_LIMIT} characters.`)
  .refine(isNonce, 'A nonce is one line of text.');

const teamKey = z.string().min(1).max(120);
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'A commitment is 64 small hexadecimal digits.');

const signature = z.string().regex(/^[0-9a-f]{96}$/, 'A signature is 96 small hexadecimal digits.');
const round = z.int().min(1);
const namedRound = { chain: hash, round, at: z.iso.datetime({ offset: true }) };

/** What a week's opening says of the public beacon. */
export const mixedBeaconSchema = z.union([
  z.strictObject({ ...namedRound, randomness: hash, signature }),
  z.strictObject({ ...namedRound, without: because, known: z.boolean() }),
]);

const AS_STAMPED = { id: 'x', seq: 1, at: '2000-01-01T00:00:00.000Z', actor: 'x' };
/** What moves the week itself is taken back and done anew, and not inserted. */
const NOT_INSERTED: ReadonlySet<string> = new Set(['advance', 'day', 'deadline', 'import', 'rolls']);
const insertedSchema = z
  .looseObject({ kind: z.string() })
  .refine(
    (entry) => !NOT_INSERTED.has(entry.kind) && entrySchema.safeParse({ ...entry, ...AS_STAMPED }).success,
    'It is nothing that can be entered afterwards.',
  );

const amendmentSchemas = [
  z.strictObject({ ...envelope, kind: z.literal('strike'), target, part: part.nullable(), because }),
  z.strictObject({
    ...envelope,
    kind: z.literal('override'),
    ruling: target,
    ability: z.string().nullable(),
    outcome: z.enum(overridableOutcomes),
    targets: z.array(z.string()).optional(),
    cites: z.array(z.string()).optional(),
    because,
  }),
  z.strictObject({ ...envelope, kind: z.literal('settle'), target, part, reading: readingSchema.nullable(), because }),
  z.strictObject({
    ...envelope,
    kind: z.literal('accept'),
    target,
    edit: target.optional(),
    text: z.string().max(200_000),
    readings: z.array(readingSchema),
    because,
  }),
  z.strictObject({ ...envelope, kind: z.literal('undo'), target, epoch: z.int().min(1).optional(), because }),
  z.strictObject({ ...envelope, kind: z.literal('insert'), before: target, entry: insertedSchema, because }),
] as const;

const annotationSchemas = [
  z.strictObject({
    ...envelope,
    kind: z.literal('version'),
    from: z.string().min(1).max(120),
    to: z.string().min(1).max(120),
    changed: z.array(
      z.strictObject({ ruling: target, before: z.enum(OUTCOMES).nullable(), after: z.enum(OUTCOMES).nullable() }),
    ),
    because,
  }),
  z.strictObject({
    ...envelope,
    kind: z.literal('corrected'),
    cause: target,
    // As it was stored: whoever folds with it reads it by its version.
    setup: z.record(z.string(), z.unknown()),
    because,
  }),
  z.strictObject({
    ...envelope,
    kind: z.literal('edit'),
    target,
    text: z.string().max(200_000),
    readings: z.array(readingSchema),
    reader: z.string(),
  }),
  z.strictObject({ ...envelope, kind: z.literal('approve'), rulings: z.array(target).min(1) }),
  z.strictObject({
    ...envelope,
    kind: z.literal('tick'),
    ruling: target,
    change: part,
    done: z.boolean(),
    assignee: z.string().min(1).max(120).nullable().optional(),
  }),
  z
    .strictObject({
      ...envelope,
      kind: z.literal('precedent'),
      ruling: target,
      clause: z.string().min(1).max(120).nullable(),
      setting: z.string().min(1).max(120).nullable(),
      because,
    })
    .refine(({ clause, setting }) => (clause === null) !== (setting === null), {
      error: 'A precedent rests on a clause or on a setting.',
    }),
  z.strictObject({ ...envelope, kind: z.literal('ready'), by: teamKey, ready: z.boolean() }),
  z.strictObject({ ...envelope, kind: z.literal('nonce'), by: teamKey, nonce: nonceSchema }),
  z.strictObject({ ...envelope, kind: z.literal('nonce-commit'), by: teamKey, hash }),
  z.strictObject({ ...envelope, kind: z.literal('nonce-open'), by: teamKey, nonce: nonceSchema }),
  z.strictObject({
    ...envelope,
    kind: z.literal('nonce-mix'),
    nonces: z.array(z.strictObject({ team: teamKey, nonce: nonceSchema, hash })),
    unopened: z.array(z.strictObject({ team: teamKey, hash })),
    beacon: mixedBeaconSchema.optional(),
  }),
  z.strictObject({
    ...envelope,
    kind: z.literal('beacon-round'),
    chain: hash,
    round,
    publishedAt: z.iso.datetime({ offset: true }),
  }),
  z.strictObject({ ...envelope, kind: z.literal('beacon'), round, randomness: hash, signature }),
  z.strictObject({ ...envelope, kind: z.literal('beacon-none'), round, because }),
] as const;

export const journalEntrySchema: z.ZodType<JournalEntry> = z.discriminatedUnion('kind', [
  entrySchema,
  z.discriminatedUnion('kind', amendmentSchemas),
  z.discriminatedUnion('kind', annotationSchemas),
]);

/** What comes into a week's journal comes in by it. */
export const door: Door<JournalEntry> = (value) => journalEntrySchema.safeParse(value);
