import 'server-only';
import { READER_VERSION, read } from '../../engine/declarations/read';
import { mercenaries } from '../../engine/rules/mercenaries';
import type { SeasonActor } from '../../platform/auth/actor';
import { checkText } from '../../record/views/post-text';
import type { AskedBy } from '../../record/week/confirm';
import type { LoadedWeek, NewJournalEntry } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import { type Ordered, orderHere } from './order';
import { openRoom } from './place';

/** A post in a leader's place. */
export interface BehalfOrder {
  readonly team: string;
  readonly text: string;
}

/** The teams that can be posted for, each with its leader's name. */
export async function readBehalf(
  season: string,
): Promise<Result<readonly { readonly key: string; readonly name: string; readonly leader: string }[]>> {
  const room = await openRoom(season);
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

/** Posts it, once it was shown how it is read and ruled; everywhere it is shown as posted by this admin. */
export const postOnBehalf = (actor: SeasonActor, form: AskedBy, order: BehalfOrder): Ordered =>
  orderHere(actor, form, order, (week) => entriesOf(week, order));
