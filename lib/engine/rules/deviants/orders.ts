import { z } from 'zod';
import type { Span } from '../kernel/ruling';
import { fold } from '../kernel/words';

/** A player's order in bold: `Play CARD in column N`, `Move CARD to column N`. */

/** Version of this reader, kept with what it read. */
export const READER_VERSION = '2';

const spanSchema = z.strictObject({ start: z.int().min(0), end: z.int().min(0) });

/** One bold line. `talk`: no order was meant; `unread`: one was meant, and cannot be read. */
export const orderSchema = z.discriminatedUnion('read', [
  z.strictObject({
    read: z.enum(['play', 'move']),
    text: z.string(),
    span: spanSchema.nullable(),
    /** As the board spells it; as the post does where the board knows no such card. */
    card: z.string().min(1),
    column: z.int(),
  }),
  z.strictObject({ read: z.enum(['unread', 'talk']), text: z.string(), span: spanSchema.nullable() }),
]);
export type Order = z.infer<typeof orderSchema>;

/** The cards that an order of one player may name. */
export interface Lexicon {
  readonly cards: readonly string[];
}

/**
 * Reads one bold line. Pure and total; letter case, spacing and a full stop at the end make no difference.
 * @param span where it stands in the raw post, in UTF-16 units; null: in none
 */
export function readOrder(text: string, span: Span | null, { cards }: Lexicon): Order {
  const line = text.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, 500);
  const verb = /^(play|move)\b\s*(.*)$/i.exec(line);
  // What names a column is meant as an order, whatever its verb: "Paly Ember in column 2" is not passed over as talk.
  if (verb === null) return { read: /\bcolumn\s+\d/i.test(line) ? 'unread' : 'talk', text, span };
  const match = /^(\S.*?)\s+(?:in|to|into|at)\s+(?:the\s+)?column\s+(\d{1,6})\s*[.!]?$/i.exec(verb[2] ?? '');
  if (match === null) return { read: 'unread', text, span };
  const words = fold(match[1] ?? '');
  const card = cards.find((name) => fold(name) === words) ?? (match[1] ?? '').slice(0, 120);
  return { read: verb[1]?.toLowerCase() === 'move' ? 'move' : 'play', text, span, card, column: Number(match[2]) };
}
