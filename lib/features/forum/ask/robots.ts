import 'server-only';
import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import { mistake, ok, type Result } from '../../../result';
import { AGENT_NAME, ask, type Ways } from './client';

/** What forums allow programs to read, for an hour. */
const known = new LRUCache<string, string>({ max: 200, ttl: 3_600_000 });

export interface Manners {
  /** Whether a program may read it. */
  readonly allowed: boolean;
  /** How many seconds it is to wait between two requests; null: it does not say. */
  readonly delay: number | null;
}

/**
 * What a forum's robots.txt says of an address. One that has none allows all; one that cannot be read allows nothing.
 * @returns what kept it from being read
 */
export async function mannersOf(url: URL, ways?: Ways): Promise<Result<Manners>> {
  const address = `${url.origin}/robots.txt`;
  let text = known.get(address);
  if (text === undefined) {
    const answer = await ask(address, null, ways);
    if (!answer.ok && !/answers 4\d\d/.test(answer.problem.message)) {
      return mistake('robots', `What ${url.host} allows programs to read cannot be told: ${answer.problem.message}`, {
        next: 'Save the page and upload it.',
      });
    }
    text = answer.ok ? new TextDecoder().decode(answer.value.body.slice(0, 500_000)) : '';
    known.set(address, text);
  }
  const robots = robotsParser(address, text);
  return ok({
    allowed: robots.isAllowed(url.href, AGENT_NAME) !== false,
    delay: robots.getCrawlDelay(AGENT_NAME) ?? null,
  });
}

/** Forgets what was read; for tests. */
export const forgetManners = (): void => known.clear();
