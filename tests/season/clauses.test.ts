import { describe, expect, it } from 'vitest';
import { rulebook } from '../../lib/engine/rules/mercenaries/rulebook';
import { gistOf, gistsOf } from '../../lib/features/season/clauses';
import { tellingClauses } from '../../lib/record/views/telling';

describe('a clause in the margin', () => {
  it('keeps whole sentences, the first in any case', () => {
    expect(gistOf('One long sentence. Another.', 5)).toBe('One long sentence.');
    expect(gistOf('One. Two. Three is longer.', 10)).toBe('One. Two.');
  });

  it('has something to say of every clause of the rulebook', () => {
    for (const { id, text } of rulebook.clauses) {
      const [gist] = gistsOf([id]);
      expect(text.startsWith(gist?.gist ?? '-'), id).toBe(true);
    }
  });

  it('says each clause once, and of one that the rulebook lacks its id alone', () => {
    expect(gistsOf(['9z:none', '9z:none'])).toEqual([{ id: '9z:none', title: '9z:none', gist: '' }]);
  });
});

describe('the clauses of a ruling in a row', () => {
  const step = (verdict: 'passed' | 'stopped' | 'turned', ...cites: string[]) => ({ verdict, cites });

  it('begin with those of the step that decided it', () => {
    const steps = [
      step('passed', '2e:declaration', '2a:pre-battle'),
      step('stopped', '2e:targeting', '2b:pure-support'),
    ];
    const cites = steps.flatMap((each) => each.cites);
    expect(tellingClauses(cites, steps)).toEqual(['2b:pure-support', '2a:pre-battle']);
  });

  it('leave routine out where something else was at stake, and are three at most', () => {
    const cites = ['2e:declaration', '2a:mid-battle', 'glossary:ko', 'glossary:removal', '2d:effect'];
    expect(tellingClauses(cites, [step('passed', ...cites)])).toEqual([
      '2a:mid-battle',
      'glossary:ko',
      'glossary:removal',
    ]);
  });

  it('are the routine ones where nothing else is', () => {
    expect(tellingClauses(['2e:declaration', '2c:cooldown'], [step('stopped', '2c:cooldown')])).toEqual([
      '2c:cooldown',
    ]);
    expect(tellingClauses(['2e:declaration'], [step('passed', '2e:declaration')])).toEqual(['2e:declaration']);
  });
});
