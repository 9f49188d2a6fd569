import 'server-only';
import { z } from 'zod';
import { isKey } from '../../engine/rules/kernel/key';
import { EDITIONS } from '../../engine/rules/mercenaries/rulebook/editions';
import { type Settings, settingsSchema } from '../../engine/rules/mercenaries/setup';
import { PHASES } from '../../engine/rules/mercenaries/terms';
import { type AuditBy, audited, note } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import { type Db, db, TRANSACTION, type Tx } from '../../platform/db/client';
import type { SourceText } from '../../record/exchange/given';
import { readSources } from '../../record/exchange/read';
import { CURRENT_FIRST } from '../../record/views/season';
import { mistake, ok, type Result } from '../../result';

/** A season that is being set up, step by step. Any admin may leave it and any take it up again. */
export interface Draft {
  readonly id: string;
  readonly by: string;
  readonly key: string;
  readonly name: string;
  readonly timeZone: string;
  /** The key of the earlier season that it takes over from; null: none. */
  readonly base: string | null;
  readonly settings: Settings;
  readonly phaseHours: readonly number[];
  /** Whether a round of the public beacon goes into the dice of each week after the first. */
  readonly publicBeacon: boolean;
  readonly files: readonly SourceText[];
  /** `round robin`, `none`, or lines as they were written. */
  readonly matches: string;
  readonly updatedAt: string;
}

const filesSchema = z.array(z.strictObject({ name: z.string(), text: z.string() }));
const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_KEY = 40;
/** What its files hold together, in characters. */
const MOST_TEXT = 2_000_000;
const HOURS = [48, 72, 24, 24] as const;

const columns = {
  id: true,
  key: true,
  name: true,
  timeZone: true,
  base: true,
  settings: true,
  phaseHours: true,
  publicBeacon: true,
  files: true,
  matches: true,
  updatedAt: true,
  user: { select: { name: true } },
} as const;

type Row = NonNullable<Awaited<ReturnType<typeof findRow>>>;
const findRow = (id: string, tx: Tx | Db = db) => tx.seasonDraft.findUnique({ where: { id }, select: columns });

const toDraft = ({ user, settings, files, updatedAt, ...row }: Row): Draft => ({
  ...row,
  by: user.name,
  settings: settingsSchema.parse(settings),
  files: filesSchema.parse(files),
  updatedAt: updatedAt.toISOString(),
});

/** @returns the draft, or null where there is none under that id */
export async function readDraft(id: string): Promise<Draft | null> {
  const row = z.uuid().safeParse(id).success ? await findRow(id) : null;
  return row && toDraft(row);
}

/** All that were not opened yet, the one that was worked on last first. */
export async function readDrafts(): Promise<readonly Draft[]> {
  const rows = await db.seasonDraft.findMany({ orderBy: { updatedAt: 'desc' }, select: columns });
  return rows.map(toDraft);
}

/** Seasons whose teams and mercs another may take over. */
export const readBases = (): Promise<readonly { readonly key: string; readonly name: string }[]> =>
  db.season.findMany({ orderBy: [...CURRENT_FIRST], select: { key: true, name: true } });

/** The first step. */
export interface Basics {
  readonly name: string;
  readonly key: string;
  readonly timeZone: string;
  readonly base: string | null;
}

/** @returns the same, or `invalid` at its field, `taken` (the key) */
async function checkBasics({ name, key, timeZone, base }: Basics): Promise<Result<Basics>> {
  if (name.trim() === '') return mistake('invalid', 'Give the season a name.', { field: 'name' });
  if (!KEY.test(key) || key.length > LONGEST_KEY || !isKey(key)) {
    return mistake(
      'invalid',
      `The key stands in addresses: small letters and digits, hyphens between, at most ${LONGEST_KEY}.`,
      {
        field: 'slug',
      },
    );
  }
  if (!isZone(timeZone)) {
    return mistake('invalid', `There is no time zone "${timeZone.slice(0, 60)}".`, {
      field: 'timeZone',
      next: 'Write it as Europe/Berlin or America/New_York, or UTC.',
    });
  }
  const [taken, found] = await Promise.all([
    db.season.findUnique({ where: { key }, select: { name: true } }),
    base === null ? null : db.season.findUnique({ where: { key: base }, select: { id: true } }),
  ]);
  if (taken) return mistake('taken', `There is a season "${key}" already: ${taken.name}.`, { field: 'slug' });
  if (base !== null && !found) return mistake('invalid', `There is no season "${base}".`, { field: 'base' });
  return ok({ name: name.trim(), key, timeZone, base });
}

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/**
 * Begins to set a season up; from an earlier one it has that one's settings and hours.
 * @returns its id, or the mistakes of its basics
 */
export async function beginDraft(by: AuditBy & { readonly actor: Actor }, basics: Basics): Promise<Result<string>> {
  const checked = await checkBasics(basics);
  if (!checked.ok) return checked;
  const { base } = checked.value;
  const from =
    base === null
      ? null
      : await db.season.findUnique({ where: { key: base }, select: { settings: true, phaseHours: true } });
  return audited(
    by,
    async (tx) => {
      const { id } = await tx.seasonDraft.create({
        data: {
          ...checked.value,
          userId: by.actor.id,
          settings: settingsSchema.parse(from?.settings ?? {}),
          phaseHours: [...(from?.phaseHours ?? HOURS)],
          files: [],
          matches: 'round robin',
        },
        select: { id: true },
      });
      return ok({ value: id, told: { kind: 'draft-season', subject: checked.value.name } });
    },
    () => mistake('repeated', 'It was begun already.', { next: 'Go on with it below.' }),
  );
}

/** What a step may change. */
export type Step =
  | ({ readonly step: 'basics' } & Basics)
  | { readonly step: 'edition'; readonly edition: string }
  | { readonly step: 'settings'; readonly settings: Settings }
  | { readonly step: 'schedule'; readonly phaseHours: readonly number[] }
  | { readonly step: 'dice'; readonly publicBeacon: boolean }
  | { readonly step: 'files'; readonly files: readonly SourceText[] }
  | { readonly step: 'no files' }
  | { readonly step: 'matches'; readonly matches: string };

/** Keeps one step of a draft. @returns `not-found`, or the step's own mistake */
export async function keepStep(id: string, step: Step): Promise<Result<Kept>> {
  if (!z.uuid().safeParse(id).success) return gone();
  return db.$transaction(async (tx) => {
    // Held from the look to the change: of two who bring files at once neither loses the other's.
    await tx.$executeRaw`SELECT FROM "SeasonDraft" WHERE "id" = ${id}::uuid FOR UPDATE`;
    const row = await findRow(id, tx);
    if (row === null) return gone();
    const data = await changeOf(toDraft(row), step);
    if (!data.ok) return data;
    await tx.seasonDraft.update({ where: { id }, data: data.value });
    return ok({ settings: 'settings' in data.value, matches: 'matches' in data.value });
  }, TRANSACTION);
}

/** What of a draft a step changed beside itself. */
export interface Kept {
  readonly settings: boolean;
  readonly matches: boolean;
}

async function changeOf(draft: Draft, step: Step) {
  switch (step.step) {
    case 'basics': {
      const checked = await checkBasics(step);
      return checked.ok ? ok({ ...checked.value }) : checked;
    }
    case 'edition': {
      const found = EDITIONS.find(({ id }) => id === step.edition);
      return found ? ok({ settings: found.settings }) : mistake('invalid', 'Choose an edition.', { field: 'edition' });
    }
    case 'settings':
      return ok({ settings: step.settings });
    case 'schedule':
      return step.phaseHours.length === PHASES.length
        ? ok({ phaseHours: [...step.phaseHours] })
        : mistake('invalid', 'Say the hours of each phase.');
    case 'dice':
      return ok({ publicBeacon: step.publicBeacon });
    case 'files': {
      const added = step.files.filter(({ text }) => text.trim() !== '');
      if (added.length === 0) return mistake('empty', 'There is nothing in it.', { field: 'pasted' });
      const files = [...draft.files, ...added].map(({ name, text }) => ({ name, text }));
      if (files.reduce((sum, { text }) => sum + text.length, 0) > MOST_TEXT) {
        return mistake('too-large', 'That is more than two million characters together.', { field: 'pasted' });
      }
      const { season } = readSources(added, true);
      const settings = settingsSchema.safeParse({ ...draft.settings, ...season.settings });
      return ok({
        files,
        // What a file says of the season itself is taken into the steps that are about it.
        ...(Object.keys(season.settings).length > 0 && settings.success ? { settings: settings.data } : {}),
        ...(season.matches.length > 0
          ? {
              matches: season.matches
                .map(({ attacker, defender, tier }) => `${attacker} attacks ${defender} (${tier})`)
                .join('\n'),
            }
          : {}),
      });
    }
    case 'no files':
      return ok({ files: [] });
    case 'matches':
      return ok({ matches: step.matches.trim() });
  }
}

/** Lets a draft go for good. */
export async function dropDraft(by: AuditBy & { readonly actor: Actor }, id: string): Promise<Result<null>> {
  const draft = await readDraft(id);
  if (draft === null) return gone();
  await db.$transaction(async (tx) => {
    const { count } = await tx.seasonDraft.deleteMany({ where: { id } });
    if (count > 0) await note(tx, by, { kind: 'drop-season', subject: draft.name });
  });
  return ok(null);
}

export const gone = (): Result<never> =>
  mistake('not-found', 'This season is not being set up any more.', {
    next: 'It was opened or let go: look at the seasons.',
  });
