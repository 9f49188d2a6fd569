import { describe, expect, test } from 'vitest';
import { read } from '@/lib/engine/declarations/read';
import { ability, merc, TEAM, teamWith, told } from './team';

type Row = readonly [string, readonly string[]];

const DECLARED = ['Ironclad/Second Wind'];
const NEGATED = ['negated: Ironclad/Second Wind'];
const RETRACTED = ['retraction: Ironclad/Second Wind'];
const ASKED = ['asked: Ironclad/Second Wind'];
const CONDITIONAL = ['conditional: Ironclad/Second Wind'];

describe('a negation is no clear intent', () => {
  test.each<Row>([
    ['**I will NOT use Second Wind this week**', NEGATED],
    ['**I won’t use Second Wind**', NEGATED],
    ["**We don't use Second Wind, Ironclad**", NEGATED],
    ['**No Second Wind this week**', NEGATED],
    ['**I never use Second Wind**', NEGATED],
    ['**Second Wind will not be used**', NEGATED],
    ['**Second Wind, I won’t use**', NEGATED],
    ['**Without Second Wind**', NEGATED],
    ['**I cancel Second Wind**', RETRACTED],
    ['**I take it back: cancel my Second Wind**', RETRACTED],
    ['**Second Wind is cancelled**', RETRACTED],
    ['**Saving Second Wind for later**', NEGATED],
    ['**Never say never, Second Wind!**', NEGATED],
    ['~~**Second Wind**~~', NEGATED],
    ['<b><s>Second Wind</s></b>', NEGATED],
    ['**Second Wind, not Silver Tongue**', [...DECLARED, 'negated: Ironclad/Silver Tongue']],
    ['**Second Wind instead of Silver Tongue**', [...RETRACTED, 'retraction: Ironclad/Silver Tongue']],
    ['**Instead of Silver Tongue, Second Wind**', ['retraction: Ironclad/Silver Tongue', ...RETRACTED]],
    ['**Second Wind rather than Fire**', [...RETRACTED, 'retraction: Ironclad/Fire']],
    ['**Oops: Second Wind**', RETRACTED],
    ['**Wrong order - Second Wind**', RETRACTED],
    ['Mistake: **Second Wind**', RETRACTED],
    ['**Second Wind: no**', RETRACTED],
    ['**Second Wind** (my mistake)', RETRACTED],
    ['**Un-Second Wind**', RETRACTED],
    ['Please take **Second Wind** off', RETRACTED],
    ['**Call Second Wind off**', RETRACTED],
    ['**No worries: Second Wind**', DECLARED],
    ['She is not: **Second Wind**', DECLARED],
    ['**Not Fire but Second Wind**', ['negated: Ironclad/Fire', ...DECLARED]],
    ['**I won’t use Fire. Second Wind!**', ['negated: Ironclad/Fire', ...DECLARED]],
    ['**I will not use Second Wind or Fire**', ['negated: Ironclad/Second Wind | Ironclad/Fire']],
    ['**Neither Second Wind nor Fire**', [...NEGATED, 'negated: Ironclad/Fire']],
    ['**Fire and Second Wind are not being used**', ['negated: Ironclad/Fire', ...NEGATED]],
    ['**I choose Second Wind over Fire**', [...DECLARED, 'negated: Ironclad/Fire']],
    ['**Don’t forget Second Wind**', DECLARED],
    ['**I can’t wait: Second Wind**', DECLARED],
    ['**Second Wind, without further ado**', DECLARED],
    ['**Nobody stays dry. Second Wind!**', DECLARED],
    ['**Never Again**', ['Piper/Never Again']],
    ['**We use Never Again**', ['Piper/Never Again']],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

describe('a question is no clear intent', () => {
  test.each<Row>([
    ['**Second Wind?**', ASKED],
    ['**Second Wind (?)**', ASKED],
    ['**Second Wind, right?**', ASKED],
    ['**¿Second Wind?**', ASKED],
    ['**Second Wind？**', ASKED],
    ['**Should I use Second Wind**', ASKED],
    ['**Shall we have Second Wind**', ASKED],
    ['**Can Ironclad use Second Wind**', ASKED],
    ['**what if I use Second Wind**', ASKED],
    ['**How about Second Wind**', ASKED],
    ['**Should Medusa Turn Holmes to Stone?**', ['asked: Medusa/Turn to Stone on Sherlock Holmes']],
    ['**Second Wind. Any objections?**', DECLARED],
    ['**Ready? Second Wind!**', DECLARED],
    ['**What If?**', ['Piper/What If?']],
    ['**What If? Second Wind!**', ['Piper/What If?', ...DECLARED]],
    ['**Do we use What If??**', ['asked: Piper/What If?']],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

test('a name that is a question may have its question mark, written so or not', () => {
  const team = teamWith([ability('Piper/How’d You Like That'), ability('Piper/Who Goes There?')]);
  expect(told('**How’d you like that?**', team)).toEqual(['Piper/How’d You Like That']);
  expect(told('**Who goes there**', team)).toEqual(['Piper/Who Goes There?']);
  expect(told('**Who Goes There?! Fire!**', team)).toEqual(['Piper/Who Goes There?', 'Ironclad/Fire']);
  expect(told('**Do I use Who Goes There?**', team)).toEqual(['asked: Piper/Who Goes There?']);
});

describe('a condition is no clear intent', () => {
  test.each<Row>([
    ['**Second Wind if Lantern is rostered**', CONDITIONAL],
    ['**If Lantern is rostered, Second Wind**', CONDITIONAL],
    ['**Second Wind unless Lantern is benched**', CONDITIONAL],
    ['**When the battle starts, then Second Wind**', CONDITIONAL],
    ['**Maybe Second Wind**', CONDITIONAL],
    ['**Perhaps we use Second Wind**', CONDITIONAL],
    ['**I might use Second Wind**', CONDITIONAL],
    ['**I may use Second Wind**', CONDITIONAL],
    ['**We could use Second Wind**', CONDITIONAL],
    ['**Second Wind next week**', CONDITIONAL],
    ['**Last week’s Second Wind hurt**', CONDITIONAL],
    ['**Second Wind was great**', CONDITIONAL],
    ['**Second Wind. Only if Lantern is rostered.**', CONDITIONAL],
    ['**Second Wind in case Lantern is rostered**', CONDITIONAL],
    ['**With all his might Ironclad uses Second Wind**', DECLARED],
    ['**Even if it kills me: Second Wind**', DECLARED],
    ['**As if by magic, Second Wind**', DECLARED],
    ['**I would like to use Second Wind**', DECLARED],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

describe('plain words around a bold name can take its intent away', () => {
  test.each<Row>([
    ['I will not use **Second Wind**.', NEGATED],
    ['I cancel **Second Wind**', RETRACTED],
    [
      'I will not use **Second Wind** or **Fire**',
      ['negated: Ironclad/Second Wind | Ironclad/Fire', 'negated: Ironclad/Fire | Ironclad/Second Wind'],
    ],
    ['**Second Wind** is cancelled', RETRACTED],
    ['**Second Wind**?', ASKED],
    ['Should I use **Second Wind**', ASKED],
    ['Is **Second Wind** any good?', ASKED],
    ['If Lantern is rostered, **Second Wind**', CONDITIONAL],
    ['**Second Wind** if Lantern is rostered', CONDITIONAL],
    ['Last week I had **Second Wind**', CONDITIONAL],
    ['**Second Wind** was great', CONDITIONAL],
    ['And for the lady who never sleeps: **Second Wind**', DECLARED],
    ['Don’t look so sad. **Second Wind**', DECLARED],
    ['I do not care, **Second Wind** it is', DECLARED],
    ['I’m not sure about this, but **Second Wind**', DECLARED],
    ['<p>I will not sleep</p><p><b>Second Wind</b></p>', DECLARED],
    ['**Second Wind**, what do you say?', ASKED],
    ['**Second Wind.** If only it were spring.', DECLARED],
    ['[quote]Will you not use[/quote] **Second Wind**', DECLARED],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

describe('alternatives are tied', () => {
  test.each<Row>([
    ['**Second Wind or Fire**', ['tied: Ironclad/Second Wind | Ironclad/Fire']],
    [
      '**Second Wind** or **Fire**',
      ['tied: Ironclad/Second Wind | Ironclad/Fire', 'tied: Ironclad/Fire | Ironclad/Second Wind'],
    ],
    ['**Second Wind or Reel on Thistle**', ['tied: Ironclad/Second Wind | Piper/Reel on Thistle']],
    [
      '**Reel on Thistle or Silver Tongue on Lantern**',
      ['tied: Piper/Reel on Thistle | Ironclad/Silver Tongue on Lantern'],
    ],
    ['**Second Wind, do or die. Fire!**', ['Ironclad/Second Wind', 'Ironclad/Fire']],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

test('an unclear reading names no ability itself, keeps what it rests on, and says why', () => {
  const post = 'Hm. <b>I will <u>not</u> use Silver Tongue on Lantern</b>';
  const [reading] = read(post, TEAM);
  expect(reading).toMatchObject({
    kind: 'unclear',
    ability: null,
    merc: null,
    targets: [],
    doubt: 'negated',
    candidates: [
      { ability: 'Ironclad/Silver Tongue', merc: 'Ironclad', targets: ['Lantern'], note: 'words fit, denied' },
    ],
    note: 'The words fit Silver Tongue, but “not” denies it. “Silver Tongue” is the ability, “Lantern” the target.',
  });
  expect(reading?.marks.map(({ start, end, what }) => [post.slice(start, end), what])).toEqual([
    ['not', 'doubt'],
    ['Silver Tongue', 'ability'],
    ['Lantern', 'target'],
  ]);
});

test('the question mark is marked', () => {
  const post = '**Turn Holmes to Stone?**';
  const marks = read(post, TEAM)[0]?.marks.map(({ start, end, what, key }) => [post.slice(start, end), what, key]);
  expect(marks).toEqual([
    ['Turn', 'ability', 'Medusa/Turn to Stone'],
    ['Holmes', 'target', 'Sherlock Holmes'],
    ['to Stone', 'ability', 'Medusa/Turn to Stone'],
    ['?', 'doubt', null],
  ]);
});

test('words that name a merc deny and limit nothing, but only where they are written as a name', () => {
  const team = teamWith([], [merc('Will Reed', 'enemy'), merc('May', 'enemy'), merc('Never Neverson', 'enemy')]);
  expect(told('**Silver Tongue on May**', team)).toEqual(['Ironclad/Silver Tongue on May']);
  expect(told('**Silver Tongue on Will**', team)).toEqual(['Ironclad/Silver Tongue on Will Reed']);
  expect(told('**Silver Tongue on Never**', team)).toEqual(['Ironclad/Silver Tongue on Never Neverson']);
  expect(told('**I will use Silver Tongue**', team)).toEqual(['no target: Ironclad/Silver Tongue']);
  expect(told('**I may use Silver Tongue on Lantern**', team)).toEqual([
    'conditional: Ironclad/Silver Tongue on Lantern',
  ]);
  expect(told('**I never use Silver Tongue on Lantern**', team)).toEqual([
    'negated: Ironclad/Silver Tongue on Lantern',
  ]);
});
