import type { EmbeddedServer } from '../../platform/db/embedded';
import type { Secrets } from '../secrets';
import type { Settings } from './settings.mjs';
import type { WebServer } from './web';

/** One run of the site: what it was told, when it must end, and what of it runs by now. */
export interface Run {
  readonly settings: Settings;
  readonly secrets: Secrets;
  /** Aborted when the run is to end. */
  readonly stop: AbortSignal;
  server?: EmbeddedServer;
  /** Tells the database that this run uses it no more. */
  leave?: () => Promise<void>;
  web?: WebServer;
}

/** What the web server and scripts are told. A host may set its own secrets; the data folder keeps the others. */
export function environment({ settings, secrets }: Run, databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.data,
    DICE_KEY: process.env.DICE_KEY || secrets.diceKey,
    NEXTAUTH_SECRET: process.env.NEXTAUTH_SECRET || secrets.nextauthSecret,
    NEXTAUTH_URL: settings.address,
  };
}
