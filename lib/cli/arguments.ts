import { resolve } from 'node:path';
import { mistake, ok, type Result } from '../result';

/** What `backup` and `restore` are asked. */
export interface FileArguments {
  /** Absolute. */
  readonly file: string;
  readonly replace: boolean;
}

/** Reads `FILE [--replace]`; a path is meant from where npm was called. */
export function parseArgs(args: readonly string[], usage: string): Result<FileArguments> {
  const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--replace');
  if (unknown !== undefined) return mistake('usage', `There is no option ${unknown}.`, { next: usage });
  const [file, ...more] = args.filter((arg) => !arg.startsWith('-'));
  if (file === undefined) return mistake('usage', 'Name the file of the backup.', { next: usage });
  if (more.length > 0) return mistake('usage', `Name one file: ${more[0]} is one too many.`, { next: usage });
  return ok({ file: resolve(process.env.INIT_CWD ?? process.cwd(), file), replace: args.includes('--replace') });
}
