import { epochOf } from '../../../engine/rules/kernel/epoch';
import type { Row } from '../../../platform/db/save';
import { inForce } from './amended';
import { idOf, type Source } from './source';
import { phaseSpans } from './spans';

/** Rows of one week's game: its phases, matches, orders and GP. */

export function weekRow({ week }: Source): Row {
  const closing = inForce(week.journal).find((entry) => entry.kind === 'advance' && entry.to === 'Week');
  return {
    id: week.id,
    phase: week.record.phase,
    day: week.record.day,
    dayOfPhase: week.record.dayOfPhase,
    closesAt: week.record.closesAt,
    closedAt: closing?.at ?? null,
    seq: week.seq,
    head: week.head,
    diceEpoch: epochOf(week.journal),
  };
}

export const phaseRows = ({ week }: Source): Row[] =>
  phaseSpans(week, inForce(week.journal)).map(({ phase, opensAt, closesAt, closedAt }) => ({
    weekId: week.id,
    phase,
    opensAt,
    closesAt,
    closedAt,
  }));

export const matchRows = ({ week, ids }: Source): Row[] =>
  week.record.matches.map((match, place) => ({
    weekId: week.id,
    place,
    attackerId: idOf(ids.teams, match.attacker, 'team'),
    defenderId: idOf(ids.teams, match.defender, 'team'),
    tier: match.tier,
    deferred: match.deferred,
    terrain: match.terrain,
    winnerKey: match.winner,
    facts: match.facts,
    battle: match.battle,
  }));

export const rosterRows = ({ week, ids }: Source): Row[] =>
  Object.values(week.record.teams).flatMap(({ key, roster }) =>
    roster.state !== 'open'
      ? []
      : [
          {
            weekId: week.id,
            teamId: idOf(ids.teams, key, 'team'),
            mercs: roster.value.mercs,
            assists: roster.value.assists,
            fee: roster.value.fee,
            locked: roster.value.locked,
          },
        ],
  );

export const bidRows = ({ week, ids }: Source): Row[] =>
  Object.values(week.record.teams).flatMap(({ key, bid }) =>
    bid.state !== 'open'
      ? []
      : [
          {
            weekId: week.id,
            teamId: idOf(ids.teams, key, 'team'),
            terrain: bid.value.terrain,
            gp: bid.value.gp,
            locked: week.record.rostersLocked,
          },
        ],
  );

/** A team's GP, line by line, with what it had after each. */
export const ledgerRows = ({ week, ids }: Source): Row[] =>
  Object.values(week.record.teams).flatMap((team) => {
    let balance = team.gp - team.ledger.reduce((sum, line) => sum + line.amount, 0);
    return team.ledger.map((line, seq) => {
      balance += line.amount;
      return {
        id: line.id,
        weekId: week.id,
        teamId: idOf(ids.teams, team.key, 'team'),
        seq,
        what: line.what,
        text: line.text,
        amount: line.amount,
        balance,
        entryId: line.entry,
        rulingId: line.ruling,
      };
    });
  });

/** What admins entered by hand, one row for each thing that an entry changed. */
export function adjustmentRows({ week }: Source): Row[] {
  const entries = new Map(week.journal.map((entry) => [entry.id, entry]));
  const places = new Map<string, number>();
  return week.record.adjustments.flatMap(({ entry: id, about, team, merc, ability, text }) => {
    const entry = entries.get(id);
    if (entry?.kind !== 'adjust') return [];
    const place = places.get(id) ?? 0;
    places.set(id, place + 1);
    const { seq, at, actor, because } = entry;
    const whose = { teamKey: team, mercKey: merc, abilityKey: ability };
    return [{ id: `${id}.${place}`, weekId: week.id, seq, at, actor, about, ...whose, text, because }];
  });
}
