import type { Workload } from './figure';
import { board } from './workloads/board';
import { declaration } from './workloads/declaration';
import { duel } from './workloads/duel';
import { lock } from './workloads/lock';
import { posts } from './workloads/posts';
import { replay } from './workloads/replay';

/** All that `npm run bench` measures. A new workload is a file beside these, and a line here. */
export const WORKLOADS: readonly Workload[] = [declaration, lock, replay, posts, duel, board];
