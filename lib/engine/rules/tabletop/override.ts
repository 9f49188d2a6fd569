import type { Override } from '../kernel/ruling';
import { settleBelief } from './disbelief';
import { end } from './ending';
import type { RulingEntry, SetNumbers } from './entry';
import { expend, giveBack, setUsesLeft } from './expenditure';
import { hurt } from './harm';
import { abilityOf, change, creatureOf, findAbility, isCreature, nameOf, note, type Play, rule, sheetOf } from './play';
import type { Ruling, RulingOverride } from './record';
import type { Creature } from './setup';
import { outOfBounds } from './setup-check';
import { type Belief, OUTCOMES, type Outcome } from './terms';

/** What an admin rules by hand (ruling:override). */

/** Outcomes of a use, and whether the use is expended then. */
const USES: Readonly<Partial<Record<Outcome, boolean>>> = {
  Resolved: true,
  'No effect': true,
  Suppressed: true,
  Pending: true,
  Held: true,
  Lost: true,
  Distracted: false,
  Delayed: false,
  Rejected: false,
};

/** It holds as a whole or, where one part of it names what is not there, not at all. */
export function override(play: Play, entry: RulingEntry): void {
  const wrong = refusalOf(play, entry);
  if (wrong !== null) {
    rule(play, 'ruling', {
      by: Object.keys(entry.set)[0] ?? entry.actor,
      outcome: 'Rejected',
      cites: ['ruling:override', 'input:refused'],
      reason: wrong,
    });
    return;
  }
  const { set, ends, supersedes, because, actor } = entry;
  for (const [key, numbers] of Object.entries(set)) setNumbers(play, key, numbers, because);
  for (const id of ends) {
    const effect = play.state.effects.find((one) => one.id === id);
    if (effect !== undefined) end(play, effect, null, { cites: ['ruling:override'], reason: asSentence(because) });
  }
  if (supersedes !== null)
    supersede(play, supersedes.ruling, { entry: entry.id, actor, outcome: supersedes.outcome, because });
}

function refusalOf({ state }: Play, { set, ends, supersedes }: RulingEntry): string | null {
  for (const [key, { uses = {}, ...numbers }] of Object.entries(set)) {
    if (!isCreature(state, key)) return `There is no creature called “${key}” here.`;
    for (const ability of Object.keys(uses))
      if (findAbility(sheetOf(state, key), ability) === null)
        return `${nameOf(state, key)} has no ability called “${ability}”.`;
    const beyond = outOfBounds(changedSheet(sheetOf(state, key), numbers));
    if (beyond !== null) return `With these numbers of ${nameOf(state, key)} ${beyond}.`;
  }
  const gone = ends.find((id) => !state.effects.some((one) => one.id === id));
  if (gone !== undefined) return 'What was to be ended is not active.';
  if (supersedes !== null && !state.log.some(({ kind, id }) => kind === 'ruling' && id === supersedes.ruling))
    return 'There is no such ruling.';
  return null;
}

function setNumbers(
  play: Play,
  key: string,
  { hp, at, plane, uses = {}, ...numbers }: SetNumbers,
  because: string,
): void {
  const { sheet } = creatureOf(play.state, key);
  change(play, key, {
    sheet: changedSheet(sheet, numbers),
    ...(hp === undefined ? {} : { hp }),
    ...(at === undefined ? {} : { at }),
    ...(plane === undefined ? {} : { plane }),
  });
  for (const [words, left] of Object.entries(uses)) {
    const ability = findAbility(sheetOf(play.state, key), words);
    if (ability !== null) setUsesLeft(play, key, ability, left);
  }
  note(play, 'set', key, `Set by hand for ${nameOf(play.state, key)}: ${because}`, ['ruling:override']);
}

type SheetNumbers = Omit<SetNumbers, 'hp' | 'at' | 'plane' | 'uses'>;

function changedSheet(
  sheet: Creature,
  { level, cr, abilityMods, saves, skills, stats, attack, ...plain }: Partial<SheetNumbers>,
): Creature {
  const { initiative, ac, touchAc, sr, grapple } = plain;
  return {
    ...sheet,
    initiative: initiative ?? sheet.initiative,
    ac: ac ?? sheet.ac,
    touchAc: touchAc ?? sheet.touchAc,
    sr: sr ?? sheet.sr,
    grapple: grapple ?? sheet.grapple,
    level:
      level !== undefined ? { of: 'level', value: level } : cr !== undefined ? { of: 'cr', value: cr } : sheet.level,
    attack: {
      ...sheet.attack,
      bonus: attack?.bonus ?? sheet.attack.bonus,
      damage: attack?.damage ?? sheet.attack.damage,
    },
    abilityMods: known(sheet.abilityMods, abilityMods),
    saves: known(sheet.saves, saves),
    skills: { ...sheet.skills, ...skills },
    stats: { ...sheet.stats, ...stats },
  };
}

/** Numbers set over those that there are; others are none of theirs. */
const known = <T extends Readonly<Record<string, number>>>(
  numbers: T,
  set: Readonly<Record<string, number>> = {},
): T => ({
  ...numbers,
  ...Object.fromEntries(Object.entries(set).filter(([name]) => Object.hasOwn(numbers, name))),
});

/**
 * Another outcome for a ruling, which keeps what the rules said beside it. What the use cost follows the new outcome; where it
 * no longer resolves, damage and healing are taken back and what lasts of it ends. What else follows is set by numbers.
 */
export function supersede(play: Play, id: string, told: RulingOverride): void {
  const ruling = play.state.log.find((item): item is Ruling => item.kind === 'ruling' && item.id === id);
  if (ruling === undefined) return;
  const before = ruling.override?.outcome ?? ruling.outcome;
  reckonUse(play, ruling, before, told.outcome);
  if (before === 'Resolved' && told.outcome !== 'Resolved') takeBack(play, ruling);
  if (before === 'Continues' && told.outcome === 'Ended') endBy(play, ruling, told.because);
  reckonBelief(play, ruling, told.outcome);
  play.state = {
    ...play.state,
    log: play.state.log.map((item) =>
      item === ruling ? { ...ruling, override: told, cites: [...new Set([...ruling.cites, 'ruling:override'])] } : item,
    ),
  };
}

function reckonUse(play: Play, { user, ability }: Ruling, before: Outcome, after: Outcome): void {
  const [was, is] = [USES[before], USES[after]];
  if (user === null || ability === null || was === undefined || is === undefined || was === is) return;
  const key = isCreature(play.state, user) ? findAbility(sheetOf(play.state, user), ability) : null;
  if (key === null || abilityOf(play.state, user, key).uses.as === 'at-will') return;
  const { held, pending } = creatureOf(play.state, user);
  if (is) {
    expend(play, user, key);
    return;
  }
  if (held?.attempt.ability === key && before === 'Held') change(play, user, { held: null });
  if (pending?.ability === key && before === 'Pending') change(play, user, { pending: null });
  giveBack(play, user, key);
}

/** What a check let go on ends after all. */
function endBy(play: Play, { user, ability, on }: Ruling, because: string): void {
  const effect = play.state.effects.find(
    (one) => one.user === user && one.ability === ability && on.every((target) => one.on.includes(target)),
  );
  if (effect !== undefined) end(play, effect, on, { cites: ['ruling:override'], reason: asSentence(because) });
}

const BELIEF_BY: Readonly<Partial<Record<Outcome, Belief>>> = {
  Believed: 'real',
  Disbelieved: 'not real',
  'No save': 'undecided',
};

function reckonBelief(play: Play, { by, user, ability, outcome }: Ruling, after: Outcome): void {
  const belief = BELIEF_BY[after];
  if (belief === undefined || BELIEF_BY[outcome] === undefined || user === null || ability === null) return;
  settleBelief(play, by, { user, ability }, belief);
}

/** An admin's reason, which a ruling gives as a sentence. */
const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function takeBack(play: Play, { id, damage, healed }: Ruling): void {
  for (const [target, amount] of Object.entries(damage)) {
    const { hp } = creatureOf(play.state, target);
    change(play, target, { hp: hp + amount });
  }
  for (const [target, amount] of Object.entries(healed)) hurt(play, target, amount, 'immediate');
  for (const effect of play.state.effects.filter((one) => one.ruling === id))
    end(play, effect, null, { cites: ['ruling:override'], reason: 'The use that it came from was ruled otherwise.' });
  for (const [key, { outcomes }] of Object.entries(play.state.creatures))
    if (outcomes.some((one) => one.ruling === id))
      change(play, key, { outcomes: outcomes.filter((one) => one.ruling !== id) });
}

/** Rulings over what an entry led to, which the fold has put on it. */
export function applyOverrides(play: Play, overrides: readonly Override[]): void {
  for (const { entry, actor, ruling, ability, outcome: asked, because } of overrides) {
    const outcome = OUTCOMES.find((one) => one === asked);
    const found = play.state.log.find((item) => item.kind === 'ruling' && item.id === ruling);
    if (outcome !== undefined && found?.kind === 'ruling' && found.ability === ability)
      supersede(play, ruling, { entry, actor, outcome, because });
  }
}
