import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** One file of the project, and what it leans on. */
export interface SourceFile {
  /** From the project's folder: `lib/record/week/append.ts`. */
  readonly path: string;
  readonly imports: readonly Import[];
  /** What it does that a pure function does not: `Math.random`, `await` … */
  readonly impurities: readonly string[];
  /** The texts in it; comments are none. */
  readonly texts: readonly string[];
}

export interface Import {
  /** A file of the project without its ending (`lib/platform/db/client`), or a package (`zod`, `node:fs`). */
  readonly to: string;
  readonly local: boolean;
}

/** Reads every TypeScript and JavaScript file below some folders or files. */
export function sourceFiles(paths: readonly string[]): readonly SourceFile[] {
  return paths.flatMap(filesOf).map((path) => readSource(path, readFileSync(path, 'utf8')));
}

/** What a source text imports, exports on and does; types too, for they are ties as well. */
export function readSource(path: string, text: string): SourceFile {
  const { module, program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const requests = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) => one.entries.map((entry) => entry.moduleRequest?.value)),
  ];
  const impurities: string[] = [];
  const texts: string[] = [];
  new Visitor({
    ImportExpression({ source }) {
      requests.push(source.type === 'Literal' ? String(source.value) : '(computed)');
    },
    TSImportType({ source }) {
      requests.push(source.value);
    },
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      const name = `${object.name}.${property.name}`;
      if (['Math.random', 'Date.now', 'performance.now'].includes(name)) impurities.push(name);
      if (['process', 'globalThis', 'crypto'].includes(object.name)) impurities.push(object.name);
    },
    NewExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'Date' && given.length === 0) impurities.push('new Date()');
      if (callee.name === 'Promise') impurities.push('new Promise');
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'Date') impurities.push('Date()');
      if (callee.type === 'Identifier' && ['fetch', 'setTimeout', 'require'].includes(callee.name))
        impurities.push(callee.name);
    },
    ArrowFunctionExpression(node) {
      if (node.async) impurities.push('async');
    },
    FunctionDeclaration(node) {
      if (node.async) impurities.push('async');
    },
    FunctionExpression(node) {
      if (node.async) impurities.push('async');
    },
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value);
    },
    TemplateElement({ value }) {
      texts.push(value.raw);
    },
    AwaitExpression() {
      impurities.push('await');
    },
  }).visit(program);
  const imports = [...new Set(requests.filter((to) => to != null))].map((to) => resolveImport(path, to));
  return { path, imports, impurities, texts };
}

/** The name of the package that a request asks for: `next/link` is of `next`. */
export function packageOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}

function resolveImport(from: string, request: string): Import {
  const local = request.startsWith('.') || request.startsWith('@/');
  if (!local) return { to: request, local };
  const path = request.startsWith('@/') ? request.slice(2) : normalize(join(dirname(from), request));
  return { to: path.replace(/\.[cm]?[jt]sx?$/, ''), local };
}

function filesOf(path: string): string[] {
  if (/\.[cm]?[jt]sx?$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const below = join(path, entry.name);
    if (below === 'lib/platform/db/generated') return [];
    if (entry.isDirectory()) return filesOf(below);
    return /\.[cm]?[jt]sx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [below] : [];
  });
}
