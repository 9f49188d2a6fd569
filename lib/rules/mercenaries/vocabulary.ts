import type { Vocabulary, VocabularyAbility, VocabularyMerc } from '../kernel/reading';
import { aimOf, namesOf } from './aim';
import { abilityOf, cardOf, findTeam, opponentOf, sourcesOf } from './lookup';
import { sideOf } from './sides';
import type { Source, State } from './state';

/**
 * The names that a bold text of one team may mean: every ability of its mercs and of those that it possesses, whether
 * it may be used or not (that is for the rules to say), and every merc with its side.
 */
export function vocabulary(state: State, team: string): Vocabulary {
  const row = findTeam(state, team);
  const mercs = row ? [...row.mercs, ...row.borrowed] : [];
  return {
    abilities: mercs.flatMap((merc) => sourcesOf(state, merc)).map((source) => abilityWords(state, source)),
    mercs: Object.keys(state.setup.mercs).map((merc) => mercWords(state, team, merc)),
  };
}

function abilityWords(state: State, { holder, ability }: Source): VocabularyAbility {
  const { def } = abilityOf(state, ability);
  const selection = def.selection ?? [];
  const ally = selection.includes('Ally Only');
  const enemy = selection.includes('Enemy Only');
  const declared = def.type !== 'Trigger' && def.type !== 'Passive' && def.type !== 'On Purchase';
  return {
    key: ability,
    name: def.name,
    merc: holder,
    aims: declared ? namesOf(aimOf(def)) : null,
    aimsAt: ally === enemy ? 'any' : ally ? 'ally' : 'enemy',
  };
}

function mercWords(state: State, team: string, merc: string): VocabularyMerc {
  const { name, aka = [] } = cardOf(state, merc);
  const side = sideOf(state, merc);
  const enemy = side !== null && side === opponentOf(state, team);
  return { key: merc, name, aka, side: side === team ? 'ally' : enemy ? 'enemy' : 'other' };
}
