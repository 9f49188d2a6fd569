import { insertedBy } from '../../engine/rules/kernel/amend';
import { inList, some } from '../../engine/rules/kernel/say';
import type { Entry } from '../../engine/rules/mercenaries/entry';
import type { View } from '../../engine/rules/mercenaries/view';
import type { JournalEntry } from '../../record/week/types';
import { abilityName, mercName, teamName } from './place';

/** Acts of the week that admins and the clock did, in words; the leaders' own stand beside their rulings. */
export function sayAct(entry: JournalEntry, view: View): string | null {
  switch (entry.kind) {
    case 'advance':
      return entry.to === 'Week' ? 'Closed the week' : `Advanced to ${entry.to}`;
    case 'day':
      return 'Began a new day';
    case 'deadline':
      return entry.closesAt === null ? 'Took the deadline away' : 'Set the deadline';
    case 'happens':
      return `Stated: ${entry.event}${entry.to === null ? '' : `, of ${mercName(view, entry.to)}`}`;
    case 'win':
      return `Named ${teamName(view, entry.team)} as winner`;
    case 'adjust':
      return entry.matches === undefined ? 'Adjusted by hand' : 'Changed who meets whom';
    case 'import':
      return `Imported ${importWords(entry)}, for next week`;
    case 'strike':
      return 'Struck a declaration';
    case 'override': {
      const what = entry.ability === null ? 'a ruling' : abilityName(view, entry.ability);
      return `Overrode ${what}: ${entry.outcome}`;
    }
    case 'settle':
      return entry.reading === null
        ? 'Settled an unclear text: talk'
        : `Settled an unclear text: ${entry.reading.ability === null ? 'talk' : abilityName(view, entry.reading.ability)}`;
    case 'accept':
      return 'Accepted an edited post';
    case 'undo':
      return entry.epoch === undefined ? 'Took an act back' : `Took an act back; dice epoch ${entry.epoch} begins`;
    case 'insert':
      return `Entered afterwards: ${sayEntry(inserted(entry), view)}`;
    case 'ready':
      return `${teamName(view, entry.by)} ${entry.ready ? 'is ready' : 'is not ready any more'}`;
    case 'corrected':
      return 'Ruled the week again, as an earlier week was put right';
    case 'approve':
      return `Approved ${some(entry.rulings.length, 'ruling')}`;
    case 'precedent':
      return `Made a precedent under ${entry.clause ?? entry.setting}`;
    case 'version':
      return `Accepted what rules ${entry.to} make of the week: ${entry.changed.length} rulings differ`;
    case 'nonce':
      return `${teamName(view, entry.by)} mixed a nonce into the dice`;
    case 'nonce-commit':
      return `${teamName(view, entry.by)} committed to a nonce for the next week’s dice`;
    case 'nonce-open':
      return `${teamName(view, entry.by)} opened its nonce for the next week’s dice`;
    case 'nonce-mix':
      return sayMix(view, entry);
    case 'beacon-round':
      return `Named round ${entry.round} of the public beacon for the next week’s dice`;
    case 'beacon':
      return `Entered round ${entry.round} of the public beacon`;
    case 'beacon-none':
      return `Went on without round ${entry.round} of the public beacon`;
    case 'post':
      if (entry.onBehalf) return `Posted for ${teamName(view, entry.by)}`;
      return entry.forumAt === undefined ? null : `Pasted a post of ${teamName(view, entry.by)}`;
    default:
      return null;
  }
}

/** Every entry in words. Of sealed orders it says that they were given, and no more. */
export function sayEntry(entry: JournalEntry, view: View): string {
  const own = sayAct(entry, view);
  if (own !== null) return own;
  switch (entry.kind) {
    case 'post': {
      const declared = entry.readings.filter(({ kind }) => kind === 'declaration').length;
      return `Post of ${teamName(view, entry.by)}${declared > 0 ? `: ${declared} declared` : ''}`;
    }
    case 'declare':
      return `${teamName(view, entry.by)} declared ${abilityName(view, entry.ability)}`;
    case 'roster':
      return `${teamName(view, entry.by)} handed in a roster`;
    case 'bid':
      return `${teamName(view, entry.by)} placed a terrain bid`;
    case 'defer':
      return `${teamName(view, entry.by)} deferred its match`;
    case 'hire':
      return `${teamName(view, entry.by)} hired ${mercName(view, entry.merc)} for ${entry.price} GP`;
    case 'release':
      return `${teamName(view, entry.by)} let ${mercName(view, entry.merc)} go`;
    case 'trade':
      return sayTrade(entry, view);
    case 'choose':
      return `${teamName(view, entry.by)} chose for ${abilityName(view, entry.ability)}`;
    case 'link':
      return `${teamName(view, entry.by)} linked ${mercName(view, entry.merc)} to ${mercName(view, entry.to)}`;
    case 'customize':
      return `${teamName(view, entry.by)} customized ${mercName(view, entry.merc)}`;
    case 'nonce':
      return `${teamName(view, entry.by)} mixed a nonce into the dice`;
    case 'nonce-commit':
      return `${teamName(view, entry.by)} committed to a nonce for the next week’s dice`;
    case 'nonce-open':
      return `${teamName(view, entry.by)} opened its nonce for the next week’s dice`;
    case 'nonce-mix':
      return sayMix(view, entry);
    case 'edit':
      return 'Proposed another version of a post';
    case 'tick':
      if (entry.assignee !== undefined) return 'Said who carries an effect out';
      return entry.done ? 'Ticked an effect off' : 'Took a tick away';
    default:
      return entry.kind;
  }
}

/** `Red traded Moth and 3 GP to Blue for Wren`. */
function sayTrade({ by, with: other, gives, gets, gp }: Extract<JournalEntry, { kind: 'trade' }>, view: View): string {
  const side = (mercs: readonly string[], paid: number): string =>
    inList([...mercs.map((merc) => mercName(view, merc)), ...(paid > 0 ? [`${paid} GP`] : [])]) || 'nothing';
  return `${teamName(view, by)} traded ${side(gives, gp)} to ${teamName(view, other)} for ${side(gets, -gp)}`;
}

const inserted = (insert: Extract<JournalEntry, { kind: 'insert' }>): Entry => insertedBy<Entry>(insert);

function importWords({ teams, mercs, settings }: Extract<JournalEntry, { kind: 'import' }>): string {
  if (settings) return 'other settings';
  return inList(
    [[Object.keys(teams).length, 'team'] as const, [Object.keys(mercs).length, 'merc'] as const].flatMap(([n, what]) =>
      n === 0 ? [] : [some(n, what)],
    ),
  );
}

export const reasonOf = (entry: JournalEntry): string | null =>
  'because' in entry && entry.because ? entry.because : null;

/** What was opened for the week's dice, who did not open, and the beacon's round. */
function sayMix(view: View, { nonces, unopened, beacon }: Extract<JournalEntry, { kind: 'nonce-mix' }>): string {
  const mixed =
    nonces.length === 0 ? 'No nonce' : `The nonces of ${inList(nonces.map(({ team }) => teamName(view, team)))}`;
  const closed = inList(unopened.map(({ team }) => teamName(view, team)));
  const round =
    beacon === undefined
      ? ''
      : `; ${'randomness' in beacon ? 'with' : 'without'} round ${beacon.round} of the public beacon`;
  return `${mixed} went into the week’s dice${closed === '' ? '' : `; not opened: ${closed}`}${round}`;
}
