import type { Result } from '../../result';
import { db, type Patience, TRANSACTION, type Tx } from './client';

class Refused extends Error {
  constructor(readonly result: Result<never>) {
    super('refused');
  }
}

/** A transaction of which a mistake leaves nothing, though it is found when something was written. */
export async function rollingBack<T>(
  work: (tx: Tx) => Promise<Result<T>>,
  patience: Patience = TRANSACTION,
): Promise<Result<T>> {
  try {
    return await db.$transaction(async (tx) => {
      const done = await work(tx);
      if (!done.ok) throw new Refused(done);
      return done;
    }, patience);
  } catch (error) {
    if (error instanceof Refused) return error.result;
    throw error;
  }
}
