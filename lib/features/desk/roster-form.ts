import { inList, plural } from '../../engine/rules/kernel/say';
import { TIER_LIMITS } from '../../engine/rules/mercenaries/terms';
import type { MercView, TeamView, ValueChange, View } from '../../engine/rules/mercenaries/view';
import { abilityName } from './line';
import type { BidForm, Pick, RosterForm } from './model';

/** What a team may still order before the lock. */
export function orderState(view: View, team: TeamView): RosterForm['state'] {
  if (team.match === null) return 'no match';
  if (view.rostersLocked) return 'locked';
  return view.phase === 'Wartime' ? 'open' : 'closed';
}

/** Abilities that this team has waiting, by the merc that must be on the roster for them. */
function needs(view: View, team: string): Map<string, string[]> {
  const waiting = view.rulings.filter((ruling) => ruling.by === team && ruling.outcome === 'Pending');
  const byUser = new Map<string, string[]>();
  for (const { merc, ability } of waiting) {
    if (merc === null || ability === null) continue;
    const user = view.mercs[merc]?.linkedTo ?? merc;
    byUser.set(user, [...(byUser.get(user) ?? []), abilityName(view, ability)]);
  }
  return byUser;
}

/** The roster as a form: every merc that the team commands, what it costs, and what it is needed for. */
export function rosterForm(view: View, team: TeamView): RosterForm {
  const match = view.matches.find((each) => each.key === team.match);
  const limit = (match && TIER_LIMITS[match.tier]) ?? Number.POSITIVE_INFINITY;
  const saved = team.roster.state === 'open' ? team.roster.value : null;
  const picked = new Set([...(saved?.mercs ?? []), ...(saved?.assists ?? [])]);
  const needed = needs(view, team.key);
  const picks = Object.values(view.mercs)
    .filter((merc) => merc.controller === team.key || merc.team === team.key)
    .map((merc): Pick => {
      const mine = merc.controller === team.key && merc.rosterable;
      const fee = Math.max(0, merc.upkeep - limit) * view.settings.payDownFee;
      return {
        key: merc.key,
        name: merc.name,
        upkeep: merc.upkeep,
        picked: picked.has(merc.key) && mine,
        off: !mine,
        note: note(merc, mine, fee, match?.tier ?? null, needed.get(merc.key) ?? [], view),
        fee,
        counts: merc.assists === null,
      };
    });
  return {
    state: orderState(view, team),
    saved: saved !== null,
    cap: view.settings.rosterCap,
    picks: [...picks.filter((pick) => !pick.off), ...picks.filter((pick) => pick.off)],
  };
}

function note(
  merc: MercView,
  mine: boolean,
  fee: number,
  tier: string | null,
  needed: string[],
  view: View,
): string | null {
  if (!mine)
    return merc.whyNot ?? (merc.controller === null ? 'nobody commands it now' : 'another team commands it now');
  const notes = [
    needed.length > 0 ? `${inList(needed)} ${plural(needed.length, 'needs', 'need')} it` : '',
    fee > 0 && tier !== null ? `fee ${fee} GP in ${tier} tier` : '',
    merc.assists !== null ? `assists ${view.mercs[merc.assists]?.name ?? merc.assists}` : '',
    ...merc.changed.map(saidChange),
  ].filter((part) => part !== '');
  return notes.length > 0 ? notes.join(' · ') : null;
}

/** A value that the card does not say by itself: `upkeep 5, 3 by the card: Circe’s Swine until the end of week 4`. */
function saidChange({ value, base, now, causes }: ValueChange): string {
  const what = value === 'status' ? now.toLowerCase() : value === 'write-up' ? 'write-up changed' : `${value} ${now}`;
  const card = base === null ? '' : `, ${base} by the card`;
  const why = causes.map(({ by, until }) => (by === null ? until : `${by}, ${until}`)).join('; ');
  return `${what}${card}: ${why}`;
}

/** The terrain bid as a form: what can be bid for and how much is left for it. */
export function bidForm(view: View, team: TeamView): BidForm {
  const match = view.matches.find((each) => each.key === team.match);
  const fee = team.roster.state === 'open' && !view.rostersLocked ? team.roster.value.fee : 0;
  const isOut = (outUntil: number | null) => outUntil !== null && outUntil >= view.week;
  return {
    state: orderState(view, team),
    placed: team.bid.state === 'open' ? team.bid.value : null,
    terrains: team.terrains.filter((terrain) => !isOut(terrain.outUntil)).map((terrain) => terrain.name),
    out: team.terrains
      .filter((terrain) => isOut(terrain.outUntil))
      .map((terrain) => `${terrain.name} is given up until week ${terrain.outUntil} is over.`),
    most: Math.max(0, team.gp - fee),
    fee,
    defends: match?.defender === team.key,
  };
}
