import 'server-only';
import { READER_VERSION, read } from '../../engine/declarations/read';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { Actor } from '../../platform/auth/actor';
import { checkText } from '../../record/views/post-text';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { ActPreview } from './journal-model';
import { previewOrder, saveOrder } from './order';
import { openRoom } from './place';

/** A post in a leader's place. */
export interface BehalfOrder {
  readonly team: string;
  readonly text: string;
}

/** The teams that can be posted for, each with its leader's name. */
export async function readBehalf(): Promise<
  Result<readonly { readonly key: string; readonly name: string; readonly leader: string }[]>
> {
  const room = await openRoom();
  if (!room.ok) return room;
  return ok(Object.values(room.value.view.teams).map(({ key, name, leader }) => ({ key, name, leader })));
}

function entriesOf(week: LoadedWeek, { team, text }: BehalfOrder): Result<readonly NewJournalEntry[]> {
  if (week.record.teams[team] === undefined) return mistake('no-team', 'Choose the team.', { field: 'team' });
  const checked = checkText(text);
  if (!checked.ok) return checked;
  const readings = read(text, mercenaries.vocabulary(week.state, team));
  return ok([{ kind: 'post', by: team, text, readings, reader: String(READER_VERSION), onBehalf: true }]);
}

/** How it would be read and ruled; nothing is saved. */
export const previewBehalf = (actor: Actor, order: BehalfOrder): Promise<Result<ActPreview>> =>
  previewOrder(actor, order, (week) => entriesOf(week, order));

/** Posts it, if the journal stands where the preview saw it; everywhere it is shown as posted by this admin. @returns `stale` otherwise */
export const postOnBehalf = (
  actor: Actor,
  { sawSeq, ...order }: BehalfOrder & { readonly sawSeq: number },
  key: string,
): Promise<Result<{ week: number }>> => saveOrder(actor, key, sawSeq, (week) => entriesOf(week, order));
