import type { ClauseId } from '../kernel/ruling';
import { some } from '../kernel/say';
import type { Act } from './act';
import { aimOf } from './aim';
import { type Draft, ended } from './argument';
import { rest } from './cooldowns';
import { pay } from './costs';
import { descriptorOf } from './effects';
import { decide, passedText } from './hitting';
import { joined, unique } from './lists';
import { abilityName, abilityOf, mercName, mercNames } from './lookup';
import { restWords } from './outcomes';
import { holds } from './removals';
import type { Use } from './state';
import { aimsAtMercs, targetNames } from './things';
import { clashing, inTurn } from './together';
import { rulingAt, type Transaction } from './transaction';
import { answersTo, answersToCost, type ChainCount } from './triggers';
import { addWaiting } from './waiting';

/** What takes place together takes effect together (`2f:simultaneous`, `2e:resolution`). */

/**
 * Resolves uses that take place at one time. All Hits are decided on the state before the batch; then the Triggers that
 * answer to them, and those that answer to these; only then does everything take effect, cause before answer
 * (`2f:trigger-base`), and last come the recharges.
 */
export function resolveTogether(tx: Transaction, uses: readonly Use[]): void {
  const waves: Act[][] = [];
  const chain: ChainCount = new Map();
  let wave = uses.map((use) => decide(tx, use));
  while (wave.length > 0) {
    waves.push(wave);
    const answers = answersTo(tx, wave, chain).filter((use) => !waitsForRosters(tx, use));
    wave = [...wave.flatMap(({ interceptions }) => interceptions), ...answers.map((use) => decide(tx, use))];
  }
  for (const acts of waves) takeEffect(tx, acts);
  answerCosts(tx);
}

/** Lets Triggers answer the KOs that were paid as costs, where a setting makes events of them (`2e:costs`). */
export function answerCosts(tx: Transaction): void {
  const [first, ...others] = tx.paid.splice(0);
  if (!first) return;
  const uses = [first, ...others].flatMap((cost) => answersToCost(tx, cost));
  resolveTogether(
    tx,
    uses.filter((use) => !waitsForRosters(tx, use)),
  );
}

/** A use that falls on one of the rostered waits for the lock of the rosters (`2b:post-rosters`). */
export function waitsForRosters(tx: Transaction, use: Use): boolean {
  const { def } = abilityOf(tx.state, use.ability);
  if (!aimOf(def).postRosters || tx.state.rostersLocked) return false;
  addWaiting(tx, use);
  return true;
}

/** Carries out a batch's effects, then pays what is owed for them, and writes the rulings. */
function takeEffect(tx: Transaction, acts: readonly Act[]): void {
  const order = tx.nextOrder();
  const strikes = inTurn(acts);
  for (const act of clashing(strikes)) act.clashes = true;
  for (const { act, blow } of strikes) {
    act.changes = joined(act.changes, descriptorOf(blow.effect).apply(tx, act, blow, order));
  }
  for (const act of acts) {
    if (act.owed.length > 0) {
      act.changes = joined(act.changes, pay(tx, act.payer, act.owed, { ruling: act.use.ruling, source: act.use }));
    }
    conclude(tx, act, order);
  }
}

/** Puts the ability on its recharge and writes the ruling. */
function conclude(tx: Transaction, act: Act, order: number): void {
  const { use, argument } = act;
  const outcome = act.outcome ?? 'Failed';
  const ruling = rulingAt(tx.state, use.place);
  const ended = outcome !== 'Pending';
  const { ready, cites } = ended ? rest(tx, use, outcome, act.type, act.origin) : { ready: null, cites: [] };
  const draft: Draft = {
    ...ruling,
    targets: act.targets,
    hits: outcome === 'Resolved' ? act.hits : [],
    outcome,
    reason: act.reason || reasonOf(tx, act),
    rolls: joined(ruling.rolls, act.rolls),
    interceptedBy: act.interceptedBy,
    changes: joined(ruling.changes, act.changes),
    ruledBy: tx.entry.id,
    order,
    readyWeek: ready,
    override: act.override,
  };
  if (act.byChance) draft.byChance = true;
  if (act.links.length > 0) draft.links = unique(act.links);
  if (ended) {
    const verdict = outcome === 'Resolved' ? 'passed' : 'stopped';
    const clauses = outcome === 'Resolved' ? effectCites(tx, act) : [];
    argument.say('Resolution', verdict, resolutionWords(act, ready), unique([...clauses, ...cites]));
  }
  argument.writeTo(draft);
  tx.rule(use.place, draft);
}

function effectCites(tx: Transaction, { blows, def, use, clashes }: Act): ClauseId[] {
  const cites: ClauseId[] = ['2e:resolution', ...blows.flatMap(({ effect }) => descriptorOf(effect).cites)];
  if (def.manipulation) cites.push('glossary:manipulation');
  if (def.limitedUses !== undefined) cites.push('glossary:limited-use');
  if (holds(tx.state, use.holder, 'Possessed')) cites.push('glossary:possession');
  if (clashes) cites.push('2f:declaration-order');
  return cites;
}

/** What happened, in one line: the effects themselves where they are few, who stepped in, and who was passed over. */
function reasonOf(tx: Transaction, act: Act): string {
  const { use, def, targets, hits, interceptedBy, shielded, changes } = act;
  const cause = use.cause?.ability ?? null;
  const answers = cause === null ? '' : `${def.name} answers ${abilityName(tx.state, cause)}: `;
  const whom = shielded === null ? '' : ` in for ${mercName(tx.state, shielded)}`;
  const stepped = interceptedBy === null ? '' : `${mercName(tx.state, interceptedBy)} steps${whom || ' in'}. `;
  const happened = summed(changes);
  const struck = hits.length > 0 ? mercNames(tx.state, hits) : aimsAtMercs(def) ? null : targetNames(tx.state, targets);
  const plain = struck === null ? `${def.name} takes effect.` : `${def.name} hits ${struck}.`;
  return `${answers}${stepped}${happened ?? plain}${passedText(act)}`;
}

/** The changes as one text; of many the first, and how many more: never one, which is told as soon as it is counted. */
function summed(changes: readonly string[]): string | null {
  if (changes.length === 0) return null;
  let text = '';
  for (const [place, change] of changes.entries()) {
    const more = changes.length - place;
    if (place > 0 && more > 1 && text.length + change.length > LONGEST)
      return `${text} And ${some(more, 'more change')}.`;
    text = text === '' ? ended(change) : `${text} ${ended(change)}`;
  }
  return text;
}
const LONGEST = 200;

function resolutionWords(act: Act, ready: number | null): string {
  const what = act.outcome === 'Resolved' ? 'It takes effect.' : 'It has no effect.';
  const turn = act.clashes
    ? ' Another did the like to the same merc, so both are carried out as they were declared.'
    : '';
  return `${what}${turn} ${restWords(act.def.name, ready)}`;
}
