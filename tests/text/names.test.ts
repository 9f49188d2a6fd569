import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AuditTable } from '@/components/audit/table';
import { demoSetup } from '@/lib/demo/season';
import { isKey, own } from '@/lib/engine/rules/kernel/key';
import { isLonger } from '@/lib/platform/auth/body-limit';
import { fieldsOf, unfitFields } from '@/lib/platform/auth/form-data';
import { newName } from '@/lib/platform/auth/once-link';
import { Looks, unfitName } from '@/lib/platform/text/names';
import { unstorable } from '@/lib/platform/text/stored';
import { planImport } from '@/lib/record/exchange/plan';
import { readSources } from '@/lib/record/exchange/read';
import { askedKey } from '@/lib/record/views/asked';

const OWN_PARTS = Object.getOwnPropertyNames(Object.prototype);

describe('a key', () => {
  it.each(OWN_PARTS)('is not %s', (word) => {
    expect(isKey(word)).toBe(false);
    expect(askedKey.safeParse(word).success).toBe(false);
    expect(own({} as Record<string, string>, word)).toBeUndefined();
  });

  it('is any other word, and finds what was put there', () => {
    fc.assert(fc.property(fc.string(), (word) => OWN_PARTS.includes(word) || isKey(word)));
    expect(own({ nell: 1 }, 'nell')).toBe(1);
  });
});

describe('a form', () => {
  const form = (name: string, value: string) => {
    const data = new FormData();
    data.append(name, value);
    return unfitFields(fieldsOf(data));
  };
  it('takes no field that every object answers to, wherever it stands in a path', () => {
    for (const part of OWN_PARTS) {
      expect(form(part, 'x')).toMatchObject({ problem: { code: 'unknown-field' } });
      expect(form(`/mercs/${part}/hp`, 'x')).toMatchObject({ problem: { code: 'unknown-field' } });
    }
    expect(form('/mercs/Nell/hp', 'x')).toBeNull();
  });

  it('says at which field and which character a null character stands', () => {
    expect(form('note', 'ab\0c')).toMatchObject({
      problem: { code: 'unwritable', field: 'note', message: expect.stringContaining('at character 3') },
    });
    expect(unstorable('x\uD800y')).toMatchObject({ at: 2 });
    expect(unstorable('whole: 💥')).toBeNull();
  });
});

/** Everything that turns writing round, by its code point. */
const BIDI = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
/** Letters, marks and signs that show nothing. */
const UNSEEN = [
  0x00ad, 0x034f, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180e, 0x200b, 0x200c, 0x200d, 0x2028, 0x2029, 0x2060,
  0x2061, 0x206a, 0x2800, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0x1d173, 0xe0001, 0xe0020, 0xe0100,
];

describe('a name', () => {
  it.each([...BIDI, ...UNSEEN].map((code) => [code.toString(16).padStart(4, '0'), String.fromCodePoint(code)]))(
    'holds no U+%s',
    (_, character) => {
      for (const name of [`${character}Nell`, `Ne${character}ll`, `Nell${character}`]) {
        expect(unfitName(name)).not.toBeNull();
      }
      expect(newName.safeParse(`Ne${character}ll`).data ?? 'refused').not.toContain(character);
    },
  );

  it.each(['Château d’If', 'Ђорђе', 'נחום', 'محمد', '張三', 'O’Neill-Brandão', 'Ngũgĩ wa Thiong’o', 'Ω 3'])(
    'may be %s',
    (name) => {
      expect(unfitName(name)).toBeNull();
    },
  );

  it('stacks no marks over its neighbours', () => {
    expect(unfitName(`Z${'\u0301'.repeat(5)}`)).not.toBeNull();
    expect(unfitName('Ế')).toBeNull();
  });
});

describe('names that look alike', () => {
  it.each([
    ['admin', '\u0430dmin'],
    ['Nell', 'NeIl'],
    ['Nell', 'Ne\u0406l'],
    ['Greta', 'Grеta'],
    ['Modern', 'Modem'],
    ['Oona', '0ona'],
    ['Paul', 'Ρaul'],
    ['scope', 'ѕсоре'],
    ['Captain Nemo', 'Captain\u00A0Nerno'],
    ['Ｎell', 'Nell'],
  ])('%s and %s', (one, other) => {
    const seen = new Looks([one]).like(other);
    // The same letters in another width are the same name; whoever has it is told so already.
    if (one.normalize('NFKC') === other.normalize('NFKC')) expect(seen).toBeNull();
    else expect(seen).toBe(one);
  });

  it.each([
    ['Nell', 'Nelly'],
    ['Anna', 'Hanna'],
    ['Merc 1', 'Merc 2'],
    ['Nell', 'nell'],
  ])('are not %s and %s', (one, other) => {
    expect(new Looks([one]).like(other)).toBeNull();
  });

  it('stand nowhere in the demo season', () => {
    for (const things of [demoSetup.teams, demoSetup.mercs]) {
      const looks = new Looks();
      for (const { name } of Object.values(things)) {
        expect(looks.like(name)).toBeNull();
        looks.add(name);
      }
    }
  });
});

describe('an import', () => {
  const HEAD = 'key,name,team,alignment,types,gender,upkeep,writeup,aka';
  const misfits = async (...rows: string[]) =>
    (
      await planImport(
        demoSetup,
        readSources([
          { name: 'mercs.csv', text: [HEAD, ...rows.map((row) => `${row},,Neutral,Human,Male,4,x,`)].join('\n') },
        ]),
      )
    ).misfits;

  it.each(['__proto__', 'constructor', 'toString', 'a\u202Eb'])('has no key %j', async (key) => {
    expect(await misfits(`${key},Somebody New`)).toMatchObject([{ line: 2, cell: 'key' }]);
  });

  it('refuses names that cannot be seen, or look like another’s, at their cells', async () => {
    const [first] = Object.values(demoSetup.mercs);
    if (first === undefined) throw new Error('the demo has mercs');
    const like = first.name.replace(/[aeo]/, (letter) => ({ a: '\u0430', e: '\u0435', o: '\u043E' })[letter] ?? letter);
    expect(like).not.toBe(first.name);
    expect(await misfits(`one,${like}`, 'two,Some\u2066body', 'three,Solid', 'four,So1id')).toMatchObject([
      { line: 2, cell: 'name', message: expect.stringContaining(first.name) },
      { line: 3, cell: 'name', message: expect.stringContaining('U+2066') },
      { line: 5, cell: 'name', message: expect.stringContaining('Solid') },
    ]);
  });
});

describe('a body that does not say how long it is', () => {
  const body = (pieces: number, size: number) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pieces === 0) return controller.close();
        pieces -= 1;
        controller.enqueue(new Uint8Array(size));
      },
    });
  it.each([
    [4, 25, false],
    [4, 26, true],
    [1, 101, true],
    [0, 0, false],
  ])('of %i pieces of %i bytes is more than 100: %s', async (pieces, size, longer) => {
    expect(await isLonger(body(pieces, size), 100)).toBe(longer);
  });
  it('is not read past what is too much', async () => {
    expect(await isLonger(body(Number.POSITIVE_INFINITY, 50), 100)).toBe(true);
    expect(await isLonger(null)).toBe(false);
  });
});

describe('people’s own words', () => {
  it('turn no sentence round: they stand isolated', () => {
    const words = { who: 'נחום', because: '\u202Ereason', before: 'אחד', after: 'שתים', about: '\u2067note' };
    const line = { id: '1', at: '2026-01-01T00:00:00Z', what: 'Did', week: null, href: null, address: null, ...words };
    const html = renderToStaticMarkup(
      createElement(AuditTable, { lines: [line as never], zone: 'UTC', caption: 'c', small: 's' }),
    );
    for (const word of Object.values(words)) {
      for (const at of html.split(word).slice(0, -1)) expect(at).toMatch(/<bdi>$/);
    }
  });

  it('stand isolated in every element of their own', () => {
    expect(readFileSync('app/styles/elements.css', 'utf8')).toMatch(
      /:where\([^)]*\ba\b[^)]*\btd\b[^)]*\)\s*{\s*unicode-bidi: isolate/,
    );
  });
});
