import { nearNames, withNear } from '../kernel/words';
import { type Board, cardNamed, playerNamed, put, putPlayer } from './board';
import type { Entry } from './entry';
import { inSight, noCard } from './near';
import { give, settle } from './ongoing';
import { type Log, type Refusal, rule } from './record';
import type { CardState } from './state';

/** What an admin rules by hand (ruling:override): it holds as a whole, or where one part of it cannot be, not at all. */

/** A new turn: what has triggered is forgotten (trigger:cap); without a name the Initiative stays. */
export function beginTurn(board: Board, log: Log, { initiative }: Extract<Entry, { kind: 'turn' }>): Refusal | null {
  if (initiative !== null && playerNamed(board, initiative) === null)
    return {
      card: null,
      by: null,
      why: withNear(
        `“${initiative}” is neither player.`,
        nearNames(
          initiative,
          board.players.map(({ name }) => name),
        ),
      ),
    };
  board.turn += 1;
  board.triggered = {};
  board.initiative = initiative ?? board.initiative;
  settle(board);
  rule(board, log, 'turn', {
    outcome: 'Set',
    cites: ['trigger:cap', 'order:initiative'],
    reason: `Turn ${board.turn} begins, and ${board.initiative} holds the Initiative.`,
  });
  return null;
}

/** Numbers and states as they are stated. Nothing triggers of it (condition:not-a-trigger). */
export function set(board: Board, log: Log, { of, because }: Extract<Entry, { kind: 'set' }>): Refusal | null {
  const named = Object.entries(of);
  for (const [name, { planning, power }] of named) {
    const card = cardNamed(board, name);
    const player = playerNamed(board, name);
    const why =
      card === null && player === null
        ? withNear(`“${name}” is neither a card nor a player.`, nearNames(name, inSight(board)))
        : player !== null && (planning !== undefined || power !== undefined)
          ? `${name} is a player and has neither power nor Planning points`
          : card !== null && card.type !== 'Character' && (planning ?? 0) > 0
            ? `${name} is no Character and has no Planning points`
            : null;
    if (why !== null) return { card: name, by: null, why };
  }
  const told = new Map<string | null, { names: string[]; changes: string[] }>();
  for (const [name, { planning, power, counters, states }] of named) {
    const card = cardNamed(board, name);
    const player = playerNamed(board, name);
    if (card !== null)
      put(board, {
        ...card,
        planning: planning ?? card.planning,
        power: power ?? card.power,
        counters: { ...card.counters, ...counters },
        states: states ?? card.states,
      });
    else if (player !== null)
      putPlayer(board, { ...player, counters: { ...player.counters, ...counters }, states: states ?? player.states });
    const secretOf = handOf(card);
    const { names, changes } = told.get(secretOf) ?? { names: [], changes: [] };
    told.set(secretOf, { names: [...names, name], changes });
    if (planning !== undefined) changes.push(`${name}: Planning points ${planning}.`);
    if (power !== undefined) changes.push(`${name}: power ${power}.`);
    for (const [counter, value] of Object.entries(counters ?? {})) changes.push(`${name}: ${counter} ${value}.`);
    if (states !== undefined) changes.push(`${name}: ${states.length === 0 ? 'no states' : states.join(', ')}.`);
  }
  settle(board);
  // What is for everybody comes first, so that its id tells of nothing beside it.
  for (const [secretOf, { names, changes }] of [...told].toSorted(
    ([one], [other]) => Number(one !== null) - Number(other !== null),
  )) {
    const [only = ''] = names;
    rule(board, log, 'set', {
      outcome: 'Set',
      card: names.length === 1 && cardNamed(board, only) !== null ? only : null,
      cites: ['ruling:override', 'condition:not-a-trigger'],
      reason: because === '' ? 'Stated by hand.' : `Stated by hand: ${because}`,
      changes,
      secretOf,
    });
  }
  return null;
}

/** Whose hand holds a card: what is stated of it is for that player alone; null: it is no secret. */
const handOf = (card: CardState | null): string | null => (card?.zone === 'hand' ? card.player : null);

/** One card grants another an ability, for good (order:granted). */
export function grant(
  board: Board,
  log: Log,
  { to, from, ability }: Extract<Entry, { kind: 'grant' }>,
): Refusal | null {
  const missing = [to, from].find((name) => cardNamed(board, name) === null);
  if (missing !== undefined) return { card: missing, by: null, why: noCard(board, missing) };
  if (!give(board, to, { ability, grantedBy: from, while: null }))
    return { card: to, by: null, why: `${to} holds as many abilities as a card can` };
  settle(board);
  rule(board, log, 'grant', {
    outcome: 'Set',
    card: to,
    cites: ['order:granted', 'ruling:override'],
    reason: `${from} grants ${to} the ability ${ability.name}, at the bottom of its text.`,
    secretOf: handOf(cardNamed(board, to)) ?? handOf(cardNamed(board, from)),
  });
  return null;
}

/** Another outcome for a ruling: of the one named, or of the last one of this card and ability. */
export function overrule(board: Board, entry: Extract<Entry, { kind: 'ruling' }>): Refusal | null {
  const { card, ability, ruling: id, outcome, because, actor } = entry;
  const at = board.past.findLastIndex((ruling) =>
    id === null ? ruling.card === card && ruling.ability === ability : ruling.id === id,
  );
  const found = board.past[at];
  if (found === undefined) {
    const of = ability === null ? card : `${card}/${ability}`;
    return { card, by: null, why: `nothing was ruled of ${of}` };
  }
  const cites = [...new Set([...found.cites, 'ruling:override'])];
  board.past = board.past.with(at, { ...found, cites, override: { entry: entry.id, actor, outcome, because } });
  return null;
}
