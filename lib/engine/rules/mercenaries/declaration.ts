import type { Override } from '../kernel/ruling';
import { type Aim, aimOf } from './aim';
import { Argument, type Draft, draftOf, type Subject, sentence } from './argument';
import { type Attempt, holderOf, refusalOf, type Stop, unknownTo, withKeys } from './attempt';
import type { Cite } from './clauses';
import { TYPE_CLAUSE } from './commands';
import { countUse } from './cooldowns';
import { costRefusal, costWords, dueAtResolution, dueNow, pay } from './costs';
import { abilityOf, findMerc, mercName, mercNames, mercOf, teamName } from './lookup';
import { passTurn, turnNote } from './matches';
import { isNullified, isStolen, retimed, typeOf } from './meta';
import { byOrigin, linkTo, saidOrigin } from './origin';
import { nobody, pickFor, pickFromPool } from './picking';
import { markOf, type Refusal } from './removals';
import { answerCosts, resolveTogether } from './resolution';
import { payPoints, pointsFor, saidPoints } from './resource';
import { sideOf, userOf } from './sides';
import type { Source, State, Use } from './state';
import { targetCites } from './targeting';
import { targetNames } from './things';
import type { Transaction } from './transaction';
import { openUse } from './uses';
import { addWaiting } from './waiting';

/** Step one to three of a declaration: is it allowed, can it be paid, whom is it aimed at (`2e:declaration`). */

/** Rules one declaration: at once, or as one that waits for its time. */
export function declare(tx: Transaction, attempted: Attempt): void {
  const { state } = tx;
  const attempt = withKeys(state, attempted);
  const subject: Subject = { ...attempt, merc: holderOf(state, attempt) };
  const draft: Draft = draftOf(tx, subject);
  draft.targets = attempt.targets;
  draft.span = attempt.span;
  draft.marks = attempt.marks;
  const argument = new Argument();
  const override = tx.overrideOf(attempt.id, attempt.ability);
  const source: Source = { holder: subject.merc ?? '', ability: attempt.ability };

  const ended = stoppedByAdmin(override);
  const refusal = ended ?? (override ? unknownTo(state, source, attempt) : refusalOf(state, source, attempt));
  if (refusal) {
    const { step = 'Declaration', outcome = 'Rejected', text, cites, links = [] } = refusal;
    if (links.length > 0) draft.links = links;
    passEarlier(state, argument, step, source, attempt);
    const reason = sentence(text);
    const stands = override?.outcome === outcome ? override : null;
    finish(tx, draft, argument.say(step, 'stopped', reason, cites), outcome, reason, stands);
    return;
  }
  accept(tx, attempt, source, draft, argument);
}

/** An admin's ruling under which the declaration never came into its own. */
const stoppedByAdmin = (override: Override | null): Stop | null =>
  override && (override.outcome === 'Rejected' || override.outcome === 'Unclear' || override.outcome === 'Cancelled')
    ? {
        text: `an admin ruled it so: ${override.because}`.replace(/\.$/, ''),
        cites: override.cites ?? [],
        outcome: override.outcome,
      }
    : null;

/** The steps before the one that stopped a declaration have passed. */
function passEarlier(state: State, argument: Argument, step: string, source: Source, attempt: Attempt): void {
  if (step === 'Declaration') return;
  sayDeclared(state, argument, source, attempt);
  if (step === 'Targeting') sayCosts(state, argument, source);
}

function sayDeclared(state: State, argument: Argument, source: Source, { by }: Attempt): void {
  const { def } = abilityOf(state, source.ability);
  const type = typeOf(state, source);
  const turn = turnNote(state, type, by);
  const text = `${teamName(state, by)} declares ${def.name} for ${mercName(state, source.holder)} in ${state.phase}${turn ? `, ${turn.text}` : ''}.${waysTo(state, source)}`;
  argument.say('Declaration', 'passed', text, [
    '2e:declaration',
    TYPE_CLAUSE[type],
    ...declaredCites(def, source, state),
    ...(turn?.cites ?? []),
  ]);
}

/** By what it is the merc's to use, and in this phase. */
function waysTo(state: State, source: Source): string {
  const { owner } = abilityOf(state, source.ability);
  const { type, origin } = retimed(state, source);
  const whose =
    owner === source.holder
      ? ''
      : ` It is ${mercName(state, owner)}’s, ${isStolen(state, source) ? 'stolen' : 'copied'}.`;
  const by = saidOrigin(state, origin);
  return by === null ? whose : `${whose} By ${by} it counts as ${type}.`;
}

function declaredCites(def: ReturnType<typeof abilityOf>['def'], source: Source, state: State): Cite[] {
  const cites: Cite[] = [];
  if (def.multiUse) cites.push('2c:multi-use');
  if (def.must) cites.push('glossary:must');
  if (userOf(state, source.holder) !== source.holder) cites.push('2g:pure-support');
  if (isStolen(state, source)) cites.push('glossary:stolen');
  else if (abilityOf(state, source.ability).owner !== source.holder) cites.push('2h:meta');
  if (retimed(state, source).origin !== null) cites.push('2h:cross-phase');
  return cites;
}

function sayCosts(state: State, argument: Argument, source: Source): void {
  const { def } = abilityOf(state, source.ability);
  const costs = dueNow(def.costs);
  const later = dueAtResolution(def.costs);
  const points = pointsFor(state, source);
  if (points > 0) {
    const words = costs.length > 0 ? `${saidPoints(points)}, ${costWords(state, costs)}` : saidPoints(points);
    argument.say('Costs', 'passed', `It costs ${words}.`, ['2e:costs', 'glossary:ability-points']);
  } else if (costs.length > 0) argument.say('Costs', 'passed', `It costs ${costWords(state, costs)}.`, ['2e:costs']);
  else if (later.length > 0)
    argument.say('Costs', 'waits', `It costs ${costWords(state, later)} when it resolves.`, ['2e:costs']);
  else argument.say('Costs', 'none', 'It has no cost.', []);
}

/** Pays, aims, counts the use, and resolves it now or lets it wait. */
function accept(tx: Transaction, attempt: Attempt, source: Source, draft: Draft, argument: Argument): void {
  const { state } = tx;
  const { def } = abilityOf(state, source.ability);
  sayDeclared(state, argument, source, attempt);
  sayCosts(state, argument, source);
  const costs = dueNow(def.costs);
  const price = pointsFor(state, source);
  const paid = costRefusal(state, attempt.by, costs) ? [] : pay(tx, attempt.by, costs, { ruling: attempt.id, source });
  draft.changes = [...paid, ...payPoints(tx, source, attempt.by)];
  const aim = aimOf(def);
  const { id: ruling, by, includeUnrosterable } = attempt;
  const use = openUse(tx, source, { ruling, by, includeUnrosterable, use: countUse(tx, source) });
  takeAim(tx, use, aim, attempt.targets, draft, argument);
  passTurn(tx, { by, type: typeOf(state, use), price });
  const override = tx.overrideOf(attempt.id, attempt.ability);
  const waits = timeOf(tx, use, aim);
  argument.say('Timing', 'waits', waits ?? 'It takes place at once.', ['2e:timing', TYPE_CLAUSE[typeOf(state, use)]]);
  draft.override = override;
  draft.reason = waits ?? 'It takes place at once.';
  argument.writeTo(draft);
  tx.rule(use.place, draft);
  answerCosts(tx);
  const now =
    waits === null ||
    isNullified(state, use) ||
    (override !== null && override.outcome !== 'Resolved') ||
    nobodyToPick(use, aim);
  if (now) resolveTogether(tx, [use]);
  else addWaiting(tx, use);
}

/** A Random ability that found nobody has Failed at once. */
const nobodyToPick = ({ open, targets }: Use, { kind, postRosters }: Aim): boolean =>
  kind === 'random' && !postRosters && !open && targets.length === 0;

/** Takes the targets as named, or lets dice pick them now; a Post-Rosters ability picks when rosters are locked. */
function takeAim(
  tx: Transaction,
  use: Use,
  aim: Aim,
  named: readonly string[],
  draft: Draft,
  argument: Argument,
): void {
  const { state } = tx;
  const { def } = abilityOf(state, use.ability);
  const cites = targetCites(def);
  if (aim.kind === 'user') {
    argument.say('Targeting', 'none', 'It falls on its user, or on whom its words name.', cites);
  } else if (aim.kind === 'team') {
    const among = named.length === 0 ? '' : `, ${mercNames(state, named)} among them`;
    argument.say('Targeting', 'passed', `It takes in every merc of the team that it is for${among}.`, cites);
  } else if (aim.kind === 'global') {
    argument.say('Targeting', 'none', 'It takes in whole teams.', cites);
  } else if (aim.postRosters) {
    if (aim.kind === 'named' && aim.pool === null) use.targets = [...named];
    else if (aim.kind === 'named') use.pool = [...named];
    argument.say('Targeting', 'waits', 'It falls on one of those who take the field.', cites);
  } else if (aim.kind === 'named' && aim.pool === null) {
    use.targets = [...named];
    const side = sideNote(state, use, named);
    argument.say(
      'Targeting',
      'passed',
      `It is aimed at ${targetNames(state, named)}.${side?.text ?? ''}`,
      side ? [...cites, ...side.cites] : cites,
    );
    if (side?.links?.length) draft.links = side.links;
  } else {
    pickNow(tx, use, aim, named, draft, argument);
  }
  draft.targets = use.targets;
}

/** What makes a target an ally or an enemy that by its own team it is not. */
function sideNote(state: State, use: Use, named: readonly string[]): Refusal | null {
  const selection = abilityOf(state, use.ability).def.selection ?? [];
  if (!selection.includes('Ally Only') && !selection.includes('Enemy Only')) return null;
  const turned = named.filter(
    (merc) => merc !== use.holder && findMerc(state, merc) && sideOf(state, merc) !== mercOf(state, merc).team,
  );
  const [first] = turned;
  if (first === undefined) return null;
  const mark = markOf(state, first, 'Possessed');
  if (!mark) return null;
  const counts = selection.includes('Ally Only') ? 'an ally' : 'an enemy';
  return {
    text: ` ${mercNames(state, turned)} is possessed${byOrigin(state, mark.origin)} and counts as ${counts}.`,
    cites: ['glossary:possession'],
    links: linkTo(mark.origin),
  };
}

function pickNow(
  tx: Transaction,
  use: Use,
  aim: Aim,
  named: readonly string[],
  draft: Draft,
  argument: Argument,
): void {
  const { state } = tx;
  const { def } = abilityOf(state, use.ability);
  const user = userOf(state, use.holder) ?? use.holder;
  const range = { fielded: false, unrosterable: use.includeUnrosterable, type: typeOf(state, use) };
  const pick = aim.kind === 'named' ? pickFromPool(tx, use, def, named) : pickFor(tx, use, user, def, range);
  use.pool = aim.kind === 'named' ? [...named] : [];
  use.picked = true;
  use.open = pick.open;
  use.targets = [...pick.picked];
  draft.rolls = pick.rolls;
  const cites = targetCites(def);
  if (pick.open) argument.say('Targeting', 'chance', 'Dice that are not thrown yet pick the target.', cites);
  else if (use.targets.length === 0)
    argument.say('Targeting', 'stopped', sentence(nobody(def, 'pick').text), nobody(def, 'pick').cites);
  else argument.say('Targeting', 'passed', `The pick falls on ${targetNames(state, use.targets)}.`, cites);
}

/** What it waits for, in words; null: it takes place at once. */
function timeOf(tx: Transaction, use: Use, aim: Aim): string | null {
  const type = typeOf(tx.state, use);
  if (type === 'Start of Battle') return 'It resolves as the battle begins, once the rosters are locked.';
  if (type === 'Mid-Battle') return 'It resolves in the battle, after what comes at its start.';
  return aim.postRosters && !tx.state.rostersLocked ? 'It resolves once the rosters are locked.' : null;
}

function finish(
  tx: Transaction,
  draft: Draft,
  argument: Argument,
  outcome: Override['outcome'],
  reason: string,
  override: Override | null,
): void {
  draft.outcome = outcome;
  draft.reason = reason;
  draft.order = tx.nextOrder();
  draft.override = override;
  argument.writeTo(draft);
  tx.rule(tx.state.rulings.count, draft);
}
