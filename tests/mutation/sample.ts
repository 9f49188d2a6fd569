import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Room } from './rooms';

/** Lines of a window: long enough for a whole small function. */
const WINDOW = 12;

/** Every source file of a room, from the root of the project. */
export const filesOf = ({ folder }: Room): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));

/**
 * Windows of lines at random, each line of the room as likely as any other.
 *
 * @param room where
 * @param lines about how many in all
 * @returns as Stryker's `mutate` takes them: `lib/a.ts:13-24`
 */
export function windowsOf(room: Room, lines: number): string[] {
  const all = filesOf(room).flatMap((file) => {
    const length = readFileSync(file, 'utf8').split('\n').length;
    return Array.from({ length: Math.ceil(length / WINDOW) }, (_, nth) => {
      const first = nth * WINDOW + 1;
      return `${file}:${first}-${Math.min(first + WINDOW - 1, length)}`;
    });
  });
  const chosen: string[] = [];
  while (chosen.length < lines / WINDOW && all.length > 0) chosen.push(...all.splice(randomInt(all.length), 1));
  return chosen;
}
