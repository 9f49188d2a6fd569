import { inList } from '../../kernel/say';
import type { Act, Blow } from '../act';
import { commanderOf } from '../costs';
import { matchPlace, mercName, teamName, teamOf } from '../lookup';
import type { Pronouns } from '../pronoun-words';
import { pronounsOf } from '../pronouns';
import { closeTerrains } from '../terrain';
import { targetName, teamOfTarget } from '../things';
import type { Transaction } from '../transaction';
import { type Descriptor, field, shapeOf } from './descriptor';
import { quoted } from './words';

/** Effects that are told: facts of the match that voters must accept, exactly as their text says (`2d:effect`). */

const { text, weeks } = field;
const told = { stage: 'numbers', clash: null, concerns: 'mercs', told: true, byHand: true } as const;

type Told = Blow<{ do: string; text?: string | undefined; weeks?: number | undefined }>;

function tell(tx: Transaction, act: Act, { effect, mercs, teams, terrains }: Told): string[] {
  const words = effect.text ?? effect.do;
  const own = commanderOf(tx.state, act.user);
  if (terrains.length > 0) {
    return terrains.map((terrain) => {
      const fact = `${targetName(tx.state, terrain)}: ${words}`;
      const place = matchPlace(tx.state, teamOfTarget(tx.state, terrain)) ?? matchPlace(tx.state, own);
      if (place !== null) note(tx, place, fact, act.use.ruling);
      return `${fact}.`;
    });
  }
  if (teams.length > 0) {
    const places = new Set(teams.map((team) => teamOf(tx.state, team).match));
    const fact = effect.text ?? `${inList(teams.map((team) => teamName(tx.state, team)))}: ${effect.do}`;
    for (const place of places) if (place !== null) note(tx, place, fact, act.use.ruling);
    return [`${fact}.`];
  }
  return mercs.map((merc) => {
    const fact = saidOf(mercName(tx.state, merc), spoken(words, pronounsOf(tx.state, merc)));
    const place = matchPlace(tx.state, commanderOf(tx.state, merc)) ?? matchPlace(tx.state, own);
    if (place !== null) note(tx, place, fact, act.use.ruling);
    return `${fact}.`;
  });
}

/** `{their}` and the like in an effect's text, by the gender of whom it falls on. */
const spoken = (words: string, pronouns: Pronouns): string =>
  words.replace(/\{(they|them|their|self)\}/g, (_, which: keyof Pronouns) => pronouns[which]);

/** A text that goes on from a name as a verb does makes a sentence with it; any other stands after a colon. */
const saidOf = (name: string, words: string): string =>
  GOES_ON.test(words) ? `${name} ${words}` : `${name}: ${words}`;
const GOES_ON =
  /^(has|is|was|had|cannot|can|must|will|may|does|goes|takes|loses|gains|gets|becomes|stands|falls|fights|wears|carries|needs|keeps)\b/;

/** A fact of the battle, for its voters; what takes effect once the battle is over is none. */
function note(tx: Transaction, place: number, fact: string, ruling: string): void {
  if (tx.state.phase === 'Results' || tx.state.phase === 'Closed') return;
  const match = tx.match(place);
  match.facts = [...match.facts, { text: fact, ruling }];
}

const moveShape = shapeOf('Move', { text, weeks });
export const move: Descriptor<typeof moveShape> = {
  ...told,
  schema: moveShape,
  apply: tell,
  cites: ['2d:effect'],
  families: [],
  words: {
    noun: 'repositioning',
    event: 'moved',
    page: (effect, { is }) => `${is} moved${quoted(effect.text)}`,
    says: 'of the subject',
    lasts: true,
  },
};

/** Of a terrain that is hindered or damaged for a number of weeks it is told, and so long it is of no use (`glossary:terrain`). */
const spoil = (tx: Transaction, act: Act, blow: Told): string[] => {
  const { weeks } = blow.effect;
  const closed = weeks === undefined || weeks === 0 ? [] : closeTerrains(tx, blow.terrains, weeks);
  return [...tell(tx, act, blow), ...closed];
};

const damageShape = shapeOf('Damage', { text, weeks });
export const damage: Descriptor<typeof damageShape> = {
  ...told,
  schema: damageShape,
  apply: spoil,
  cites: ['2d:effect'],
  families: ['Damaging'],
  words: {
    noun: 'damage',
    event: 'damaged',
    page: (effect, { is }) => `${is} damaged${quoted(effect.text)}`,
    says: 'of the subject',
    lasts: true,
  },
};

const hinderShape = shapeOf('Hinder', { text, weeks });
/** Any other Negative Effect. */
export const hinder: Descriptor<typeof hinderShape> = {
  ...told,
  schema: hinderShape,
  apply: spoil,
  cites: ['2d:effect'],
  families: ['Negative'],
  words: {
    noun: 'hindrance',
    event: 'hindered',
    page: (effect, { is }) => `${is} hit by a Negative Effect${quoted(effect.text)}`,
    says: 'of the subject',
    lasts: true,
  },
};

const helpShape = shapeOf('Help', { text, weeks });
/** Any other Positive Effect. */
export const help: Descriptor<typeof helpShape> = {
  ...told,
  schema: helpShape,
  apply: tell,
  cites: ['2d:effect'],
  families: ['Positive'],
  words: {
    noun: 'help',
    event: 'helped',
    page: (effect, { is }) => `${is} helped by a Positive Effect${quoted(effect.text)}`,
    says: 'of the subject',
    lasts: true,
  },
};
