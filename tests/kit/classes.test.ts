import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type ClassText,
  classesWithRules,
  classTexts,
  constantTexts,
  pageSheets,
  sources,
  TABLES_MARK,
} from './classes';

const files = sources(['app', 'components']);
const inElements = files.flatMap(([path, text]) => classTexts(path, text));
const inConstants = files
  .filter(([path]) => path.startsWith('components/kit/'))
  .flatMap(([path, text]) => constantTexts(path, text));

const all = [...inElements, ...inConstants].flatMap(({ words }) => words);
const unknown = (texts: readonly ClassText[], known: ReadonlySet<string>) =>
  texts.flatMap(({ path, words }) => words.filter((word) => !known.has(word)).map((word) => `${path}: ${word}`));
/** A constant's text names classes where most of its words are some, and no word of English. */
const namesClasses = ({ words }: ClassText, known: ReadonlySet<string>) =>
  words.some((word) => /[-:[]/.test(word)) && words.filter((word) => known.has(word)).length * 2 > words.length;

describe('every class', () => {
  it('that an element bears has a rule: a utility made of the tokens, or one of the style sheets', async () => {
    const known = await classesWithRules(all);
    expect(inElements.length).toBeGreaterThan(100);
    expect(unknown(inElements, known)).toEqual([]);
  });

  it('in a constant of the kit has a rule', async () => {
    const known = await classesWithRules(all);
    const texts = inConstants.filter((text) => namesClasses(text, known));
    expect(texts.length).toBeGreaterThan(30);
    expect(unknown(texts, known)).toEqual([]);
  });

  it('of a primitive of tables bears the mark of their sheet, and none elsewhere does', () => {
    const isMarked = (word: string) => word.startsWith(TABLES_MARK);
    const stray = [...inElements, ...inConstants].flatMap(({ path, words }) =>
      words
        .filter((word) => word.includes(':') || path.startsWith('components/kit/tables/'))
        .filter((word) => isMarked(word) !== path.startsWith('components/kit/tables/'))
        .map((word) => `${path}: ${word}`),
    );
    expect(stray).toEqual([]);
    expect(inElements.filter(({ words }) => words.some(isMarked)).length).toBeGreaterThan(50);
  });

  it.each([
    ['a letter too many', '<p className="text-ink-22" />'],
    ['a step that the drawing has not', '<p className="p-9" />'],
    ['a colour that is no token', '<p className="bg-red-500" />'],
    ['one of tables that the drawing has not', '<p className="t:p-9" />'],
    ['a misspelt class of a sheet', '<p className={cx("caps", open && "capss")} />'],
    ['one in a template', '<p className={`caps $' + '{look} capss`} />'],
    ['one in either branch of a condition', '<p className={open ? "caps" : "capss"} />'],
  ])('would be seen: %s', async (_, text) => {
    const texts = classTexts('components/a.tsx', `export const A = () => ${text};`);
    const known = await classesWithRules(texts.flatMap(({ words }) => words));
    expect(unknown(texts, known)).toHaveLength(1);
  });
});

describe('every custom property', () => {
  it('that a style sheet reads is a token, or set in that sheet', () => {
    const tokens = readFileSync('app/styles/tokens.css', 'utf8');
    const sheets = ['elements', 'kit'].map((name) => `app/styles/${name}.css`);
    for (const path of [...sheets, ...pageSheets()]) {
      const css = readFileSync(path, 'utf8');
      const read = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '');
      expect(
        read.filter((name) => !`${tokens}${css}`.includes(`${name}:`)),
        path,
      ).toEqual([]);
    }
  });
});
