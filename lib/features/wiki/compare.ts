import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { db } from '../../platform/db/client';
import { askedWords } from '../../record/views/asked';
import type { MercName } from '../../record/views/model';
import { VISITOR } from '../../record/views/reader';
import { readSeason } from '../../record/views/season';
import { fold } from '../../record/views/words';
import { loadMerc } from './merc';
import type { MercPage } from './model';

export const FEWEST = 2;
export const MOST = 4;
const NEAR = 3;

/** The door of the form: keys or names of mercs, with commas between. */
export const compareQuery = z.object({ mercs: askedWords }).transform(({ mercs }) => mercs);

export interface ComparePage {
  /** As it was asked. */
  readonly query: string;
  /** Two to four; none where something is wrong with what was asked. */
  readonly mercs: readonly MercPage[];
  /** What no merc is called, with the names that are near. */
  readonly unknown: readonly { readonly asked: string; readonly near: readonly MercName[] }[];
  /** How many different ones were named. */
  readonly named: number;
}

/**
 * Mercs of a season side by side, as every visitor may read them.
 * @param query keys or names, with commas between. @returns null where there is no such season
 */
export async function loadCompare(key: string, query: string): Promise<ComparePage | null> {
  const season = await readSeason(key);
  if (season === null) return null;
  const all = await db.mercenary.findMany({
    where: { seasonId: season.id },
    orderBy: [{ name: 'asc' }, { key: 'asc' }],
    select: { key: true, name: true, gender: true, aka: true },
  });
  const asked = query
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const meant = asked.map((each) => {
    const word = fold(each);
    const merc =
      all.find((one) => one.key === each) ??
      all.find((one) => fold(one.name) === word) ??
      all.find((one) => one.aka.some((aka) => fold(aka) === word));
    return { asked: each, merc };
  });
  const keys = [...new Set(meant.flatMap(({ merc }) => merc?.key ?? []))];
  const unknown = meant
    .filter(({ merc }) => merc === undefined)
    .map((each) => ({ asked: each.asked, near: nearest(each.asked, all) }));
  const right = unknown.length === 0 && keys.length >= FEWEST && keys.length <= MOST;
  const pages = right ? await Promise.all(keys.map((merc) => loadMerc(merc, { season: key, ...VISITOR }))) : [];
  return { query, mercs: pages.filter((page) => page !== null), unknown, named: keys.length };
}

/** Those whose name holds what was typed, or is a few letters from it; the nearest first. */
function nearest(typed: string, all: readonly (MercName & { readonly aka: readonly string[] })[]): MercName[] {
  const word = fold(typed);
  const far = (name: string) => (name.includes(word) || word.includes(name) ? 0 : distance(word, name));
  return all
    .map(({ key, name, gender, aka }) => ({
      merc: { key, name, gender },
      far: Math.min(...[key, name, ...name.split(' '), ...aka].map((each) => far(fold(each)))),
    }))
    .filter((each) => each.far <= Math.max(2, Math.floor(word.length / 3)))
    .toSorted((a, b) => a.far - b.far)
    .slice(0, NEAR)
    .map(({ merc }) => merc);
}
