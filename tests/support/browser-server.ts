import { wholeProduct } from './product';

/** The password of every account of the demo season in browser tests. */
export const BROWSER_PASSWORD = 'five-candles-burning';

/** One site for all browser tests of a run, with a demo season of its own; its address goes to `BASE_URL`. */
export default async function setup(): Promise<() => Promise<void>> {
  const { product, close } = await wholeProduct({ SEED_PASSWORD: BROWSER_PASSWORD });
  process.env.BASE_URL = product.url;
  return close;
}
