import 'server-only';
import { inList, plural } from '../../engine/rules/kernel/say';
import type { MercView, TeamView, View } from '../../engine/rules/mercenaries/view';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { readBody } from '../../record/views/body';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import type { LoadedWeek } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import { commanded } from './abilities';
import { abilityName } from './line';
import type { DoneToMe, WayOut } from './model';
import { orderState } from './roster-form';

/** Up to where a leader has looked; null: never. */
async function lookedUpTo(actor: SeasonActor, team: string): Promise<{ week: number; seq: number } | null> {
  return db.deskLook.findFirst({
    where: { userId: actor.id, team: { key: team, season: { key: actor.season } } },
    select: { week: true, seq: true },
  });
}

/**
 * What other teams did to this one in the open week, and in the one before as far as its leader has not looked at it: what hit it,
 * and what is aimed at it. The newest first.
 */
export async function readDoneToMe(
  actor: SeasonActor,
  { season, week }: LoadedWeek,
  view: View,
  team: TeamView,
): Promise<readonly DoneToMe[]> {
  const looked = await lookedUpTo(actor, team.key);
  const own = Object.values(view.mercs).filter((merc) => merc.team === team.key || merc.controller === team.key);
  const targets = [...own.map(({ key }) => key), team.key, ...team.terrains.map(({ name }) => `${team.key}/${name}`)];
  const lost = team.ledger
    .filter(({ amount, ruling }) => amount < 0 && ruling !== null)
    .map(({ ruling }) => ruling ?? '');
  const rows = await db.ruling.findMany({
    where: {
      week: { seasonId: season.id, number: { gte: looked === null ? week : Math.min(week, looked.week) } },
      about: 'ability',
      AND: [
        standing({ team: actor.sealed ? null : team.key }),
        { OR: [{ teamKey: null }, { teamKey: { not: team.key } }] },
        {
          OR: [
            { outcome: 'Resolved', OR: [{ hits: { hasSome: targets } }, { rulingId: { in: lost } }] },
            { outcome: 'Pending', targets: { hasSome: targets } },
          ],
        },
      ],
    },
    orderBy: [{ week: { number: 'desc' } }, { seq: 'desc' }, { order: 'desc' }],
    select: { ...lineColumns, seq: true },
  });
  const isNew = (row: (typeof rows)[number]): boolean =>
    looked === null || row.week.number > looked.week || (row.week.number === looked.week && row.seq > looked.seq);
  const told = rows.filter((row) => row.week.number === week || isNew(row));
  const lines = await toLines(season.id, told);
  return told.flatMap((row, at): DoneToMe[] => {
    const line = lines[at];
    if (line === undefined) return [];
    const struck = own.filter(({ key }) => (row.outcome === 'Pending' ? row.targets : row.hits).includes(key));
    return [
      {
        line,
        isNew: isNew(row),
        seq: row.week.number === week ? row.seq : 0,
        changes: readBody(row.body).changes,
        ways: row.week.number === week ? waysOut(view, team, struck, row.outcome === 'Pending') : [],
      },
    ];
  });
}

/** What a leader can do about it now. */
function waysOut(view: View, team: TeamView, struck: readonly MercView[], pending: boolean): WayOut[] {
  if (pending) return answers(view, team);
  const open = orderState(view, team) === 'open';
  const saved = team.roster.state === 'open' ? [...team.roster.value.mercs, ...team.roster.value.assists] : [];
  return struck.flatMap((merc): WayOut[] => {
    const out = merc.controller !== team.key || !merc.rosterable;
    if (!out) return [];
    const waiting = view.rulings
      .filter(({ by, outcome, merc: user }) => by === team.key && outcome === 'Pending' && user === merc.key)
      .flatMap(({ ability }) => (ability === null ? [] : abilityName(view, ability)));
    return [
      ...(open && saved.includes(merc.key)
        ? [{ text: `${merc.name} is on your roster and drops out of it at the lock: save another.`, to: '#roster' }]
        : []),
      ...(waiting.length > 0 && !view.rostersLocked
        ? [
            {
              text: `${inList(waiting)} ${plural(waiting.length, 'waits', 'wait')} for ${merc.name} to take the field.`,
              to: '#posted',
            },
          ]
        : []),
    ];
  });
}

/** Abilities that are ready and may keep another from taking place. */
function answers(view: View, team: TeamView): WayOut[] {
  const ready = commanded(view, team.key).filter(
    ({ ability }) => ability.usable && (ability.definition.effects ?? []).some(({ do: kind }) => kind === 'Nullify'),
  );
  if (ready.length === 0) return [];
  return [
    {
      text: `You can answer with ${inList(
        ready.map(({ ability }) => ability.name),
        'or',
      )}.`,
      to: '#declare',
    },
  ];
}

/** Remembers that a leader has looked at all that is there now. @returns the last entry that was. */
export async function noteLook(actor: SeasonActor, seen: { week: number; seq: number }): Promise<Result<null>> {
  const team = await db.team.findFirst({
    where: { key: actor.team ?? '', season: { key: actor.season } },
    select: { id: true },
  });
  if (team === null) return mistake('no-team', 'You lead no team in this season.');
  const data = { ...seen, at: new Date() };
  const before = await db.deskLook.findFirst({ where: { userId: actor.id, teamId: team.id } });
  // An older page, sent later, does not take back what was looked at.
  if (before !== null && (before.week > seen.week || (before.week === seen.week && before.seq >= seen.seq)))
    return ok(null);
  await db.deskLook.upsert({
    where: { userId_teamId: { userId: actor.id, teamId: team.id } },
    create: { userId: actor.id, teamId: team.id, ...data },
    update: data,
  });
  return ok(null);
}
