import { describe, expect, test } from 'vitest';
import { read } from '@/lib/engine/declarations/read';
import { ability, merc, TEAM, teamWith, told } from './team';

type Row = readonly [string, readonly string[]];

const TIED = ['tied: Ironclad/Rally | Piper/Rally'];

describe('an ability that two mercs have', () => {
  test.each<Row>([
    ['**Rally**', TIED],
    ['**Ralyl!**', TIED],
    ['**Piper uses Rally**', ['Piper/Rally']],
    ['**Piper will use her Rally**', ['Piper/Rally']],
    ['**Piper: Rally**', ['Piper/Rally']],
    ['**Piper - Rally**', ['Piper/Rally']],
    ['**Piper, Rally!**', ['Piper/Rally']],
    ['**Piper’s Rally**', ['Piper/Rally']],
    ['**Piper Rally**', ['Piper/Rally']],
    ['**Piper | Rally**', ['Piper/Rally']],
    ['**Rally (Piper)**', ['Piper/Rally']],
    ['**Piper (Rally)**', ['Piper/Rally']],
    ['**Rally by Piper**', ['Piper/Rally']],
    ['**Rally with Piper**', ['Piper/Rally']],
    ['**Rally from our Piper**', ['Piper/Rally']],
    ['**Piper, your time has come. Rally!**', ['Piper/Rally']],
    ['**Piper uses Rally and Ironclad uses Rally**', ['Piper/Rally', 'Ironclad/Rally']],
    ['**Ironclad’s Rally, Piper’s Rally**', ['Ironclad/Rally', 'Piper/Rally']],
    ['**Ironclad and Piper: Rally**', ['Piper/Rally']],
    ['**Piper** uses **Rally**', ['Piper/Rally']],
    ['**Piper**: **Rally**', ['Piper/Rally']],
    ['Piper: **Rally**', ['Piper/Rally']],
    ['Piper uses **Rally**', ['Piper/Rally']],
    ['I saw Piper yesterday evening at the gate. **Rally**', TIED],
    ['**Lantern: Rally**', TIED],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

describe('a merc in a bold text of its own, right before the ability, is its user and no target', () => {
  test.each<Row>([
    ['**Ironclad** uses **Silver Tongue** on **Lantern**', ['Ironclad/Silver Tongue on Lantern']],
    ['**Ironclad**: **Silver Tongue**', ['no target: Ironclad/Silver Tongue']],
    ['**Piper** will use **Blessing** on **Medusa**', ['Piper/Blessing on Medusa']],
    ['**Medusa** uses **Blessing**', ['-', 'no target: Piper/Blessing']],
    ['**Blessing** on **Piper**. **Reel** on **Thistle**', ['Piper/Blessing on Piper', 'Piper/Reel on Thistle']],
    ['**Piper**\n\n**Rally**', ['Piper/Rally']],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

test('an ability that is stolen or copied is used by whom the vocabulary says', () => {
  const team = teamWith([
    ability('Dracula/Bite', 'one', 'enemy', 'Piper'),
    ability('Dracula/Bite', 'one', 'enemy', 'Medusa'),
  ]);
  expect(told('**Medusa uses Bite on Lantern**', team)).toEqual(['Dracula/Bite by Medusa on Lantern']);
  expect(told('**Bite on Lantern**', team)).toEqual([
    'tied: Dracula/Bite by Piper on Lantern | Dracula/Bite by Medusa on Lantern',
  ]);
});

test('the merc is found by another name, the first or the last part of its name', () => {
  const team = teamWith(
    [ability('Ann Bell/Salute'), ability('Bo Reed/Salute')],
    [merc('Ann Bell', 'ally', ['Nightbird']), merc('Bo Reed', 'ally')],
  );
  for (const name of ['Ann Bell', 'Ann', 'Bell', 'Nightbird', 'nightbird', 'ANN']) {
    expect(told(`**${name} uses Salute**`, team)).toEqual(['Ann Bell/Salute']);
  }
});

test('one who has no such ability is no user, nor a target by that', () => {
  expect(told('**Ironclad uses Blessing**')).toEqual(['no target: Piper/Blessing']);
  expect(told('**Ironclad’s Blessing on Medusa**')).toEqual(['Piper/Blessing on Medusa']);
});

test('a merc whose name holds the name of an ability is a merc', () => {
  const team = teamWith([ability('Piper/Lantern Oil'), ability('Piper/Headless'), ability('Piper/Thistle')]);
  expect(told('**Silver Tongue on the Headless Horseman**', team)).toEqual([
    'Ironclad/Silver Tongue on The Headless Horseman',
  ]);
  expect(told('**Silver Tongue on Thistle**', team)).toEqual(['Ironclad/Silver Tongue on Thistle']);
  expect(told('**Thistle**', team)).toEqual(['Piper/Thistle']);
  expect(told('**Lantern Oil**', team)).toEqual(['Piper/Lantern Oil']);
});

test('the words that name the merc are marked', () => {
  const post = 'So: **Piper uses Rally**';
  const marks = read(post, TEAM)[0]?.marks.map(({ start, end, what, key }) => [post.slice(start, end), what, key]);
  expect(marks).toEqual([
    ['Piper', 'merc', 'Piper'],
    ['Rally', 'ability', 'Piper/Rally'],
  ]);
});
