import { EFFECT_KINDS, EFFECTS } from '../../engine/rules/mercenaries/effects';
import {
  ABILITY_TYPES,
  ALIGNMENTS,
  FAMILIES,
  GENDERS,
  MERC_TYPES,
  QUANTITIES,
  SELECTIONS,
} from '../../engine/rules/mercenaries/terms';
import { type CellKind, TABLES, type Table } from './columns';

/** What may stand in a file to import: every column with what it means, the words that it takes, and an example. */

export interface GuideColumn {
  readonly head: string;
  /** As a key in YAML; null: YAML says it by where it stands. */
  readonly key: string | null;
  readonly means: string;
  /** What kind of value it takes, in words. */
  readonly takes: string;
  /** The only words that it takes; null: any. */
  readonly words: readonly string[] | null;
  readonly example: string;
}

interface Said {
  readonly means: string;
  readonly words?: readonly string[];
  readonly example: string;
}

const TAKES: Readonly<Record<CellKind, string>> = {
  text: 'text',
  whole: 'a whole number',
  number: 'a number',
  flag: 'yes or no',
  list: 'a list, with semicolons between',
  data: 'JSON',
};

const KEY: Said = {
  means: 'The name by which the record and addresses know it for good. Made of the name where it is left out.',
  example: 'nautilus',
};

const TEAMS: Readonly<Record<string, Said>> = {
  key: KEY,
  name: { means: 'What it is called.', example: 'The Nautilus' },
  leader: { means: 'The name of the account that leads it.', example: 'Nemo' },
  pool: { means: 'Its pool, for abilities aimed at a pool.', example: 'A' },
  gp: { means: 'The GP that it has.', example: '10' },
  infrastructure: { means: 'Its infrastructure, from which all upkeep is paid each week.', example: '20' },
  terrains: { means: 'Its terrains, by name.', example: 'Deep Water; Vigo Bay' },
};

const MERCS: Readonly<Record<string, Said>> = {
  key: { ...KEY, example: 'captain-ahab' },
  name: { means: 'What it is called.', example: 'Captain Ahab' },
  team: { means: 'The team that it is with, by name or key; empty: it is for hire.', example: 'The Nautilus' },
  alignment: { means: 'Its alignment.', words: ALIGNMENTS, example: 'Neutral' },
  types: { means: 'Its types, one or several.', words: MERC_TYPES, example: 'Human; Superhuman' },
  gender: { means: 'Its gender.', words: GENDERS, example: 'Male' },
  upkeep: { means: 'What it costs each week, in GP.', example: '4' },
  upkeepGiven: { means: 'It keeps its upkeep as an Assist too.', example: 'no' },
  exp: { means: 'The EXP that it has.', example: '0' },
  hired: { means: 'The week in which it was hired; 0: long ago.', example: '0' },
  aka: { means: 'Other names that leaders may write.', example: 'Ahab; the old captain' },
  immune: {
    means: 'Kinds and families of effects that it is immune to.',
    words: [...new Set<string>([...EFFECT_KINDS, ...FAMILIES])],
    example: 'Seduce; Removal',
  },
  assists: { means: 'The merc that it is an Assist of, by name or key.', example: '' },
  pureSupport: { means: 'It is a Pure Support.', example: 'no' },
  linkedTo: { means: 'A Pure Support: the merc that it is linked to.', example: '' },
  since: { means: 'A Pure Support: the week since which it is linked.', example: '' },
  writeup: { means: 'Its write-up, for voters and the wiki.', example: 'He has one leg and one wish.' },
};

const ABILITIES: Readonly<Record<string, Said>> = {
  merc: { means: 'Whose ability it is, by name or key.', example: 'Captain Ahab' },
  key: { ...KEY, example: 'harpoon' },
  name: { means: 'What it is called, as leaders declare it.', example: 'Harpoon' },
  type: { means: 'When it is used.', words: ABILITY_TYPES, example: 'Pre-Battle' },
  quantity: { means: 'How many it is aimed at.', words: QUANTITIES, example: 'Single Target' },
  selection: { means: 'Whom it may be aimed at.', words: SELECTIONS, example: 'Enemy Only; Preselected' },
  targets: { means: 'Multi-Target: how many; Variable Target: the least and the most.', example: '{"min":1,"max":3}' },
  pool: { means: 'Random among so many.', example: '' },
  parameter: { means: 'Parameter Only: what a target must be.', example: '{"types":["Beast"]}' },
  aimsAt: { means: 'What its target is; empty: a merc.', words: ['merc', 'terrain', 'team'], example: '' },
  targetsPureSupport: { means: 'It may be aimed at a Pure Support.', example: 'no' },
  global: { means: 'A Global ability: in which phase.', words: ['Wartime', 'Peacetime'], example: '' },
  cooldown: { means: 'Weeks of rest after a use.', example: '2' },
  points: { means: 'In a season of Ability Points: what it costs in Wartime.', example: '' },
  fatigue: { means: 'In a season of Ability Points: weeks of Fatigue.', example: '' },
  multiUse: { means: 'It may be used several times a day.', example: 'no' },
  limitedUses: { means: 'Limited Use: how often in all.', example: '' },
  chance: { means: 'The percent with which it hits; empty: always.', example: '60' },
  manipulation: { means: 'It is a Manipulation.', example: 'no' },
  crossPhase: { means: 'It lets others happen in another phase.', example: 'no' },
  choices: { means: 'On Purchase: what may be chosen.', example: '' },
  choice: { means: 'On Purchase: what was chosen.', example: '' },
  must: { means: 'What must be so before it can be used.', example: '[{"userRostered":true}]' },
  costs: { means: 'What a use costs.', example: '[{"gp":2}]' },
  when: {
    means: 'A Trigger: the effect that it answers (by kind or family, or any words that an admin states), and on whom.',
    example: '{"event":"KO","on":"ally"}',
  },
  unaffectedBy: {
    means: 'Kinds and families of effects that never touch it.',
    words: [...new Set<string>([...EFFECT_KINDS, ...FAMILIES])],
    example: '',
  },
  effects: {
    means: 'What it does: the kinds alone, or JSON with what each of them takes.',
    words: EFFECT_KINDS,
    example: 'KO; Injure',
  },
  text: { means: 'What it says, in the words of its author.', example: 'He throws it, and seldom misses.' },
};

const SAID: Readonly<Record<Table, Readonly<Record<string, Said>>>> = {
  teams: TEAMS,
  mercs: MERCS,
  abilities: ABILITIES,
};
/** What YAML says by where a thing stands. */
const BY_PLACE: ReadonlySet<string> = new Set(['key', 'merc', 'team', 'linkedTo', 'since']);

/** Every column of a table, in order. A column without words here is a bug, and thrown. */
export const guideTo = (table: Table): readonly GuideColumn[] =>
  TABLES[table].map(({ field, head, cell }) => {
    const said = SAID[table][field];
    if (said === undefined) throw new Error(`The column ${table}.${field} has no words.`);
    const { means, words = null, example } = said;
    return { head, key: BY_PLACE.has(field) ? null : field, means, takes: TAKES[cell], words, example };
  });

/** Every kind of effect with the glossary's words for it, which a file may say as well. */
export const effectWords = (): readonly { readonly kind: string; readonly also: readonly string[] }[] =>
  EFFECT_KINDS.map((kind) => {
    const { noun, event } = EFFECTS[kind].words;
    return { kind, also: [...new Set([noun, event].filter((word) => word !== null && word !== kind))].map(String) };
  });
