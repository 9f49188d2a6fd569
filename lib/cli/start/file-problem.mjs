// @ts-check

/** What a person can mend: no right to write, a file system that is read-only or full. */
const MENDABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'];

/**
 * What to tell of an error from the file system; null when it is none that a person can mend.
 *
 * @param {unknown} error
 * @returns {{ message: string, next: string } | null}
 */
export function fileProblem(error) {
  if (!(error instanceof Error) || !('code' in error) || !MENDABLE.includes(String(error.code))) return null;
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error);
  const next =
    code === 'ENOSPC' || code === 'EDQUOT'
      ? 'Make room on the disk, and start again.'
      : 'Give this user the right to write there, or work in a folder of your own.';
  return { message: `${path ?? 'A file'} cannot be written (${code}).`, next };
}
