import 'server-only';
import { readSeason } from '../views/season';

/** The time zone in which tables say their times: the season's, or UTC before the first. */
export const readZone = async (): Promise<string> => (await readSeason())?.timeZone ?? 'UTC';
