import unhomoglyph from 'unhomoglyph';

/** Names of people and things: plain to see, and not to be taken for one another. */

/** What turns the writing round it, or cannot be seen: a name that holds it reads as what it is not. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\p{Co}\p{Cn}\u2800]/u;
/** More marks on one letter than any script stacks: they run over what stands above and below. */
const STACKED = /\p{M}{5,}/u;

const hex = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** @returns why something may be no name, in one sentence, or null. */
export function unfitName(name: string): string | null {
  if (/\p{Surrogate}/u.test(name)) return 'A name is made of whole characters.';
  const hidden = HIDDEN.exec(name)?.[0];
  if (hidden !== undefined) {
    return `A name holds nothing that cannot be seen or that turns the writing round: take ${hex(hidden)} out.`;
  }
  return STACKED.test(name) ? 'A name holds at most four marks on one letter.' : null;
}

/**
 * What a name looks like, after Unicode's list of confusables (UTS 39): names with one look in common are taken for each
 * other. Two forms, since `I` looks like `l` and is written small as `i`.
 */
export function looksOf(name: string): readonly [string, string] {
  const plain = name.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return [skeleton(plain).toLowerCase(), skeleton(plain.toLowerCase())];
}

const skeleton = (text: string): string => unhomoglyph(unhomoglyph(text.normalize('NFD')).normalize('NFD'));

/** Names by what they look like. */
export class Looks {
  private readonly seen = new Map<string, string>();

  constructor(names: Iterable<string> = []) {
    for (const name of names) this.add(name);
  }

  add(name: string): void {
    for (const look of looksOf(name)) if (!this.seen.has(look)) this.seen.set(look, name);
  }

  /** @returns a name that looks like this one and is another, or null. The same name in other capitals is the same. */
  like(name: string): string | null {
    for (const look of looksOf(name)) {
      const found = this.seen.get(look);
      if (found !== undefined && plainOf(found) !== plainOf(name)) return found;
    }
    return null;
  }
}

const plainOf = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
