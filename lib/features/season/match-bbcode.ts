import { inList, some } from '../../engine/rules/kernel/say';
import { matchPath, mercPath, rulingPath } from '../../record/views/address';
import { linkBB, plainBB } from '../../record/views/bbcode';
import type { Poll } from '../../record/votes/polls';
import { factsByAbility } from './facts';
import type { Fighter, MatchPage } from './match-model';

/**
 * A match as BBCode for a forum's topic: its sides with their rosters, the terrain, the facts and the vote, as whoever may see the
 * page sees them.
 * @param poll null: it is not voted
 */
export function matchAsBBCode(season: string, page: MatchPage, poll: Poll | null): string {
  const { card, fighters } = page;
  const { attacker, defender } = card;
  const title = `${attacker.name} v ${defender.name}`;
  const rosters = card.sides.map(({ team, attacks }) => {
    const own = fighters?.[attacks ? 0 : 1].filter(({ how }) => how !== 'stayed') ?? null;
    const who =
      own === null ? 'sealed until Wartime closes' : inList(own.map((one) => sayFighter(season, one))) || 'nobody';
    return `[*][b]${plainBB(team.name)}[/b] (${attacks ? 'attacker' : 'defender'}): ${who}`;
  });
  const facts = factsByAbility(card.facts).map(({ text, ruling, title: from }) => {
    const source = from === null ? '' : ` (${linkBB(rulingPath(season, ruling), plainBB(from))})`;
    return `[*]${plainBB(text)}${source}`;
  });
  return [
    `[size=120]${linkBB(matchPath(season, card.id), plainBB(title))}[/size]`,
    `${card.tier} tier, week ${card.week}.${card.terrain === null ? '' : ` Fought at ${plainBB(card.terrain)}.`}${card.winner ? ` [b]${plainBB(card.winner.name)} won.[/b]` : ''}`,
    `[list]\n${rosters.join('\n')}\n[/list]`,
    ...(facts.length > 0 ? [`[b]Facts[/b]\n[list]\n${facts.join('\n')}\n[/list]`] : []),
    ...(poll === null ? [] : [sayPoll(season, card.id, poll)]),
  ].join('\n\n');
}

function sayFighter(season: string, { merc, how, out, home }: Fighter): string {
  const name = linkBB(mercPath(season, merc.key), plainBB(merc.name));
  const notes = [
    ...(how === 'assist' ? ['Assist'] : []),
    ...(how === 'came over' && home ? [`of ${plainBB(home.name)}`] : []),
    ...(out ? ['out of it'] : []),
  ];
  const said = out ? `[s]${name}[/s]` : name;
  return notes.length === 0 ? said : `${said} (${notes.join(', ')})`;
}

function sayPoll(season: string, match: string, { state, tally, votes, attacker, defender }: Poll): string {
  const link = linkBB(`${matchPath(season, match)}#vote`, 'the vote');
  if (state === 'to come') return `[b]Vote:[/b] ${link} opens with Battles.`;
  const count =
    tally === null
      ? `${some(votes, 'vote')} so far`
      : `${plainBB(attacker.name)} ${tally.attacker}, ${plainBB(defender.name)} ${tally.defender}`;
  return `[b]Vote:[/b] ${link} is ${state}; ${count}.`;
}
