import type { Bot } from '../../../engine/rules/crisis-collide/bots/bot';
import { lookaheadBot } from '../../../engine/rules/crisis-collide/bots/lookahead';
import { pick, type Roll } from '../../../engine/rules/crisis-collide/bots/plans';
import { randomBot } from '../../../engine/rules/crisis-collide/bots/random';
import { left, owes } from '../../../engine/rules/crisis-collide/elimination';
import type { State } from '../../../engine/rules/crisis-collide/state';
import type { TableEntry, TableGameState } from '../../../engine/rules/crisis-collide/table/ruleset';
import type { PickedSetup } from '../../../engine/rules/crisis-collide/table/setup';
import { SIDES, TEAM_SIZE } from '../../../engine/rules/crisis-collide/terms';
import { awaiting, view } from '../../../engine/rules/crisis-collide/view';
import type { Bare } from '../../../engine/rules/kernel/envelope';
import type { BotChoice, Following } from '../game';

/** What happens at a duel's table without anybody's doing: bots play, orders are revealed, and time runs out. */

type Next = readonly Bare<TableEntry>[];
const NOTHING: Next = [];

const PLAYERS: Readonly<Record<string, Bot>> = { random: randomBot, lookahead: lookaheadBot };

export const BOTS: readonly BotChoice[] = [
  { id: 'random', title: 'a bot that plays any orders' },
  { id: 'lookahead', title: 'a bot that looks a turn ahead' },
];

export function followDuel(state: TableGameState, when: Following): Next {
  const { duel, setup } = state;
  if (duel === null) return setup.teams === 'picked' ? pickOfBot(setup, state, when) : NOTHING;
  if (!when.seated) return NOTHING;
  if (duel.closesAt === null && when.nextDeadline !== null && duel.log.length === 0)
    return [{ kind: 'deadline', closesAt: when.nextDeadline, because: 'The duel opens.' }];
  const steps = [playOfBot, revealOf, replacementByClock];
  return steps.map((step) => step(duel, when)).find((next) => next.length > 0) ?? NOTHING;
}

/** A bot picks three of the pool, each as likely as any. */
function pickOfBot(setup: PickedSetup, { picks }: TableGameState, { bots, dice, undone }: Following): Next {
  const side = SIDES.find((index) => picks[index] === null && bots.has(setup.sides[index].key));
  if (side === undefined) return NOTHING;
  const by = setup.sides[side].key;
  const roll = rollOf(dice, by, 'pick', 0, undone);
  const pool = Object.keys(setup.pool);
  const team = Array.from({ length: TEAM_SIZE }, () => pool.splice(roll(pool.length) - 1, 1)).flat();
  return [{ kind: 'pick', by, team, leader: pick(team, roll) }];
}

/** A bot sees what its player would see, and no more. */
function playOfBot(duel: State, { bots, dice, nextDeadline, undone }: Following): Next {
  for (const side of SIDES) {
    const by = duel.setup.sides[side].key;
    const bot = PLAYERS[bots.get(by) ?? ''];
    const owed = awaiting(duel, side);
    if (bot === undefined || (owed !== 'orders' && owed !== 'replacement')) continue;
    const seen = view({ ...duel, log: [] }, { kind: 'leader', team: by });
    const roll = rollOf(dice, by, owed, duel.turn, undone);
    if (owed === 'orders') return [{ kind: 'orders', by, lines: [...bot.orders(seen, side, roll)] }];
    const combatant = bot.replacement(seen, side, roll);
    if (combatant !== null) return replaceWith(by, combatant, nextDeadline);
  }
  return NOTHING;
}

/** Orders are revealed once both are in, or the deadline has passed (flow:secret, flow:default). */
function revealOf(duel: State, when: Following): Next {
  if (duel.stage !== 'orders') return NOTHING;
  const given = SIDES.every((side) => awaiting(duel, side) === 'nothing');
  return given || isOver(duel.closesAt, when.now) ? [{ kind: 'reveal', closesAt: when.nextDeadline }] : NOTHING;
}

/** Who enters for an eliminated combatant; the orders after it get their full time. */
export const replaceWith = (by: string, combatant: string, closesAt: string | null): Next => [
  { kind: 'replace', by, combatant },
  ...(closesAt === null ? [] : [{ kind: 'deadline' as const, closesAt, because: 'A replacement was chosen.' }]),
];

/** For who lets the deadline pass, the first of the team that is left enters. */
function replacementByClock(duel: State, { now, nextDeadline }: Following): Next {
  if (duel.stage !== 'replacement' || !isOver(duel.closesAt, now)) return NOTHING;
  const side = SIDES.find((index) => owes(duel, index) && duel.sides[index].choice === null);
  const combatant = side === undefined ? undefined : left(duel, side)[0];
  if (side === undefined || combatant === undefined) return NOTHING;
  const { key, name } = duel.setup.sides[side];
  // What comes after the deadline is late: it is moved before anybody is chosen.
  const because = `${name} let the time for a replacement pass.`;
  return [{ kind: 'deadline', closesAt: nextDeadline, because }, ...replaceWith(key, combatant, nextDeadline)];
}

const isOver = (closesAt: string | null, now: string): boolean =>
  closesAt !== null && Date.parse(now) > Date.parse(closesAt);

/** A bot's dice are the table's own, so that they are committed to as every other; after an undo it throws others. */
function rollOf(dice: Following['dice'], by: string, ability: string, day: number, undone: number): Roll {
  let draw = 0;
  return (sides) => {
    draw += 1;
    return dice.roll({ merc: by, ability, day, use: undone + 1, draw }, sides) ?? 1;
  };
}
