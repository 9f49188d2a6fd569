import { z } from 'zod';
import type { Amendment } from '../../engine/rules/kernel/amendment';
import { type Bare, envelope } from '../../engine/rules/kernel/envelope';
import type { Kinded } from '../../engine/rules/kernel/fold';
import type { Door } from '../journal/entries';
import type { Game } from './game';

/**
 * A table's journal: the entries of its rulebook, what takes back an act, and the note that ended the game. They are
 * rows of the same table as a week's, under the stream `table/NUMBER`.
 */

type Undo = Extract<Amendment, { kind: 'undo' }>;
/** Somebody ended the game before its own end. Rules never meet it. */
export type Finish = Kinded & { readonly kind: 'finish'; readonly because: string };
export type TableEntry<Entry extends Kinded> = Entry | Undo | Finish;
export type NewTableEntry<Entry extends Kinded> = Bare<Entry> | Bare<Undo> | Bare<Finish>;

const because = z.string().trim().min(1, 'A reason is asked for.').max(4000);
const undoSchema = z.strictObject({ ...envelope, kind: z.literal('undo'), target: z.string().min(1), because });
const finishSchema = z.strictObject({ ...envelope, kind: z.literal('finish'), because });

/** What comes into the journal of a table that plays a game comes in by it. */
export const doorOf =
  <Setup, State, Entry extends Kinded>(game: Game<Setup, State, Entry>): Door<TableEntry<Entry>> =>
  (value) => {
    const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : null;
    if (kind === 'undo') return undoSchema.safeParse(value);
    return kind === 'finish' ? finishSchema.safeParse(value) : game.ruleset.entry.safeParse(value);
  };

export const streamOf = (number: number): string => `table/${number}`;

export const isFinish = (entry: Kinded): entry is Finish => entry.kind === 'finish';
export const isUndo = (entry: Kinded): entry is Undo => entry.kind === 'undo';
