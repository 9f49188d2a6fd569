import type { Secrets } from '../../../lib/cli/secrets';
import { NAME } from '../../../lib/cli/start/database';
import { disconnect } from '../../../lib/platform/db/client';
import { runningEmbedded } from '../../../lib/platform/db/embedded';
import type { Result } from '../../../lib/result';
import { makeBigSeason } from './big-season';
import type { BenchSite } from './sites';

/** Plays the big season into the database of a running site. */
export async function fillBig(site: BenchSite, secrets: Result<Secrets | null>): Promise<void> {
  if (!secrets.ok || !secrets.value) throw new Error('The site keeps its secrets in its data folder.');
  const url = await runningEmbedded({ folder: site.data, password: secrets.value.databasePassword }, NAME);
  if (url === null) throw new Error('The database of the site runs.');
  Object.assign(process.env, { DATABASE_URL: url, DICE_KEY: secrets.value.diceKey });
  await makeBigSeason();
  await disconnect();
}
