import { isKey } from '../../engine/rules/kernel/key';
import type { Setup } from '../../engine/rules/mercenaries/setup';
import { Looks, unfitName } from '../../platform/text/names';
import type { Given, Misfit } from './given';
import { KeyBook, keyOf } from './keys';

/** A thing that a file names, with the key that the record knows it by. */
export interface Named {
  readonly given: Given;
  readonly key: string;
  readonly name: string;
  /** An ability: its merc's key. */
  readonly owner: string | null;
}
export interface Naming {
  /** Teams, then mercs, then abilities. */
  readonly named: readonly Named[];
  readonly misfits: readonly Misfit[];
  readonly teams: KeyBook;
  readonly mercs: KeyBook;
}

export const misfit = (given: Given, field: string, message: string): Misfit => ({
  file: given.file,
  line: given.lineOf(field),
  cell: given.cellOf(field),
  message,
});

/**
 * Gives everything its key: the one that it says, that of what bears its name already, or for what is new one made of its
 * name. What stands twice, or takes another's name, is a misfit.
 */
export function nameAll(base: Setup, given: readonly Given[]): Naming {
  const teams = new KeyBook(base.teams);
  const mercs = new KeyBook(base.mercs);
  const named: Named[] = [];
  const misfits: Misfit[] = [];
  const first = new Map<string, Given>();
  const claim = (one: Named, what: string): boolean => {
    const before = first.get(what);
    first.set(what, before ?? one.given);
    if (!before) return true;
    const where = before.file === one.given.file ? `line ${before.line}` : `${before.file}, line ${before.line}`;
    misfits.push(misfit(one.given, 'name', `It stands twice: the first time in ${where}.`));
    return false;
  };
  const looks = { team: new Looks(), merc: new Looks() };
  /** Whether a name may be given: plain to see, and like no other's. What stands already keeps its name. */
  const isFit = (one: Given, name: string, before: string | undefined, others: Looks): boolean => {
    if (name === before) return true;
    const like = others.like(name);
    const wrong =
      unfitName(name) ??
      (like === null ? null : `“${name}” looks like “${like}”: give it a name that looks different.`);
    if (wrong !== null) misfits.push(misfit(one, one.name === null ? 'key' : 'name', wrong));
    return wrong === null;
  };
  const keyed = (one: Given, find: (words: string) => string | null): string | null => {
    const words = one.key ?? one.name;
    const key = words === null ? null : ((one.key === null ? find(words) : null) ?? one.key ?? keyOf(words));
    if (key !== null && /^[^\s/|.]{1,120}$/u.test(key) && isKey(key) && unfitName(key) === null) return key;
    const message = words === null ? 'It has neither a name nor a key.' : `No key can be made of “${shown(words)}”.`;
    misfits.push(misfit(one, one.key === null ? 'name' : 'key', message));
    return null;
  };

  for (const kind of ['team', 'merc'] as const) {
    const book = kind === 'team' ? teams : mercs;
    const before = kind === 'team' ? base.teams : base.mercs;
    for (const { name } of Object.values(before)) looks[kind].add(name);
    for (const one of given) {
      if (one.kind !== kind) continue;
      const key = keyed(one, (words) => book.find(words));
      if (key === null) continue;
      const name = said(one, before[key]?.name) ?? key;
      const thing: Named = { given: one, key, name, owner: null };
      if (!claim(thing, `${kind} ${key}`)) continue;
      const others = book.named(name).filter((other) => other !== key);
      if (others.length > 0 && before[key]?.name !== name) {
        const message = `“${name}” is the name of another ${kind}, ${others.join(', ')}: give it one of its own.`;
        misfits.push(misfit(one, 'name', message));
        continue;
      }
      if (!isFit(one, name, before[key]?.name, looks[kind])) continue;
      book.add(key, name);
      looks[kind].add(name);
      named.push(thing);
    }
  }
  for (const one of given) {
    if (one.kind !== 'ability') continue;
    const owner = one.owner === null ? null : mercs.find(one.owner);
    if (owner === null) {
      const message = one.owner === null ? 'Say whose ability it is.' : `There is no merc “${one.owner}”.`;
      misfits.push(misfit(one, 'merc', message));
      continue;
    }
    const own = Object.entries(base.mercs[owner]?.abilities ?? {});
    const key = keyed(one, (words) => own.find(([key, { name }]) => key === words || name === words)?.[0] ?? null);
    if (key === null) continue;
    const thing = { given: one, key, owner, name: said(one, own.find(([name]) => name === key)?.[1].name) ?? key };
    if (
      !isFit(
        one,
        thing.name,
        own.find(([other]) => other === key)?.[1].name,
        new Looks(own.map(([, { name }]) => name)),
      )
    )
      continue;
    if (claim(thing, `ability ${owner}/${key}`)) named.push(thing);
  }
  return { named, misfits, teams, mercs };
}

/** Words as they may be shown: what cannot be seen is marked. */
const shown = (words: string): string => words.replace(/\p{C}/gu, '\uFFFD');

/** A name alone, in a file that writes keys and names alike, may be the key of what is there already. */
const said = (one: Given, before: string | undefined): string | null =>
  one.key === null && one.plain && before !== undefined ? before : (one.name ?? before ?? null);
