import { BoardColumn, BoardColumns, BoardSlot } from '@/components/kit/tables/board';
import { QuietList } from '@/components/kit/tables/frame';
import { Tag } from '@/components/kit/tags';
import { Hint, Voice } from '@/components/kit/text';
import type { CardView, PlayerView, View } from '@/lib/engine/rules/deviants/view';
import { some } from '@/lib/engine/rules/kernel/say';
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
    <BoardColumns label="The board">
      {[null, ...used].map((column) => (
        <BoardColumn
          key={column ?? 'hq'}
          label={column === null ? 'HQs' : `Column ${column}`}
          title={column === null ? 'HQ' : `Column ${column}`}
        >
          <Slots cards={at(far, column)} player={far} names={names} far />
          <Slots cards={at(near, column)} player={near} names={names} />
        </BoardColumn>
      ))}
    </BoardColumns>
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
    <BoardSlot owner={names.get(player.name) ?? player.name} far={far} empty={sorted.length === 0}>
      {sorted.map((card) => (
        <Card key={card.name} card={card} />
      ))}
    </BoardSlot>
  );
}

/** What both players have beside their cards, and who holds the Initiative. */
export function Players({ view, names }: { view: View; names: ReadonlyMap<string, string> }) {
  return (
    <QuietList above={3}>
      {view.players.map(({ name, counters, states, initiative, inHand }) => (
        <li key={name}>
          <b>
            <Voice>{names.get(name) ?? name}</Voice>
          </b>{' '}
          {initiative && <Tag look="type">holds the Initiative</Tag>}{' '}
          <Hint as="span">
            {[
              ...Object.entries(counters).map(([of, value]) => `${of} ${value}`),
              ...states,
              `${some(inHand, 'card')} in hand`,
            ].join(' · ')}
          </Hint>
        </li>
      ))}
    </QuietList>
  );
}
