import type { FormNode } from './node';

/**
 * A set-up between its form and its data. A field is named by its path, `/combatants/0/v/hp`: a list counts its items under
 * `/n`, and of things under free names `/k` is the name and `/v` the thing.
 */
export type Fields = Readonly<Record<string, readonly string[]>>;
export type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data };

/** What a form holds; undefined: nothing was filled in. Two things of one name: the later keeps it, see `doubled`. */
export function dataOf(node: FormNode, fields: Fields, path = ''): Data | undefined {
  switch (node.kind) {
    case 'text':
      return scalar(node.number, fields[path]?.[0] ?? '');
    case 'choice':
      return fields[path]?.[0] || undefined;
    case 'flag':
      return fields[path]?.[0] === 'true' ? true : undefined;
    case 'group': {
      const entries = node.fields.flatMap(({ key, node: field }) => {
        const value = dataOf(field, fields, `${path}/${key}`);
        return value === undefined ? [] : [[key, value] as const];
      });
      return entries.length === 0 && path !== '' ? undefined : Object.fromEntries(entries);
    }
    case 'list': {
      const items = places(fields, path).map((at) => dataOf(node.item, fields, `${path}/${at}`) ?? emptyOf(node.item));
      return items.length === 0 ? undefined : items;
    }
    case 'named': {
      const things = places(fields, path).map(
        (at) => [nameAt(fields, path, at), dataOf(node.item, fields, `${path}/${at}/v`) ?? emptyOf(node.item)] as const,
      );
      return things.length === 0 ? undefined : Object.fromEntries(things);
    }
  }
}

/** Names that stand twice among things that are told apart by their names. */
export function doubled(node: FormNode, fields: Fields, path = ''): string[] {
  switch (node.kind) {
    case 'group':
      return node.fields.flatMap(({ key, node: field }) => doubled(field, fields, `${path}/${key}`));
    case 'list':
      return places(fields, path).flatMap((at) => doubled(node.item, fields, `${path}/${at}`));
    case 'named': {
      const names = places(fields, path).map((at) => nameAt(fields, path, at));
      return [
        ...names.filter((name, at) => names.indexOf(name) < at),
        ...places(fields, path).flatMap((at) => doubled(node.item, fields, `${path}/${at}/v`)),
      ];
    }
    default:
      return [];
  }
}

const MOST_ITEMS = 200;
function places(fields: Fields, path: string): number[] {
  const count = Number(fields[`${path}/n`]?.[0] ?? 0);
  const length = Number.isInteger(count) && count > 0 ? Math.min(count, MOST_ITEMS) : 0;
  return Array.from({ length }, (_, at) => at);
}
const nameAt = (fields: Fields, path: string, at: number): string => fields[`${path}/${at}/k`]?.[0]?.trim() ?? '';

function scalar(number: 'never' | 'always' | 'if it looks so', typed: string): Data | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const looksSo = /^[-−]?\d+(\.\d+)?$/.test(text);
  return number !== 'never' && looksSo ? Number(text.replace('−', '-')) : typed;
}

const emptyOf = ({ kind }: FormNode): Data => (kind === 'group' || kind === 'named' ? {} : kind === 'list' ? [] : '');

/** Adds an item to, or takes one from, what stands at a path. @param order `add /combatants` or `cut /combatants/2` */
export function changed(node: FormNode, data: Data | undefined, order: string): Data | undefined {
  const [deed, where = ''] = order.split(' ', 2);
  const steps = where.split('/').filter((step) => step !== '');
  return deed === 'add' || deed === 'cut' ? change(node, data, steps, deed) : data;
}

function change(
  node: FormNode,
  data: Data | undefined,
  steps: readonly string[],
  deed: 'add' | 'cut',
): Data | undefined {
  const [step, ...rest] = steps;
  if (node.kind === 'group') {
    const field = node.fields.find(({ key }) => key === step);
    if (field === undefined || step === undefined) return data;
    const value = change(field.node, keyed(data)[step], rest, deed);
    return { ...keyed(data), ...(value === undefined ? {} : { [step]: value }) };
  }
  if (node.kind === 'list') {
    const items = Array.isArray(data) ? data : [];
    if (step === undefined) return deed === 'add' ? [...items, emptyOf(node.item)] : items;
    const at = Number(step);
    if (deed === 'cut' && rest.length === 0) return items.filter((_, place) => place !== at);
    return items.map((item, place) => (place === at ? (change(node.item, item, rest, deed) ?? item) : item));
  }
  if (node.kind === 'named') {
    const things = Object.entries(keyed(data));
    if (step === undefined)
      return deed === 'add' ? { ...keyed(data), [freeName(keyed(data))]: emptyOf(node.item) } : data;
    const at = Number(step);
    if (deed === 'cut' && rest.length === 0) return Object.fromEntries(things.filter((_, place) => place !== at));
    const [, ...inside] = rest;
    return Object.fromEntries(
      things.map(([name, thing], place) => [
        name,
        place === at ? (change(node.item, thing, inside, deed) ?? thing) : thing,
      ]),
    );
  }
  return data;
}

const isKeyed = (data: unknown): data is { readonly [key: string]: Data } =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
export const keyed = (data: unknown): { readonly [key: string]: Data } => (isKeyed(data) ? data : {});

function freeName(things: { readonly [key: string]: Data }): string {
  for (let at = 1; ; at += 1) {
    const name = `New ${at}`;
    if (!Object.hasOwn(things, name)) return name;
  }
}
