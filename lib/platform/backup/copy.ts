import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { columnsIn, nameIn, readSequences, type Table } from './catalog';
import { type Fingerprint, hashOfAll } from './format';

/** A table's rows as COPY writes them, in order. */
export function copyOut(client: ClientBase, { name, columns, order }: Table): AsyncIterable<Buffer> {
  const list = columns.map((column) => `t.${client.escapeIdentifier(column)}`).join(', ');
  return client.query(copyTo(`COPY (SELECT ${list} FROM ${nameIn(client, name)} t ORDER BY ${order}) TO STDOUT`));
}

/** Takes the text of a table's COPY and tells its rows and its hash: a line break within a value is escaped in it. */
export class Fingerprinting {
  private readonly hash = createHash('sha256');
  rows = 0;

  take(chunk: Buffer): void {
    this.hash.update(chunk);
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.rows += 1;
  }

  of(name: string): Fingerprint {
    return { name, rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

/**
 * The hash of all that a database holds, from the database itself.
 * @param client in a transaction that sees one state throughout
 * @param tables all of them, with their columns in the order in which they are to be hashed
 */
export async function hashDatabase(client: ClientBase, tables: readonly Table[]): Promise<string> {
  const prints: Fingerprint[] = [];
  for (const table of tables) {
    const print = new Fingerprinting();
    for await (const chunk of copyOut(client, table)) print.take(chunk);
    prints.push(print.of(table.name));
  }
  return hashOfAll(prints, await readSequences(client));
}

/** Fills tables, one at a time, from the parts of their COPY text. */
export class Filling {
  private current: { readonly name: string; readonly sink: ReturnType<typeof copyFrom> } | null = null;

  constructor(
    private readonly client: ClientBase,
    private readonly columns: ReadonlyMap<string, readonly string[]>,
  ) {}

  async add(name: string, bytes: Buffer): Promise<void> {
    if (this.current?.name !== name) {
      await this.end();
      const list = columnsIn(this.client, this.columns.get(name) ?? []);
      const sink = this.client.query(copyFrom(`COPY ${nameIn(this.client, name)} (${list}) FROM STDIN`));
      // Met by the next write or the end.
      sink.on('error', () => undefined);
      this.current = { name, sink };
    }
    if (!this.current.sink.write(bytes)) await once(this.current.sink, 'drain');
  }

  /** Ends the table that it is at. */
  async end(): Promise<void> {
    const sink = this.current?.sink;
    this.current = null;
    if (!sink) return;
    sink.end();
    await finished(sink);
  }
}
