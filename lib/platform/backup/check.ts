import { mistake, ok, type Result } from '../../result';
import { BadArchive, type Entry, readArchive } from './archive';
import { Fingerprinting } from './copy';
import {
  FORMAT,
  FORMAT_VERSION,
  hashOfAll,
  KEYS,
  type Keys,
  keysSchema,
  MANIFEST,
  type Manifest,
  manifestSchema,
  type Progress,
  rowsOf,
  SEAL,
  type Seal,
  sealSchema,
} from './format';

/** A backup that was read to its end and is whole. */
export interface Checked {
  readonly file: string;
  readonly manifest: Manifest;
  readonly keys: Keys;
  readonly seal: Seal;
}

/**
 * Reads a backup to its end and checks every hash in it.
 * @returns what is in it, or `foreign` (no backup of this site), `newer` (made by a newer version), `damaged`
 * @throws what the file system says
 */
export async function checkBackup(file: string, progress: Progress = () => {}): Promise<Result<Checked>> {
  const entries = readArchive(file);
  try {
    const first = await entries.next().catch(foreignIfBad);
    const manifest = manifestOf(file, first?.value);
    if (!manifest.ok) {
      // A byte that was changed makes it say anything: whether it is whole, its archive says at the end.
      if (first?.value?.name === MANIFEST) await readOn(entries);
      return manifest;
    }
    return await checkRest(file, manifest.value, entries, progress);
  } catch (error) {
    if (error instanceof BadArchive) return damaged(file, 'it ends early, or a part of it was changed');
    throw error;
  } finally {
    await entries.return(undefined);
  }
}

/** Reads an archive to its end. @throws BadArchive where it is not whole */
async function readOn(entries: AsyncIterable<Entry>): Promise<void> {
  for await (const _ of entries);
}

/** The rows of a backup that was checked, in the order in which they were written. */
export async function* tablesOf({ file }: Checked): AsyncGenerator<{ readonly table: string; readonly bytes: Buffer }> {
  for await (const { name, bytes } of readArchive(file)) {
    const table = tableOf(name);
    if (table !== null) yield { table, bytes };
  }
}

const tableOf = (entry: string): string | null => /^tables\/(\w+)\/\d+$/.exec(entry)?.[1] ?? null;

/** What breaks before it has said that it is a backup is none; one that breaks while it says so is damaged. */
function foreignIfBad(error: Error): null {
  if (error instanceof BadArchive && error.entry !== MANIFEST) return null;
  throw error;
}

function manifestOf(file: string, entry: Entry | null | undefined): Result<Manifest> {
  const foreign = mistake('foreign', `${file} is no backup of this site.`, {
    next: 'Give a file that `npm run backup` has made.',
  });
  if (entry?.name !== MANIFEST) return foreign;
  const said: unknown = parseJson(entry.bytes);
  if (said === null) return damaged(file, `its ${MANIFEST} is not as it was written`);
  if (typeof said !== 'object' || !('format' in said) || said.format !== FORMAT) return foreign;
  if ('version' in said && typeof said.version === 'number' && said.version > FORMAT_VERSION) {
    return mistake('newer', `${file} was made by a newer version of this site.`, {
      next: 'Restore it with the code that made it, or newer.',
    });
  }
  const read = manifestSchema.safeParse(said);
  return read.success ? ok(read.data) : damaged(file, `its ${MANIFEST} is not as it was written`);
}

async function checkRest(
  file: string,
  manifest: Manifest,
  entries: AsyncIterable<Entry>,
  progress: Progress,
): Promise<Result<Checked>> {
  const prints = new Map(manifest.tables.map(({ name }) => [name, new Fingerprinting()]));
  const all = rowsOf(manifest);
  const texts = new Map<string, unknown>();
  let done = 0;
  for await (const { name, bytes } of entries) {
    const print = prints.get(tableOf(name) ?? '');
    if (print) {
      const before = print.rows;
      print.take(bytes);
      done += print.rows - before;
      progress(done, all);
    } else {
      texts.set(name, parseJson(bytes));
    }
  }
  const keys = keysSchema.safeParse(texts.get(KEYS));
  const seal = sealSchema.safeParse(texts.get(SEAL));
  if (!seal.success) return damaged(file, 'it ends early');
  if (!keys.success) return damaged(file, `its ${KEYS} is not as it was written`);
  const found = [...prints].map(([name, print]) => print.of(name));
  for (const { name, rows } of manifest.tables) {
    const print = found.find((one) => one.name === name);
    if (print?.rows !== rows || print.sha256 !== seal.data.tables[name]) {
      return damaged(file, `the rows of ${name} are not those that were written`);
    }
  }
  if (hashOfAll(found, manifest.sequences) !== seal.data.hash) return damaged(file, 'its hash over all is another');
  return ok({ file, manifest, keys: keys.data, seal: seal.data });
}

const damaged = (file: string, how: string): Result<never> =>
  mistake('damaged', `${file} is damaged: ${how}.`, { next: 'Use another copy; nothing was changed.' });

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
