import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boldTexts } from '@/lib/engine/declarations/bold';
import { read } from '@/lib/engine/declarations/read';
import type { Vocabulary } from '@/lib/engine/rules/kernel/reading';
import { TEAM } from './team';

const MARKUP = [
  '<b>',
  '</b>',
  '<B>',
  '<strong>',
  '</strong>',
  '<span style="font-weight:bold">',
  '</span>',
  '<i>',
  '</i>',
  '<p>',
  '</p>',
  '<br>',
  '<blockquote>',
  '</blockquote>',
  '<div class="quote">',
  '</div>',
  '<code>',
  '</code>',
  '[b]',
  '[/b]',
  '[quote=Ann]',
  '[/quote]',
  '[code]',
  '[/code]',
  '[s]',
  '[/s]',
  '**',
  '__',
  '***',
  '~~',
  '`',
  '```',
  '> ',
  '\n',
  '\n\n',
  '\n-- \n',
  '\\',
  '&amp;',
  '&gt;',
  '&',
  '<',
  '[',
  ']',
  '"',
];
const NAMES = [
  ...TEAM.abilities.map((ability) => ability.name),
  ...TEAM.mercs.flatMap((merc) => [merc.name, ...merc.aka]),
];
const WORDS = [
  'on',
  'and',
  'or',
  'not',
  'if',
  'when',
  'uses',
  'I',
  'the',
  'a',
  'should',
  '?',
  '!',
  '.',
  ',',
  ':',
  '→',
  '(',
  ')',
  '’s',
  'but',
  'instead of',
  'including unrosterables',
  'himself',
  'miracle',
  'é',
  '😀',
  '一',
  ' ',
];

/** Posts put together from markup, names and small words, some of it cut short. */
const post = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...MARKUP) },
      { weight: 3, arbitrary: fc.constantFrom(...NAMES) },
      { weight: 3, arbitrary: fc.constantFrom(...WORDS) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
      { weight: 1, arbitrary: fc.constantFrom(...NAMES).map((name) => name.slice(1)) },
    ),
    { maxLength: 60 },
  )
  .chain((parts) => fc.constantFrom(' ', '').map((gap) => parts.join(gap)));

const name = fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }));
const vocabulary: fc.Arbitrary<Vocabulary> = fc.record({
  abilities: fc.array(
    fc.record({
      key: name.map((text) => `Piper/${text}`),
      name,
      merc: fc.constantFrom('Piper', 'Ironclad'),
      aims: fc.constantFrom(null, { min: 0, max: 1 }, { min: 1, max: 1 }, { min: 1, max: 3 }),
      aimsAt: fc.constantFrom('ally' as const, 'enemy' as const, 'any' as const),
    }),
    { maxLength: 12 },
  ),
  mercs: fc.uniqueArray(
    fc.record({
      key: name,
      name,
      aka: fc.array(name, { maxLength: 2 }),
      side: fc.constantFrom('ally' as const, 'enemy' as const, 'other' as const),
    }),
    { maxLength: 12, selector: (merc) => merc.key },
  ),
});

const RUNS = { numRuns: 1500 };

test('any post is read, against any vocabulary, and each reading is well made', () => {
  fc.assert(
    fc.property(post, fc.oneof(fc.constant(TEAM), vocabulary), (text, names) => {
      const keys = new Set(names.abilities.map((ability) => ability.key));
      const mercs = new Set(names.mercs.map((merc) => merc.key));
      for (const reading of read(text, names)) {
        const { span, marks, kind } = reading;
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.start).toBeLessThan(span.end);
        expect(span.end).toBeLessThanOrEqual(text.length);
        let last = span.start;
        for (const mark of marks) {
          expect(mark.start).toBeGreaterThanOrEqual(last);
          expect(mark.start).toBeLessThan(mark.end);
          expect(mark.end).toBeLessThanOrEqual(span.end);
          last = mark.start;
        }
        expect(reading.ability !== null).toBe(kind === 'declaration');
        expect(reading.how !== null).toBe(kind === 'declaration');
        expect(reading.doubt !== null).toBe(kind === 'unclear');
        expect(reading.candidates.length > 0).toBe(kind === 'unclear');
        expect(reading.note).not.toBe('');
        if (reading.ability !== null) expect(keys).toContain(reading.ability);
        for (const candidate of reading.candidates) expect(keys).toContain(candidate.ability);
        for (const key of [...reading.targets, ...reading.candidates.flatMap((each) => each.targets)]) {
          expect(mercs).toContain(key);
        }
      }
    }),
    RUNS,
  );
});

test('a post is read the same way each time, and as plain JSON', () => {
  fc.assert(
    fc.property(post, (text) => {
      const once = read(text, TEAM);
      expect(JSON.parse(JSON.stringify(once))).toEqual(once);
      expect(read(text, { abilities: [...TEAM.abilities], mercs: [...TEAM.mercs] })).toEqual(once);
    }),
    RUNS,
  );
});

test('every bold text is part of at least one reading', () => {
  fc.assert(
    fc.property(post, (text) => {
      const spans = read(text, TEAM).map((reading) => reading.span);
      for (const { span } of boldTexts(text)) {
        expect(spans.some(({ start, end }) => start < span.end && end > span.start)).toBe(true);
      }
    }),
    RUNS,
  );
});

test('bold texts stand in order, apart from each other, and say what is written there', () => {
  fc.assert(
    fc.property(post, (text) => {
      let last = 0;
      for (const found of boldTexts(text)) {
        expect(found.span.start).toBeGreaterThanOrEqual(last);
        expect(found.span.end).toBeGreaterThan(found.span.start);
        expect(found.text).toBe(found.text.trim());
        expect(found.text).not.toBe('');
        const [first = ''] = found.text;
        const { start, end } = found.rawSpan(0, first.length);
        const written = text.slice(start, end);
        if (!/^[&<]/.test(written)) expect(written).toBe(first);
        last = found.span.end;
      }
    }),
    RUNS,
  );
});

test('an ability with its exact name, alone in bold, is declared whatever the dialect', () => {
  const plain = TEAM.abilities.filter(
    ({ name: text, aims }) => aims === null && TEAM.abilities.filter((other) => other.name === text).length === 1,
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...plain),
      fc.constantFrom(['<b>', '</b>'], ['[b]', '[/b]'], ['**', '**'], ['__', '__'], ['<p><strong>', '</strong></p>']),
      fc.constantFrom('', 'We thought about it. ', '[quote]**Fire**[/quote]\n'),
      (ability, [open, close], before) => {
        const post = `${before}${open}${ability.name}${close}`;
        expect(read(post, TEAM)).toMatchObject([{ kind: 'declaration', ability: ability.key, how: 'exact' }]);
      },
    ),
  );
});
