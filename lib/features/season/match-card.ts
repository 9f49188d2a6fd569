import { z } from 'zod';
import type { Prisma } from '../../platform/db/generated/client';
import type { RulingLine } from '../../record/views/model';
import type { Names } from '../../record/views/names';
import { readBattle } from './battle';
import { matchColumns, toMatchLine } from './match-line';
import type { MatchCard, SideCard } from './model';

const factsDoor = z.array(z.object({ text: z.string(), ruling: z.string() }));
export const readFacts = (json: unknown): z.infer<typeof factsDoor> => factsDoor.parse(json);

const team = { select: { id: true, key: true, name: true, leader: { select: { name: true } } } } as const;

/** A match with its facts and its teams' leaders. */
export const cardColumns = {
  ...matchColumns,
  attacker: team,
  defender: team,
  facts: true,
  battle: true,
} satisfies Prisma.MatchSelect;
export type CardRow = Prisma.MatchGetPayload<{ select: typeof cardColumns }>;

/** Rosters and bids that are public: the condition is part of the query, so that a sealed one is never read. */
export const publicRosters = {
  where: { locked: true },
  select: { teamId: true, mercs: true, assists: true, fee: true },
} as const;
export const publicBids = { where: { locked: true }, select: { teamId: true, terrain: true, gp: true } } as const;
export interface PublicRosters {
  readonly rosters: readonly { teamId: string; mercs: string[]; assists: string[]; fee: number }[];
  readonly bids: readonly { teamId: string; terrain: string; gp: number }[];
}

/** @param lines the rulings that this reader may see, by id. */
export function toMatchCard(
  row: CardRow,
  sealed: PublicRosters,
  lines: ReadonlyMap<string, RulingLine>,
  names: Names,
): MatchCard {
  const battle = readBattle(row.battle);
  const side = (which: CardRow['attacker'], attacks: boolean): SideCard => {
    const fought = battle?.sides[attacks ? 0 : 1];
    const roster = sealed.rosters.find((each) => each.teamId === which.id);
    const bid = sealed.bids.find((each) => each.teamId === which.id);
    return {
      team: { key: which.key, name: which.name },
      leader: fought?.leader ?? which.leader?.name ?? null,
      attacks,
      battle: fought
        ? {
            out: fought.mercs.flatMap(({ merc, out }) => (out ? [{ merc: names.merc(merc), text: out.text }] : [])),
            came: fought.mercs.flatMap(({ merc, how }) => (how === 'came over' ? [names.merc(merc)] : [])),
          }
        : null,
      roster: roster
        ? { mercs: roster.mercs.map(names.merc), assists: roster.assists.map(names.merc), fee: roster.fee }
        : null,
      bid: bid ? { terrain: bid.terrain, gp: bid.gp } : null,
    };
  };
  return {
    ...toMatchLine(row),
    sides: [side(row.attacker, true), side(row.defender, false)],
    thirdParties: (battle?.thirdParties ?? []).map(({ merc }) => names.merc(merc)),
    facts: readFacts(row.facts).map(({ text, ruling }) => ({ text, ruling, title: lines.get(ruling)?.title ?? null })),
  };
}
