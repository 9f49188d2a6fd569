import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { pickTeam, postOrders } from '@/lib/record/tables/crisis-collide/act';
import { readDuel } from '@/lib/record/tables/crisis-collide/read';
import { tableKind } from '@/lib/record/tables/kinds';
import { openTable } from '@/lib/record/tables/open';
import { readRecord } from '@/lib/record/tables/record';
import { takeSeat } from '@/lib/record/tables/seats';
import { append } from '@/lib/record/week/append';
import { forget } from '@/lib/record/week/cache';
import { readJournal } from '@/lib/record/week/journal';
import { loadWeek } from '@/lib/record/week/load';
import { rebuild } from '@/lib/record/week/rebuild';
import { viewFor } from '@/lib/record/week/ruleset';
import type { NewJournalEntry } from '@/lib/record/week/types';
import { ok, type Result } from '@/lib/result';
import { merc, openSeason, team } from '../db/league';
import { value } from '../support/results';
import { person } from '../tables/people';

/** A journal that somebody plays in, whichever client it is of: a week of Mercenaries, or a table of Crisis Collide. */
export interface Played {
  readonly stream: string;
  /** Two who play against each other. */
  readonly sides: readonly [Actor, Actor];
  /** One act of the first side: a post with this text in it. @param key of the form */
  act(text: string, key: string, by?: Actor): Promise<Result<unknown>>;
  /** One act of the first side that stays sealed from the other. @returns what gives it away to whoever reads it */
  secret(): Promise<string>;
  /** All that somebody may read of it, as text; null: a visitor. */
  seenBy(side: Actor | null): Promise<string>;
  /** SQL that picks its row. */
  readonly row: string;
  /** Where a post of it becomes a row that people read. */
  readonly posts: string;
  /** Writes anew what people read, from the journal alone. */
  rebuild(): Promise<Result<unknown>>;
}

export interface Client {
  readonly name: string;
  open(): Promise<Played>;
}

const week: Client = {
  name: 'a week',
  async open() {
    const season = await openSeason(2);
    const where = { season: season.key, week: 1 };
    const does = (actor: Actor, entry: NewJournalEntry, idempotencyKey?: string) =>
      append({ where, actor, idempotencyKey, entries: () => ok([entry]) });
    value(await does(season.admin, { kind: 'advance', to: 'Wartime', closesAt: null }));
    const [one, two] = [season.leader(1), season.leader(2)];
    return {
      stream: `${season.key}/1`,
      sides: [one, two],
      act: (text, key, by = one) =>
        does(by, { kind: 'post', by: by.team ?? '', text, readings: [], reader: 'test' }, key),
      secret: async () => {
        value(await does(one, { kind: 'roster', by: team(1), mercs: [merc(1, 2), merc(1, 4)] }));
        return `["${merc(1, 2)}","${merc(1, 4)}"]`;
      },
      seenBy: async (side) => {
        const viewer = side?.team ? ({ kind: 'leader', team: side.team } as const) : ({ kind: 'visitor' } as const);
        const journal = value(await readJournal(where, viewer));
        const rulings = await db.ruling.findMany({ where: { week: { stream: `${season.key}/1` }, secretOf: null } });
        return JSON.stringify([journal, viewFor(value(await loadWeek(where)), viewer), rulings]);
      },
      row: `SELECT 1 FROM "Week" WHERE "stream" = '${season.key}/1'`,
      posts: 'Post',
      rebuild: () => {
        forget();
        return rebuild(where);
      },
    };
  },
};

const FIGHTERS = `
sides: { Left: {}, Right: {} }
combatants:
  Spark: { hp: 100, move: "-2:+2", abilities: { Jab: { cost: 10 AP, attack: 60, range: "1:2", rate: 100 } } }
  Stone: { hp: 100 }
  Reed: { hp: 100, move: "-1:+2" }
`;

let tables = 0;
const table: Client = {
  name: 'a table',
  async open() {
    tables += 1;
    const [one, two] = [await person(`Ada ${tables}`), await person(`Bea ${tables}`)];
    const host = await person(`Maud ${tables}`, 'admin');
    const opened = value(
      await openTable(
        {
          ...{ ruleset: 'crisis-collide', name: 'A duel', yaml: FIGHTERS, mode: 'yaml', fields: {}, hours: null },
          ...{ visibility: 'everybody', do: 'open', seats: [one, two].map(({ key }) => ({ by: 'user', key })) },
        },
        host,
      ),
    );
    if (!('number' in opened)) throw new Error(JSON.stringify(opened));
    const { number } = opened;
    for (const actor of [one, two]) {
      value(await takeSeat(number, actor));
      value(await pickTeam({ number, actor, key: `pick ${actor.key}` }, ['Spark', 'Stone', 'Reed'], 'Spark'));
    }
    const post = (text: string, key: string, actor = one) =>
      postOrders({ number, actor, key }, 1, `<b>1: rest</b> ${text}`);
    return {
      stream: `table/${number}`,
      sides: [one, two],
      act: post,
      secret: async () => {
        value(await post('CANARY-ORDER', `secret ${number}`));
        return 'CANARY-ORDER';
      },
      seenBy: async (side) =>
        JSON.stringify([value(await readDuel(number, side)), value(await readRecord(number, side))]),
      row: `SELECT 1 FROM "Table" WHERE "number" = ${number}`,
      posts: 'TablePost',
      rebuild: async () => tableKind('crisis-collide')?.rebuild(number) ?? ok(null),
    };
  },
};

export const CLIENTS: readonly Client[] = [week, table];
