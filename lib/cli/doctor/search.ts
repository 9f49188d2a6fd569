import { hasTrigrams } from '../../features/search/ask';
import { type Finding, fine, warning } from './finding';

/** How the search forgives spelling. */
export async function checkSearch(): Promise<Finding> {
  if (await hasTrigrams()) return fine('search', 'Names are compared by their trigrams.');
  return warning(
    'search',
    'The database has no pg_trgm: the search reads all names of a season each time, and finds the same.',
    'Let its role create extensions and start the site again, or run CREATE EXTENSION pg_trgm in it.',
  );
}
