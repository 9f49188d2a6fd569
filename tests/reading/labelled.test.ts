import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { judge } from '@/lib/cli/reading/judge';
import { type LabelledPost, labelledPosts } from '@/lib/cli/reading/labelled';
import { report, totals } from '@/lib/cli/reading/report';
import type { Reading } from '@/lib/engine/rules/kernel/reading';

/** The bar of each file: no order invented, none missed, and at least 95 in 100 read just as labelled. */
const EXACT = 0.95;

describe('posts that people have labelled', () => {
  test.each(['posts.json', 'own.json', 'hold-out.json', 'hold-out-2.json', 'hold-out-3.json', 'acts.json'])(
    '%s',
    (file) => {
      const read = labelledPosts(join(import.meta.dirname, file));
      if (!read.ok) throw new Error(read.problem.message);
      const { counts, lines } = report(read.value);
      expect([counts.wrong, counts.missed], lines.join('\n')).toEqual([0, 0]);
      expect(counts.exact / read.value.length, lines.join('\n')).toBeGreaterThanOrEqual(EXACT);
    },
  );

  test('a file that is no file of labels is refused with its name and the place', () => {
    expect(labelledPosts('/nowhere/posts.json')).toMatchObject({ ok: false, problem: { code: 'no-file' } });
    const wrong = labelledPosts(join(import.meta.dirname, '../../package.json'));
    expect(wrong).toMatchObject({ ok: false, problem: { code: 'no-labels' } });
  });
});

describe('how readings stand to a label', () => {
  const names = { ability: (key: string) => key, merc: (key: string) => key };
  const declared = (ability: string, ...targets: string[]) =>
    ({ kind: 'declaration', ability, targets, candidates: [] }) as unknown as Reading;
  const asked = (...abilities: string[]) =>
    ({
      kind: 'unclear',
      ability: null,
      targets: [],
      candidates: abilities.map((ability) => ({ ability, merc: '', targets: [], note: '' })),
    }) as unknown as Reading;
  const did = (act: Reading['act']) => ({ kind: 'talk', act, candidates: [] }) as unknown as Reading;
  const post = (label: LabelledPost['label'], ...alternatives: LabelledPost['label'][]): LabelledPost => ({
    id: 'x',
    team: 'x',
    group: 'x',
    post: '',
    label,
    alternatives,
  });
  const ram = { ability: 'Ram', targets: ['Fogg'] };
  const reel = { ability: 'Reel', targets: [] };
  test.each<[string, LabelledPost, Reading[], string]>([
    ['exact in whatever order', post([ram, reel]), [declared('Reel'), declared('Ram', 'Fogg')], 'exact'],
    ['exact by an alternative', post(['unclear'], [ram]), [declared('Ram', 'Fogg')], 'exact'],
    ['one label of doubt stands for several questions', post(['unclear']), [asked('Ram'), asked('Reel')], 'exact'],
    ['wrong with another target', post([ram]), [declared('Ram', 'Watson')], 'wrong'],
    ['wrong where nothing was ordered', post([]), [declared('Reel')], 'wrong'],
    ['wrong where it was to be asked', post(['unclear']), [declared('Reel')], 'wrong'],
    ['missed where nothing was read', post([ram]), [], 'missed'],
    ['missed where it was to be asked', post(['unclear']), [], 'missed'],
    ['missed where something else was asked', post([ram]), [asked('Reel')], 'missed'],
    ['doubt where the order is asked about', post([ram]), [asked('Ram')], 'doubt'],
    ['exact with the act of its label', post([{ act: 'bid' }]), [did('bid')], 'exact'],
    ['missed where the act of its label is not read', post([{ act: 'bid' }]), [did('vote')], 'missed'],
    ['exact with an act where the label speaks of none', post([]), [did('vote')], 'exact'],
    ['doubt where more is asked than is there', post([ram]), [declared('Ram', 'Fogg'), asked('Reel')], 'doubt'],
  ])('%s', (_, labelled, readings, verdict) => expect(judge(labelled, readings, names)).toBe(verdict));

  test('the last line counts them', () => {
    expect(totals({ exact: 3, doubt: 2, wrong: 1, missed: 0 })).toBe('6 posts: exact 3, doubt 2, wrong 1, missed 0');
  });
});
