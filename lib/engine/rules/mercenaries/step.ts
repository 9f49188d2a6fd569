import type { Dice } from '../kernel/dice';
import type { Reading } from '../kernel/reading';
import { adjust } from './adjust';
import { Argument, draftOf, sentence } from './argument';
import { buyBack } from './buyback';
import { customize } from './customization';
import { lateBy } from './deadline';
import { declare } from './declaration';
import type { Entry, EntryKind } from './entry';
import { eventName } from './kinds';
import { findAbility, findMerc } from './lookup';
import { defer, win } from './matches';
import { advance, newDay } from './phases';
import { choose, hire } from './purchases';
import { link } from './pure-support';
import { resolveTogether, waitsForRosters } from './resolution';
import { saveRoster } from './rosters';
import type { State } from './state';
import { saveBid } from './terrain';
import { letGo, trade } from './trades';
import { Transaction } from './transaction';
import { answersToStated } from './triggers';

/**
 * Carries a week on by one entry. Total: what the rules do not allow becomes a ruling.
 * @param dice thrown for this entry alone; where they answer null nothing that hangs on them takes place
 */
export function step(state: State, entry: Entry, dice: Dice): State {
  const tx = new Transaction(state, entry, dice);
  handle(tx, entry);
  return tx.state;
}

type Handlers = { readonly [K in EntryKind]: (tx: Transaction, entry: Extract<Entry, { kind: K }>) => void };

const HANDLERS: Handlers = {
  post: (tx, entry) => {
    for (const [part, reading] of entry.readings.entries()) read(tx, entry, reading, part);
  },
  declare: (tx, entry) =>
    declare(tx, {
      id: entry.id,
      part: null,
      by: entry.by,
      at: entry.at,
      ability: entry.ability,
      merc: entry.merc,
      targets: entry.targets,
      includeUnrosterable: entry.includeUnrosterable ?? false,
      span: null,
      marks: [],
      settled: false,
    }),
  advance: (tx, entry) => advance(tx, entry.to, entry.closesAt, entry.leaders),
  day: (tx) => newDay(tx),
  deadline: (tx, entry) => {
    tx.state.closesAt = entry.closesAt;
  },
  roster: (tx, entry) => saveRoster(tx, entry.by, entry.mercs),
  bid: (tx, entry) => saveBid(tx, entry.by, entry.terrain, entry.gp),
  defer: (tx, entry) => defer(tx, entry.by),
  hire: (tx, entry) => hire(tx, entry),
  release: (tx, entry) => letGo(tx, entry),
  trade: (tx, entry) => trade(tx, entry),
  buyback: (tx, entry) => buyBack(tx, entry.by, entry.ability, entry.price),
  choose: (tx, entry) => choose(tx, entry.by, entry.ability, entry.merc, entry.choice),
  link: (tx, entry) => link(tx, entry.by, entry.merc, entry.to),
  customize: (tx, entry) => customize(tx, entry.by, entry.merc, entry.choice),
  happens: (tx, entry) => happens(tx, entry.event, entry.to),
  win: (tx, entry) => win(tx, entry.team),
  adjust: (tx, entry) => adjust(tx, entry),
  import: (tx, { teams, mercs, settings }) => {
    tx.state.imports = [...tx.state.imports, { teams, mercs, ...(settings ? { settings } : {}) }];
  },
  rolls: (tx, entry) => {
    // Dice lie under an ability, or under a merc whose link is rolled; of anything else none is ever thrown.
    if (!findAbility(tx.state, entry.ability) && !findMerc(tx.state, entry.ability)) return;
    const before = Object.hasOwn(tx.state.loaded, entry.ability) ? (tx.state.loaded[entry.ability] ?? []) : [];
    tx.state.loaded = { ...tx.state.loaded, [entry.ability]: [...before, ...entry.values] };
  },
};

function handle<K extends EntryKind>(tx: Transaction, entry: Extract<Entry, { kind: K }>): void {
  const kind: K = entry.kind;
  HANDLERS[kind](tx, entry);
}

/** One bold text of a post: a declaration, an unclear one that an admin asks about, or talk. */
function read(tx: Transaction, entry: Extract<Entry, { kind: 'post' }>, reading: Reading, part: number): void {
  const at = entry.forumAt ?? entry.at;
  const id = partId(entry.id, part);
  const { by } = entry;
  if (reading.kind === 'talk') return;
  if (reading.kind === 'declaration' && reading.ability !== null) {
    const { ability, merc, targets, includeUnrosterable, span, marks } = reading;
    declare(tx, { id, part, by, at, ability, merc, targets, includeUnrosterable, span, marks, settled: true });
    return;
  }
  const draft = draftOf(tx, { id, part, by, at, merc: reading.merc, ability: reading.ability });
  const late = lateBy(tx.state, at);
  const override = tx.overrideOf(id, reading.ability);
  const ruled = override && override.outcome !== 'Resolved' ? override : null;
  draft.outcome = ruled?.outcome ?? (late ? 'Rejected' : 'Unclear');
  draft.reason = ruled ? `An admin ruled it so: ${ruled.because}` : late ? sentence(late.text) : reading.note;
  draft.targets = reading.targets;
  draft.candidates = reading.candidates;
  draft.span = reading.span;
  draft.marks = reading.marks;
  draft.order = tx.nextOrder();
  draft.override = ruled;
  const cites =
    reading.doubt === 'no target' || reading.doubt === 'target tied'
      ? ['2e:declaration', '2e:targeting']
      : ['2e:declaration'];
  new Argument().say('Declaration', 'stopped', draft.reason, cites).writeTo(draft);
  tx.rule(tx.state.rulings.count, draft);
}

/** `3-14` for the first bold text of a post, `3-14b`, `3-14c` … for those behind it. */
export function partId(entry: string, part: number): string {
  let letters = '';
  for (let rest = part; part > 0 && rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(97 + (rest % 26)) + letters;
  }
  return `${entry}${letters}`;
}

/** What a voter or an admin states, which Triggers may wait for (`2a:trigger`). */
function happens(tx: Transaction, event: string, to: string | null): void {
  const struck = to !== null && findMerc(tx.state, to) ? to : null;
  if (tx.state.phase === 'Closed') return;
  const uses = answersToStated(tx, { names: [eventName(event)], struck, merc: null });
  resolveTogether(
    tx,
    uses.filter((use) => !waitsForRosters(tx, use)),
  );
}
