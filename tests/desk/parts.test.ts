import { describe, expect, it } from 'vitest';
import { asText, partsOf, sentBy } from '@/lib/features/desk/parts';

describe('the parts of the desk', () => {
  it('hold their fields under their own names, also where a part’s name has a slash', () => {
    const parts = partsOf([
      ['key', '1'],
      ['roster/mercs', 'a'],
      ['roster/mercs', 'b'],
      ['choose:mulan/place/choice', 'x'],
    ]);
    expect([...parts]).toEqual([
      ['roster', { fields: { mercs: ['a', 'b'] }, was: null, typed: false }],
      ['choose:mulan/place', { fields: { choice: ['x'] }, was: null, typed: false }],
    ]);
  });

  it.each([
    ['what is saved', ['a', 'b'], false],
    ['the same in another order', ['b', 'a'], false],
    ['a tick more', ['a', 'b', 'c'], true],
    ['no tick at all', [], true],
  ])('know whether somebody typed something else: %s', (_, ticked, typed) => {
    const was = asText({ mercs: ['a', 'b'] });
    const parts = partsOf([['roster/was', was], ...ticked.map((merc): [string, string] => ['roster/mercs', merc])]);
    expect(parts.get('roster')?.typed).toBe(typed);
  });

  it('take the end of a line as one, whatever the browser makes of it', () => {
    expect(asText({ text: ['a\r\nb'] })).toBe(asText({ text: ['a\nb'] }));
  });

  it('count what a script made as typed by nobody', () => {
    const parts = partsOf([
      ['nonce/was', asText({ hash: [''] })],
      ['nonce/hash', 'ab12'],
      ['nonce/made', '1'],
    ]);
    expect(parts.get('nonce')).toMatchObject({ typed: false, fields: { hash: ['ab12'] } });
  });

  it('find nothing under what every object answers to', () => {
    const parts = partsOf([['constructor/toString', 'x']]);
    expect(parts.get('constructor')?.fields).toEqual({ toString: ['x'] });
    expect(parts.get('toString')).toBeUndefined();
  });

  it('are sent by their buttons, with what is meant by it', () => {
    expect(sentBy('roster')).toEqual({ part: 'roster', intent: '' });
    expect(sentBy('post preview')).toEqual({ part: 'post', intent: 'preview' });
    expect(sentBy('')).toBeNull();
  });
});
