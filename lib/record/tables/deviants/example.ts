import { SETUP_VERSION, type Setup, setupSchema } from '../../../engine/rules/deviants/setup';

type Ability = Setup['cards'][number]['abilities'][number]['ability'];

const printed = (
  name: string,
  rest: Partial<Ability> & Pick<Ability, 'effects'>,
): { ability: Ability; grantedBy: null } => ({
  ability: {
    name,
    kind: (rest.triggers ?? []).length > 0 ? 'triggered' : 'ongoing',
    triggers: [],
    conditions: [],
    mechanic: null,
    ...rest,
  },
  grantedBy: null,
});
const plain = {
  zone: 'board',
  planning: 0,
  tags: [],
  fits: [],
  power: 0,
  counters: {},
  states: [],
  abilities: [],
} as const;
const START = [{ on: 'Start of Clash', of: 'self' }] as const;
const on = (event: string, of: 'self' | 'any' | 'ally' | 'enemy' = 'self') => [{ on: event, of }];

/** The board with which a new table's form begins: six cards answer the Start of Clash, each placed by another criterion. */
export const EXAMPLE_BOARD: Setup = setupSchema.parse({
  setupVersion: SETUP_VERSION,
  columns: 4,
  turn: 1,
  initiative: 'South',
  players: [
    { name: 'North', counters: { Entropy: 2 }, states: [] },
    { name: 'South', counters: { Salvage: 1 }, states: ['Loyal'] },
  ],
  cards: [
    {
      ...plain,
      name: 'Old Mill',
      type: 'HQ',
      player: 'North',
      column: null,
      abilities: [
        printed('Toll', {
          triggers: [...START],
          effects: [{ do: 'counter', to: 'controller', of: 'Entropy', amount: 1 }],
        }),
      ],
    },
    {
      ...plain,
      name: 'Sea Fort',
      type: 'HQ',
      player: 'South',
      column: null,
      abilities: [
        printed('Harbour Watch', { conditions: ['Loyal'], effects: [{ do: 'power', to: 'Reef Warden', amount: 1 }] }),
      ],
    },
    {
      ...plain,
      name: 'Night Courier',
      type: 'Character',
      player: 'North',
      column: 1,
      tags: ['Runner'],
      power: 2,
      planning: 1,
      abilities: [
        printed('Tail', { conditions: ['Entropy 3'], effects: [{ do: 'power', to: 'self', amount: 2 }] }),
        printed('Slip Away', { triggers: on('Struck'), effects: [{ do: 'move', to: 'self', column: 3 }] }),
      ],
    },
    {
      ...plain,
      name: 'Hand Cannon',
      type: 'Technology',
      player: 'North',
      column: 1,
      fits: ['Runner', 'Soldier'],
      abilities: [
        printed('Aim', { triggers: [...START], effects: [{ do: 'event', name: 'Struck', to: 'Reef Warden' }] }),
      ],
    },
    {
      ...plain,
      name: 'Pale Rider',
      type: 'Character',
      player: 'North',
      column: 2,
      tags: ['Soldier'],
      power: 3,
      abilities: [printed('Ride Down', { triggers: [...START], effects: [{ do: 'tell', text: 'Scavenge 2' }] })],
    },
    {
      ...plain,
      name: 'Dusk Clerk',
      type: 'Character',
      player: 'North',
      column: null,
      zone: 'hand',
      tags: ['Runner'],
      power: 1,
      abilities: [
        printed('Entrance', { triggers: on('Arrive'), effects: [{ do: 'planning', to: 'Night Courier', amount: -1 }] }),
      ],
    },
    {
      ...plain,
      name: 'Reef Warden',
      type: 'Character',
      player: 'South',
      column: 1,
      tags: ['Soldier'],
      power: 2,
      abilities: [
        printed('Brace', { triggers: [...START], effects: [{ do: 'counter', to: 'self', of: 'Grit', amount: 1 }] }),
        printed('Grudge', { triggers: on('Struck'), effects: [{ do: 'counter', to: 'self', of: 'Grit', amount: 1 }] }),
      ],
    },
    {
      ...plain,
      name: 'Tide Caller',
      type: 'Character',
      player: 'South',
      column: 2,
      power: 1,
      abilities: [
        printed('Call', {
          triggers: [...START],
          effects: [{ do: 'state', to: 'opponent', value: 'Flooded', off: false }],
        }),
      ],
    },
    {
      ...plain,
      name: 'Salt Engine',
      type: 'Technology',
      player: 'South',
      column: 2,
      abilities: [
        printed('Churn', {
          triggers: [...START],
          effects: [{ do: 'counter', to: 'controller', of: 'Salvage', amount: 1 }],
        }),
        printed('Drone', { mechanic: 'Automated', effects: [{ do: 'tell', text: 'Drone 1' }] }),
      ],
    },
    {
      ...plain,
      name: 'Cliff Singer',
      type: 'Character',
      player: 'South',
      column: null,
      zone: 'hand',
      power: 1,
      abilities: [
        printed('Welcome', {
          triggers: on('Arrive', 'ally'),
          effects: [{ do: 'counter', to: 'controller', of: 'Salvage', amount: 1 }],
        }),
      ],
    },
  ],
});
