import type { CameBack } from '@/lib/record/tables/came-back';

/** Lines that came back as they stand in a field again: each in bold, to be put right. */
export const written = (back: readonly CameBack[]): string | undefined =>
  back.length === 0 ? undefined : back.map(({ text }) => `**${text}**`).join('\n');

/** What is said beside the field of a post. */
export const hintOf = (back: readonly CameBack[]): string =>
  back.length === 0 ? 'orders in bold' : `${back.length === 1 ? 'this line' : 'these lines'} came back; see why above`;
