import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../support/product';
import { Visitor } from '../support/visitor';
import { administer } from './admin';

/** Leaders of the demo season: they post, and send a form again until it is acknowledged. */
const LEADERS = ['Odile', 'Halvard', 'Wen', 'Vasya'] as const;

export interface Load {
  /** Ends it. @returns the texts that the site acknowledged */
  stop(): Promise<readonly string[]>;
}

/** @param mark with which every text of this load begins */
export function startLoad(products: () => readonly Product[], password: string, mark: string): Load {
  const acknowledged: string[] = [];
  let over = false;
  const any = (nth: number): string => {
    const all = products();
    return all[nth % all.length]?.url ?? '';
  };
  const write = async (name: string, who: number) => {
    let visitor: Visitor | null = null;
    for (let nth = 1; !over; nth += 1) {
      try {
        if (visitor === null) {
          const fresh = new Visitor(any(who));
          await fresh.signIn(name, password);
          visitor = fresh;
        }
        const text = `${mark} ${who}-${nth}.`;
        const page = await visitor.at(any(who + nth)).get('/desk');
        if (page.status !== 200 || page.$('textarea').length === 0) {
          if (page.path.startsWith('/signin')) visitor = null;
          await sleep(150);
          continue;
        }
        // The same form again, at either process, until it is acknowledged: as somebody who goes back and sends it once more.
        for (let tries = 0; !over || tries < 3; tries += 1) {
          const done = await visitor
            .at(any(who + nth + tries))
            .submit(page, 'Post', { text })
            .catch(() => null);
          if (done?.path.includes('done=')) {
            acknowledged.push(text);
            break;
          }
          await sleep(150);
        }
      } catch {
        await sleep(200);
      }
    }
  };
  let turns = 0;
  const next = () => {
    turns += 1;
    return any(turns);
  };
  const working = [...LEADERS.map(write), administer(next, password, () => over)];
  return {
    stop: async () => {
      over = true;
      await Promise.all(working);
      return acknowledged;
    },
  };
}
