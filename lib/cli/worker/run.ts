import { Logger, type Runner, run, runMigrations } from 'graphile-worker';
import { Pool } from 'pg';
import { log } from '../../platform/log/log';
import { AT_ONCE, CRONTAB, TASKS } from './tasks';

/** A worker that has begun. */
export interface Working {
  /** Settles when it ends; rejects where it cannot go on. */
  readonly ended: Promise<void>;
  /** Ends it with the tasks that it is at. */
  stop(): Promise<void>;
}

/**
 * Begins to do what is due. Any number may share one database. The queue is a schema of its own, `graphile_worker`, which the
 * first of them makes.
 * @param url of the database
 * @throws where the database does not answer, or may not be given the schema
 */
export async function work(url: string): Promise<Working> {
  const pool = new Pool({ connectionString: url, max: 4, application_name: 'mercenaries worker' });
  // What is cut is opened again.
  pool.on('error', () => undefined);
  let runner: Runner;
  try {
    const logger = new Logger(() => (level, message) => {
      if (level === 'error') log.warn({ worker: message }, 'worker');
    });
    await makeQueue(pool, logger);
    runner = await run({
      pgPool: pool,
      taskList: TASKS,
      crontab: CRONTAB,
      concurrency: 2,
      pollInterval: 2_000,
      // A pooler between may give each transaction another connection.
      noPreparedStatements: true,
      noHandleSignals: true,
      gracefulShutdownAbortTimeout: 500,
      logger,
    });
    // What fell due while no worker was there.
    for (const name of AT_ONCE) await runner.addJob(name, {}, { jobKey: name, maxAttempts: 1 });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const ended = runner.promise.finally(() => pool.end());
  ended.catch(() => undefined);
  return { ended, stop: () => runner.stop().catch(() => undefined) };
}

/** Makes the queue or brings it up to date. Two who do so at once would get in each other's way: the second waits. */
async function makeQueue(pool: Pool, logger: Logger): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('make the queue'))`);
    await runMigrations({ pgPool: pool, logger });
    await client.query('COMMIT');
  } finally {
    // Closed: that ends the transaction however far it came.
    client.release(true);
  }
}
