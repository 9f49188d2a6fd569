import { dataFolder, startProduct, untilUp } from './product';

/** The password of every account of the demo season in browser tests. */
export const BROWSER_PASSWORD = 'five-candles-burning';

/** One site for all browser tests of a run, with a demo season of its own; its address goes to `BASE_URL`. */
export default async function setup(): Promise<() => Promise<void>> {
  const data = await dataFolder();
  const product = await startProduct({ data: data.path, env: { SEED_PASSWORD: BROWSER_PASSWORD } });
  const teardown = async () => {
    product.child.kill('SIGTERM');
    await product.ended;
    await data.remove();
  };
  try {
    await untilUp(product);
  } catch (error) {
    await teardown();
    throw error;
  }
  process.env.BASE_URL = product.url;
  return teardown;
}
