import type { Cast } from '../../../lib/cli/seed/accounts';
import { formKey } from '../../../lib/cli/seed/acts';
import { closesAt, hour } from '../../../lib/cli/seed/calendar';
import type { AdminAct, DemoAct, LeaderAct } from '../../../lib/demo/act';
import { demoSeason } from '../../../lib/demo/season';
import { nonceCommitment } from '../../../lib/engine/dice/nonce';
import type { Ruling } from '../../../lib/engine/rules/kernel/ruling';
import { commitNonce, openNonce } from '../../../lib/features/desk/nonce';
import { giveOrder } from '../../../lib/features/desk/order';
import { post } from '../../../lib/features/desk/post';
import { newDay } from '../../../lib/features/review/advance';
import { amend, approve, RULABLE } from '../../../lib/features/review/amend';
import { OTHER, settle } from '../../../lib/features/review/settle';
import { nameWinner, stateEvent } from '../../../lib/features/review/table';
import { replayAt } from '../../../lib/record/journal/clock';
import type { Confirmed } from '../../../lib/record/journal/confirm';
import { advance } from '../../../lib/record/week/advance';
import { append } from '../../../lib/record/week/append';
import type { AskedBy } from '../../../lib/record/week/confirm';
import { loadWeek } from '../../../lib/record/week/load';
import { streamAfter } from '../../../lib/record/week/nonces';
import type { LoadedWeek } from '../../../lib/record/week/types';
import { mistake, ok, type Result } from '../../../lib/result';
import { shownBy } from '../../support/results';

/** One week of the script as it is played. */
interface Playing {
  readonly week: number;
  readonly opensAt: Date;
  readonly cast: Cast;
  /** Ids of the posts that admins' acts refer to. */
  readonly posts: Map<string, string>;
}

/**
 * Plays the acts of one week, each at its time, through the use-cases of the site: what seeding a season must amount to.
 * @returns the first mistake, with its place in the script
 */
export async function playWeek(
  week: number,
  acts: readonly DemoAct[],
  opensAt: Date,
  cast: Cast,
): Promise<Result<null>> {
  const playing: Playing = { week, opensAt, cast, posts: new Map() };
  for (const act of acts) {
    const done = await replayAt(hour(opensAt, act.at), () => perform(act, playing));
    if (!done.ok) {
      const { code, message } = done.problem;
      return mistake(code, `Week ${week}, hour ${act.at}, ${act.who}'s ${act.kind}: ${message}`);
    }
  }
  return ok(null);
}

async function perform(act: DemoAct, playing: Playing): Promise<Result<unknown>> {
  const actor = playing.cast(act.who);
  const form = formKey(playing.week, act) ?? '';
  switch (act.kind) {
    case 'post':
      return performPost(act, playing);
    case 'roster':
    case 'bid':
    case 'defer':
    case 'hire':
    case 'choose':
    case 'link':
    case 'customize': {
      const { at, who, ...order } = act;
      return giveOrder(actor, form, (by) => ({ ...order, by }));
    }
    case 'nonce-commit': {
      const week = await loadWeek({ season: demoSeason.key, week: playing.week });
      if (!week.ok) return week;
      const words = { team: actor.team ?? '', nonce: act.nonce };
      return commitNonce(actor, nonceCommitment(streamAfter(week.value), words), form);
    }
    case 'nonce-open':
      return openNonce(actor, act.nonce, form);
    case 'advance': {
      const { to, matches } = act;
      return advance({
        where: { season: demoSeason.key, week: playing.week },
        actor,
        to,
        closesAt: closesAt(to, playing.opensAt),
        matches,
      });
    }
    case 'day':
      return newDay(actor, form);
    case 'happens':
      return stateEvent(actor, { event: act.event, to: act.to }, form);
    case 'win':
      return nameWinner(actor, { team: act.team }, { key: form });
    case 'adjust': {
      const { at, who, ...entry } = act;
      return append({ where: { season: demoSeason.key, week: playing.week }, actor, entries: () => ok([entry]) });
    }
    default:
      return performReview(act, playing);
  }
}

async function performPost(act: LeaderAct & { kind: 'post' }, playing: Playing): Promise<Result<unknown>> {
  const done = await post(playing.cast(act.who), act.text, formKey(playing.week, act) ?? '');
  if (!done.ok || act.as === undefined) return done;
  const week = await loadWeek({ season: demoSeason.key, week: playing.week });
  if (!week.ok) return week;
  const entry = week.value.journal.findLast(({ kind }) => kind === 'post');
  if (entry) playing.posts.set(act.as, entry.id);
  return done;
}

type ReviewAct = Extract<AdminAct, { kind: 'strike' | 'override' | 'settle' | 'approve' }>;

/** What an admin does to rulings that are there. */
async function performReview(act: ReviewAct, playing: Playing): Promise<Result<unknown>> {
  const actor = playing.cast(act.who);
  const form = formKey(playing.week, act) ?? '';
  const loaded = await loadWeek({ season: demoSeason.key, week: playing.week });
  if (!loaded.ok) return loaded;
  const week = loaded.value;
  if (act.kind === 'approve') return approve(actor, unapproved(week), form);
  const ruling = rulingIn(week, act, playing);
  if (!ruling) return mistake('not-found', `"${act.of}" has no ruling of ${act.ability}.`);
  const { because } = act;
  if (act.kind === 'settle') {
    const [merc] = act.ability.split('/');
    const choice = { choice: OTHER, ability: `${merc} ${act.ability}`, targets: act.targets };
    return asShown(form, (asked) => settle(actor, asked, ruling.id, choice, because));
  }
  const order =
    act.kind === 'override'
      ? { act: act.kind, outcome: act.outcome, targets: act.targets ?? null, cites: act.cites }
      : { act: act.kind, outcome: ruling.outcome, targets: null, cites: [] };
  return asShown(form, (asked) => amend(actor, asked, { ...order, ruling: ruling.id, because }));
}

/** Orders, and confirms what is shown. */
async function asShown<Shown extends { readonly saw: string }>(
  key: string,
  order: (asked: AskedBy) => Promise<Result<Confirmed<Shown, unknown>>>,
): Promise<Result<unknown>> {
  const seen = await order({ key });
  return seen.ok ? order({ key, saw: shownBy(seen).saw }) : seen;
}

/** The ruling that an act is about: of that ability in that post, or where the post was not clear, the unclear one. */
function rulingIn(
  week: LoadedWeek,
  act: Exclude<ReviewAct, { kind: 'approve' }>,
  { posts }: Playing,
): Ruling | undefined {
  const entry = posts.get(act.of);
  const rulings = week.record.rulings.filter((ruling) => ruling.entry === entry);
  const clear = act.kind === 'settle' ? undefined : rulings.find((ruling) => ruling.ability === act.ability);
  return clear ?? rulings.find((ruling) => ruling.outcome === 'Unclear');
}

function unapproved({ journal, record }: LoadedWeek): string[] {
  const approved = new Set(journal.flatMap((entry) => (entry.kind === 'approve' ? entry.rulings : [])));
  return record.rulings.flatMap(({ id, outcome }) => (RULABLE.includes(outcome) && !approved.has(id) ? [id] : []));
}
