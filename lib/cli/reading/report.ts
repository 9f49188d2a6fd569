import { read } from '../../engine/declarations/read';
import { demoTeams, demoVocabulary, namesIn } from './demo';
import { inShort, judge, told, VERDICTS, type Verdict } from './judge';
import type { LabelledPost } from './labelled';

export interface Report {
  /** Of each post that is not exact: the post, its label, what was read and why. */
  readonly lines: readonly string[];
  readonly counts: Readonly<Record<Verdict, number>>;
}

/**
 * Reads labelled posts with the vocabulary of the demo season's week 4.
 * @throws where a post is of no team of the demo season
 */
export function report(posts: readonly LabelledPost[]): Report {
  const counts = { exact: 0, doubt: 0, wrong: 0, missed: 0 };
  const lines: string[] = [];
  for (const post of posts) {
    if (!demoTeams.includes(post.team)) {
      throw new Error(`Post ${post.id} is of “${post.team}”, and the demo’s teams are ${demoTeams.join(', ')}.`);
    }
    const vocabulary = demoVocabulary(post.team);
    const names = namesIn(vocabulary);
    const readings = read(post.post, vocabulary);
    const verdict = judge(post, readings, names);
    counts[verdict]++;
    if (verdict === 'exact') continue;
    const labels = [post.label, ...post.alternatives].map(inShort).join(' — or ');
    lines.push(
      `${verdict}: ${post.id} (${post.team}, ${post.group})`,
      ...post.post.split('\n').map((line) => `  | ${line}`),
      `  label: ${labels}${post.note === undefined ? '' : ` (${post.note})`}`,
      ...told(readings, names).map((line) => `  read: ${line}`),
    );
  }
  return { lines, counts };
}

export const totals = (counts: Report['counts']): string =>
  `${VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0)} posts: ${VERDICTS.map((verdict) => `${verdict} ${counts[verdict]}`).join(', ')}`;
