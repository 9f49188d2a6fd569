import 'server-only';
import type { Actor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { mistake, ok, type Result } from '../../result';
import { readPlain } from '../journal/entries';
import { streamOf } from './journal';
import { tableKind } from './kinds';
import { noSuchTable } from './load';
import { readFrame } from './page';
import type { TableParts } from './refold';
import { isMaster } from './seats';

/** A finished table with all that it takes to play it again. */
export interface TableBundle extends Omit<TableParts, 'journal'> {
  /** As it is stored, with the hash of its last entry. */
  readonly journal: readonly Readonly<Record<string, unknown>>[];
  readonly head: string;
  readonly name: string;
  readonly ruleset: string;
  readonly rulesetVersion: string;
  readonly setupVersion: number;
  readonly seedHash: string;
  readonly closing: string;
}

/** @returns `not-found`, also where the table is not for this reader, `open` (its seed is not shown yet), or `forbidden` */
export async function readTableBundle(number: number, actor: Actor | null): Promise<Result<TableBundle>> {
  const read = await readFrame(number, actor);
  if (!read.ok) return read;
  const { head } = read.value;
  if (head.seed === null || (head.state !== 'finished' && head.state !== 'archived'))
    return mistake('open', 'A table can be replayed once it is finished.', { next: 'Come back then.' });
  const kind = tableKind(head.ruleset);
  if (kind?.keepsSecrets && !isMaster(head, actor))
    return mistake('forbidden', 'What was secret in this game stays so: its bundle is for who ran it.', {
      next: 'Take it away as a scenario.',
    });
  const parts = await kind?.parts(number);
  if (!parts?.ok) return noSuchTable(number);
  const row = await db.table.findUniqueOrThrow({ where: { number } });
  const { rulesetVersion, setupVersion, diceEpoch } = row;
  const { journal, head: last } = await readPlain(streamOf(number));
  const { name, ruleset, seedHash, seed } = head;
  return ok({
    ...parts.value,
    ...{ journal, head: last, number, name, ruleset, rulesetVersion, setupVersion, diceEpoch, seedHash, seed },
  });
}
