import { type AdminAct, DEMO_PEOPLE, type DemoAct } from '../../demo/act';
import { READER_VERSION, read } from '../../engine/declarations/read';
import { nonceCommitment } from '../../engine/dice/nonce';
import type { Ruling } from '../../engine/rules/kernel/ruling';
import { mercenaries } from '../../engine/rules/mercenaries';
import { OTHER, readingOf } from '../../features/review/settle';
import { commitNonce, openNonce, streamAfter } from '../../record/week/nonces';
import type { PlayedAct } from '../../record/week/played';
import type { LoadedWeek, NewJournalEntry, Seen } from '../../record/week/types';
import { mistake, ok, type Result } from '../../result';
import type { Cast } from './accounts';
import { closesAt, hour } from './calendar';

/** One week of the script, as it is played. */
interface Script {
  readonly acts: readonly DemoAct[];
  readonly opensAt: Date;
  readonly cast: Cast;
}

/** The acts of one week of the script as the journal takes them: each with the entries that a use-case would make of it. */
export function playedWeek(week: number, script: Script): PlayedAct[] {
  return script.acts.map((act) => ({
    at: hour(script.opensAt, act.at),
    actor: script.cast(act.who),
    idempotencyKey: formKey(week, act),
    entries: (seen) => entriesOf(act, seen, script),
    ...(act.kind === 'advance' && act.matches ? { matches: act.matches } : {}),
  }));
}

/** Who leads each team as a battle begins, which stays on its record. */
const LEADERS = Object.fromEntries(DEMO_PEOPLE.flatMap(({ team, name }) => (team === null ? [] : [[team, name]])));

/** A form's own key, as a browser would send it; what is no form has none. */
export function formKey(week: number, act: DemoAct): string | undefined {
  return act.kind === 'advance' || act.kind === 'adjust' ? undefined : `demo-${week}-${act.who}-${act.kind}-${act.at}`;
}

function entriesOf(act: DemoAct, seen: Seen, script: Script): Result<readonly NewJournalEntry[]> {
  const { at, who, ...entry } = act;
  const by = script.cast(who).team ?? '';
  switch (entry.kind) {
    case 'post': {
      const readings = read(entry.text, mercenaries.vocabulary(seen.state, by));
      return ok([{ kind: 'post', by, text: entry.text, readings, reader: String(READER_VERSION) }]);
    }
    case 'nonce-commit':
      return commitNonce(seen, by, nonceCommitment(streamAfter(seen.week), { team: by, nonce: entry.nonce }));
    case 'nonce-open':
      return openNonce(seen, by, entry.nonce);
    case 'roster':
    case 'bid':
    case 'defer':
    case 'hire':
    case 'choose':
    case 'link':
    case 'customize':
      return ok([{ ...entry, by }]);
    case 'advance':
      return ok([
        {
          kind: 'advance',
          to: entry.to,
          closesAt: closesAt(entry.to, script.opensAt),
          ...(entry.to === 'Battles' && { leaders: LEADERS }),
        },
      ]);
    case 'day':
    case 'happens':
    case 'win':
    case 'adjust':
      return ok([entry]);
    case 'approve':
      return ok([{ kind: 'approve', rulings: unapproved(seen.week) }]);
    default:
      return amendment(entry, seen.week, script);
  }
}

type Amending = { [Kind in 'strike' | 'override' | 'settle']: Omit<Extract<AdminAct, { kind: Kind }>, 'at' | 'who'> };

function amendment(act: Amending[keyof Amending], week: LoadedWeek, { acts }: Script): Result<NewJournalEntry[]> {
  const ruling = rulingOf(act, week, acts);
  if (!ruling) return mistake('not-found', `"${act.of}" has no ruling of ${act.ability}.`);
  const { because } = act;
  switch (act.kind) {
    case 'strike':
      return ok([{ kind: 'strike', target: ruling.entry, part: ruling.part, because }]);
    case 'override': {
      const { outcome, targets, cites } = act;
      const { id, ability } = ruling;
      return ok([
        {
          kind: 'override',
          ruling: id,
          ability,
          outcome,
          because,
          ...(targets && { targets: [...targets] }),
          cites: [...cites],
        },
      ]);
    }
    case 'settle': {
      const [merc] = act.ability.split('/');
      const reading = readingOf(week, ruling, {
        choice: OTHER,
        ability: `${merc} ${act.ability}`,
        targets: act.targets,
      });
      if (!reading.ok) return reading;
      return ok([{ kind: 'settle', target: ruling.entry, part: ruling.part ?? 0, reading: reading.value, because }]);
    }
  }
}

/** The ruling that an act is about: of that ability in that post, or where the post was not clear, the unclear one. */
function rulingOf(
  { kind, of, ability }: Amending[keyof Amending],
  week: LoadedWeek,
  acts: readonly DemoAct[],
): Ruling | undefined {
  const said = acts.find((act) => act.kind === 'post' && act.as === of);
  const post = week.journal.find((entry) => entry.kind === 'post' && said?.kind === 'post' && entry.text === said.text);
  const rulings = mercenaries.rulings(week.state).filter((ruling) => ruling.entry === post?.id);
  const clear = kind === 'settle' ? undefined : rulings.find((ruling) => ruling.ability === ability);
  return clear ?? rulings.find((ruling) => ruling.outcome === 'Unclear');
}

function unapproved({ journal, state }: LoadedWeek): string[] {
  const approved = new Set(journal.flatMap((entry) => (entry.kind === 'approve' ? entry.rulings : [])));
  return mercenaries
    .rulings(state)
    .filter(
      ({ id, outcome, secretOf }) =>
        outcome !== 'Pending' && outcome !== 'Unclear' && secretOf === null && !approved.has(id),
    )
    .map(({ id }) => id);
}
