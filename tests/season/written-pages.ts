import { afterAll, beforeAll } from 'vitest';
import { db, disconnect } from '../../lib/platform/db/client';
import { freshDatabase, type TestDatabase } from '../support/database';
import { type Written, writeSeason } from './fixture';
import { writeWeeks } from './fixture-week';

/** A database with the season and the weeks of these tests, for the tests of one file. @returns what was written, once it is */
export function writtenPages(): () => Written {
  let database: TestDatabase;
  let written: Written;
  beforeAll(async () => {
    database = await freshDatabase();
    process.env.DATABASE_URL = database.url;
    written = await writeSeason(db);
    await writeWeeks(db, written);
  });
  afterAll(async () => {
    await disconnect();
    await database.close();
  });
  return () => written;
}
