import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';
import { parseSync, Visitor } from 'vite';

/** A text that names classes, and where it stands. */
export interface ClassText {
  readonly path: string;
  readonly words: readonly string[];
}

/** A node of a parsed source, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Style sheets that a page brings beside the one of the site. */
export function pageSheets(): readonly string[] {
  const site = readFileSync('app/globals.css', 'utf8');
  return readdirSync('app/styles')
    .filter((name) => name.endsWith('.css') && !site.includes(`styles/${name}`))
    .map((name) => join('app/styles', name));
}

const selectorsOf = (css: string): string[] =>
  [...css.matchAll(/\.((?:\\.|[A-Za-z_-])(?:\\.|[\w-])*)/g)].map(([, name]) => (name ?? '').replace(/\\(.)/g, '$1'));

/** A style sheet that Tailwind makes: what its rules are for these classes. */
async function built(sheet: string, candidates: readonly string[]): Promise<string> {
  const { build } = await compile(readFileSync(sheet, 'utf8'), {
    base: dirname(sheet),
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('tailwindcss/') ? join('node_modules', id) : join(base, id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  return build([...candidates]);
}

/** The mark before each utility of the sheet that the pages of tables bring. */
export const TABLES_MARK = 't:';

/**
 * Which of these classes have a rule: as a utility of Tailwind with the site's tokens, as one of the sheet of tables, or in a
 * style sheet of the site's own.
 */
export async function classesWithRules(candidates: readonly string[]): Promise<ReadonlySet<string>> {
  const marked = candidates.filter((word) => word.startsWith(TABLES_MARK));
  const sheets = pageSheets().map((path) => readFileSync(path, 'utf8'));
  // A mark for the utilities of what follows it, without a rule of its own.
  return new Set([
    'peer',
    ...selectorsOf(await built('app/globals.css', candidates)),
    ...selectorsOf(await built('app/styles/tables.css', marked)),
    ...sheets.flatMap(selectorsOf),
  ]);
}

/** The words of a template; one that touches a hole is half a word. */
function templateWords({ quasis }: Node): string {
  const texts = (quasis as readonly { readonly value: { readonly raw: string } }[]).map(({ value }) => value.raw);
  return texts
    .map((text, at) => (at > 0 ? text.replace(/^\S+/, '') : text))
    .map((text, at) => (at < texts.length - 1 ? text.replace(/\S+$/, '') : text))
    .join(' ');
}

/** Every text that an expression may come to. What is only compared or asked is none. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? [value.value] : [];
    case 'TemplateLiteral':
      return [templateWords(value), ...textsOf(value.expressions)];
    case 'ConditionalExpression':
      return textsOf([value.consequent, value.alternate]);
    case 'LogicalExpression':
      return textsOf(value.right);
    case 'ObjectExpression':
      return textsOf(value.properties);
    case 'Property':
      return textsOf(value.value);
    case 'CallExpression':
      return textsOf(value.arguments);
    case 'TSAsExpression':
    case 'JSXExpressionContainer':
      return textsOf(value.expression);
    case 'ArrayExpression':
      return textsOf(value.elements);
    default:
      return [];
  }
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** What a source gives as `className`. */
export function classTexts(path: string, text: string): readonly ClassText[] {
  const found: ClassText[] = [];
  new Visitor({
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'className') return;
      for (const one of textsOf(value)) found.push({ path, words: wordsOf(one) });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Texts in a source's constants (`TONES`, `LOOKS`), of which some name classes. */
export function constantTexts(path: string, text: string): readonly ClassText[] {
  const found: ClassText[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || !/^[A-Z_\d]+$/.test(id.name)) return;
      for (const one of textsOf(init)) found.push({ path, words: wordsOf(one) });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** Every source below some folders, with its text. */
export function sources(folders: readonly string[]): readonly (readonly [path: string, text: string])[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const),
  );
}
