import type { Names } from './names';
import type { Change, Damage, Fact, Figure, LaidChange, Ruled, Stale, Use } from './record';
import { refusalReason } from './refusal-reasons';

/** One or two sentences for a ruling, without clause ids. */
export function reasonOf(ruled: Ruled, names: Names): string {
  const { fact, outcome } = ruled;
  const who = ruled.combatant === null ? 'The combatant' : names.fighter(ruled.combatant);
  switch (fact.about) {
    case 'line':
      return refusalReason(fact.refusal, names);
    case 'movement':
      return movement(fact, outcome, who);
    case 'shift':
      return outcome === 'Negated'
        ? `The opposing combatant moves onto space ${fact.space} as ${who} would shift out, so ${names.fighter(fact.in)} does not come in. What was ordered for the rest of the turn is void.`
        : `${names.fighter(fact.out)} leaves with ${fact.ap} AP, and ${names.fighter(fact.in)} comes in on space ${fact.space}.`;
    case 'ability':
      return performance(fact.use, names.ability(ruled.combatant, ruled.ability ?? ''), who, names);
    case 'unpaid':
      return `It costs ${fact.cost} ${fact.of} and there are ${fact.had}: it is not performed and nothing is paid.`;
    case 'unperformed':
      return fact.why === 'forbidden'
        ? `An effect forbids it to ${who} by now: it is not performed and nothing is paid.`
        : 'An elimination ended the turn before its priority came up.';
    case 'rest':
      return `${who} uses no ability and rests.`;
    case 'default':
      return `${defaulted(fact.why, fact.stale, names)} ${who} stays in place and rests.`;
    case 'restored':
      return `${who} has rested in all three phases: AP ${fact.from} to ${fact.to}.`;
    case 'elimination':
      return `${who} has 0 HP and is eliminated. Its side’s Crisis Rate gains 100 and is ${fact.cr}.`;
    case 'replacement':
      return `${names.fighter(fact.in)} enters for ${names.fighter(fact.out)} on space ${fact.space}${fact.asked ? '' : ', the last one left'}.`;
    case 'numbers':
      return [...fact.set.map((change) => `${numberOf(change, names)}.`), fact.because].join(' ');
  }
}

function movement(fact: Extract<Fact, { about: 'movement' }>, outcome: Ruled['outcome'], who: string): string {
  const { from, aim, reach, to, held } = fact;
  if (outcome === 'Collided')
    return `Both would end on space ${reach} and neither moves backward: they collide, and ${who} is on space ${to} as before.`;
  if (outcome === 'Stopped short')
    return `The other backs onto space ${reach}, so ${who} stops in front of it, on space ${to}.`;
  if (held && outcome === 'Fell short') return `An effect forbids ${who} to move, so it stays on space ${to}.`;
  if (outcome === 'Fell short')
    return `${who} cannot reach ${aim < 1 || aim > 7 ? 'a place beyond the arena' : `space ${aim}`} and ${from === to ? 'stays on' : `goes from space ${from} to`} space ${to}, as close as it can.`;
  return from === to ? `${who} stays on space ${to}.` : `${who} moves from space ${from} to space ${to}.`;
}

function performance(use: Use, ability: string, who: string, names: Names): string {
  let told = `${who} uses ${ability} from space ${use.space}${order(use)}.`;
  if (use.reach !== null) {
    const [low, high] = use.reach;
    const where = low > high ? 'no space of the arena' : low === high ? `space ${low}` : `spaces ${low} to ${high}`;
    let hit = '';
    for (const key of use.hits) hit += `${hit === '' ? '' : ' and '}${names.fighter(key)}`;
    told += ` It reaches ${where} and hits ${hit === '' ? 'nobody' : hit}.`;
  }
  for (const damage of use.damage) told += ` ${names.fighter(damage.target)}: ${arithmetic(damage)}.`;
  for (const change of use.changes) told += ` ${changed(change, names)}.`;
  return told;
}

const order = ({ against, priority }: Use): string => {
  if (against === 'together') return ', together with the other side’s ability of the same priority';
  if (against === 'before') return `, first by its priority of ${priority}`;
  return against === 'after' ? `, last by its priority of ${priority}` : '';
};

/** `(50 - 30) x 3 is 60`, with what changed either number, what was rounded and what stopped at 0. */
export function arithmetic({ strength, resistance, hits, raw, dealt }: Damage): string {
  const taken = resistance.value < 0 ? `+ ${written(-resistance.value)}` : `− ${written(resistance.value)}`;
  const one = `${amountOf(strength)} ${taken}${resistance.by.length === 0 ? '' : ` (${steps(resistance)})`}`;
  const sum = hits === 1 ? one : `(${one}) × ${hits}`;
  if (raw < 0) return `${sum} is below 0, so it deals 0`;
  const whole = written(raw);
  return `${sum} is ${whole}${whole === String(dealt) ? '' : `, rounded down to ${dealt}`}`;
}

const amountOf = (figure: Figure): string =>
  figure.by.length === 0 ? written(figure.value) : `${written(figure.value)} (${steps(figure)})`;

function steps({ base, set, times, plus }: Figure): string {
  const start = set === null ? written(base) : `${written(base)} becomes ${written(set)}`;
  const multiplied = times === 1 ? '' : ` × ${written(times)}`;
  const added = plus === 0 ? '' : plus > 0 ? ` + ${written(plus)}` : ` − ${written(-plus)}`;
  return `${start}${multiplied}${added}`;
}

const written = (value: number): string => String(Number.isInteger(value) ? value : Math.round(value * 1000) / 1000);

const changed = (change: Change | LaidChange, names: Names): string =>
  change.what === 'laid' ? `Its effect lies on ${names.fighter(change.of)}` : numberOf(change, names);

const numberOf = ({ what, of, from, to }: Change, names: Names): string =>
  `${what === 'CR' ? names.side(of) : names.fighter(of)} ${what} ${from} to ${to}`;

function defaulted(why: 'none' | 'refused' | 'void' | 'stale', stale: Stale | null, names: Names): string {
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
      return `An effect forbids ${FORBIDDEN[stale.act]} now, so the order is ignored as a whole.`;
  }
}
const FORBIDDEN = {
  shift: 'to shift',
  'second shift': 'to shift a second time',
  ability: 'to use an ability',
  crisis: 'to use a Crisis Ability',
} as const;
