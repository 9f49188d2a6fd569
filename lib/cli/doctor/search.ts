import { hasTrigrams } from '../../features/search/ask';
import { type Finding, fine, warning } from './finding';

/** How the search forgives spelling. */
export async function checkSearch(): Promise<Finding> {
  if (await hasTrigrams()) return fine('search', 'Words are compared by their trigrams.');
  return warning(
    'search',
    'The database has no pg_trgm: the search forgives the spelling of names, and not of words that stand in texts alone.',
    'Let its role create extensions and start the site again, or run CREATE EXTENSION pg_trgm in it.',
  );
}
