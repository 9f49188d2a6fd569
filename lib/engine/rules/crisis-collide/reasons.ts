import { inList } from '../kernel/say';
import {
  ACT_WORDS,
  banWords,
  effectWords,
  forbidWords,
  gaveWay,
  moveWords,
  sourcesWords,
  UNTIL_WORDS,
} from './effect-words';
import type { Names } from './names';
import type { Change, Damage, Fact, Figure, LaidChange, Remark, Ruled, Stale, Use } from './record';
import { refusalReason } from './refusal-reasons';

/** One or two sentences for a ruling, without clause ids. */
export function reasonOf(ruled: Ruled, names: Names): string {
  const { fact, outcome } = ruled;
  const who = ruled.combatant === null ? 'The combatant' : names.fighter(ruled.combatant);
  switch (fact.about) {
    case 'line':
      return refusalReason(fact.refusal, names);
    case 'movement':
      return `${movement(fact, outcome, who, names)}${moveTold(fact, names)}`;
    case 'shift':
      return outcome === 'Negated'
        ? `The opposing combatant moves onto space ${fact.space} as ${who} would shift out, so ${names.fighter(fact.in)} does not come in. What was ordered for the rest of the turn is void.`
        : `${names.fighter(fact.out)} leaves with ${fact.ap} AP, and ${names.fighter(fact.in)} comes in on space ${fact.space}.${gaveWay(fact.beaten, names)}`;
    case 'ability':
      return performance(fact.use, names.ability(ruled.combatant, ruled.ability ?? ''), who, names);
    case 'unpaid':
      return `It costs ${fact.cost} ${fact.of} and there are ${fact.had}: it is not performed and nothing is paid.`;
    case 'unperformed':
      return fact.why === 'forbidden'
        ? `${banWords(fact, who, 'ability', names, ' by now')} It is not performed and nothing is paid.`
        : 'An elimination ended the turn before its priority came up.';
    case 'rest':
      return `${who} uses no ability and rests.`;
    case 'default':
      return `${defaulted(fact.why, fact.stale, who, names)} ${who} stays in place and rests.`;
    case 'restored':
      return `${who} has rested in all three phases: AP ${fact.from} to ${fact.to}.`;
    case 'elimination':
      return `${who} has 0 HP and is eliminated. Its side’s Crisis Rate gains 100 and is ${fact.cr}.`;
    case 'replacement':
      return `${names.fighter(fact.in)} enters for ${names.fighter(fact.out)} on space ${fact.space}${fact.asked ? '' : ', the last one left'}.`;
    case 'numbers':
      return [
        ...fact.entered.map((key) => `${names.fighter(key)} is in play now.`),
        ...fact.set.map((change) => `${numberOf(change, names)}.`),
        fact.because,
      ].join(' ');
  }
}

function movement(
  fact: Extract<Fact, { about: 'movement' }>,
  outcome: Ruled['outcome'],
  who: string,
  names: Names,
): string {
  const { from, aim, reach, to, held } = fact;
  if (outcome === 'Collided')
    return `Both would end on space ${reach} and neither moves backward: they collide, and ${who} is on space ${to} as before.`;
  if (outcome === 'Stopped short')
    return `The other backs onto space ${reach}, so ${who} stops in front of it, on space ${to}.`;
  if (held && outcome === 'Fell short')
    return `${forbidWords(fact.by, names)} ${who} to move, so it stays on space ${to}.`;
  if (outcome === 'Fell short')
    return `${who} cannot reach ${aim < 1 || aim > 7 ? 'a place beyond the arena' : `space ${aim}`} and ${from === to ? 'stays on' : `goes from space ${from} to`} space ${to}, as close as it can.`;
  return from === to ? `${who} stays on space ${to}.` : `${who} moves from space ${from} to space ${to}.`;
}

/** What has set the Move of one who was free to move, and what gave way. */
function moveTold({ held, by, beaten }: Extract<Fact, { about: 'movement' }>, names: Names): string {
  const set = held ? undefined : by.find(({ move }) => move !== undefined);
  const told = set?.move === undefined ? '' : ` Its Move is ${moveWords(set.move)} by ${sourcesWords(by, names)}.`;
  return `${told}${gaveWay(beaten, names)}`;
}

function performance(use: Use, ability: string, who: string, names: Names): string {
  let told = `${who} uses ${ability} from space ${use.space}${order(use)}.`;
  if (use.reach !== null) {
    const [low, high] = use.reach;
    const where = low > high ? 'no space of the arena' : low === high ? `space ${low}` : `spaces ${low} to ${high}`;
    const hit = inList([...use.hits].map((key) => names.fighter(key)));
    told += ` It reaches ${where} and hits ${hit === '' ? 'nobody' : hit}.`;
  }
  for (const damage of use.damage)
    told += ` ${names.fighter(damage.target)}: ${arithmetic(damage, names)}.${gaveWay([...damage.strength.beaten, ...damage.resistance.beaten], names)}`;
  for (const change of use.changes) told += ` ${changed(change, names)}.`;
  for (const remark of use.remarks) told += ` ${remarked(remark, names)}`;
  return told;
}

/** What did not happen, or happened in spite of something. */
function remarked(remark: Remark, names: Names): string {
  switch (remark.why) {
    case 'not pushed':
      return `${names.fighter(remark.of)} is not moved: by ${sourcesWords(remark.by, names)} it cannot be pushed or pulled, and of one level “cannot” holds.`;
    case 'gave way':
      return `By ${sourcesWords(remark.by, names)} ${names.fighter(remark.of)} cannot ${ACT_WORDS[remark.act]}; an effect of a higher level holds over that.`;
    case 'itself':
      return `${names.fighter(remark.of)} does not push or pull itself.`;
    case 'no room':
      return `${names.fighter(remark.of)} stays where it is: there is no space to go to that way.`;
    case 'no AP':
      return `${names.fighter(remark.of)} has no AP to change.`;
    case 'once':
      return `The Crisis Rate of ${names.side(remark.of)} changes once, though the effect falls on several of its fighters.`;
    case 'off the arena':
      return `${names.fighter(remark.of)} has 0 HP and is taken off the arena.`;
    case 'nobody hit':
      return 'Its effects on whoever is hit fall on nobody.';
  }
}

const order = ({ against, priority }: Use): string => {
  if (against === 'together') return ', together with the other side’s ability of the same priority';
  if (against === 'before') return `, first by its priority of ${priority}`;
  return against === 'after' ? `, last by its priority of ${priority}` : '';
};

/** `(50 - 30) x 3 is 60`, with what changed either number, what was rounded and what stopped at 0. */
function arithmetic({ strength, resistance, hits, raw, dealt }: Damage, names: Names): string {
  const taken = resistance.value < 0 ? `+ ${written(-resistance.value)}` : `− ${written(resistance.value)}`;
  const one = `${amountOf(strength, names)} ${taken}${resistance.by.length === 0 ? '' : ` (${steps(resistance, names)})`}`;
  const sum = hits === 1 ? one : `(${one}) × ${hits}`;
  if (raw < 0) return `${sum} is below 0, so it deals 0`;
  const whole = written(raw);
  return `${sum} is ${whole}${whole === String(dealt) ? '' : `, rounded down to ${dealt}`}`;
}

const amountOf = (figure: Figure, names: Names): string =>
  figure.by.length === 0 ? written(figure.value) : `${written(figure.value)} (${steps(figure, names)})`;

/** What became of a number, and by whom: the card’s own comes first. */
function steps({ base, set, times, plus, by }: Figure, names: Names): string {
  const start = set === null ? written(base) : `${written(base)} becomes ${written(set)}`;
  const multiplied = times === 1 ? '' : ` × ${written(times)}`;
  const added = plus === 0 ? '' : plus > 0 ? ` + ${written(plus)}` : ` − ${written(-plus)}`;
  return `${start}${multiplied}${added} by ${sourcesWords(by, names)}`;
}

const written = (value: number): string => String(Number.isInteger(value) ? value : Math.round(value * 1000) / 1000);

const changed = (change: Change | LaidChange, names: Names): string =>
  change.what === 'laid'
    ? `On ${names.fighter(change.of)} ${UNTIL_WORDS[change.says.until]}: ${effectWords(change.says)}`
    : numberOf(change, names);

const numberOf = ({ what, of, from, to }: Change, names: Names): string =>
  `${what === 'CR' ? names.side(of) : names.fighter(of)} ${what} ${from} to ${to}`;

function defaulted(why: 'none' | 'refused' | 'void' | 'stale', stale: Stale | null, who: string, names: Names): string {
  if (why === 'none') return 'No order was given.';
  if (why === 'refused') return 'The order was refused and not corrected.';
  if (why === 'void' || stale === null) return 'A negated shift has made the order void.';
  switch (stale.why) {
    case 'gone':
      return `${names.fighter(stale.fighter)}, whom the order names, is not on the arena.`;
    case 'other combatant':
      return `The order was for ${names.fighter(stale.due)}, who is not in play.`;
    case 'cannot enter':
      return `${names.fighter(stale.combatant)} is eliminated and cannot come in.`;
    case 'forbidden':
      return stale.by.length === 0
        ? 'The side has tried its one shift of the turn, so the order is ignored as a whole.'
        : banWords(stale, who, stale.act, names, ' now, so the order is ignored as a whole');
  }
}
