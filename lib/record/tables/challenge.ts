import 'server-only';
import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import type { SeatOrder } from './kind';
import { tableKind } from './kinds';
import { mayWatch, noSuchTable, readHead, type TableHead } from './load';
import { isOwnGame } from './own-game';
import { mayRun } from './seats';

/** Games that players open against each other, without anybody who runs them. */

/** Hours for each answer, unless the table before had others. */
const HOURS = 48;

/**
 * Opens a game on its own example against somebody, whose seat is kept.
 * @param name of the opponent, in any case
 * @returns the table's number; `not-found` (nobody of that name, or no such game), `twice` (oneself), `needs-master`
 */
export async function challenge(actor: Actor, ruleset: string, name: string, key: string): Promise<Result<number>> {
  const kind = tableKind(ruleset);
  if (kind === null) return mistake('not-found', `There is no game “${ruleset}”.`);
  if (kind.needsMaster)
    return mistake('needs-master', `${kind.title} needs somebody to run it.`, { next: 'Ask an admin for a table.' });
  const other = await db.user.findFirst({
    where: { name: { equals: name, mode: 'insensitive' }, disabledAt: null },
    select: { key: true },
  });
  if (other === null) return mistake('not-found', `There is nobody called “${name}”.`, { field: 'name' });
  if (other.key === actor.key) return mistake('twice', 'You cannot play against yourself.', { field: 'name' });
  return kind.open({
    ...{ actor, key, name: '', yaml: kind.example, visibility: 'everybody', hours: HOURS },
    seats: [
      { by: 'user', key: actor.key },
      { by: 'user', key: other.key },
    ],
  });
}

/** Whether somebody may open the rematch of a table: who sat there or ran it, once it is over. */
export const mayRematch = (head: TableHead, actor: Actor | null): boolean =>
  (head.state === 'finished' || head.state === 'archived') && (isOwnGame(head, actor) || mayRun(head, actor));

/**
 * Opens the same game again with the same people; who asks for it sits at once, and the seats of the others are kept.
 * @returns the new table's number; `not-found`, `forbidden`, `open` (the game is not over)
 */
export async function rematch(number: number, actor: Actor, key: string): Promise<Result<number>> {
  const head = await readHead(number);
  const kind = head && tableKind(head.ruleset);
  if (!head || !kind || !mayWatch(head, actor)) return noSuchTable(number);
  if (!isOwnGame(head, actor) && !mayRun(head, actor))
    return mistake('forbidden', 'Only who sat at this table, or ran it, can ask for a rematch.');
  if (!mayRematch(head, actor))
    return mistake('open', 'A rematch follows a game that is over.', { next: 'Finish this one first.' });
  const yaml = await kind.setupOf(number);
  if (!yaml.ok) return yaml;
  const seats = head.seats.map(
    ({ user, bot }): SeatOrder =>
      user !== null ? { by: 'user', key: user.key } : bot !== null ? { by: 'bot', id: bot } : { by: 'link' },
  );
  const { visibility, hours, name } = head;
  const opened = await kind.open({ actor, key, name, yaml: yaml.value, visibility, hours, seats });
  return opened.ok ? ok(opened.value) : opened;
}
