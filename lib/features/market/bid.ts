import 'server-only';
import type { SeasonActor } from '../../platform/auth/actor';
import { seatsOf } from '../../platform/auth/seats';
import { clockOf } from '../../platform/db/clock';
import { rollingBack } from '../../platform/db/rolling-back';
import { readListPrices } from '../../record/market/bids';
import { priceOf, readMarket } from '../../record/market/market';
import { SEASON_ENDED } from '../../record/week/ended';
import { hold } from '../../record/week/hold';
import { mistake, ok, type Result } from '../../result';

/**
 * Bids for a merc without a team, changes the bid or takes it back; it is settled as the phase closes. Phase, deadline, price, GP and
 * seat are judged in the transaction that holds the week.
 * @param gp null: the bid is taken back
 * @returns the merc's name; or `no-team`, `fixed` (there are no bids in this season), `no-merc`, `taken`, `least`, `gp`, `late`, `closed`,
 *   `nothing` (there is no bid to take back), `ended`, `held`
 */
export const bidForMerc = (
  actor: SeasonActor,
  { merc, gp }: { readonly merc: string; readonly gp: number | null },
): Promise<Result<{ readonly name: string }>> =>
  rollingBack(async (tx) => {
    // Before its week, as the clock holds them: the way of hiring stays what it is until this is done.
    await tx.$executeRaw`SELECT FROM "Season" WHERE "key" = ${actor.season} FOR SHARE`;
    const held = await hold(tx, { season: actor.season });
    if (!held.ok) return held;
    const { week } = held.value;
    const view = week.record;
    const now = await clockOf(tx);
    const seats = await seatsOf(tx, actor.season, actor.id);
    const team = actor.team !== null && seats.includes(actor.team) ? view.teams[actor.team] : undefined;
    if (team === undefined) return mistake('no-team', 'You act for no team of this season.');
    const season = await tx.season.findUniqueOrThrow({
      where: { key: actor.season },
      select: { id: true, market: true, endedAt: true },
    });
    if (season.endedAt !== null) return SEASON_ENDED;
    if (readMarket(season.market).way === 'fixed') {
      return mistake('fixed', 'Mercs are hired at a fixed price in this season: there are no bids.');
    }
    if (view.phase === 'Closed') return mistake('closed', `Week ${view.week} is closed.`);
    if (view.closesAt !== null && Date.parse(view.closesAt) < now.getTime()) {
      return mistake('late', `${view.phase} has closed: its bids are being settled.`, {
        next: 'Bid again once the next phase is open.',
      });
    }
    const found = Object.hasOwn(view.mercs, merc) ? view.mercs[merc] : undefined;
    const row = await tx.mercenary.findUnique({
      where: { seasonId_key: { seasonId: season.id, key: merc } },
      select: { id: true },
    });
    const teamRow = await tx.team.findUniqueOrThrow({
      where: { seasonId_key: { seasonId: season.id, key: team.key } },
      select: { id: true },
    });
    if (found === undefined || row === null) return mistake('no-merc', 'There is no such merc.', { field: 'merc' });
    const which = {
      weekId_phase_teamId_mercenaryId: {
        ...{ weekId: week.id, phase: view.phase, teamId: teamRow.id, mercenaryId: row.id },
      },
    };
    if (gp === null) {
      const { count } = await tx.marketBid.deleteMany({ where: which.weekId_phase_teamId_mercenaryId });
      return count === 0 ? mistake('nothing', `You have no bid for ${found.name}.`) : ok({ name: found.name });
    }
    if (found.team !== null) return mistake('taken', `${found.name} is not for hire.`, { field: 'merc' });
    const least = priceOf(found, (await readListPrices(tx, season.id)).get(merc) ?? null);
    if (gp < least) {
      return mistake('least', `A bid for ${found.name} is at least ${least} GP.`, { field: 'gp' });
    }
    if (gp > Math.max(0, team.gp)) {
      return mistake('gp', `You bid ${gp} GP for ${found.name} and have ${team.gp}.`, {
        field: 'gp',
        next: 'What a team pays of its own will must be there (rules: GP).',
      });
    }
    const data = { gp, at: now, by: actor.key };
    await tx.marketBid.upsert({
      where: which,
      create: { ...which.weekId_phase_teamId_mercenaryId, ...data },
      update: data,
      select: { id: true },
    });
    return ok({ name: found.name });
  });
