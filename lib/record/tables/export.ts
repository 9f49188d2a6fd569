import 'server-only';
import type { Actor } from '../../platform/auth/actor';
import { mistake, type Result } from '../../result';
import { tableKind } from './kinds';
import { isAdmin, noSuchTable } from './load';
import { readFrame } from './page';

/**
 * A table as a scenario. Once it is over it is whole; before that an admin gets what everybody may know of how it stands,
 * to try it otherwise in the sandbox.
 * @returns `not-found`, `forbidden` (it is not over), `early` (there is nothing yet)
 */
export async function exportTable(number: number, actor: Actor | null): Promise<Result<string>> {
  const read = await readFrame(number, actor);
  if (!read.ok) return read;
  const { head } = read.value;
  const over = head.state === 'finished' || head.state === 'archived';
  if (!over && !isAdmin(actor)) return mistake('forbidden', 'A table can be taken away once it is finished.');
  const kind = tableKind(head.ruleset);
  return kind ? kind.scenario(number) : noSuchTable(number);
}
