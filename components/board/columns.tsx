import type { CardView, PlayerView, View } from '@/lib/engine/rules/deviants/view';
import { Card } from './card';

/** The board: both players' HQs on the left, then column by column, the second player's cards above the first's. */
export function Columns({ view, names }: { view: View; names: ReadonlyMap<string, string> }) {
  const [near, far] = view.players;
  if (near === undefined || far === undefined) return null;
  const at = (player: PlayerView, column: number | null) =>
    view.cards.filter((card) => card.zone === 'board' && card.player === player.name && card.column === column);
  const columns = Array.from({ length: view.columns }, (_, n) => n + 1);
  const used = columns.filter((column) => column <= 4 || at(near, column).length + at(far, column).length > 0);
  return (
    <section className="board" aria-label="The board">
      {[null, ...used].map((column) => (
        <section className="col" key={column ?? 'hq'} aria-label={column === null ? 'HQs' : `Column ${column}`}>
          <h3>{column === null ? 'HQ' : `Column ${column}`}</h3>
          <Slots cards={at(far, column)} player={far} names={names} far />
          <Slots cards={at(near, column)} player={near} names={names} />
        </section>
      ))}
    </section>
  );
}

interface SlotsProps {
  cards: readonly CardView[];
  player: PlayerView;
  names: ReadonlyMap<string, string>;
  far?: boolean;
}

/** What one player has in a column: Characters nearest to the middle. */
function Slots({ cards, player, names, far = false }: SlotsProps) {
  const order = far ? ['HQ', 'Technology', 'Character'] : ['HQ', 'Character', 'Technology'];
  const sorted = cards.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
  return (
    <div className={far ? 'slots far' : 'slots near'}>
      <p className="owner">{names.get(player.name) ?? player.name}</p>
      {sorted.map((card) => (
        <Card key={card.name} card={card} />
      ))}
      {sorted.length === 0 && <p className="none">empty</p>}
    </div>
  );
}

/** What both players have beside their cards, and who holds the Initiative. */
export function Players({ view, names }: { view: View; names: ReadonlyMap<string, string> }) {
  return (
    <ul className="players">
      {view.players.map(({ name, counters, states, initiative, inHand }) => (
        <li key={name}>
          <b className="voice">{names.get(name) ?? name}</b>{' '}
          {initiative && <span className="tag when">holds the Initiative</span>}{' '}
          <span className="hint">
            {[
              ...Object.entries(counters).map(([of, value]) => `${of} ${value}`),
              ...states,
              `${inHand} ${inHand === 1 ? 'card' : 'cards'} in hand`,
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
