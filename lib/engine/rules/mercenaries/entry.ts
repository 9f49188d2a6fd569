import { z } from 'zod';
import { type Bare, envelope as stamp } from '../kernel/envelope';
import { isKey, NO_KEY } from '../kernel/key';
import { whole } from '../kernel/numbers';
import type { Reading } from '../kernel/reading';
import { ACTS, DOUBTS } from '../kernel/reading';
import type { Override } from '../kernel/ruling';
import { OUTCOMES } from '../kernel/ruling';
import { importSchema } from './importing';
import { definitionSchema, matchSchema, parametersSchema } from './setup';
import { withoutStrays } from './strays';
import { STATUSES } from './terms';

/** Everything that can happen in a week. One schema a kind; the union is the only door for a journal. */

const key = z.string().min(1).max(120).refine(isKey, NO_KEY);
const envelope = {
  ...stamp,
  ownMatch: key.optional(),
  overrides: z.array(z.custom<Override>((value) => typeof value === 'object' && value !== null)).optional(),
};
const span = { start: whole.min(0), end: whole.min(0) };
const candidate = z.strictObject({ ability: key, merc: key, targets: z.array(key), note: z.string() });

export const readingSchema: z.ZodType<Reading> = z.strictObject({
  kind: z.enum(['declaration', 'unclear', 'talk']),
  span: z.strictObject(span),
  text: z.string(),
  ability: key.nullable(),
  merc: key.nullable(),
  targets: z.array(key),
  includeUnrosterable: z.boolean(),
  marks: z.array(
    z.strictObject({ ...span, what: z.enum(['ability', 'merc', 'target', 'doubt']), key: key.nullable() }),
  ),
  how: z.enum(['exact', 'variation', 'slip']).nullable(),
  doubt: z.enum(DOUBTS).nullable(),
  candidates: z.array(candidate),
  note: z.string(),
  unread: whole.min(1).optional(),
  act: z.enum(ACTS).optional(),
});

/** A post with what its bold texts were read as. */
export const postEntry = z.strictObject({
  ...envelope,
  kind: z.literal('post'),
  by: key,
  text: z.string().max(200_000),
  readings: z.array(readingSchema),
  reader: z.string(),
  /** A pasted post: the forum's time, attested by an admin; it decides the post's place and whether it is late. */
  forumAt: z.iso.datetime({ offset: true }).optional(),
  /** Where it stands in a forum, so that it is known again: the forum's host, its name of the topic, its id of the post. */
  forum: z
    .strictObject({ host: z.string().max(260), topic: z.string().max(200), post: z.string().min(1).max(400) })
    .optional(),
  /** Written by an admin in the leader's place. */
  onBehalf: z.literal(true).optional(),
});
/** The structured form of one declaration. */
export const declareEntry = z.strictObject({
  ...envelope,
  kind: z.literal('declare'),
  by: key,
  ability: key,
  merc: key.nullable(),
  targets: z.array(key),
  includeUnrosterable: z.boolean().optional(),
});
/** Opens `to`; `Week` closes the week. Resolves all that waited for it. */
export const advanceEntry = z.strictObject({
  ...envelope,
  kind: z.literal('advance'),
  to: z.enum(['Wartime', 'Battles', 'Results', 'Week']),
  /** When the phase that it opens closes; null: when an admin says so. */
  closesAt: z.iso.datetime({ offset: true }).nullable(),
  /** Of one that begins the battles: the name of who leads each team, by the team's key, so that it stays with the battle. */
  leaders: z.record(key, z.string().min(1).max(120)).optional(),
  because: z.string().optional(),
});
export const dayEntry = z.strictObject({ ...envelope, kind: z.literal('day') });
/** A new time for the present phase's close. */
export const deadlineEntry = z.strictObject({
  ...envelope,
  kind: z.literal('deadline'),
  closesAt: z.iso.datetime({ offset: true }).nullable(),
  because: z.string(),
});
export const rosterEntry = z.strictObject({ ...envelope, kind: z.literal('roster'), by: key, mercs: z.array(key) });
export const bidEntry = z.strictObject({
  ...envelope,
  kind: z.literal('bid'),
  by: key,
  terrain: z.string().min(1),
  gp: whole,
});
export const deferEntry = z.strictObject({ ...envelope, kind: z.literal('defer'), by: key });
export const hireEntry = z.strictObject({
  ...envelope,
  kind: z.literal('hire'),
  by: key,
  merc: key,
  price: whole.min(0),
  /** It comes of a bid that was placed in time, and is settled as the phase closes. */
  bid: z.literal(true).optional(),
});
/** A merc that its team lets go: it is for hire then. */
export const releaseEntry = z.strictObject({ ...envelope, kind: z.literal('release'), by: key, merc: key });
/** Mercs and GP that two teams exchange, as both leaders agreed. */
export const tradeEntry = z.strictObject({
  ...envelope,
  kind: z.literal('trade'),
  by: key,
  with: key,
  /** Mercs of `by` that go, and of the other that come. */
  gives: z.array(key).max(50),
  gets: z.array(key).max(50),
  /** What `by` pays the other; below zero: what it is paid. */
  gp: whole,
});
/** A stolen ability bought back by its owner's leader, at a price in GP that goes to the thief's team. */
export const buybackEntry = z.strictObject({
  ...envelope,
  kind: z.literal('buyback'),
  by: key,
  ability: key,
  price: whole.min(0),
  /** Where an admin enters what two leaders agreed on. */
  because: z.string().max(2000).optional(),
});
/** An On Purchase choice, or whom an interception shields (then `choice` is a merc's key). */
export const chooseEntry = z.strictObject({
  ...envelope,
  kind: z.literal('choose'),
  by: key,
  ability: key,
  merc: key.nullable(),
  choice: z.string().min(1),
});
export const linkEntry = z.strictObject({ ...envelope, kind: z.literal('link'), by: key, merc: key, to: key });
export const customizeEntry = z.strictObject({
  ...envelope,
  kind: z.literal('customize'),
  by: key,
  merc: key,
  choice: z.string().min(1),
});
/** Something stated by a voter or an admin, which Triggers may wait for. */
export const happensEntry = z.strictObject({
  ...envelope,
  kind: z.literal('happens'),
  event: z.string().min(1),
  to: key.nullable(),
});
export const winEntry = z.strictObject({
  ...envelope,
  kind: z.literal('win'),
  team: key,
  /** How it came: by which votes, or why an admin decided otherwise. */
  because: z.string().min(1).max(2000).optional(),
});
/** What no vocabulary holds, entered by hand. GP, EXP and infrastructure are added; everything else is set. */
export const adjustEntry = z.strictObject({
  ...envelope,
  kind: z.literal('adjust'),
  team: key.optional(),
  merc: key.optional(),
  ability: key.optional(),
  gp: whole.optional(),
  exp: whole.optional(),
  status: z.array(z.enum(STATUSES)).optional(),
  ready: whole.optional(),
  infrastructure: whole.optional(),
  /** A terrain of the team, by name, and the last week in which it is out of use; null: it can be used. */
  terrain: z.string().min(1).max(120).optional(),
  outUntil: whole.nullable().optional(),
  /** How often a Limited Use ability was used. */
  uses: whole.min(0).max(1000).optional(),
  /** An On Purchase choice, or whom an interception shields; null: none. */
  choice: z.string().min(1).max(4000).nullable().optional(),
  customization: z.string().min(1).max(4000).nullable().optional(),
  /** Whom the team fields in its battle. Before the lock it is the team's secret, and stands in an entry of its own. */
  roster: z.array(key).max(1000).optional(),
  /** Who meets whom this week, all of it, until the rosters lock. */
  matches: z.array(matchSchema).max(1000).optional(),
  /** The team that the merc goes to; null: it is for hire. */
  to: key.nullable().optional(),
  parameters: parametersSchema.optional(),
  // What was stored before a change of what an ability is still reads; what is entered anew is checked before.
  definition: z.preprocess(withoutStrays, definitionSchema.optional()),
  because: z.string().min(1),
});
const storedImport = {
  teams: importSchema.shape.teams,
  mercs: z.preprocess(withoutStrays, importSchema.shape.mercs),
  settings: importSchema.shape.settings,
};
/** Teams, mercs, abilities and settings from outside, for the week that opens next. */
export const importEntry = z.strictObject({ ...envelope, kind: z.literal('import'), ...storedImport });
/** Dice thrown beforehand (a scenario alone): the next ones of that ability, in the order drawn. */
export const rollsEntry = z.strictObject({
  ...envelope,
  kind: z.literal('rolls'),
  ability: key,
  values: z.array(whole),
});

export const entrySchema = z.discriminatedUnion('kind', [
  postEntry,
  declareEntry,
  advanceEntry,
  dayEntry,
  deadlineEntry,
  rosterEntry,
  bidEntry,
  deferEntry,
  hireEntry,
  releaseEntry,
  tradeEntry,
  buybackEntry,
  chooseEntry,
  linkEntry,
  customizeEntry,
  happensEntry,
  winEntry,
  adjustEntry,
  importEntry,
  rollsEntry,
]);
export type Entry = z.infer<typeof entrySchema>;
export type EntryKind = Entry['kind'];
/** An entry as a use-case writes it. */
export type NewEntry = Bare<Entry>;

export const overridableOutcomes = OUTCOMES.filter((outcome) => outcome !== 'Pending' && outcome !== 'Unclear');
