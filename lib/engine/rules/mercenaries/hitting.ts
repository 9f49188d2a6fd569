import type { ClauseId } from '../kernel/ruling';
import { type Act, actOf, allHit, isBattle, leaveOpen, type PassedOver, stop, undone } from './act';
import { aimOf } from './aim';
import { sentence } from './argument';
import { TYPE_CLAUSE } from './commands';
import { commanderOf, costRefusal, costWords, dueAtResolution, pay } from './costs';
import { descriptorOf } from './effects';
import { grants } from './exceptions';
import { isAssist, isFielded } from './fielding';
import { immuneTo } from './immunity';
import { intercept } from './interception';
import { joined, those, unique } from './lists';
import { listed, mercName, mercNames, teamName } from './lookup';
import { lock, lockedAgainst } from './manipulation';
import { overrule } from './overruling';
import { aimAtTime, needsTarget, nobody } from './picking';
import { recipientOf, recipientsOf } from './recipients';
import { barred, type Refusal } from './removals';
import type { State, Use } from './state';
import { targetEffects } from './targeting';
import { aimsAtMercs, targetNames } from './things';
import { nullifying, stayedHome, timing } from './timing';
import type { Transaction } from './transaction';

/** Whether a use hits, and whom (`2e:hitting`): decided on the state as it is, before anything of it takes effect. */

const STAGES = [unpaid, nullifying, timing, aimAtTime, standing, due, chance, strike, intercept, land];

/** Carries a use through Timing and Hitting. All that is left after it is that it takes effect. */
export function decide(tx: Transaction, use: Use): Act {
  const act = actOf(tx, use);
  if (act.override) {
    overrule(tx, act, act.override);
  } else {
    for (const stage of STAGES) {
      if (act.outcome === null) stage(tx, act);
    }
  }
  if (act.outcome === 'Resolved' || act.outcome === 'Resolved without effect') promise(tx, act);
  return act;
}

/** GP due at resolution is paid at once, so that it is not spent twice in a batch; the rest is promised until then. */
function promise(tx: Transaction, act: Act): void {
  const costs = dueAtResolution(act.def.costs);
  if (costs.length === 0) return;
  const team = commanderOf(tx.state, act.use.holder);
  if (costRefusal(tx.state, team, costs, tx.promised)) return;
  const gp = costs.filter((cost) => 'gp' in cost);
  act.changes = joined(act.changes, pay(tx, team, gp, { ruling: act.use.ruling, source: act.use }));
  act.payer = team;
  act.owed = costs.filter((cost) => !('gp' in cost));
  for (const cost of act.owed) if ('ko' in cost) tx.promised.add(cost.ko);
  for (const cost of act.owed) if ('terrain' in cost) tx.promised.add(`${team}/${cost.terrain}`);
  act.argument.say('Costs', 'passed', `It costs ${costWords(tx.state, costs)}, due now.`, ['2e:costs']);
}

/** A Trigger whose cost or "must" could not be met when it answered. */
function unpaid(_: Transaction, act: Act): void {
  if (act.use.unpaid === null) return;
  act.outcome = 'Failed';
  act.reason = sentence(`${act.use.unpaid}, so ${act.def.name} has Failed`);
}

/** Whether a use is aimed at mercs at all: one without a quantity, whose effects all name whom they go to, is not. */
const isAimed = ({ def }: Act): boolean =>
  aimOf(def).kind !== 'global' && (def.quantity !== undefined || needsTarget(def));

interface Passed extends PassedOver {
  readonly why: 'benched' | 'locked' | 'immune';
}

/** Why a target is passed over; null where it can be Hit. */
function passedOver(state: State, act: Act, merc: string): Passed | null {
  if (isBattle(act.type) && !isFielded(state, merc) && !mayReachBench(act)) {
    return { why: 'benched', merc, ...notInBattle(state, act, merc) };
  }
  const locked = lockedAgainst(state, merc, act.def);
  if (locked) return { why: 'locked', merc, ...locked };
  const immune = firstImmunity(state, act, merc);
  return immune && { why: 'immune', merc, ...immune };
}

const mayReachBench = ({ def, effects }: Act): boolean =>
  targetEffects(def).some((effect) => effects.includes(effect) && reachesBench(effect));

/** Passes over those targets that cannot be Hit, for whatever reason; with none left it ends here. */
function standing(tx: Transaction, act: Act): void {
  if (!isAimed(act)) return;
  const { state } = tx;
  if (act.targets.length === 0) {
    stop(act, 'Failed', 'Targeting', nobody(act.def, 'pick'));
    return;
  }
  if (!aimsAtMercs(act.def)) return;
  const whys = act.targets.map((merc) => passedOver(state, act, merc));
  const passed = whys.filter((why) => why !== null);
  act.hits = passed.length === 0 ? act.targets : act.targets.filter((_, place) => whys[place] === null);
  const [first] = passed;
  if (!first) return;
  act.passed = passed;
  if (act.hits.length > 0) return;
  const immune = passed.find(({ why }) => why === 'immune');
  if (!immune) {
    stop(act, 'Failed', 'Hitting', { ...first, text: `${told(passed)}, so ${act.def.name} has Failed` });
  } else if (act.use.picked) {
    stop(act, 'Resolved without effect', 'Hitting', {
      ...immune,
      text: `${immune.text}, and it was picked by dice, so ${act.def.name} has no effect`,
      cites: [...immune.cites, '2e:resolution', '2b:random'],
    });
  } else if (aimOf(act.def).kind === 'named') {
    stop(act, undone(act.type), 'Hitting', {
      ...immune,
      text: `${immune.text} by now, so ${act.def.name} cannot hit`,
      cites: [...immune.cites, '2f:invalidated', ...(isBattle(act.type) ? ['glossary:nullify'] : [])],
    });
  } else {
    stop(act, 'Failed', 'Hitting', {
      ...immune,
      text: `${told(passed)}, so ${act.def.name} hits nobody and has Failed`,
      cites: [...immune.cites, 'glossary:failure'],
    });
  }
}

/** Why those passed over were, each reason once: of many the first few. */
const told = (passed: readonly Refusal[]): string => listed(unique(passed.map(({ text }) => text)).slice(0, MOST_TOLD));
const MOST_TOLD = 4;

/** The clauses and the other rulings on which it rests that each of those was passed over. @param more clauses besides */
const groundsOf = (passed: readonly Refusal[], more: readonly ClauseId[]): Pick<Refusal, 'cites' | 'links'> => ({
  cites: unique([...passed.flatMap(({ cites }) => cites), ...more]),
  links: unique(passed.flatMap(({ links = [] }) => links)),
});

const reachesBench = (effect: Act['effects'][number]): boolean => grants(effect, 'target', 'removed');

/** Why a merc is not there to be Hit: Removed, or not rostered. */
function notInBattle(state: State, act: Act, merc: string): Refusal {
  const out = barred(state, merc);
  const cites: ClauseId[] = [TYPE_CLAUSE[act.type], 'glossary:failure'];
  return out
    ? { ...out, text: `${out.text} and is not in the battle`, cites: [...cites, ...out.cites] }
    : benched(state, merc, cites);
}

/** Who could have gone and stayed home; where a roster was refused, one was dropped from it, or an Assist’s merc stays away, that is why. */
function benched(state: State, merc: string, cites: readonly ClauseId[]): Refusal {
  const home = stayedHome(state, merc);
  return home.links?.length || isAssist(state, merc)
    ? { ...home, cites: [...cites, ...home.cites] }
    : { text: `${mercName(state, merc)} is benched`, cites };
}

/** Who is Immune to one of an ability's effects is not Hit by the ability. */
function firstImmunity(state: State, act: Act, merc: string): Refusal | null {
  for (const effect of targetEffects(act.def)) {
    const immune = grants(effect, 'target', 'immune') ? null : immuneTo(state, merc, effect, act.def);
    if (immune) return immune;
  }
  return null;
}

/** A cost that is due now and cannot be paid. */
function due(tx: Transaction, act: Act): void {
  const refusal = costRefusal(
    tx.state,
    commanderOf(tx.state, act.use.holder),
    dueAtResolution(act.def.costs),
    tx.promised,
  );
  if (refusal) {
    stop(act, 'Failed', 'Costs', {
      text: `${refusal.text}, so ${act.def.name} has Failed`,
      cites: [...refusal.cites, 'glossary:failure'],
    });
  }
}

function chance(tx: Transaction, act: Act): void {
  const { chance: percent = 100, name } = act.def;
  if (percent >= 100) return;
  const roll = tx.throwDie(act.use, 100, { purpose: 'chance', limit: percent, for: name });
  if (!roll) {
    leaveOpen(act, 'Hitting', `${name} hits with a chance of ${percent} in 100`, ['2e:hitting']);
    return;
  }
  act.rolls = [...act.rolls, roll];
  if (roll.value <= percent) return;
  stop(act, 'Resolved without effect', 'Hitting', {
    text: `${name} hits on ${percent} or less and the die shows ${roll.value}, so it has no effect`,
    cites: ['2e:hitting', '2e:resolution'],
  });
}

/** Says on whom each effect falls. An effect that misses by a chance of its own falls on nobody. */
function strike(tx: Transaction, act: Act): void {
  const targets = aimsAtMercs(act.def) ? act.hits : act.targets;
  for (const effect of act.effects) {
    const percent = effect.chance ?? 100;
    if (percent < 100) {
      const what = chanceOf(tx.state, act, effect, targets);
      const roll = tx.throwDie(act.use, 100, { purpose: 'chance', limit: percent, for: what });
      if (!roll) act.byChance = true;
      else act.rolls = [...act.rolls, roll];
      if (roll && roll.value > percent) {
        act.missed = [...act.missed, `${what} misses: ${roll.value}, and it hits on ${percent} or less`];
      }
      if (!roll || roll.value > percent) continue;
    }
    const { mercs, teams, terrains } = recipientsOf(tx.state, act, effect, targets);
    const to = recipientOf(act, effect);
    const open =
      to === 'target' && aimsAtMercs(act.def)
        ? those(mercs, (merc) => !isBattle(act.type) || isFielded(tx.state, merc) || reachesBench(effect))
        : those(mercs, (merc) => {
            const why =
              immuneTo(tx.state, merc, effect, act.def) ??
              (to === 'user' ? null : lockedAgainst(tx.state, merc, act.def));
            if (why) act.passed = [...act.passed, { merc, ...why }];
            return why === null;
          });
    if (open.length > 0 || teams.length > 0 || terrains.length > 0) {
      act.blows = [...act.blows, { effect, mercs: open, teams, terrains }];
    }
  }
}

/** Settles who is Hit, once interceptors have stepped in. */
function land(tx: Transaction, act: Act): void {
  const { def } = act;
  const aimed = isAimed(act) && targetEffects(def).length === 0 ? act.hits : [];
  act.hits = allHit(aimed, act.blows);
  const lands = act.hits.length > 0 || act.blows.some(({ teams, terrains }) => teams.length > 0 || terrains.length > 0);
  if (lands) {
    for (const { effect, mercs } of act.blows) {
      if (recipientOf(act, effect) !== 'user') lock(tx, mercs, def, act.use);
    }
    act.outcome = 'Resolved';
    const cites: ClauseId[] = ['2e:hitting'];
    if (act.interceptedBy !== null || act.unmoved !== null) cites.push('2f:interception', 'glossary:intercept');
    act.argument.say('Hitting', act.interceptedBy ? 'turned' : 'passed', hitText(tx, act), [
      ...cites,
      ...act.passed.flatMap((one) => one.cites),
    ]);
    act.links = joined(
      act.links,
      act.passed.flatMap(({ links = [] }) => links),
    );
    return;
  }
  if (act.byChance) {
    leaveOpen(act, 'Hitting', `dice decide whether ${def.name} has an effect`, ['2e:hitting']);
    return;
  }
  if (act.rolls.some(({ purpose }) => purpose === 'chance')) {
    const said = act.passed.length > 0 ? `${told(act.passed)}, and ` : '';
    const missed = `${said}${act.missed.length > 0 ? listed(act.missed) : 'the chance of its effect fails'}`;
    stop(act, 'Resolved without effect', 'Hitting', {
      text: `${missed}, so ${def.name} has no effect`,
      ...groundsOf(act.passed, ['2e:hitting', '2e:resolution']),
    });
    return;
  }
  if (act.passed.length > 0) {
    stop(act, 'Failed', 'Hitting', {
      text: `${told(act.passed)}, so ${def.name} hits nobody and has Failed`,
      ...groundsOf(act.passed, ['2e:hitting', 'glossary:failure']),
    });
    return;
  }
  stop(act, 'Failed', 'Hitting', nobody(def, 'hit'));
}

/** What the chance of one effect is about: `the KO of Medusa`. */
function chanceOf(state: State, act: Act, effect: Act['effects'][number], targets: readonly string[]): string {
  const { mercs, teams } = recipientsOf(state, act, effect, targets);
  const { noun } = descriptorOf(effect).words;
  if (mercs.length === 0)
    return `the ${noun}${teams.length > 0 ? ` of ${listed(teams.map((team) => teamName(state, team)))}` : ''}`;
  return `the ${noun} of ${mercs.length > MOST_TOLD ? `${mercs.length} mercs` : mercNames(state, mercs)}`;
}

/** Whom it does not hit, and why, for the argument and the line on lists. */
export function passedText({ passed, missed, spare, unmoved, interceptedBy }: Act): string {
  const over = passed.length === 0 ? '' : ` ${sentence(told(passed))}`;
  const miss = missed.length === 0 ? '' : ` ${sentence(listed(missed))}`;
  const still = unmoved === null || interceptedBy !== null ? '' : ` ${unmoved}`;
  return `${over}${miss}${still}${spare === null ? '' : ` ${spare}`}`;
}

function hitText(tx: Transaction, act: Act): string {
  if (!aimsAtMercs(act.def) && act.hits.length === 0) return `It hits ${targetNames(tx.state, act.targets)}.`;
  if (act.hits.length === 0) return 'It takes hold of whole teams, and of no merc alone.';
  if (!act.interceptedBy) {
    return `It hits ${mercNames(tx.state, act.hits)}.${passedText(act)}`;
  }
  const by = mercName(tx.state, act.interceptedBy);
  const whom = act.shielded === null ? '' : ` for ${mercName(tx.state, act.shielded)}`;
  return `${by} steps in${whom}, so it hits ${mercNames(tx.state, act.hits)}.${passedText(act)}`;
}
