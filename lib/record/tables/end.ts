import 'server-only';
import { note } from '../../platform/audit/write';
import type { Actor } from '../../platform/auth/actor';
import { holdMaker } from '../../platform/auth/link-maker';
import { db } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import { tableKind } from './kinds';
import { noSuchTable, readHead, type TableHead } from './load';
import { mayRun } from './seats';

/** Ends a game before its own end. @returns `not-found`, `forbidden`, `closed` */
export async function finishTable(
  number: number,
  actor: Actor,
  because: string,
  key: string,
): Promise<Result<TableHead>> {
  const found = await ownTable(number, actor);
  if (!found.ok) return found;
  const head = found.value;
  const kind = tableKind(head.ruleset);
  if (kind === null) return noSuchTable(number);
  const finished = await kind.finish(number, actor, because, key);
  return finished.ok ? ok(head) : finished;
}

/** Puts a finished table away: it stays readable, and nothing is added to it. @returns `not-found`, `forbidden`, `open` */
export async function archiveTable(number: number, actor: Actor): Promise<Result<TableHead>> {
  const found = await ownTable(number, actor);
  if (!found.ok) return found;
  const archived = await db.$transaction(async (tx) => {
    if (!mayRun(found.value, await holdMaker(tx, actor.key))) return null;
    const { count } = await tx.table.updateMany({
      where: { number, state: 'finished' },
      data: { state: 'archived', archivedAt: new Date() },
    });
    if (count === 1) await note(tx, { actor }, { kind: 'archive-table', subject: `Table ${number}` });
    // Sent again where the answer was lost, it is archived already.
    return count === 1 || (await tx.table.count({ where: { number, state: 'archived' } })) === 1;
  });
  if (archived === null) return NOT_YOURS;
  return archived ? found : mistake('open', 'Only a finished table can be archived.', { next: 'Finish it first.' });
}

async function ownTable(number: number, actor: Actor): Promise<Result<TableHead>> {
  const head = await readHead(number);
  if (head === null) return noSuchTable(number);
  if (!mayRun(head, actor)) return NOT_YOURS;
  return ok(head);
}

const NOT_YOURS = mistake('forbidden', 'Only who opened this table, or an admin, can do that.');
