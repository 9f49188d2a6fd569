import { inList } from '../kernel/say';
import { mercName, mercOf, teamName } from './lookup';
import { byOrigin, linkTo } from './origin';
import { latestOf, type Refusal } from './removals';
import { sideOf } from './sides';
import type { State } from './state';

/**
 * What makes a merc stand elsewhere than with its own team: a fact that decides who is whose ally or enemy, and that a
 * reason must name (`glossary:possession`, `glossary:subversion`). Null where it stands with its own.
 */
export function turnedBy(state: State, merc: string): Refusal | null {
  const side = sideOf(state, merc);
  if (side === mercOf(state, merc).team) return null;
  const mark = latestOf(state, merc, ['Possessed', 'Subverted']);
  if (!mark) return null;
  const by = byOrigin(state, mark.origin);
  return mark.status === 'Possessed' && side !== null
    ? {
        text: `${mercName(state, merc)} is possessed${by} and counts for ${teamName(state, side)}`,
        cites: ['glossary:possession'],
        links: linkTo(mark.origin),
      }
    : {
        text: `${mercName(state, merc)} was subverted${by} and is a third party`,
        cites: ['glossary:subversion'],
        links: linkTo(mark.origin),
      };
}

/** What turned any of these mercs, after a reason that follows from it; the reason alone where nothing did. */
export function withTurned(state: State, refusal: Refusal, mercs: readonly string[]): Refusal {
  const turned = mercs.flatMap((merc) => turnedBy(state, merc) ?? []);
  if (turned.length === 0) return refusal;
  return {
    text: `${inList(turned.map(({ text }) => text))}, so ${refusal.text}`,
    cites: [...refusal.cites, ...turned.flatMap(({ cites }) => cites)],
    links: [...(refusal.links ?? []), ...turned.flatMap(({ links = [] }) => links)],
  };
}
