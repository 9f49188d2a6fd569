import {
  type Ability,
  type Merc,
  SETUP_VERSION,
  type Setup,
  settingsSchema,
} from '../../../lib/engine/rules/mercenaries/setup';

/**
 * A small league whose every number is known: two teams that meet in Mid tier (upkeep to 5 without a fee), and one merc
 * for hire. Nothing in it is left to dice.
 */
export const league: Setup = {
  setupVersion: SETUP_VERSION,
  week: 1,
  settings: settingsSchema.parse({}),
  teams: {
    'salt-road': {
      name: 'The Salt Road',
      leader: 'Bram',
      gp: 15,
      infrastructure: 10,
      pool: 'A',
      terrains: [{ name: 'Caravan Bones' }],
      mercs: ['marl-okonjo', 'pell-harrow', 'sable-quist', 'the-ferryman', 'wick-arden'],
    },
    'lantern-watch': {
      name: 'The Lantern Watch',
      leader: 'Ada',
      gp: 20,
      infrastructure: 12,
      pool: 'A',
      terrains: [{ name: 'The Glass Quay' }, { name: 'Moth Hall' }],
      mercs: ['greta-vane', 'tobias-wren', 'iron-moth', 'old-corvin'],
    },
  },
  mercs: {
    'marl-okonjo': merc('Marl Okonjo', 'salt-road', 2, {
      'whispered-doubt': manipulation('Whispered Doubt', 'hesitates before every blow'),
    }),
    'pell-harrow': merc('Pell Harrow', 'salt-road', 2, {
      'second-opinion': manipulation('Second Opinion', 'asks which side is the right one'),
    }),
    'sable-quist': merc('Sable Quist', 'salt-road', 3, {
      'ash-curtain': knock('Ash Curtain', 'Pre-Battle', { cooldown: 1 }),
    }),
    'the-ferryman': merc('The Ferryman', 'salt-road', 5, {
      'night-ferry': knock('Night Ferry', 'Start of Battle', { cooldown: 1 }),
    }),
    'wick-arden': merc('Wick Arden', 'salt-road', 1, {
      'toll-the-bell': gain('Toll the Bell', 'Pre-Battle', 2),
      'ledger-day': gain('Ledger Day', 'Results', 3),
    }),
    'greta-vane': merc('Greta Vane', 'lantern-watch', 2, {
      'evening-rounds': { ...gain('Evening Rounds', 'Peacetime', 1), cooldown: 2 },
      'needle-rain': knock('Needle Rain', 'Pre-Battle', { cooldown: 2 }),
      'signal-fire': gain('Signal Fire', 'Pre-Battle', 4),
    }),
    'tobias-wren': merc('Tobias Wren', 'lantern-watch', 3, {
      'quiet-tripwire': knock('Quiet Tripwire', 'Start of Battle', { cooldown: 1 }),
      'signal-fire': gain('Signal Fire', 'Pre-Battle', 1),
    }),
    'iron-moth': merc('Iron Moth', 'lantern-watch', 4, {
      'lamp-swarm': knock('Lamp Swarm', 'Start of Battle', { cooldown: 1 }),
    }),
    'old-corvin': merc('Old Corvin', 'lantern-watch', 6, {
      'debt-of-honour': knock('Debt of Honour', 'Pre-Battle', { costs: [{ gp: 50 }] }),
    }),
    'juno-brackett': merc('Juno Brackett', null, 3, {}),
  },
  matches: [{ attacker: 'salt-road', defender: 'lantern-watch', tier: 'Mid' }],
};

function merc(name: string, team: string | null, upkeep: number, abilities: Record<string, Ability>): Merc {
  return {
    name,
    team,
    alignment: 'Neutral',
    types: ['Human'],
    gender: 'Genderless',
    upkeep,
    hired: 0,
    writeup: `${name} has a trade, a grudge and a lamp.`,
    exp: 0,
    status: [],
    abilities,
  };
}

function knock(name: string, type: Ability['type'], more: Partial<Ability>): Ability {
  return {
    name,
    type,
    quantity: 'Single Target',
    selection: ['Enemy Only', 'Preselected'],
    cooldown: 0,
    effects: [{ do: 'KO' }],
    ...more,
  };
}

function manipulation(name: string, text: string): Ability {
  return { ...knock(name, 'Pre-Battle', {}), manipulation: true, effects: [{ do: 'Hinder', text }] };
}

function gain(name: string, type: Ability['type'], amount: number): Ability {
  return { name, type, quantity: 'Personal', cooldown: 0, effects: [{ do: 'GP', amount, to: 'user' }] };
}
