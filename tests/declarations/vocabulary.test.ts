import { expect, test } from 'vitest';
import { read } from '@/lib/engine/declarations/read';
import { lexicon } from '@/lib/engine/declarations/vocabulary';
import { ability, merc, TEAM, told } from './team';

test('the index is built once for a vocabulary, and again only if its lists say something else', () => {
  const team = structuredClone(TEAM);
  const first = lexicon(team);
  expect(lexicon(team)).toBe(first);
  const copy = {
    abilities: TEAM.abilities.map((each) => ({ ...each })),
    mercs: TEAM.mercs.map((each) => ({ ...each, aka: [...each.aka] })),
  };
  expect(lexicon(copy).abilities).toBe(first.abilities);
  expect(lexicon(copy).mercNames).toBe(first.mercNames);
  expect(lexicon({ ...copy, abilities: copy.abilities.slice(1) }).abilities).not.toBe(first.abilities);
  expect(lexicon({ ...copy, mercs: copy.mercs.toReversed() }).mercNames).not.toBe(first.mercNames);
});

test('a list that says something else in any one field is another list', () => {
  const names = {
    abilities: [ability('Piper/Reel', 'one')],
    mercs: [merc('Piper', 'ally'), merc('Ann Lee', 'enemy'), merc('Bo Lee', 'ally')],
  };
  expect(told('**Reel on Lee**', names)).toEqual(['Piper/Reel on Ann Lee']);
  const others = [
    { ...names, abilities: [ability('Piper/Reel', 'one', 'ally')] },
    { ...names, abilities: [ability('Piper/Reel', 'none')] },
    { ...names, abilities: [ability('Piper/Reel', 'one', 'enemy', 'Bo Lee')] },
    { ...names, mercs: [merc('Piper', 'ally'), merc('Ann Lee', 'ally'), merc('Bo Lee', 'enemy')] },
    { ...names, mercs: [merc('Piper', 'ally'), merc('Ann Lee', 'enemy', ['Bo Lee']), merc('Bo Lea', 'enemy')] },
  ];
  expect(others.map((other) => told('**Reel on Lee**', other))).toEqual([
    ['Piper/Reel on Bo Lee'],
    ['Piper/Reel'],
    ['Piper/Reel by Bo Lee on Ann Lee'],
    ['Piper/Reel on Bo Lee'],
    ['Piper/Reel on Ann Lee'],
  ]);
});

test('a list that is changed after it was read does not change what the others are read by', () => {
  const abilities = [ability('Piper/Reel')];
  const vocabulary = { abilities, mercs: [] };
  expect(told('**Reel**', vocabulary)).toEqual(['Piper/Reel']);
  abilities[0] = ability('Piper/Jig');
  expect(read('**Reel**', { abilities: [ability('Piper/Jig')], mercs: [] })).toMatchObject([{ kind: 'talk' }]);
});
