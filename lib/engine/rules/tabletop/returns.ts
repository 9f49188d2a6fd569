import type { Uses } from './forms';
import { ROUNDS } from './terms';

/** After how many rounds uses come back, all together; null: no time brings them back (expend:per-time, expend:spells). */
export const returnsIn = (uses: Uses): number | null => (uses.as === 'per' ? ROUNDS[uses.unit] : null);
