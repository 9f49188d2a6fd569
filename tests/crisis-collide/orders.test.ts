import { describe, expect, it } from 'vitest';
import { type Lexicon, readCommand, readLine } from '../../lib/engine/rules/crisis-collide/orders';

const named = (key: string) => ({ key: key.toLowerCase(), names: [key, `Ann/${key}`] });
const team = [named('Ember'), named('Quill'), named("Wil O'Wisp")];
const lexicon: Lexicon = {
  team,
  fighters: [
    ...team,
    { key: 'moss', names: ['Moss', 'Bea/Moss'] },
    { key: 'bea-ember', names: ['Ember', 'Bea/Ember'] },
  ],
  abilities: ['Cinder Jab', 'Then Some', 'Space 7 Drop', 'Gate'],
  labels: { 'High Gate': 6, Gate: 2 },
};
const act = (move: unknown, ability: string | null) => ({ value: { do: 'act', move, ability } });

describe('the forms of an order (order:form, move:forms)', () => {
  it.each([
    ['1 space forward', act({ at: 'forward', spaces: 1 }, null)],
    ['2 spaces backward, then Cinder Jab', act({ at: 'backward', spaces: 2 }, 'Cinder Jab')],
    ['2 SPACES FORWARDS,CINDER JAB.', act({ at: 'forward', spaces: 2 }, 'CINDER JAB')],
    ['3 spaces in front of moss then cinder  jab', act({ at: 'in front', spaces: 3, of: 'moss' }, 'cinder jab')],
    ['1 spaces behind Bea/Moss, then no ability', act({ at: 'behind', spaces: 1, of: 'moss' }, null)],
    ['same space', act({ at: 'same' }, null)],
    ['the same space as Bea/Ember, then rest', act({ at: 'with', of: 'bea-ember' }, null)],
    ['space 7', act({ at: 'space', space: 7 }, null)],
    ['HIGH GATE, then Then Some', act({ at: 'space', space: 6 }, 'Then Some')],
    ['Cinder Jab', act(null, 'Cinder Jab')],
    ['Then Some', act(null, 'Then Some')],
    ['Space 7 Drop', act(null, 'Space 7 Drop')],
    ['Rest', act(null, null)],
    ['no ability!', act(null, null)],
    ['shift to quill', { value: { do: 'shift', to: 'quill' } }],
    ['Shift to Wil O’Wisp.', { value: { do: 'shift', to: "wil o'wisp" } }],
    ['shift to Ember', { value: { do: 'shift', to: 'ember' } }],
    ['99999999999999999999 spaces forward', act({ at: 'forward', spaces: 1000 }, null)],
    ['dance', act(null, 'dance')],
    ['1 space forward, then dance', act({ at: 'forward', spaces: 1 }, 'dance')],
  ])('%s', (text, reading) => {
    expect(readCommand(text, lexicon)).toEqual(reading);
  });

  it.each([
    ['', 'empty', ''],
    ['.', 'empty', '.'],
    ['-1 spaces forward', 'no number', '-1'],
    ['+1 space forward', 'no number', '+1'],
    ['1.5 spaces behind Moss', 'no number', '1.5'],
    ['two spaces forward', 'no number', 'two'],
    ['space 8, then Cinder Jab', 'no such space', 'space 8'],
    ['1 space behind Tarn', 'no such name', 'Tarn'],
    ['same space as Ember', 'two names', 'Ember'],
    ['shift to Moss', 'no teammate', 'Moss'],
    ['shift to Bea/Ember', 'no teammate', 'Bea/Ember'],
    ['Gate', 'space or ability', 'Gate'],
    ['1 space forward, then shift to Quill', 'shift and move', '1 space forward, then shift to Quill'],
    ['shift to Quill, space 3', 'shift and move', 'shift to Quill, space 3'],
    ['shift to Quill, then Cinder Jab', 'shift and more', 'shift to Quill, then Cinder Jab'],
  ])('“%s” is %s', (text, why, words) => {
    expect(readCommand(text, lexicon)).toEqual({ why, words });
  });
});

describe('the phase of a line', () => {
  it.each([
    ['1: rest', 1],
    ['Phase 2: rest', 2],
    ['PHASE 3 rest', 3],
    ['1) rest', 1],
    ['2. rest', 2],
    ['3 - rest', 3],
    ['• 1: rest', 1],
    ['  2 :rest', 2],
  ])('%s', (text, phase) => {
    expect(readLine(text, null, lexicon)).toMatchObject({ phase, command: { do: 'act', move: null, ability: null } });
  });

  it.each([
    ['1 space forward', null, 'no phase'],
    ['rest', null, 'no phase'],
    ['0: rest', 0, 'no such phase'],
    ['4: rest', 4, 'no such phase'],
    ['12: rest', 12, 'no such phase'],
    ['Phase 1:', 1, 'empty'],
    ['1.5: rest', null, 'no phase'],
  ])('%s', (text, phase, why) => {
    expect(readLine(text, null, lexicon)).toMatchObject({ phase, command: null, misread: { why } });
  });

  it('keeps what it read, and where', () => {
    expect(readLine(' 1:  Rest ', { start: 3, end: 11 }, lexicon)).toMatchObject({
      text: '1: Rest',
      span: { start: 3, end: 11 },
    });
  });
});
