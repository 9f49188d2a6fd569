import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PEOPLE } from '../../../lib/demo/act';
import { demoSeason } from '../../../lib/demo/season';
import { type Product, wholeProduct } from '../../support/product';
import { Visitor } from '../../support/visitor';

/** A running production build with one season in it. */
export interface BenchSite {
  readonly name: 'demo' | 'big';
  readonly url: string;
  readonly season: string;
  /** The `Cookie` of whoever signs in with that name. */
  cookie(name: string): Promise<string>;
  /** Ends the site and removes its data. */
  close(): Promise<void>;
  readonly product: Product;
  readonly data: string;
}

export const PASSWORD = 'a bench has no secrets';
export const LEADER = DEMO_PEOPLE.find(({ role }) => role === 'leader')?.name ?? '';
export const ADMIN = DEMO_PEOPLE.find(({ role }) => role === 'admin')?.name ?? '';

/** Starts the site with a database of its own, built with the bench's own pages. */
export async function startSite(name: BenchSite['name'], season: string): Promise<BenchSite> {
  const { product, data, close } = await wholeProduct({
    ...{ BENCH_PAGES: '1', SEED_PASSWORD: PASSWORD, LOG_LEVEL: 'error' },
    SEED_DEMO: name === 'demo' ? '1' : '0',
  });
  return {
    ...{ name, season, product, data, close },
    url: product.url,
    async cookie(person) {
      const visitor = new Visitor(product.url);
      await visitor.signIn(person, PASSWORD);
      // What an act has said once is said.
      await sleep(100);
      return visitor.cookie;
    },
  };
}

export const DEMO_SEASON = demoSeason.key;
