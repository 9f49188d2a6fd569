import type { z } from 'zod';

/** Words that a visitor may send, which must find nothing, break nothing and turn nothing round. */
export const HOSTILE_WORDS: readonly string[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'a\u0000b',
  '\u0000',
  '\uD800',
  '\u202Eevil',
  '\u2066x\u2069',
  'a\u200Bb',
  '\u0430dmin',
  '',
  ' ',
  '-1',
  '1e309',
  '99999999999999999999',
  'NaN',
  '../../etc/passwd',
  '%00',
  '%',
  "' OR 1=1 --",
  '{{7*7}}',
  '[]',
  '{"__proto__":{"x":1}}',
  '__proto__: {x: 1}',
  'merc __proto__',
  'team constructor',
  'ability __proto__/constructor',
  'ability constructor',
  '__proto__/__proto__',
  'user:__proto__',
  '/',
  '.',
  'x'.repeat(5000),
  '\u0301'.repeat(300),
  '💥'.repeat(50),
];

/** What a form could send for a schema: a value that fits, and in its place each hostile word. */
type Fields = Record<string, readonly string[]>;
type Def = { readonly type: string } & Record<string, unknown>;
const defOf = (schema: unknown): Def => (schema as { _zod: { def: Def } })._zod.def;

/** The forms that a recipe's input may be sent as, with plain values from `words`; one a branch. */
export function formsOf(schema: z.ZodType, words: (field: string) => readonly string[]): readonly Fields[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'object': {
      const shape = def.shape as Record<string, z.ZodType>;
      return Object.entries(shape).reduce<readonly Fields[]>(
        (forms, [name, inner]) => {
          const values = valuesOf(inner, words(name));
          return forms.flatMap((form) =>
            values.slice(0, forms.length > 40 ? 1 : 2).map((one) => ({ ...form, [name]: one })),
          );
        },
        [{}],
      );
    }
    case 'union':
      return (def.options as z.ZodType[]).flatMap((one) => formsOf(one, words));
    case 'intersection': {
      const [left, right] = [formsOf(def.left as z.ZodType, words), formsOf(def.right as z.ZodType, words)];
      return left.flatMap((one) => right.slice(0, 1).map((other) => ({ ...one, ...other })));
    }
    case 'pipe':
      return formsOf((defOf(def.in).type === 'transform' ? def.out : def.in) as z.ZodType, words);
    case 'optional':
    case 'default':
    case 'nullable':
    case 'catch':
      return formsOf(def.innerType as z.ZodType, words);
    default:
      return [{}];
  }
}

/** What one field may hold, each as a form sends it. */
function valuesOf(schema: z.ZodType, words: readonly string[]): readonly (readonly string[])[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'enum':
      return Object.values(def.entries as Record<string, string>).map((one) => [one]);
    case 'literal':
      return (def.values as unknown[]).map((one) => [String(one)]);
    case 'number':
    case 'int':
      return [['1'], ['0']];
    case 'array':
      return [
        valuesOf(def.element as z.ZodType, words)
          .flat()
          .slice(0, 3),
      ];
    case 'union':
      return (def.options as z.ZodType[]).flatMap((one) => valuesOf(one, words));
    case 'pipe':
      return valuesOf((defOf(def.in).type === 'transform' ? def.out : def.in) as z.ZodType, words);
    case 'optional':
    case 'default':
    case 'nullable':
    case 'catch':
    case 'prefault':
      return valuesOf(def.innerType as z.ZodType, words);
    default:
      return words.map((one) => [one]);
  }
}
