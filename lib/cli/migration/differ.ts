import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { DiffTarget } from '@prisma/schema-engine-wasm';
import * as engine from '@prisma/schema-engine-wasm/schema_engine_bg';
import { Pool, type QueryResult } from 'pg';

/** What a database has, or should have. */
export type Shape =
  | { readonly kind: 'database'; readonly url: string }
  | { readonly kind: 'schema'; readonly path: string; readonly text: string };

/** Stands for whatever the adapter is connected to. */
const DATASOURCE = 'datasource db { provider = "postgresql" }';

/** Of PostgreSQL's one-byte "char" and of its array. */
const CHAR = 18;
const CHAR_ARRAY = 1002;

/**
 * The SQL that turns one shape into another; null when they are the same. Triggers and functions are outside what it
 * sees. It is Prisma's own engine as WebAssembly, for its native one cannot be had everywhere.
 *
 * @throws when the schema is not valid or a database cannot be reached
 */
export async function difference(from: Shape, to: Shape): Promise<string | null> {
  const url = [from, to].find((shape) => shape.kind === 'database')?.url;
  const pool = new Pool({ connectionString: url ?? 'postgresql://localhost', max: 2 });
  try {
    await load();
    const adapters = bindMigrationAwareSqlAdapterFactory(factory(pool));
    const differ = await engine.SchemaEngine.new({ datamodels: undefined }, () => undefined, adapters);
    const found = await differ.diff({
      from: target(from),
      to: target(to),
      script: true,
      exitCode: true,
      filters: { externalTables: [], externalEnums: [] },
    });
    return found.exitCode === 0 ? null : (found.stdout ?? '');
  } finally {
    await pool.end();
  }
}

function target(shape: Shape): DiffTarget {
  return shape.kind === 'database'
    ? { tag: 'schemaDatasource', configDir: '.', files: [{ path: 'database', content: DATASOURCE }] }
    : { tag: 'schemaDatamodel', files: [{ path: shape.path, content: shape.text }] };
}

let loaded: Promise<void> | undefined;
function load(): Promise<void> {
  loaded ??= (async () => {
    const entry = import.meta.resolve('@prisma/schema-engine-wasm');
    const bytes = await readFile(fileURLToPath(new URL('./schema_engine_bg.wasm', entry)));
    const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': engine });
    engine.__wbg_set_wasm(instance.exports);
    const { __wbindgen_start: begin } = instance.exports;
    if (typeof begin !== 'function') throw new Error('The schema engine has no start function.');
    begin();
  })();
  return loaded;
}

/**
 * The engine reads the catalogs, where "char" is common, and the adapter knows no such type. It passes the adapter as
 * an array of it, which no catalog query asks for, and is named rightly to the engine.
 */
function factory(pool: Pool): SqlMigrationAwareDriverAdapterFactory {
  const plain = new PrismaPg(pool);
  const connect = async () => {
    const adapter = await plain.connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    return Object.assign(adapter, {
      async queryRaw(query: Parameters<typeof queryRaw>[0]) {
        const set = await queryRaw(query);
        const name = (type: number) => (type === ColumnTypeEnum.CharacterArray ? ColumnTypeEnum.Character : type);
        return { ...set, columnTypes: set.columnTypes.map(name) };
      },
    });
  };
  const query = pool.query.bind(pool);
  Object.assign(pool, {
    async query(...args: Parameters<typeof query>) {
      const result = (await query(...args)) as unknown as QueryResult;
      for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = CHAR_ARRAY;
      return result;
    },
  });
  return { provider: plain.provider, adapterName: plain.adapterName, connect, connectToShadowDb: connect };
}
