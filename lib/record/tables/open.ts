import 'server-only';
import { z } from 'zod';
import type { ScenarioDifference } from '../../engine/scenarios/kind';
import { loadText } from '../../engine/scenarios/load';
import { writeScenario } from '../../engine/scenarios/write';
import type { Actor } from '../../platform/auth/actor';
import { Looks, unfitName } from '../../platform/text/names';
import { mistake, ok, type Result } from '../../result';
import { changed, type Data, dataOf, doubled, keyed } from './form/data';
import type { SeatOrder, TableKind } from './kind';
import { tableKind } from './kinds';

/** How somebody asks for a table: the fields of the form at /tables/new. */
const seat = z
  .string()
  .max(200)
  .transform((text): SeatOrder => {
    const [by, rest] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
    if (by === 'user') return { by, key: rest };
    return by === 'bot' ? { by, id: rest } : { by: 'link' };
  });
const fields = z.record(z.string(), z.array(z.string()));
const order = z.object({
  ruleset: z.string().max(60),
  name: z.string().trim().max(120),
  /** How the set-up is written: as YAML, or field by field. */
  mode: z.enum(['yaml', 'form']).default('yaml'),
  yaml: z.string().max(400_000).default(''),
  fields,
  visibility: z.enum(['everybody', 'seated']),
  hours: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/, 'Write the hours as a whole number, or leave it empty.')
    .transform((text) => (text === '' ? null : Math.max(1, Number(text)))),
  seats: z.array(seat).max(20),
  do: z.string().max(400).default('open'),
});

/** The fields `seat-1`, `seat-2` … are the seats in order; those that begin with a slash are the set-up's own. */
export const orderSchema = z.preprocess((given) => {
  const all = Object.entries(Object(given));
  const seats = all.flatMap(([name, value]) => {
    const place = /^seat-(\d{1,2})$/.exec(name)?.[1];
    return place === undefined ? [] : [[Number(place), value] as const];
  });
  return {
    ...Object(given),
    seats: seats.toSorted(([one], [other]) => one - other).map(([, value]) => value),
    fields: Object.fromEntries(
      all.flatMap(([name, value]) => (name.startsWith('/') ? [[name, Array.isArray(value) ? value : [value]]] : [])),
    ),
  };
}, order);
export type TableOrder = z.infer<typeof order>;

/** A set-up that is being written. */
export interface SetupDraft {
  readonly mode: 'yaml' | 'form';
  readonly yaml: string;
  readonly data: Data;
  readonly problems: readonly ScenarioDifference[];
  readonly seats: readonly string[];
  /** What was asked of it. */
  readonly asked: string;
}

const noSuchGame = (id: string): Result<never> =>
  mistake('not-found', `There is no game “${id}”.`, { field: 'ruleset' });

/** The draft with which the form of a game begins. */
export function firstDraft(kind: TableKind): SetupDraft {
  return draftOf(kind, 'yaml', kind.example, 'begin');
}

function draftOf(kind: TableKind, mode: SetupDraft['mode'], yaml: string, asked: string): SetupDraft {
  const checked = kind.check(yaml);
  const data = plainData(yaml);
  const example = kind.check(kind.example);
  const seats = checked.ok ? checked.seats : example.ok ? example.seats : [];
  return {
    // What is no YAML cannot be shown in a form.
    mode: data === null ? 'yaml' : mode,
    ...{ yaml, asked, data: data ?? {} },
    problems: checked.ok ? [] : checked.problems,
    seats: seats.map(({ name }) => name),
  };
}

/** Opens a table, or hands the set-up back: with what is wrong in it, or written otherwise. @returns `not-found`, `twice` */
export async function openTable(
  order: TableOrder,
  actor: Actor,
  key?: string,
): Promise<Result<{ readonly number: number } | { readonly draft: SetupDraft }>> {
  const kind = tableKind(order.ruleset);
  if (kind === null) return noSuchGame(order.ruleset);
  const mode = order.do === 'form' ? 'form' : order.do === 'yaml' ? 'yaml' : order.mode;
  const written = yamlOf(kind, order);
  if (!written.ok) return written;
  const draft = draftOf(kind, mode, written.value, order.do);
  if (order.do !== 'open' || draft.problems.length > 0) return ok({ draft });
  const { visibility, hours, seats } = order;
  const checked = kind.check(written.value);
  const name = order.name || (checked.ok ? checked.name : null) || '';
  const unfit = unfitName(name);
  if (unfit !== null) return mistake('unfit-name', unfit, { field: 'name' });
  const seatNames = checked.ok ? checked.seats.map((one) => one.name) : [];
  for (const seat of seatNames) {
    const wrong = unfitName(seat);
    if (wrong !== null)
      return mistake('unfit-name', `The seat “${seat.replace(/\p{C}/gu, '\uFFFD')}”: ${wrong}`, { field: 'yaml' });
    const like = new Looks(seatNames).like(seat);
    if (like !== null) return mistake('alike', `The seats “${seat}” and “${like}” look alike.`, { field: 'yaml' });
  }
  const opened = await kind.open({ actor, key, name, yaml: written.value, visibility, hours, seats });
  return opened.ok ? ok({ number: opened.value }) : opened;
}

/** The set-up as YAML, however it was written. @returns `twice` (two things of one name) */
function yamlOf(kind: TableKind, { mode, yaml, fields, do: asked }: TableOrder): Result<string> {
  if (mode === 'yaml') return ok(yaml);
  const [twice] = doubled(kind.form, fields);
  if (twice !== undefined) return mistake('twice', `“${twice}” stands twice: give each a name of its own.`);
  return ok(writeScenario(keyed(changed(kind.form, dataOf(kind.form, fields), asked))));
}

/** What the YAML says, whether or not it is a set-up; null: it is no YAML. */
function plainData(yaml: string): Data | null {
  const [source] = loadText('set-up', yaml).sources;
  const read = dataSchema.safeParse(source?.data);
  return read.success ? read.data : null;
}

const dataSchema: z.ZodType<Data> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(dataSchema), z.record(z.string(), dataSchema)]),
);

/** A table at which somebody meets a bot, on the game's own example. @returns `not-found` */
export async function practise(actor: Actor, ruleset: string, bot: string, key?: string): Promise<Result<number>> {
  const kind = tableKind(ruleset);
  const played = kind?.bots.find(({ id }) => id === bot);
  if (!kind || !played) return noSuchGame(ruleset);
  return kind.open({
    actor,
    key,
    name: `${actor.name} v a bot`,
    yaml: kind.example,
    visibility: 'everybody',
    hours: null,
    seats: [
      { by: 'user', key: actor.key },
      { by: 'bot', id: bot },
    ],
  });
}
