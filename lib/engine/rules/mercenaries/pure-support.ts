import { isResting } from './cooldowns';
import { lateBy } from './deadline';
import { cardOf, findMerc, mercName, mercOf, sourcesOf, teamName, teamOf } from './lookup';
import { allowed, note } from './refusals';
import type { Refusal } from './removals';
import { isPureSupport } from './sides';
import type { State } from './state';
import type { Transaction } from './transaction';
import { closesChoice, mayChoose } from './window';

/** Pure Supports are linked to a battle merc, on purchase and anew at times (`2g:pure-support`). */

const WEEKS_LINKED = 5;

export function link(tx: Transaction, by: string, merc: string, to: string): void {
  const { state, entry } = tx;
  const refusal = lateBy(state, entry.at) ?? linkRefusal(state, by, merc, to);
  if (!allowed(tx, { about: 'link', by, merc, targets: [to] }, refusal)) return;
  if (findMerc(state, merc) && findMerc(state, to)) attach(tx, merc, to);
}

function attach(tx: Transaction, merc: string, to: string): void {
  const row = tx.merc(merc);
  row.linkedTo = to;
  row.since = tx.state.week;
}

function linkRefusal(state: State, by: string, merc: string, to: string): Refusal | null {
  const cites = ['2g:pure-support'] as const;
  const row = findMerc(state, merc);
  if (!row) return { text: `there is no merc ${merc}`, cites };
  if (!isPureSupport(state, merc)) return { text: `${mercName(state, merc)} is no Pure Support`, cites };
  if (row.team !== by) return { text: `${mercName(state, merc)} is no merc of ${teamName(state, by)}`, cites };
  const other = findMerc(state, to);
  if (!other) return { text: `there is no merc ${to}`, cites };
  if (other.team !== by || isPureSupport(state, to)) {
    return { text: `${mercName(state, to)} is no battle merc of ${teamName(state, by)}`, cites };
  }
  if (state.phase === 'Closed') return { text: 'the week is closed', cites: ['glossary:week'] };
  if (mayChoose(state, row.hired)) return null;
  return relinkRefusal(state, merc, row.linkedTo === null ? null : row.since);
}

/** In the week of its purchase a link may be made and remade at any time; later it has its conditions. */
function relinkRefusal(state: State, merc: string, since: number | null): Refusal | null {
  const cites = ['2g:pure-support'] as const;
  const name = mercName(state, merc);
  if (state.phase !== 'Peacetime') return { text: `${name} is linked anew in Peacetime only`, cites };
  if (since !== null && state.week < since + WEEKS_LINKED) {
    return {
      text: `${name} was linked in week ${since} and may be linked anew from week ${since + WEEKS_LINKED}`,
      cites,
    };
  }
  const resting = sourcesOf(state, merc).find((source) => isResting(state, source));
  return resting
    ? { text: `${name} has an ability on recharge and cannot be linked anew`, cites: [...cites, '2c:cooldown'] }
    : null;
}

/** A Pure Support purchased this week and linked to nobody is linked by a roll, as an On Purchase choice. */
export function rollLinks(tx: Transaction): void {
  for (const team of Object.keys(tx.state.setup.teams)) {
    for (const merc of teamOf(tx.state, team).mercs) {
      const row = mercOf(tx.state, merc);
      if (cardOf(tx.state, merc).pureSupport && row.linkedTo === null && closesChoice(tx.state, row.hired))
        rollLink(tx, team, merc);
    }
  }
}

function rollLink(tx: Transaction, team: string, merc: string): void {
  const { state } = tx;
  const among = teamOf(state, team).mercs.filter((one) => !isPureSupport(state, one));
  const [only] = among;
  if (only === undefined) return;
  // With spaces, as no key of an ability has them: dice of two things never bear one label.
  const label = { merc, ability: 'pure support link', day: state.day, use: 1, draw: 1 };
  const roll = among.length > 1 ? tx.throwLabelled(label, merc, among.length, { purpose: 'pick', among }) : null;
  const to = among.length > 1 ? roll && among[roll.value - 1] : only;
  if (!to) return;
  attach(tx, merc, to);
  const text = `${mercName(state, merc)} was linked to nobody in time: the roll falls on ${mercName(state, to)}`;
  const attempted = { id: `${tx.entry.id}.${merc}.link`, about: 'link', by: team, merc, targets: [to] };
  note(tx, attempted, { text, cites: ['2g:pure-support', '2a:on-purchase'] }, roll ? [roll] : []);
}
