import { z } from 'zod';

/** What a set-up's form asks for, as its schema says it: the same for every rulebook. Plain data, so that a browser gets it. */
export type FormNode =
  /** A line of text; `number`: what looks like a number is one; `long`: several lines. */
  | { readonly kind: 'text'; readonly number: 'never' | 'always' | 'if it looks so'; readonly long: boolean }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'group'; readonly fields: readonly FormField[] }
  | { readonly kind: 'list'; readonly item: FormNode }
  /** Things under names that are chosen freely. */
  | { readonly kind: 'named'; readonly item: FormNode };

export interface FormField {
  readonly key: string;
  readonly node: FormNode;
  /** For which kinds of a thing that has several kinds; empty: for all. */
  readonly of: readonly string[];
}

const text = (number: 'never' | 'always' | 'if it looks so', long = false): FormNode => ({
  kind: 'text',
  number,
  long,
});

/** Keys whose texts are long. */
const LONG = new Set(['text', 'because', 'description']);
/** Keys that a table's form asks for elsewhere. */
const ELSEWHERE = new Set(['name', 'ruleset']);

/** The form of a set-up's document. What no form can ask for is a line of text. */
export function formOf(document: z.core.$ZodType): FormNode {
  const node = nodeOf(document, '');
  if (node.kind !== 'group') return node;
  return { kind: 'group', fields: node.fields.filter(({ key }) => !ELSEWHERE.has(key)) };
}

function nodeOf(schema: z.core.$ZodType, key: string): FormNode {
  if (
    schema instanceof z.core.$ZodOptional ||
    schema instanceof z.core.$ZodNullable ||
    schema instanceof z.core.$ZodDefault ||
    schema instanceof z.core.$ZodPrefault ||
    schema instanceof z.core.$ZodCatch ||
    schema instanceof z.core.$ZodReadonly
  )
    return nodeOf(schema._zod.def.innerType, key);
  if (schema instanceof z.core.$ZodLazy) return nodeOf(schema._zod.def.getter(), key);
  if (schema instanceof z.core.$ZodPipe) {
    const { in: from, out: to } = schema._zod.def;
    return nodeOf(from instanceof z.core.$ZodTransform ? to : from, key);
  }
  if (schema instanceof z.core.$ZodObject) return groupOf([schema]);
  if (schema instanceof z.core.$ZodRecord) return { kind: 'named', item: nodeOf(schema._zod.def.valueType, key) };
  if (schema instanceof z.core.$ZodArray) return { kind: 'list', item: nodeOf(schema._zod.def.element, key) };
  if (schema instanceof z.core.$ZodTuple) {
    const [first] = schema._zod.def.items;
    return first === undefined ? text('never') : { kind: 'list', item: nodeOf(first, key) };
  }
  if (schema instanceof z.core.$ZodEnum)
    return { kind: 'choice', options: Object.values(schema._zod.def.entries).map(String) };
  if (schema instanceof z.core.$ZodLiteral) return { kind: 'choice', options: schema._zod.def.values.map(String) };
  if (schema instanceof z.core.$ZodUnion) return unionOf(schema._zod.def.options, key);
  if (schema instanceof z.core.$ZodBoolean) return { kind: 'flag' };
  if (schema instanceof z.core.$ZodNumber) return text('always');
  return text(schema instanceof z.core.$ZodString ? 'never' : 'if it looks so', LONG.has(key));
}

/** Kinds of one thing are one group, in which each field says of which kinds it is. */
function unionOf(options: readonly z.core.$ZodType[], key: string): FormNode {
  const objects = objectsIn(options);
  if (objects.length > 0) return groupOf(objects);
  const nodes = options.map((option) => nodeOf(option, key));
  const choices = nodes.flatMap((node) => (node.kind === 'choice' ? node.options : []));
  if (nodes.every(({ kind }) => kind === 'choice')) return { kind: 'choice', options: [...new Set(choices)] };
  const [first] = nodes;
  if (first !== undefined && nodes.every((node) => node.kind === first.kind) && first.kind !== 'text') return first;
  return text(nodes.some((node) => node.kind === 'text' && node.number !== 'never') ? 'if it looks so' : 'never');
}

function objectsIn(options: readonly z.core.$ZodType[]): z.core.$ZodObject[] {
  return options.flatMap((option): z.core.$ZodObject[] => {
    if (option instanceof z.core.$ZodObject) return [option];
    if (option instanceof z.core.$ZodUnion) return objectsIn(option._zod.def.options);
    if (option instanceof z.core.$ZodPipe) {
      const { in: from, out: to } = option._zod.def;
      return objectsIn([from instanceof z.core.$ZodTransform ? to : from]);
    }
    return [];
  });
}

function groupOf(objects: readonly z.core.$ZodObject[]): FormNode {
  const found = new Map<string, { node: FormNode; of: string[] }>();
  for (const object of objects) {
    const { shape } = object._zod.def;
    const kinds = kindsOf(shape);
    for (const [key, schema] of Object.entries(shape)) {
      const node = nodeOf(schema, key);
      const old = found.get(key);
      if (old === undefined) found.set(key, { node, of: [...kinds] });
      else found.set(key, { node: together(old.node, node), of: [...old.of, ...kinds] });
    }
  }
  return {
    kind: 'group',
    fields: [...found].map(([key, { node, of }]) => ({
      key,
      node,
      of: objects.length === 1 || of.length >= objects.length ? [] : [...new Set(of)],
    })),
  };
}

/** The literal by which a kind is told from the others. */
function kindsOf(shape: z.core.$ZodShape): readonly string[] {
  for (const schema of Object.values(shape))
    if (schema instanceof z.core.$ZodLiteral) return schema._zod.def.values.map(String);
  return [];
}

/** One field for two kinds that have it under the same key. */
function together(one: FormNode, other: FormNode): FormNode {
  if (one.kind === 'choice' && other.kind === 'choice')
    return { kind: 'choice', options: [...new Set([...one.options, ...other.options])] };
  if (one.kind === 'text' && other.kind === 'text')
    return one.number === other.number ? one : text('if it looks so', one.long || other.long);
  return one.kind === other.kind ? one : text('if it looks so');
}
