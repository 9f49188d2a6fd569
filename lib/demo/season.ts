import type { Ability, Match, Merc, Setup, Team } from '../engine/rules/mercenaries/setup';
import { SETUP_VERSION, settingsSchema } from '../engine/rules/mercenaries/setup';
import { keyOf } from '../record/exchange/keys';
import type { AbilityDraft, MercDraft, TeamDraft } from './draft';
import { chateauDIf } from './teams/chateau-d-if';
import { flowerFruitMountain } from './teams/flower-fruit-mountain';
import { forHire } from './teams/for-hire';
import { greenwood } from './teams/greenwood';
import { ingolstadt } from './teams/ingolstadt';
import { theBorgoPass } from './teams/the-borgo-pass';
import { theHutOnHensLegs } from './teams/the-hut-on-hens-legs';
import { theLabyrinth } from './teams/the-labyrinth';
import { theReformClub } from './teams/the-reform-club';

/** A season to look at: eight teams from public-domain literature and myth, and a few mercs for hire. */

/** In the order of the game. */
export const demoTeams: readonly TeamDraft[] = [
  chateauDIf,
  theBorgoPass,
  flowerFruitMountain,
  theHutOnHensLegs,
  greenwood,
  ingolstadt,
  theLabyrinth,
  theReformClub,
];

export const demoSeason = {
  key: 'lantern',
  name: 'The Lantern season',
  timeZone: 'Europe/London',
  /** Two days of Peacetime, three of Wartime, one of Battles, one of Results. */
  phaseHours: [48, 72, 24, 24],
} as const;

/** Who meets whom, by week: the first four rounds of the seven in which every team meets every other. */
export const demoMatches: readonly (readonly Match[])[] = [
  [
    { attacker: 'the-borgo-pass', defender: 'chateau-dif', tier: 'Mid' },
    { attacker: 'flower-fruit-mountain', defender: 'the-hut-on-hens-legs', tier: 'High' },
    { attacker: 'ingolstadt', defender: 'the-reform-club', tier: 'Low' },
    { attacker: 'the-labyrinth', defender: 'greenwood', tier: 'High' },
  ],
  [
    { attacker: 'chateau-dif', defender: 'flower-fruit-mountain', tier: 'High' },
    { attacker: 'the-hut-on-hens-legs', defender: 'the-borgo-pass', tier: 'Mid' },
    { attacker: 'greenwood', defender: 'ingolstadt', tier: 'Low' },
    { attacker: 'the-reform-club', defender: 'the-labyrinth', tier: 'Mid' },
  ],
  [
    { attacker: 'the-borgo-pass', defender: 'greenwood', tier: 'Mid' },
    { attacker: 'ingolstadt', defender: 'chateau-dif', tier: 'High' },
    { attacker: 'flower-fruit-mountain', defender: 'the-labyrinth', tier: 'High' },
    { attacker: 'the-reform-club', defender: 'the-hut-on-hens-legs', tier: 'Mid' },
  ],
  [
    { attacker: 'chateau-dif', defender: 'the-reform-club', tier: 'Mid' },
    { attacker: 'the-labyrinth', defender: 'the-borgo-pass', tier: 'Mid' },
    { attacker: 'greenwood', defender: 'flower-fruit-mountain', tier: 'High' },
    { attacker: 'the-hut-on-hens-legs', defender: 'ingolstadt', tier: 'Mid' },
  ],
];

/** What the demo season's first week opens with. */
export const demoSetup: Setup = {
  setupVersion: SETUP_VERSION,
  week: 1,
  settings: settingsSchema.parse({}),
  teams: byName(demoTeams, teamFrom),
  mercs: {
    ...Object.assign({}, ...demoTeams.map((team) => byName(team.mercs, (merc) => mercFrom(merc, keyOf(team.name))))),
    ...byName(forHire, (merc) => mercFrom(merc, null)),
  },
  matches: [...(demoMatches[0] ?? [])],
};

function teamFrom({ name, leader, gp, infrastructure, terrains, mercs }: TeamDraft): Team {
  return {
    name,
    leader,
    gp,
    infrastructure,
    pool: 'A',
    terrains: terrains.map((terrain) => ({ name: terrain })),
    mercs: mercs.map((merc) => keyOf(merc.name)),
  };
}

function mercFrom({ pureSupport, abilities, exp = 0, ...draft }: MercDraft, team: string | null): Merc {
  return {
    ...draft,
    team,
    hired: 0,
    exp,
    status: [],
    ...(pureSupport && { pureSupport: { ...pureSupport, since: 1 } }),
    abilities: byName(abilities, abilityFrom),
  };
}

function abilityFrom({ everyWeeks, cooldown, ...draft }: AbilityDraft): Ability {
  return { ...draft, cooldown: everyWeeks === undefined ? (cooldown ?? 0) : everyWeeks - 1 };
}

function byName<Draft extends { readonly name: string }, Made>(drafts: readonly Draft[], make: (draft: Draft) => Made) {
  return Object.fromEntries(drafts.map((draft) => [keyOf(draft.name), make(draft)]));
}
