import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** The number of the lock that every running site shares, and that a restore must have for itself. */
const LOCK = 72_707_370;

/**
 * Tells a database that a site runs on it, for as long as the returned function is not called: a connection of its own
 * holds a lock, and is opened again when it was cut. Waits while a restore goes on.
 * @throws when the database cannot be reached at first
 */
export async function announce(url: string): Promise<() => Promise<void>> {
  const ended = new AbortController();
  let client = await hold(url);
  const keep = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      await lost(client, ended.signal);
      while (!ended.signal.aborted) {
        const again = await hold(url).catch(() => null);
        if (again) {
          client = again;
          break;
        }
        await sleep(1_000, undefined, { signal: ended.signal }).catch(() => undefined);
      }
    }
  };
  const kept = keep();
  return async () => {
    ended.abort();
    await kept;
    await client.end().catch(() => undefined);
  };
}

/** Holds the lock alone, until the connection ends; false where a site runs on the database. */
export async function holdAlone(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [LOCK]);
  return rows[0]?.alone ?? false;
}

async function hold(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'mercenaries presence',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('SELECT pg_advisory_lock_shared($1)', [LOCK]);
  return client;
}

function lost(client: Client, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    client.once('end', () => resolve());
    client.once('error', () => resolve());
    if (ended.aborted) resolve();
    else ended.addEventListener('abort', () => resolve(), { once: true });
  });
}
