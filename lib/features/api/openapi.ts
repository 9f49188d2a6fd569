import { z } from 'zod';
import { addressOfSite } from '../../platform/auth/site-address';
import {
  errorSchema,
  mercSchema,
  mercsSchema,
  pageQuery,
  rulingSchema,
  rulingsQuery,
  rulingsSchema,
  seasonSchema,
  teamSchema,
  teamsSchema,
  weekSchema,
} from './schemas';

/** One thing that the API answers; its schema bears the name of its component. */
interface Operation {
  readonly id: string;
  readonly summary: string;
  readonly schema: z.ZodType;
  /** The parts of its address, by name. */
  readonly parts?: Readonly<Record<string, z.ZodType>>;
  readonly query?: z.ZodObject;
}

const key = z.string().min(1);

/** By path below `/api/v1/`. */
const OPERATIONS: Readonly<Record<string, Operation>> = {
  season: {
    id: 'readSeason',
    summary: 'The season: its present week, its matches and the table',
    schema: seasonSchema,
  },
  'weeks/{number}': {
    id: 'readWeek',
    summary: 'One week: what was posted in each phase, and what the rules made of it',
    schema: weekSchema,
    parts: { number: z.int().min(1) },
    query: pageQuery,
  },
  rulings: {
    id: 'listRulings',
    summary: 'Rulings in force, newest first',
    schema: rulingsSchema,
    query: rulingsQuery,
  },
  'rulings/{id}': {
    id: 'readRuling',
    summary: 'One ruling with its whole reasoning',
    schema: rulingSchema,
    parts: { id: key },
  },
  mercs: { id: 'listMercs', summary: 'All mercs, by name', schema: mercsSchema, query: pageQuery },
  'mercs/{slug}': {
    id: 'readMerc',
    summary: 'One merc: its abilities, whether they are ready, and its rulings',
    schema: mercSchema,
    parts: { slug: key },
  },
  teams: { id: 'listTeams', summary: 'All teams, in order of the standings', schema: teamsSchema },
  'teams/{key}': {
    id: 'readTeam',
    summary: 'One team: its mercs, matches and GP',
    schema: teamSchema,
    parts: { key },
  },
};

/**
 * The API as an OpenAPI 3.1 document, made of the schemas by which it answers.
 * @param path where this API stands: `/api/v1`, or that of a season
 */
export function openApi(path: string): Record<string, unknown> {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Mercenaries desk',
      version: '1.0.0',
      description:
        'The public record of a season, to read. It shows what the pages show somebody who is not signed in: rosters and bids once they lock, never before. Each answer has an ETag; ask again with If-None-Match.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: addressOfSite(path) }],
    security: [],
    paths: Object.fromEntries(
      Object.entries(OPERATIONS).map(([at, operation]) => [`/${at}`, { get: pathOf(operation) }]),
    ),
    components: {
      schemas: components(),
      responses: {
        NotModified: { description: 'It is still as the ETag has it.' },
        Error: {
          description: 'It could not be answered, and why.',
          content: { 'application/json': { schema: { $ref: refOf('Error') } } },
        },
      },
    },
  };
}

const refOf = (id: string): string => `#/components/schemas/${id}`;
const nameOf = (schema: z.ZodType): string => schema.meta()?.id ?? '';

function pathOf({ id, summary, schema, parts = {}, query }: Operation): Record<string, unknown> {
  const error = { $ref: '#/components/responses/Error' };
  return {
    operationId: id,
    summary,
    tags: ['record'],
    parameters: [
      ...Object.entries(parts).map(([name, part]) => ({ name, in: 'path', required: true, schema: bare(part) })),
      ...Object.entries(query?.shape ?? {}).map(([name, part]) => ({
        name,
        in: 'query',
        required: false,
        schema: bare(part as z.ZodType),
      })),
    ],
    responses: {
      200: {
        description: summary,
        headers: { ETag: { description: 'Of this very state.', schema: { type: 'string' } } },
        content: { 'application/json': { schema: { $ref: refOf(nameOf(schema)) } } },
      },
      304: { $ref: '#/components/responses/NotModified' },
      ...(query === undefined ? {} : { 400: error }),
      404: error,
      503: error,
    },
  };
}

/**
 * A schema as it stands within a document that says of all which dialect they are of.
 * @param io `input` leaves room for fields to come, which a client must pass over
 */
function bare(schema: z.ZodType, io: 'input' | 'output' = 'output'): Record<string, unknown> {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io });
  return rest;
}

/** Every schema with a name, by it. */
function components(): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const schema of [...Object.values(OPERATIONS).map((each) => each.schema), errorSchema]) {
    const { $defs = {}, ...own } = bare(schema, 'input') as { $defs?: Record<string, unknown> };
    const { id, ...rest } = own as { id?: string };
    found[nameOf(schema)] = rest;
    for (const [name, part] of Object.entries($defs)) {
      const { id: _, $schema, ...fields } = part as { id?: string; $schema?: string };
      found[name] = fields;
    }
  }
  return JSON.parse(JSON.stringify(found).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
