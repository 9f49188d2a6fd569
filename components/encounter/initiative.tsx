import { type Column, Table } from '@/components/kit/table';
import { Tag } from '@/components/kit/tags';
import { Hint, Voice } from '@/components/kit/text';
import type { CreatureView, View } from '@/lib/engine/rules/tabletop/view';
import { sayActions, sayDistraction } from './words';

interface Props {
  view: View;
  players: ReadonlyMap<string, string>;
}

/** Everybody in initiative order: whose turn it is, what is unspent, how hurt, and what is in the way. */
export function Initiative({ view, players }: Props) {
  const creatures = view.order.flatMap((key) => view.creatures[key] ?? []);
  const columns: readonly Column<CreatureView>[] = [
    { key: 'at', head: 'At', align: 'end', cell: ({ initiative }) => initiative },
    {
      key: 'who',
      head: 'Who',
      names: true,
      cell: ({ key, name, player }) => (
        <>
          <Voice>
            <a href={`#${creatureId(key)}`}>{name}</a>
          </Voice>{' '}
          <Hint as="span">{player === null ? 'game master' : (players.get(player) ?? player)}</Hint>{' '}
          {view.running === key && <Tag look="type">its turn</Tag>}
        </>
      ),
    },
    {
      key: 'hp',
      head: 'HP',
      align: 'end',
      cell: ({ hp, mostHp }) => (
        <>
          {hp} <Hint as="span">of {mostHp}</Hint>
        </>
      ),
    },
    {
      key: 'actions',
      head: 'Actions',
      cell: ({ key, actions, owesSwift, begun }) => (
        <>
          {sayActions(actions)}
          {owesSwift && <Hint as="span"> an immediate action taken: no swift one next turn</Hint>}
          {view.running !== key && <Hint as="span"> {begun ? 'had its turn' : 'still to come'}</Hint>}
        </>
      ),
    },
    {
      key: 'state',
      head: 'State',
      cell: (creature) => statesOf(creature, view).join('; ') || <Hint as="span">nothing</Hint>,
    },
  ];
  return (
    <Table
      scrolls
      above={4}
      caption="Initiative"
      columns={columns}
      rows={creatures}
      rowKey={({ key }) => key}
      rowLook={({ key }) => (view.running === key ? 'now' : undefined)}
    />
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
