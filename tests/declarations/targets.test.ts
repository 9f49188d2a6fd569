import { describe, expect, test } from 'vitest';
import { read } from '@/lib/engine/declarations/read';
import { ability, merc, TEAM, teamWith, told } from './team';

type Row = readonly [string, readonly string[]];

const ON_LANTERN = ['Ironclad/Silver Tongue on Lantern'];
const NO_TARGET = ['no target: Ironclad/Silver Tongue'];

describe('a target in the same bold text', () => {
  test.each<Row>([
    ['**Silver Tongue on Lantern**', ON_LANTERN],
    ['**Silver Tongue → Lantern**', ON_LANTERN],
    ['**Silver Tongue -> Lantern**', ON_LANTERN],
    ['**Silver Tongue: Lantern**', ON_LANTERN],
    ['**Silver Tongue, Lantern!**', ON_LANTERN],
    ['**Silver Tongue (Lantern)**', ON_LANTERN],
    ['**Silver Tongue Lantern**', ON_LANTERN],
    ['**Silver Tongue - target: Lantern**', ON_LANTERN],
    ['**Silver Tongue against our old friend Lantern**', ON_LANTERN],
    ['**Silver Tongue vs. Lantern**', ON_LANTERN],
    ['**Silver Tongue! On Lantern!**', ON_LANTERN],
    ['**On Lantern: Silver Tongue**', ON_LANTERN],
    ['**Lantern gets Silver Tongue**', ON_LANTERN],
    ['**Lantern: Silver Tongue**', ON_LANTERN],
    ['**Target: Lantern\nAbility: Silver Tongue**', ON_LANTERN],
    ['**Ironclad uses Silver Tongue on Lantern**', ON_LANTERN],
    ['**Silver Tongue (Ironclad) on Lantern**', ON_LANTERN],
    ['**Silver Tongue by Ironclad against Lantern**', ON_LANTERN],
    ['**Ironclad: Silver Tongue → Lantern**', ON_LANTERN],
    ['**Silver Tongue on Lantern. Thistle, you are next.**', ON_LANTERN],
    ['**Silver Tongue on Lantern, not Thistle**', ON_LANTERN],
    ['**Silver Tongue on lanterns**', ON_LANTERN],
    ['**Silver Tongue on Lantren**', ON_LANTERN],
    ['**Silver Tongue, Ironclad! Lantern is the one.**', NO_TARGET],
    ['**Silver Tongue on Count Lantern**', ON_LANTERN],
    ['**Silver Tongue**', NO_TARGET],
    ['**Silver Tongue on everyone but Lantern**', NO_TARGET],
    ['**Silver Tongue on Lan**', NO_TARGET],
    [
      '**Silver Tongue on Lantern’s friend Thistle**',
      ['target tied: Ironclad/Silver Tongue on Lantern | Ironclad/Silver Tongue on Thistle'],
    ],
    ['**Silver Tongue** on Lantern', NO_TARGET],
    ['Lantern: **Silver Tongue**', NO_TARGET],
    ['**Silver Tongue on Watson**', NO_TARGET],
    ['**Ironclad uses Silver Tongue**', NO_TARGET],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

describe('a target in another bold text of the post', () => {
  test.each<Row>([
    ['**Silver Tongue**, and the one to hear it is **Lantern**.', ON_LANTERN],
    ['**Silver Tongue** on **Lantern**', ON_LANTERN],
    ['**Silver Tongue**\n\n**Target: Lantern**', ON_LANTERN],
    ['**Lantern**: **Silver Tongue**', ON_LANTERN],
    ['**Silver Tongue** on **Lantern**, **Reel** on **Thistle**', [...ON_LANTERN, 'Piper/Reel on Thistle']],
    ['**Silver Tongue** and **Reel** on **Lantern**', [...ON_LANTERN, 'Piper/Reel on Lantern']],
    ['**Silver Tongue**, then **Second Wind**, on **Lantern**', [...ON_LANTERN, 'Ironclad/Second Wind']],
    ['**Volley** on **Lantern**, **Thistle** and **Dracula**', ['Piper/Volley on Lantern, Thistle, Dracula']],
    ['**Silver Tongue on Lantern**, poor **Thistle**', [...ON_LANTERN, '-']],
    [
      '**Silver Tongue** on **Lantern** and **Thistle**',
      ['target tied: Ironclad/Silver Tongue on Lantern | Ironclad/Silver Tongue on Thistle'],
    ],
    [
      '**Silver Tongue** on **Lantern** or **Thistle**',
      ['target tied: Ironclad/Silver Tongue on Lantern | Ironclad/Silver Tongue on Thistle'],
    ],
    ['**Silver Tongue**. **Never Lantern!**', [...NO_TARGET, '-']],
    ['[quote]**Lantern**[/quote] **Silver Tongue**', NO_TARGET],
    ['**Second Wind** for **Lantern**', ['Ironclad/Second Wind', '-']],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

describe('several abilities with targets', () => {
  const both = ['Ironclad/Silver Tongue on Lantern', 'Piper/Reel on Thistle'];
  test.each<Row>([
    ['**Silver Tongue on Lantern and Reel on Thistle**', both],
    ['**Silver Tongue on Lantern, Piper uses Reel on Thistle**', both],
    ['**Silver Tongue: Lantern; Reel: Thistle**', both],
    ['**Silver Tongue Lantern, Reel Thistle**', both],
    ['**Ironclad: Silver Tongue → Lantern\nPiper: Reel → Thistle**', both],
    ['**Silver Tongue and Reel on Lantern**', ['Ironclad/Silver Tongue on Lantern', 'Piper/Reel on Lantern']],
    ['**Silver Tongue, Reel: both on Lantern**', ['Ironclad/Silver Tongue on Lantern', 'Piper/Reel on Lantern']],
    ['**On Lantern: Silver Tongue and Reel**', ['Ironclad/Silver Tongue on Lantern', 'Piper/Reel on Lantern']],
    ['**Blessing: Piper, Reel: Thistle**', ['Piper/Blessing on Piper', 'Piper/Reel on Thistle']],
    ['**Blessing on Medusa. Piper uses Reel on Thistle**', ['Piper/Blessing on Medusa', 'Piper/Reel on Thistle']],
    ['**Second Wind, and Silver Tongue on Lantern**', ['Ironclad/Second Wind', 'Ironclad/Silver Tongue on Lantern']],
    ['**Silver Tongue! Reel on Lantern!**', ['no target: Ironclad/Silver Tongue', 'Piper/Reel on Lantern']],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

describe('several targets of one ability', () => {
  test.each<Row>([
    ['**Volley on Lantern**', ['Piper/Volley on Lantern']],
    ['**Volley on Lantern and Thistle**', ['Piper/Volley on Lantern, Thistle']],
    ['**Volley: Lantern, Thistle & Dracula**', ['Piper/Volley on Lantern, Thistle, Dracula']],
    ['**Volley on Lantern / Thistle**', ['target tied: Piper/Volley on Lantern, Thistle']],
    ['**Volley on Lantern; Thistle; Dracula**', ['Piper/Volley on Lantern, Thistle, Dracula']],
    ['**Volley:\n- Lantern\n- Thistle**', ['Piper/Volley on Lantern, Thistle']],
    ['**Volley on Lantern, on Thistle and on Lantern**', ['Piper/Volley on Lantern, Thistle']],
    [
      '**Volley on Lantern, Thistle, Dracula and Carmilla**',
      ['target tied: Piper/Volley on Lantern, Thistle, Dracula, Carmilla'],
    ],
    // Another enemy in the sentence may be meant as well.
    ['**Volley on Lantern, who hides behind Thistle**', ['target tied: Piper/Volley on Lantern, Thistle']],
    ['**Volley on Lantern, thanks to Medusa**', ['Piper/Volley on Lantern']],
    ['**Volley on all enemies**', ['no target: Piper/Volley']],
    ['**Twin Tales on Lantern and Thistle**', ['Scheherazade/Twin Tales on Lantern, Thistle']],
    ['**Twin Tales on Lantern**', ['no target: Scheherazade/Twin Tales on Lantern']],
    [
      '**Silver Tongue on Lantern and Thistle**',
      ['target tied: Ironclad/Silver Tongue on Lantern | Ironclad/Silver Tongue on Thistle'],
    ],
    [
      '**Silver Tongue on Lantern or Thistle**',
      ['target tied: Ironclad/Silver Tongue on Lantern | Ironclad/Silver Tongue on Thistle'],
    ],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

describe('short names', () => {
  test.each<Row>([
    ['**Silver Tongue on Holmes**', ['Ironclad/Silver Tongue on Sherlock Holmes']],
    ['**Silver Tongue on Sherlock**', ['Ironclad/Silver Tongue on Sherlock Holmes']],
    ['**Silver Tongue on Holms**', ['Ironclad/Silver Tongue on Sherlock Holmes']],
    ['**Silver Tongue on the Horseman**', ['Ironclad/Silver Tongue on The Headless Horseman']],
    ['**Silver Tongue on Spiky**', ['Ironclad/Silver Tongue on The Headless Horseman']],
    ['**Silver Tongue on Hollow Rider**', ['Ironclad/Silver Tongue on The Headless Horseman']],
    ['**Silver Tongue on Vale**', ['Ironclad/Silver Tongue on Corwin Vale']],
    ['**Silver Tongue on Corwin Vale**', ['Ironclad/Silver Tongue on Corwin Vale']],
    [
      '**Silver Tongue on Corwin**',
      ['target tied: Ironclad/Silver Tongue on Corwin Vale | Ironclad/Silver Tongue on Corwin Stone'],
    ],
    ['**Silver Tongue on Reed**', ['Ironclad/Silver Tongue on Corwin Reed']],
    // A name that says it all is what it says, allowed or not: that is for the rules.
    ['**Silver Tongue on Medusa**', ['Ironclad/Silver Tongue on Medusa']],
    ['**Silver Tongue on Nemo**', ['Ironclad/Silver Tongue on Captain Nemo']],
    ['**Blessing on Lantern**', ['Piper/Blessing on Lantern']],
    ['**Blessing on Piper**', ['Piper/Blessing on Piper']],
    ['**Blessing on herself**', ['Piper/Blessing on Piper']],
    ['**Piper uses Blessing on Nemo**', ['Piper/Blessing on Captain Nemo']],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));

  test('a short name that fits one possible target is enough, whoever else bears it', () => {
    const team = teamWith([], [merc('Lantern Jack', 'ally'), merc('Jack Ketch', 'enemy'), merc('Old Jack', 'other')]);
    expect(told('**Silver Tongue on Jack**', team)).toEqual(['Ironclad/Silver Tongue on Jack Ketch']);
    expect(told('**Blessing on Jack**', team)).toEqual(['Piper/Blessing on Lantern Jack']);
    expect(told('**Silver Tongue on Lantern**', team)).toEqual(['Ironclad/Silver Tongue on Lantern']);
    expect(told('**Silver Tongue on Lantern Jack**', team)).toEqual(['Ironclad/Silver Tongue on Lantern Jack']);
  });
});

describe('those who cannot be rostered', () => {
  const team = teamWith([ability('Piper/Lottery')]);
  test.each<Row>([
    ['**Lottery**', ['Piper/Lottery']],
    ['**Lottery, including the unrosterable**', ['Piper/Lottery and the unrosterable']],
    ['**Lottery (unrosterables included)**', ['Piper/Lottery and the unrosterable']],
    ['**Lottery, even those who cannot be rostered**', ['Piper/Lottery and the unrosterable']],
    ['**Lottery, also those that can’t be rostered**', ['Piper/Lottery and the unrosterable']],
    ['**Lottery, unrosterable mercs too**', ['Piper/Lottery and the unrosterable']],
    ['**Lottery** **(incl. unrosterable)**', ['Piper/Lottery and the unrosterable']],
    ['**Lottery**, including the unrosterable', ['Piper/Lottery']],
    ['**Lottery, excluding the unrosterable**', ['Piper/Lottery']],
    ['**Lottery without unrosterables**', ['Piper/Lottery']],
    ['**Lottery, rosterable only**', ['Piper/Lottery']],
  ])('%s', (post, expected) => expect(told(post, team)).toEqual(expected));
});

test('the words that name the targets are marked, and the span holds them all', () => {
  const post = 'Well. <b>Silver <i>Tongue</i></b>, for you, <b>dear Lantern</b>!';
  const [reading] = read(post, TEAM);
  expect(post.slice(reading?.span.start, reading?.span.end)).toBe('Silver <i>Tongue</i></b>, for you, <b>dear Lantern');
  expect(reading?.text).toBe('Silver Tongue … dear Lantern');
  expect(reading?.marks.map(({ start, end, what, key }) => [post.slice(start, end), what, key])).toEqual([
    ['Silver <i>Tongue', 'ability', 'Ironclad/Silver Tongue'],
    ['Lantern', 'target', 'Lantern'],
  ]);
});

test('of several abilities in one bold text, each reading has its share of it', () => {
  const post = '**I use Silver Tongue on Lantern and Piper uses Reel on Thistle!**';
  expect(read(post, TEAM).map(({ span }) => post.slice(span.start, span.end))).toEqual([
    'I use Silver Tongue on Lantern',
    'Piper uses Reel on Thistle',
  ]);
});
