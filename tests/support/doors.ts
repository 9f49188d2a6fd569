import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** Everything by which somebody outside reaches the site, as the file system has it. */

export interface Door {
  /** `app/admin/page.tsx`. */
  readonly file: string;
  /** `/admin`, `/rulings/[id]`. */
  readonly path: string;
  /** The acts for which it asks the policy before it does anything: `await admit('see-audit')`, `await admitTo(season, 'see-desk')`. */
  readonly admits: readonly string[];
}

export interface ServerAction {
  /** `app/desk/actions.ts#placeBid`. */
  readonly name: string;
  readonly file: string;
  readonly export: string;
  /** What makes it: `action`, `openAction`; null: it is made by hand, past the wrapper that checks. */
  readonly maker: string | null;
  readonly act: string | null;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** Every page and route below `app`. */
export function doors(): readonly Door[] {
  return filesBelow('app')
    .filter((file) => /\/(page|route)\.tsx?$/.test(file))
    .map((file) => ({ file, path: pathOf(file), admits: admitsOf(readFileSync(file, 'utf8'), file) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

const pathOf = (file: string): string => file.replace(/^app/, '').replace(/\/(page|route)\.tsx?$/, '') || '/';

function admitsOf(text: string, file: string): string[] {
  const admits: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || (callee.name !== 'admit' && callee.name !== 'admitTo')) return;
      const act = given[callee.name === 'admit' ? 0 : 1];
      admits.push(act?.type === 'Literal' ? String(act.value) : '(computed)');
    },
  }).visit(parseSync(file, text).program);
  return admits;
}

/** Every function that a browser can call: what files with `'use server'` export, and any that says so within itself. */
export function serverActions(folders: readonly string[] = ['app', 'components', 'lib']): readonly ServerAction[] {
  return folders
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('lib/platform/db/generated'))
    .flatMap((file) => actionsOf(file, readFileSync(file, 'utf8')));
}

/** Of one file; the text is given, so that a test can show what would be seen. */
export function actionsOf(file: string, text: string): readonly ServerAction[] {
  if (!text.includes('use server')) return [];
  const { program } = parseSync(file, text);
  const found: ServerAction[] = [];
  const isModule = program.body.some((node) => node.type === 'ExpressionStatement' && node.directive === 'use server');
  if (isModule) {
    new Visitor({
      ExportNamedDeclaration({ declaration, specifiers }) {
        const add = (name: string, maker: string | null = null, act: string | null = null) =>
          found.push({ name: `${file}#${name}`, file, export: name, maker, act });
        for (const each of specifiers) add(each.exported.type === 'Literal' ? each.exported.value : each.exported.name);
        if (declaration?.type === 'FunctionDeclaration') add(declaration.id?.name ?? 'default');
        if (declaration?.type !== 'VariableDeclaration') return;
        for (const { id, init } of declaration.declarations) {
          const name = id.type === 'Identifier' ? id.name : '(pattern)';
          if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') {
            add(name);
            continue;
          }
          add(name, init.callee.name, actOf(init.arguments[0]));
        }
      },
      ExportDefaultDeclaration() {
        found.push({ name: `${file}#default`, file, export: 'default', maker: null, act: null });
      },
    }).visit(program);
    return found;
  }
  new Visitor({
    ExpressionStatement({ directive }) {
      if (directive !== 'use server') return;
      found.push({ name: `${file}#(within)`, file, export: '(within)', maker: null, act: null });
    },
  }).visit(program);
  return found;
}

/** The `act` of the recipe that an action is made of. */
function actOf(recipe: unknown): string | null {
  const properties = (recipe as { properties?: readonly unknown[] } | undefined)?.properties ?? [];
  for (const each of properties) {
    const { key, value } = each as { key?: { name?: string }; value?: { type?: string; value?: unknown } };
    if (key?.name === 'act' && value?.type === 'Literal') return String(value.value);
  }
  return null;
}
