import type { CreatureView, View } from '@/lib/engine/rules/tabletop/view';
import { sayActions, sayDistraction } from './words';

interface Props {
  view: View;
  players: ReadonlyMap<string, string>;
}

/** Everybody in initiative order: whose turn it is, what is unspent, how hurt, and what is in the way. */
export function Initiative({ view, players }: Props) {
  return (
    <div className="scroll">
      <table className="t initiative">
        <caption>Initiative</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              At
            </th>
            <th scope="col">Who</th>
            <th scope="col" className="num">
              HP
            </th>
            <th scope="col">Actions</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {view.order.map((key) => {
            const creature = view.creatures[key];
            return creature && <Row key={key} creature={creature} view={view} players={players} />;
          })}
        </tbody>
      </table>
    </div>
  );
}

function Row({ creature, view, players }: Props & { creature: CreatureView }) {
  const { key, name, player, initiative, begun, hp, mostHp, actions, owesSwift } = creature;
  const now = view.running === key;
  return (
    <tr className={now ? 'now' : undefined} aria-current={now ? 'step' : undefined}>
      <td className="num">{initiative}</td>
      <th scope="row">
        <a className="voice" href={`#${creatureId(key)}`}>
          {name}
        </a>{' '}
        <span className="hint">{player === null ? 'game master' : (players.get(player) ?? player)}</span>
        {now && <span className="tag when">its turn</span>}
      </th>
      <td className="num">
        {hp} <span className="hint">of {mostHp}</span>
      </td>
      <td>
        {sayActions(actions)}
        {owesSwift && <span className="hint"> an immediate action taken: no swift one next turn</span>}
        {!now && <span className="hint"> {begun ? 'had its turn' : 'still to come'}</span>}
      </td>
      <td>{statesOf(creature, view).join('; ') || <span className="hint">nothing</span>}</td>
    </tr>
  );
}

export const creatureId = (key: string): string => `creature-${key.replace(/[^\p{L}\p{N}]+/gu, '-')}`;

/** What a creature is under, in words. */
export function statesOf(creature: CreatureView, view: View): string[] {
  const { conditions, distractions, distractedBy, flatFooted, noMagic, held, pending, values } = creature;
  return [
    ...conditions,
    ...Object.entries(values).map(([stat, value]) => `${stat} ${value}`),
    ...distractions.map((one) => sayDistraction(one, view)),
    ...distractedBy.map((by) => `distracted by ${by}`),
    ...(flatFooted ? ['flat-footed'] : []),
    ...(noMagic ? ['no magic here'] : []),
    ...(held === null ? [] : [`holds the charge of ${held}`]),
    ...(pending === null ? [] : [`busy with ${pending.ability} for ${pending.turns} more turns`]),
  ];
}
