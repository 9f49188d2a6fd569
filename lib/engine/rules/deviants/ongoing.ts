import { bounded } from '../kernel/numbers';
import { type Board, boardOf, initiativeOf, NOTHING_STANDS, nextAbility, put, type Standing } from './board';
import { isActive } from './conditions';
import { inOrder, type Source } from './order';
import { recipientOf } from './recipients';
import type { AbilityId, CardState, Held, State } from './state';
import { MOST_ABILITIES } from './terms';

/** A board as it is shown: what ongoing abilities do is worked out. */
export function standingBoard(state: State): Board {
  const board = boardOf(state);
  settle(board);
  return board;
}

/**
 * Works out anew what ongoing abilities do (ability:ongoing): which are active, what they add, and what they grant.
 * To be called after every change. What they grant may be ongoing too, so it goes on until nothing more changes; an
 * ability that ends itself by what it grants comes and goes without an end, and is left out.
 */
export function settle(board: Board): void {
  if (!board.ongoing) return;
  const barred = new Set<AbilityId>();
  for (let before = -1; before < barred.size; ) {
    before = barred.size;
    const rounds: ReadonlySet<AbilityId>[] = [];
    while (rounds.length < ROUNDS) {
      board.standing = NOTHING_STANDS;
      const sources = inOrder(ongoingOf(board), initiativeOf(board)).filter(({ held }) => !barred.has(held.id));
      activate(board, sources);
      rounds.push(board.standing.active);
      if (!regrant(board, sources)) {
        tellBarred(board, barred);
        return;
      }
    }
    for (const id of comingAndGoing(board, rounds.slice(ROUNDS / 2))) barred.add(id);
  }
}

/** Those left out by what they grant: each would end itself by it. */
function tellBarred(board: Board, barred: ReadonlySet<AbilityId>): void {
  if (barred.size === 0) return;
  const putOut = new Map(board.standing.putOut);
  for (const id of barred) putOut.set(id, [id]);
  board.standing = { ...board.standing, putOut };
}

/** Grants stand within each other four deep at most, so that what has not come to rest by then never will. */
const ROUNDS = 12;

/** Those that grant something, and were active in some rounds and not in all: what hangs on them comes to rest with them. */
function comingAndGoing(board: Board, rounds: readonly ReadonlySet<AbilityId>[]): AbilityId[] {
  return ongoingOf(board)
    .filter(({ held }) => held.ability.effects.some((effect) => effect.do === 'grant'))
    .map(({ held }) => held.id)
    .filter((id) => rounds.some((active) => active.has(id)) && !rounds.every((active) => active.has(id)));
}

const ongoingOf = (board: Board): Source[] =>
  board.cards.flatMap((card) =>
    card.abilities.flatMap((held, wording) => (held.ability.kind === 'ongoing' ? [{ card, held, wording }] : [])),
  );

/**
 * Finds the abilities whose conditions hold under what those abilities do. It begins with none, so that two that
 * would only hold each other up are not active; one that would end itself by being active is not active either.
 */
function activate(board: Board, sources: readonly Source[]): void {
  const rounds: ReadonlySet<AbilityId>[] = [board.standing.active];
  for (let round = 0; round < sources.length + 2; round += 1) {
    const active = new Set(
      sources.filter(({ card, held }) => isActive(board, card, held.ability)).map(({ held }) => held.id),
    );
    if (sameSet(active, board.standing.active)) return;
    rounds.push(active);
    board.standing = standingOf(board, sources, active);
  }
  const turning = rounds.slice(Math.ceil(rounds.length / 2));
  const [first = new Set<AbilityId>()] = turning;
  const steady = new Set([...first].filter((id) => turning.every((active) => active.has(id))));
  const contested = sources.filter(({ held: { id } }) => !steady.has(id) && turning.some((active) => active.has(id)));
  const putOut = puttingOut(board, sources, steady, contested);
  board.standing = { ...standingOf(board, sources, steady), putOut };
}

const sameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

const NOBODY: ReadonlyMap<AbilityId, readonly AbilityId[]> = new Map();

/**
 * Of those that came and went: which of them would put each one out, itself included, and which end themselves by what
 * they grant.
 * @param steady those that are active whatever the others do
 */
function puttingOut(
  board: Board,
  sources: readonly Source[],
  steady: ReadonlySet<AbilityId>,
  contested: readonly Source[],
): ReadonlyMap<AbilityId, readonly AbilityId[]> {
  const found = new Map<AbilityId, AbilityId[]>(contested.map(({ held }) => [held.id, []]));
  for (const { held: by } of contested) {
    board.standing = standingOf(board, sources, new Set([...steady, by.id]));
    for (const { card, held } of contested) if (!isActive(board, card, held.ability)) found.get(held.id)?.push(by.id);
  }
  return found;
}

/** By which abilities one would be put out, as `CARD: ABILITY`; itself reads as that. */
export function putOutNames(board: Board, id: AbilityId): readonly string[] {
  return (board.standing.putOut.get(id) ?? []).flatMap((by) =>
    by === id
      ? ['itself']
      : board.cards.flatMap((card) =>
          card.abilities.filter((held) => held.id === by).map(({ ability }) => `${card.name}: ${ability.name}`),
        ),
  );
}

/** What the active ones add, in the order of resolution: of two that say otherwise of one state the later holds. */
function standingOf(board: Board, sources: readonly Source[], active: ReadonlySet<AbilityId>): Standing {
  const power = new Map<string, number>();
  const planning = new Map<string, number>();
  const states = new Map<string, Map<string, boolean>>();
  let initiative: string | null = null;
  for (const { card, held } of sources) {
    if (!active.has(held.id)) continue;
    for (const effect of held.ability.effects) {
      if (!('to' in effect) || effect.to === null) continue;
      const recipient = recipientOf(board, effect.to, card, null);
      if (recipient === null) continue;
      const name = recipient.is === 'card' ? recipient.card.name : recipient.player.name;
      if (effect.do === 'state') {
        const changed = states.get(name) ?? new Map<string, boolean>();
        states.set(name, changed.set(effect.value, !effect.off));
      } else if (effect.do === 'initiative') {
        if (recipient.is === 'player') initiative = name;
      } else if (recipient.is === 'card') {
        if (effect.do === 'power') power.set(name, bounded((power.get(name) ?? 0) + effect.amount));
        if (effect.do === 'planning' && recipient.card.type === 'Character')
          planning.set(name, bounded((planning.get(name) ?? 0) + effect.amount));
      }
    }
  }
  return { active, putOut: NOBODY, power, planning, states, initiative };
}

/**
 * Puts what active abilities grant at the bottom of the cards' text, and takes away what ended ones granted.
 * @returns whether any card's text changed
 */
function regrant(board: Board, sources: readonly Source[]): boolean {
  const wanted = new Map<string, { to: string; held: Omit<Held, 'id'> }>();
  for (const { card, held } of sources) {
    if (!board.standing.active.has(held.id)) continue;
    held.ability.effects.forEach((effect, at) => {
      if (effect.do !== 'grant') return;
      const recipient = recipientOf(board, effect.to, card, null);
      if (recipient?.is !== 'card') return;
      const granted = { ability: effect.ability, grantedBy: card.name, while: { source: held.id, effect: at } };
      wanted.set(grantKey(recipient.card.name, granted.while), { to: recipient.card.name, held: granted });
    });
  }
  let changed = false;
  for (const card of board.cards) {
    const kept = card.abilities.filter((held) => held.while === null || wanted.delete(grantKey(card.name, held.while)));
    if (kept.length === card.abilities.length) continue;
    put(board, { ...card, abilities: kept });
    changed = true;
  }
  for (const { to, held } of wanted.values()) if (give(board, to, held)) changed = true;
  return changed;
}

const grantKey = (card: string, { source, effect }: NonNullable<Held['while']>): string =>
  `${source}\n${effect}\n${card}`;

/**
 * Puts an ability at the bottom of a card's text (order:granted).
 * @returns false where the card holds as many as it can
 */
export function give(board: Board, to: string, held: Omit<Held, 'id'>): boolean {
  const card: CardState | undefined = board.cards[board.byName.get(to) ?? -1];
  if (card === undefined || card.abilities.length >= MOST_ABILITIES) return false;
  put(board, { ...card, abilities: [...card.abilities, { id: nextAbility(board, card), ...held }] });
  if (held.ability.kind === 'ongoing') board.ongoing = true;
  return true;
}
