import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { db } from '../../../platform/db/client';
import { mistake, ok, type Result } from '../../../result';
import type { FoundPage } from '../adapters/adapter';
import { textOfBytes } from '../adapters/bytes';
import { readTopic } from '../adapters/read';
import { ask, inTurn, type Validator, type Ways } from './client';
import { mannersOf } from './robots';
import { topicAddress } from './topic-address';

/** How many pages are asked for in one go. */
const MOST_PAGES = 10;
const PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 30_000;

/** What a forum said of a page to tell whether it changed, and which page came after it. */
export type Validators = Readonly<Record<string, Validator & { readonly next?: string }>>;

export interface Fetched {
  readonly pages: readonly FoundPage[];
  /** By address, to send next time. */
  readonly validators: Validators;
  /** There are more pages than were asked for. */
  readonly more: boolean;
}

/**
 * Asks a forum for a topic's pages, one after another and never two at once.
 * @param before what it said of its pages the last time: those that are as they were are left out
 * @returns `address`, `not-allowed` (no owner allowed the host), `robots`, or what the forum or its pages say
 */
export function fetchTopic(
  address: string,
  { before = {}, ways }: { before?: Validators; ways?: Ways } = {},
): Promise<Result<Fetched>> {
  return inTurn(() => fetchInTurn(address, before, ways));
}

async function fetchInTurn(address: string, before: Validators, ways: Ways | undefined): Promise<Result<Fetched>> {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    return mistake('address', 'That is no address of a topic.', {
      field: 'url',
      next: 'Copy it from the browser, beginning with https://.',
    });
  }
  const { host } = new URL(address);
  const forum = await db.forum.findUnique({ where: { host }, select: { allowed: true } });
  if (forum?.allowed !== true) {
    return mistake('not-allowed', `No owner of this site has allowed it to ask ${host}.`, {
      field: 'url',
      next: 'Save the page and upload it, or ask an owner to allow the forum.',
    });
  }
  const topic = topicAddress(address);
  const pages: FoundPage[] = [];
  const validators: Record<string, Validators[string]> = { ...before };
  let url: string | null = topic.first;
  for (let count = 0; url !== null && count < MOST_PAGES; count += 1) {
    const answer = await politely(url, before[url] ?? null, ways);
    if (!answer.ok) return answer;
    if (answer.value.status === 304) {
      url = before[url]?.next ?? null;
      continue;
    }
    const { body, charset, date, validator } = answer.value;
    const text = textOfBytes(body, charset);
    if (!text.ok) return text;
    const found = readTopic(text.value, { url, ...(date === null ? {} : { savedAt: date }) });
    if (!found.ok) {
      // Discourse says that a page is past the last by an empty one, or by none.
      if (pages.length > 0 && found.problem.code === 'no-posts') break;
      return found;
    }
    const page = { ...found.value, host };
    pages.push(page);
    const next: string | null = topic.next(page, url, text.value);
    if (validator !== null) validators[url] = { ...validator, ...(next === null ? {} : { next }) };
    url = next;
  }
  return ok({ pages, validators, more: url !== null && pages.length >= MOST_PAGES });
}

/** Asks where the forum lets programs read, after the pause that it wants. */
async function politely(address: string, before: Validator | null, ways: Ways | undefined) {
  const url = new URL(address);
  await pause(url.host, PAUSE_MS);
  const manners = await mannersOf(url, ways);
  if (!manners.ok) return manners;
  const { allowed, delay } = manners.value;
  if (!allowed)
    return mistake('robots', `${url.host} asks programs not to read this page.`, {
      next: 'Save the page and upload it.',
    });
  if (delay !== null) await pause(url.host, Math.min(delay * 1000, LONGEST_PAUSE_MS));
  const answer = await ask(address, before, ways);
  await db.forum.update({ where: { host: url.host }, data: { askedAt: new Date() } });
  return answer;
}

/** Waits until a forum was left alone for so long, whichever process asked it. */
async function pause(host: string, ms: number): Promise<void> {
  const forum = await db.forum.findUnique({ where: { host }, select: { askedAt: true } });
  const left = (forum?.askedAt?.getTime() ?? 0) + ms - Date.now();
  if (left > 0) await sleep(Math.min(left, LONGEST_PAUSE_MS));
}
