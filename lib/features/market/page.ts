import 'server-only';
import { PHASES, type Phase } from '../../engine/rules/mercenaries/terms';
import { type Actor, eyesOf } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { type MarketBidRow, readBids, readListPrices } from '../../record/market/bids';
import { type Market, priceOf, readMarket } from '../../record/market/market';
import type { MercName, TeamName } from '../../record/views/model';
import { readSeason } from '../../record/views/season';
import { loadWeek } from '../../record/week/load';
import { mistake, ok, type Result } from '../../result';

/** The market of a season as somebody may see it: a sealed bid is its own team's alone until its phase has closed. */
export interface MarketPage {
  readonly name: string;
  readonly zone: string;
  readonly week: number;
  readonly phase: Phase | 'Closed';
  readonly closesAt: string | null;
  readonly market: Market;
  readonly forHire: readonly Offer[];
  /** Bids of phases of this week that have closed, and which of them hired. */
  readonly past: readonly PastBid[];
}
export interface Offer {
  readonly merc: MercName;
  readonly upkeep: number;
  /** What it costs, or is bid for it at least. */
  readonly price: number;
  readonly listPrice: number | null;
  /** Those that whoever looks may see. */
  readonly bids: readonly { readonly team: TeamName; readonly gp: number; readonly at: string }[];
}
export interface PastBid {
  readonly phase: Phase;
  readonly merc: MercName;
  readonly team: TeamName;
  readonly gp: number;
  readonly won: boolean;
}

/** @param actor as of that season; null: a visitor. @returns `not-found` */
export async function readMarketPage(season: string, actor: Actor | null): Promise<Result<MarketPage>> {
  const [row, loaded] = await Promise.all([readSeason(season), loadWeek({ season })]);
  if (row === null) return mistake('not-found', 'There is no such season.');
  if (!loaded.ok) return loaded;
  const { record, id: weekId, journal } = loaded.value;
  const { phase } = record;
  const setting = readMarket(
    (await db.season.findUniqueOrThrow({ where: { id: row.id }, select: { market: true } })).market,
  );
  const open = phase === 'Closed' ? null : phase;
  const listed = await readListPrices(db, row.id);
  // What is sealed is not read at all.
  const present =
    open === null
      ? []
      : await readBids(db, weekId, {
          phase: open,
          ...(setting.way === 'sealed bid' ? { team: eyesOf(actor) } : {}),
        });
  const before = PHASES.slice(0, open === null ? PHASES.length : PHASES.indexOf(open));
  const past = (await Promise.all(before.map((each) => readBids(db, weekId, { phase: each })))).flat();
  const mercOf = (key: string): MercName => {
    const merc = record.mercs[key];
    return { key, name: merc?.name ?? key, gender: merc?.gender ?? 'Genderless' };
  };
  const teamOf = (key: string): TeamName => ({ key, name: record.teams[key]?.name ?? key });
  const hired = (bid: MarketBidRow): boolean =>
    journal.some(
      (entry) =>
        entry.kind === 'hire' &&
        entry.bid === true &&
        entry.by === bid.team &&
        entry.merc === bid.merc &&
        entry.price === bid.gp,
    );
  return ok({
    name: row.name,
    zone: row.timeZone,
    week: record.week,
    phase,
    closesAt: record.closesAt,
    market: setting,
    forHire: Object.values(record.mercs)
      .filter(({ team }) => team === null)
      .map((merc) => ({
        merc: mercOf(merc.key),
        upkeep: merc.upkeep,
        listPrice: listed.get(merc.key) ?? null,
        price: priceOf(merc, listed.get(merc.key) ?? null),
        bids: present
          .filter((bid) => bid.merc === merc.key)
          .map(({ team, gp, at }) => ({ team: teamOf(team), gp, at })),
      })),
    past: past.map((bid) => ({
      ...{ phase: bid.phase as Phase, merc: mercOf(bid.merc), team: teamOf(bid.team), gp: bid.gp },
      won: hired(bid),
    })),
  });
}
