/**
 * The desk is one form of several parts, so that whatever is sent carries what else was typed. A part's fields bear its name before
 * their own (`roster/mercs`, `choose:MERC/ABILITY/choice`), and a button says which part it sends.
 */

/** What was typed into fields, by their names; of boxes, the values of those that are ticked. */
export type Fields = Readonly<Record<string, readonly string[]>>;

/** The field of a part that holds what is saved of it, as one text. */
const WAS = 'was';
/** The field of a part that says that scripts made its words by themselves, so that nobody typed them. */
const MADE = 'made';

/** What a part holds, as one text: the same for the same fields, in whatever order they came. */
export const asText = (fields: Fields): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([, values]) => values.length > 0)
      .map(([name, values]) => [name, values.map((value) => value.replace(/\r\n?/g, '\n')).toSorted()])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );

export interface Part {
  readonly fields: Fields;
  /** What the page had of it as it was rendered. */
  readonly was: string | null;
  /** Somebody typed something else than what is saved. */
  readonly typed: boolean;
}

/** The parts of a form by their names. @param entries every field with a value of it */
export function partsOf(entries: Iterable<readonly [string, string]>): ReadonlyMap<string, Part> {
  const found = new Map<string, Record<string, string[]>>();
  for (const [name, value] of entries) {
    const at = name.lastIndexOf('/');
    if (at < 1) continue;
    const part = found.get(name.slice(0, at)) ?? {};
    const own = name.slice(at + 1);
    part[own] = [...(Object.hasOwn(part, own) ? (part[own] ?? []) : []), value];
    found.set(name.slice(0, at), part);
  }
  return new Map(
    [...found].map(([name, { [WAS]: was, [MADE]: made, ...fields }]) => {
      const before = was?.[0] ?? null;
      return [name, { fields, was: before, typed: made === undefined && before !== null && before !== asText(fields) }];
    }),
  );
}

/** Which part a button sends, and what is meant by it: `roster`, `post preview`. Null: none, all is only kept. */
export function sentBy(button: string): { readonly part: string; readonly intent: string } | null {
  const [part = '', intent = ''] = button.split(' ', 2);
  return part === '' ? null : { part, intent };
}
