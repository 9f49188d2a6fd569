// @ts-check
import { accessSync, constants, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblem } from './file-problem.mjs';
import { lastLines, runTool } from './tool.mjs';

/**
 * Installs the packages of the lock file, unless just those are there.
 *
 * @param {string} root
 * @param {{ stop?: AbortSignal, begin: <T>(work: () => Promise<T>) => Promise<T> }} options `begin` runs the work when
 *   there is any
 * @returns {Promise<{ message: string, next: string } | null>} what went wrong
 */
export async function install(root, { stop, begin }) {
  if (isInstalled(root)) return null;
  const closed = writeProblem(root);
  if (closed) return closed;
  // Development's packages too, whatever NODE_ENV says: the site is built here.
  const args = ['ci', '--include=dev', '--include=optional', '--ignore-scripts', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const [program, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const { code, output } = await begin(() => runTool(program ?? 'npm', [...before, ...args], { stop }));
  if (code === 0) return null;
  const said = output.split('\n').find((line) => /^npm (error|ERR!) (?!code|syscall|path|errno|dest)/.test(line));
  const reason = (said ?? lastLines(output, 1)[0] ?? '').replace(/^npm (error|ERR!) /, '');
  return { message: `Packages cannot be installed: ${reason}`, next: 'Run `npm ci` to see all of it.' };
}

/** @param {string} folder */
function writeProblem(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return fileProblem(error);
  }
}

/**
 * Whether `node_modules` holds what `package-lock.json` names, by npm's own record of what it put there. Packages for
 * other platforms are missing from it by right.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const there = found[path];
    return there ? there.version === version && there.integrity === integrity : optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}
