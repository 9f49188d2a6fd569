import type { Db, Tx } from '../db/client';
import { liveSession, type Session } from './token';

/** An account that may sign in. */
export interface Account {
  readonly id: string;
  readonly epoch: number;
}

const AGENT = 400;

/** Opens a session's row, and sweeps away those of the account that are out of date. */
export async function openRow(
  tx: Tx | Db,
  account: Account,
  from: { readonly address: string; readonly agent: string },
): Promise<Session> {
  await tx.session.deleteMany({ where: { userId: account.id, NOT: liveSession() } });
  const row = await tx.session.create({
    data: { userId: account.id, address: from.address, agent: from.agent.slice(0, AGENT) },
    select: { id: true },
  });
  return { id: account.id, epoch: account.epoch, session: row.id };
}
