import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import {
  type Import,
  importSchema,
  PLAIN_MERC,
  PLAIN_TEAM,
  withImport,
  writtenSchema,
} from '../../engine/rules/mercenaries/importing';
import { mercSchema, type Setup, teamSchema } from '../../engine/rules/mercenaries/setup';
import { unfitName } from '../../platform/text/names';
import type { Given, Misfit, Read } from './given';
import { misfit, type Named, type Naming, nameAll } from './naming';
import { withKeys } from './references';
import { sayIssue } from './say';
import { deafTriggers } from './triggers';

/** What an import would come to: nothing is saved. */
export interface Plan {
  readonly misfits: readonly Misfit[];
  /** What can be and may not be meant, at its cell. */
  readonly warnings: readonly Misfit[];
  readonly added: readonly Planned[];
  readonly changed: readonly (Planned & { readonly fields: readonly FieldChange[] })[];
  /** How many stay as they are. */
  readonly same: number;
  /** What the journal would take: only what is new or other. */
  readonly patch: Import;
}
export interface Planned {
  readonly kind: Given['kind'];
  readonly key: string;
  readonly name: string;
  /** An ability: its merc's key. */
  readonly owner: string | null;
}
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** How far a plan has come: things looked at, of how many. It is waited for. */
export type Progress = (done: number, of: number) => void | Promise<void>;

/** How many things are looked at between two words on progress. */
const STRETCH = 100;

/**
 * Holds what files say against a Setup: keys for what is new, whether each thing can be, and what would be other.
 * @returns all or nothing: with a single misfit the patch is empty
 */
export async function planImport(base: Setup, read: Read, progress: Progress = () => {}): Promise<Plan> {
  const naming = nameAll(base, read.given);
  const misfits = [...read.misfits, ...naming.misfits];
  const added: Planned[] = [];
  const changed: (Planned & { fields: readonly FieldChange[] })[] = [];
  const patch = { teams: new Map<string, Fields>(), mercs: new Map<string, Fields>() };
  const abilities = new Map<string, Record<string, unknown>>();
  let same = 0;
  for (const [at, one] of naming.named.entries()) {
    if (at % STRETCH === 0) await progress(at, naming.named.length);
    const judged = judge(base, one, naming);
    misfits.push(...judged.misfits);
    if (!judged.value) continue;
    const { key, name, owner, given: from } = one;
    const thing: Planned = { kind: from.kind, key, name, owner };
    if (judged.changes === null) added.push(thing);
    else if (judged.changes.length === 0) same += 1;
    else changed.push({ ...thing, fields: judged.changes });
    if (judged.changes?.length === 0) continue;
    if (owner !== null) abilities.set(owner, { ...abilities.get(owner), [key]: judged.value });
    else (from.kind === 'team' ? patch.teams : patch.mercs).set(key, judged.value);
  }
  await progress(naming.named.length, naming.named.length);
  for (const [merc, own] of abilities) patch.mercs.set(merc, { ...patch.mercs.get(merc), abilities: own });
  const whole = importSchema.parse(
    misfits.length > 0
      ? { teams: {}, mercs: {} }
      : { teams: Object.fromEntries(patch.teams), mercs: Object.fromEntries(patch.mercs) },
  );
  return {
    misfits: firstOfEach(misfits),
    warnings: misfits.length > 0 ? [] : deafTriggers(naming.named, withImport(base, whole)),
    added,
    changed,
    same,
    patch: whole,
  };
}

/** What cannot be read at all is not also missing. */
function firstOfEach(misfits: readonly Misfit[]): readonly Misfit[] {
  const cells = new Map<string, Misfit>();
  for (const one of misfits) {
    const cell = JSON.stringify([one.file, one.line, one.cell]);
    if (!cells.has(cell)) cells.set(cell, one);
  }
  return [...cells.values()].sort((one, other) => (one.file === other.file ? one.line - other.line : 0));
}

type Fields = Readonly<Record<string, unknown>>;

interface Judged {
  readonly misfits: readonly Misfit[];
  /** What would be saved of it; null: it cannot be. */
  readonly value: Fields | null;
  /** Null: it is new. */
  readonly changes: readonly FieldChange[] | null;
}

const SHAPES = {
  team: teamSchema.omit({ lasting: true, mercs: true }).extend({ terrains: z.array(z.string().min(1)) }),
  merc: mercSchema.omit({ status: true, lasting: true, copies: true, abilities: true }),
  ability: writtenSchema,
} as const;

/** What a new thing is where a table says nothing; a case says nothing of more. */
const UNSAID = {
  team: { gp: 0, infrastructure: 0, pool: 'A', terrains: [] },
  merc: { team: null, hired: 0, exp: 0, writeup: '' },
  ability: {},
} as const satisfies Record<Given['kind'], Fields>;
const PLAIN = { team: PLAIN_TEAM, merc: PLAIN_MERC, ability: { cooldown: 0 } } as const;

function judge(base: Setup, one: Named, naming: Naming): Judged {
  const { given } = one;
  const misfits: Misfit[] = [];
  const wrong = (field: string, message: string) => misfits.push(misfit(given, field, message));
  const shape: z.ZodObject = SHAPES[given.kind];
  const old = oldFields(base, one, shape);
  for (const other of Array.isArray(given.fields.aka) ? given.fields.aka : []) {
    const unfit = typeof other === 'string' ? unfitName(other) : null;
    if (unfit !== null) wrong('aka', unfit);
  }
  const said: Fields = { ...withKeys(given.fields, naming.teams, naming.mercs, wrong), name: one.name };
  const whole: Record<string, unknown> = { ...(old ?? fresh(one)) };
  for (const [field, value] of Object.entries(said)) {
    // An empty cell takes away what may be missing, and leaves what may not; "no" is as good as nothing.
    if ((value !== null && value !== false) || field === 'team') whole[field] = value;
    else if (shape.shape[field]?.safeParse(undefined).success) delete whole[field];
  }
  const read = shape.safeParse(whole);
  if (!read.success) for (const issue of read.error.issues) wrong(String(issue.path[0] ?? ''), sayIssue(issue, whole));
  if (!read.success || misfits.length > 0) return { misfits, value: null, changes: null };
  if (old === null) return { misfits, value: stored(base, one, read.data), changes: null };
  const changes = Object.keys({ ...old, ...read.data })
    .filter((field) => !isDeepStrictEqual(old[field], read.data[field]))
    .map((field) => ({ field, before: old[field] ?? null, after: read.data[field] ?? null }));
  const value =
    given.kind === 'ability' ? read.data : Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  return { misfits, value: stored(base, one, value), changes };
}

function fresh({ given, name }: Named): Fields {
  const unsaid = { ...UNSAID[given.kind], ...(given.kind === 'team' ? { leader: name } : {}) };
  return given.plain ? { ...PLAIN[given.kind], ...unsaid } : unsaid;
}

/** The thing as it stands, as far as an import may say it; null: it is new. */
function oldFields({ teams, mercs }: Setup, { given: { kind }, key, owner }: Named, shape: z.ZodObject): Fields | null {
  const things: Readonly<Record<string, Fields>> =
    kind === 'team' ? teams : kind === 'merc' ? mercs : (mercs[owner ?? '']?.abilities ?? {});
  if (!Object.hasOwn(things, key)) return null;
  const fields = Object.entries(things[key] ?? {}).filter(
    ([field, value]) => field in shape.shape && value !== undefined && value !== false,
  );
  const old: Fields = Object.fromEntries(fields);
  return kind === 'team' ? { ...old, terrains: teams[key]?.terrains.map(({ name }) => name) } : old;
}

/** As the journal takes it: terrains that are out stay so. */
function stored({ teams }: Setup, { given: { kind }, key }: Named, value: Fields): Fields {
  if (kind !== 'team' || !Array.isArray(value.terrains)) return value;
  const before = new Map(teams[key]?.terrains.map((terrain) => [terrain.name, terrain]));
  return { ...value, terrains: value.terrains.map((name: string) => before.get(name) ?? { name }) };
}
