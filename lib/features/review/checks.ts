import { inList } from '../../engine/rules/kernel/say';
import type { TeamView, View } from '../../engine/rules/mercenaries/view';
import { adminPath, teamPath } from '../../record/views/address';
import type { Check } from './model';
import { teamName } from './place';

interface Counts {
  /** The key of the season. */
  readonly season: string;
  readonly unapproved: number;
  readonly told: number;
  readonly ticked: number;
  readonly seedHash: string;
  /** Second versions of posts that wait, and corrections that find nothing to correct. */
  readonly edits: number;
  readonly orphans: number;
  /** Requests to spend EXP that nobody has answered. */
  readonly requests: number;
}

/** What an admin looks at before going on: what is missing, what asks for a decision, what is odd. */
export function checksOf(
  view: View,
  { unapproved, told, ticked, seedHash, edits, orphans, requests, season }: Counts,
): Check[] {
  const playing = Object.values(view.teams).filter((team) => team.match !== null);
  return [
    ...(view.phase === 'Wartime' ? [orders(view, playing, 'roster'), orders(view, playing, 'bid')] : []),
    unclear(season, view),
    ...(edits === 0
      ? []
      : [
          {
            id: 'edits',
            state: 'ask' as const,
            what: `Edited posts: ${edits}`,
            detail: 'The first version counts until you accept the second.',
            to: { href: adminPath(season, '/review#edits'), word: 'Look' },
          },
        ]),
    ...(orphans === 0
      ? []
      : [
          {
            id: 'orphans',
            state: 'ask' as const,
            what: `Orphaned corrections: ${orphans}`,
            detail: 'What they were about is gone since the week was ruled again. Take them back, or rule anew.',
            to: { href: adminPath(season, '/review#orphans'), word: 'Look' },
          },
        ]),
    ...(requests === 0
      ? []
      : [
          {
            id: 'exp',
            state: 'ask' as const,
            what: `Requests to spend EXP: ${requests}`,
            detail: 'Leaders wait for an answer; nothing is spent before you grant it.',
            to: { href: adminPath(season, '/exp'), word: 'Answer' },
          },
        ]),
    {
      id: 'approve',
      state: unapproved === 0 ? 'done' : 'todo',
      what: unapproved === 0 ? 'All rulings are approved' : `Rulings to approve: ${unapproved}`,
      detail: 'They are in force and public; until you approve them they are marked provisional.',
      to: unapproved === 0 ? null : { href: adminPath(season, '/review#approve'), word: 'Approve' },
    },
    ...(told === 0
      ? []
      : [
          {
            id: 'told',
            state: ticked === told ? ('done' as const) : ('todo' as const),
            what: `Effects to carry out by hand: ${told - ticked} of ${told}`,
            detail: 'The rules tell these and do not compute them.',
            to: { href: '#told', word: 'Tick off' },
          },
        ]),
    ...silent(view, playing),
    ...debts(season, view),
    ...(view.phase === 'Battles' || view.phase === 'Results' ? winners(view) : []),
    {
      id: 'dice',
      state: 'done',
      what: 'Dice',
      detail: `The seed of this week is sealed. Its hash, shown since the week opened, begins ${seedHash.slice(0, 12)}.`,
      to: null,
    },
  ];
}

const WORDS = {
  roster: { many: 'Rosters', without: 'A team without one fields nobody.' },
  bid: { many: 'Terrain bids', without: 'A team without one takes no part in the bidding.' },
} as const;

function orders(view: View, playing: readonly TeamView[], kind: 'roster' | 'bid'): Check {
  const missing = playing.filter((team) => team[kind].state === 'none');
  const { many, without } = WORDS[kind];
  return {
    id: kind,
    state: missing.length === 0 ? 'done' : 'todo',
    what: `${many}: ${playing.length - missing.length} of ${playing.length}`,
    detail:
      missing.length === 0
        ? 'What is in them stays sealed until the lock.'
        : `Missing: ${inList(missing.map((team) => teamName(view, team.key)))}. ${without}`,
    to: null,
  };
}

function unclear(season: string, view: View): Check {
  const open = view.rulings.filter((ruling) => ruling.outcome === 'Unclear');
  const teams = [...new Set(open.flatMap((ruling) => (ruling.by === null ? [] : [teamName(view, ruling.by)])))];
  return {
    id: 'unclear',
    state: open.length === 0 ? 'done' : 'ask',
    what: open.length === 0 ? 'Nothing is unclear' : `Unclear texts: ${open.length}`,
    detail:
      open.length === 0
        ? 'Every bold text was read with certainty.'
        : `Of ${inList(teams)}. What stays unclear is not declared.`,
    to: open.length === 0 ? null : { href: adminPath(season, '/review#unclear'), word: 'Settle' },
  };
}

function silent(view: View, playing: readonly TeamView[]): Check[] {
  if (view.phase !== 'Wartime') return [];
  const spoke = new Set(view.rulings.filter((ruling) => ruling.phase === view.phase).map((ruling) => ruling.by));
  const quiet = playing.filter((team) => !spoke.has(team.key));
  if (quiet.length === 0) return [];
  return [
    {
      id: 'silent',
      state: 'look',
      what: `Nothing declared in Wartime: ${inList(quiet.map((team) => team.name))}`,
      detail: 'Nobody has to declare; a word to the leader may help.',
      to: null,
    },
  ];
}

function debts(season: string, view: View): Check[] {
  return Object.values(view.teams)
    .filter((team) => team.gp < 0)
    .map((team) => ({
      id: `debt-${team.key}`,
      state: 'look' as const,
      what: `Debt: ${team.name}, −${-team.gp} GP`,
      detail: 'It cannot pay a bid, a fee or a hire until it is out of it; a bid of 0 is still allowed.',
      to: { href: teamPath(season, team.key), word: 'See the ledger' },
    }));
}

function winners(view: View): Check[] {
  const open = view.matches.filter((match) => match.winner === null);
  return [
    {
      id: 'winners',
      state: open.length === 0 ? 'done' : 'todo',
      what: `Winners named: ${view.matches.length - open.length} of ${view.matches.length}`,
      detail:
        open.length === 0
          ? 'The standings count them.'
          : `Open: ${inList(open.map((match) => `${teamName(view, match.attacker)} v ${teamName(view, match.defender)}`))}.`,
      to: open.length === 0 ? null : { href: '#matches', word: 'Name them' },
    },
  ];
}
