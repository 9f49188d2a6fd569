import { describe, expect, test } from 'vitest';
import { inflected, slips, wordSlips } from '@/lib/engine/declarations/spelling';
import { wordForm, words } from '@/lib/engine/declarations/words';

describe('words', () => {
  test.each([
    ['I. AM X', ['i', 'am', 'x']],
    ['Wedding-Night', ['wedding', 'night']],
    ['Now we fight! And win!', ['now', 'we', 'fight', 'and', 'win']],
    ['Wait & Hope', ['wait', 'and', 'hope']],
    ["don't Don’t", ['dont', 'dont']],
    ['Dantès’s Œuvre, Łódź, Straße', ['dantess', 'oeuvre', 'lodz', 'strasse']],
    ['‘Fire’ "Ice"', ['fire', 'ice']],
    ['100% of 3', ['hundred', 'of', 'three']],
    ['斬鉄 剣', ['斬鉄', '剣']],
    ['...', []],
  ])('%s', (text, expected) => expect(words(text).map((word) => word.form.norm)).toEqual(expected));

  test('stand where they say', () => {
    const text = 'So: “Dantès’s” plan!';
    expect(words(text).map(({ start, end, gap }) => [text.slice(start, end), gap])).toEqual([
      ['So', ''],
      ['Dantès’s', ': “'],
      ['plan', '” '],
    ]);
  });

  test('are found alike in plain and in accented letters', () => {
    expect(words('Piper’s Reel, 2 times').map((word) => word.form)).toEqual(
      words("Pìper's Reél, 2 times").map((word) => word.form),
    );
  });
});

describe('slips', () => {
  test.each([
    ['wind', 'wind', 0],
    ['wnd', 'wind', 1],
    ['wiind', 'wind', 1],
    ['wand', 'wind', 1],
    ['iwnd', 'wind', 1],
    ['widn', 'wind', 1],
    ['silvertnoguee', 'silvertongue', 2],
    ['islvertnogue', 'silvertongue', 2],
    ['abcd', 'wxyz', 99],
    ['a', 'abcdef', 99],
  ])('%s for %s: %d', (typed, meant, expected) => expect(slips(typed, meant, 2)).toBe(expected));

  test('above the most that is asked for, none is told', () => expect(slips('wand', 'wind', 0)).toBe(99));
});

describe('inflected forms', () => {
  test.each([
    ['waiting', 'wait', true],
    ['waits', 'waiting', true],
    ['hoping', 'hope', true],
    ['ramming', 'ram', true],
    ['cities', 'city', true],
    ['dying', 'die', true],
    ['Piper’s', 'Piper', true],
    ['Pipers', 'Piper’s', true],
    ['inspiration', 'inspire', false],
    ['university', 'universe', false],
    ['wind', 'window', false],
  ])('%s and %s: %s', (a, b, expected) => expect(inflected(wordForm(a), wordForm(b))).toBe(expected));

  test('an inflected form may hold a slip', () => {
    expect(wordSlips(wordForm('waitng'), wordForm('wait'), 2)).toBe(2);
    expect(wordSlips(wordForm('wating'), wordForm('wait'), 1)).toBe(1);
  });

  test('numbers and words of two letters hold none', () => {
    expect(wordSlips(wordForm('66'), wordForm('67'), 2)).toBe(99);
    expect(wordSlips(wordForm('ox'), wordForm('of'), 2)).toBe(99);
  });
});
