import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';

/** One file of an archive. */
export interface Entry {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Writes entries as they come, one in memory at a time, to a new file that only its owner can read, and waits until all
 * of it is on the disk.
 */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>): Promise<void> {
  const tar = pack();
  const feeding = feed(tar, entries).catch((error: Error) => tar.destroy(error));
  await pipeline(tar, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }));
  await feeding;
}

async function feed(tar: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const { name, bytes } of entries) {
    await new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600 };
      tar.entry(header, (error) => (error ? reject(error) : resolve())).end(bytes);
    });
  }
  tar.finalize();
}

/** A file that ends early, or that is no gzipped tar. */
export class BadArchive extends Error {
  /** @param entry the name of the entry in which it broke; null: before the first */
  constructor(
    readonly entry: string | null,
    cause: unknown,
  ) {
    super('The archive cannot be read.', { cause });
  }
}

/** Bytes. */
const PIECE = 4 * 1024;
/** More than any entry has that we write. */
const LARGEST = 8 * 1024 * 1024;

/**
 * Reads an archive, one entry in memory at a time.
 * @throws BadArchive, or what the file system says
 */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const tar = extract();
  const read = createReadStream(file);
  let unreadable: Error | null = null;
  let name: string | null = null;
  read.once('error', (error) => {
    unreadable = error;
  });
  // In small pieces: what was unpacked before a damaged place still says what the file is.
  const reading = pipeline(read, createGunzip({ chunkSize: PIECE }), tar);
  // Its error comes out of the loop below as well.
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      name = entry.header.name;
      if ((entry.header.size ?? 0) > LARGEST) throw new Error(`${name} is too large.`);
      yield { name, bytes: await buffer(entry) };
    }
    await reading;
  } catch (error) {
    throw unreadable ?? new BadArchive(name, error);
  } finally {
    read.destroy();
  }
}
