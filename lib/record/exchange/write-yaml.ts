import { writtenSchema } from '../../engine/rules/mercenaries/importing';
import type { Ability, Merc, Setup } from '../../engine/rules/mercenaries/setup';
import { writeScenario } from '../../engine/scenarios/write';
import { inOrder } from './write-csv';

/** A season's teams and mercs as a case without play. */
export function writeYaml(setup: Setup, title: string): string {
  const teams = Object.fromEntries(
    Object.entries(setup.teams).map(([key, { name, leader, gp, infrastructure, pool, terrains, mercs }]) => [
      key,
      { name, leader, gp, infrastructure, pool, terrains: terrains.map((terrain) => terrain.name), mercs },
    ]),
  );
  const mercs = Object.fromEntries(inOrder(setup).map(([key, merc]) => [key, mercWords(merc)]));
  return writeScenario({ name: title, teams, mercs }, [
    'Teams, mercs and abilities; what runs from week to week is not in it.',
  ]);
}

function mercWords({ team: _, status: __, lasting: ___, copies: ____, abilities, pureSupport, ...merc }: Merc) {
  return {
    ...merc,
    // In a case a given upkeep is an Assist's own, unless it says otherwise.
    upkeepGiven: merc.upkeepGiven ?? false,
    ...(pureSupport && {
      pureSupport: {
        ...(pureSupport.linkedTo === null ? {} : { linkedTo: pureSupport.linkedTo }),
        since: pureSupport.since,
      },
    }),
    abilities: Object.fromEntries(Object.entries(abilities).map(([key, ability]) => [key, abilityWords(ability)])),
  };
}

const abilityWords = (ability: Ability) =>
  Object.fromEntries(
    Object.entries(ability).filter(([field, value]) => field in writtenSchema.shape && value !== undefined),
  );
