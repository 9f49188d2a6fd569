import {
  type Ability,
  type Merc,
  SETUP_VERSION,
  type Setup,
  settingsSchema,
  setupSchema,
} from '../../../lib/engine/rules/mercenaries/setup';

/** A small season: red's wasp against blue's lantern, thistle and avenger. */

const merc = (name: string, team: string, abilities: Record<string, Ability> = {}): Merc => ({
  name,
  team,
  alignment: 'Neutral',
  types: ['Human'],
  gender: 'Male',
  upkeep: 1,
  hired: 0,
  writeup: '',
  exp: 0,
  status: [],
  abilities,
});

const team = (name: string, mercs: string[]) => ({
  name,
  leader: name,
  gp: 5,
  infrastructure: 0,
  pool: 'A',
  terrains: [],
  mercs,
});

export const duel: Setup = setupSchema.parse({
  setupVersion: SETUP_VERSION,
  week: 1,
  settings: settingsSchema.parse({}),
  teams: { red: team('Red', ['wasp']), blue: team('Blue', ['lantern', 'thistle', 'avenger']) },
  mercs: {
    wasp: merc('Wasp', 'red', {
      sting: {
        name: 'Sting',
        type: 'Pre-Battle',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Preselected'],
        cooldown: 1,
        effects: [{ do: 'KO' }],
      },
      buzz: {
        name: 'Buzz',
        type: 'Pre-Battle',
        quantity: 'Personal',
        cooldown: 0,
        effects: [{ do: 'Help', text: 'loud' }],
      },
    }),
    lantern: merc('Lantern', 'blue', {
      flash: {
        name: 'Flash',
        type: 'Pre-Battle',
        quantity: 'Single Target',
        selection: ['Enemy Only', 'Preselected'],
        cooldown: 0,
        effects: [{ do: 'Hinder', text: 'blinded' }],
      },
    }),
    thistle: merc('Thistle', 'blue'),
    avenger: merc('Avenger', 'blue', {
      tally: {
        name: 'Tally',
        type: 'Trigger',
        cooldown: 0,
        when: { event: 'KO', on: 'ally', by: 'enemy' },
        effects: [{ do: 'EXP', amount: 1, to: 'user' }],
      },
    }),
  },
  matches: [{ attacker: 'red', defender: 'blue', tier: 'High' }],
});
