import { describe, expect, test } from 'vitest';
import { read } from '@/lib/engine/declarations/read';
import { TEAM, told } from './team';

type Row = readonly [string, readonly string[]];

describe('words that come near an ability without being one go to an admin', () => {
  const floods = 'Captain Nemo/Flood the Chambers | Captain Nemo/Flood the Lower Deck';
  test.each<Row>([
    ['**Flood!**', [`tied: ${floods}`]],
    ['**Flood the…**', [`tied: ${floods}`]],
    ['**Captain Nemo uses Flood**', [`tied: ${floods}`]],
    ['**Flood the deck**', ['near miss: Captain Nemo/Flood the Lower Deck']],
    ['**Chambers**', ['near miss: Captain Nemo/Flood the Chambers']],
    ['**Iron!**', ['tied: Ironclad/Iron Stance | Ironclad/Iron Dance']],
    ['**Reckoning on Dracula**', ['near miss: Dantès/The Count’s Reckoning on Dracula']],
    ['**Wait Hope**', ['near miss: Ironclad/Wait and Hope']],
    ['**Hope and Wait**', ['near miss: Ironclad/Wait and Hope']],
    ['**Tongue of Silver on Lantern**', ['near miss: Ironclad/Silver Tongue on Lantern']],
    ['**Ram Lantern! Flood!**', ['Captain Nemo/Ram on Lantern', `tied: ${floods}`]],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

describe('words that come near none are talk, and kept', () => {
  test.each<Row>([
    ['**Courage!**', ['-']],
    ['**I declare nothing.**', ['-']],
    ['**Update:** we lost', ['-']],
    ['**First:** **Second Wind**', ['-', 'Ironclad/Second Wind']],
    ['**Lantern is doomed**', ['-']],
    ['**!!!**', ['-']],
    ['**Good night**', ['-']],
    [
      '**They say the old clockmaker of the seventh valley keeps forty ducks and a spare moon in his attic. Bring me the ladder! Forty!**',
      ['-'],
    ],
    ['**Roster: Ironclad, Piper, Medusa**', ['-']],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

test('text that is not bold is no reading at all', () => {
  expect(read('I use Second Wind on Lantern.', TEAM)).toEqual([]);
  expect(read('', TEAM)).toEqual([]);
  expect(read('[quote]**Second Wind**[/quote] `**Second Wind**`', TEAM)).toEqual([]);
});

test('a team without abilities still has its bold texts kept', () => {
  expect(told('**Second Wind** on **Lantern**', { abilities: [], mercs: [] })).toEqual(['-', '-']);
});

describe('each reading says how it was read', () => {
  test.each([
    ['**Second Wind**', 'It names Second Wind of Ironclad.'],
    [
      '**One Mor Night, Carmilla.**',
      '“One Mor Night” is read as One More Night, one letter away. “One Mor Night” is the ability, “Carmilla” the target.',
    ],
    ['**Secnd Wnd**', '“Secnd Wnd” is read as Second Wind, two letters away.'],
    ['**Waiting and Hoping**', '“Waiting and Hoping” is read as Wait and Hope.'],
    // What a team says that it is doing, it does.
    ['We are **Waiting and Hoping**, with string.', '“Waiting and Hoping” is read as Wait and Hope.'],
    [
      '**Silver Tongue on Thistel**',
      'It names Silver Tongue of Ironclad. “Thistel” is read as Thistle. “Silver Tongue” is the ability, “Thistel” the target.',
    ],
    ['**Flood!**', '“Flood” begins both Flood the Chambers and Flood the Lower Deck, and fits neither whole.'],
    ['**Chambers**', '“Chambers” has words of Flood the Chambers, and is not the whole of it.'],
    ['**Plan B**', '“Plan B” is near Plan A in spelling, but not near enough.'],
    ['**Second Wind?**', 'This reads as Second Wind, but as a question, so the intent is unclear.'],
    ['**Second Wind if he dares**', 'The words fit Second Wind, but “if” leaves it open, so the intent is unclear.'],
    ['**How about Second Wind**', 'The words fit Second Wind, but “How about” asks, so the intent is unclear.'],
    ['~~**Second Wind**~~', 'The words fit Second Wind, but they are struck out.'],
    ['**Rally**', '“Rally” may mean Rally of Ironclad or Rally of Piper: it does not say which.'],
    ['**Silver Tongue**', 'Silver Tongue of Ironclad needs a target, and none is in bold.'],
    ['**Twin Tales on Lantern**', 'Twin Tales of Scheherazade needs 2 targets, and one alone is in bold.'],
    [
      '**Silver Tongue on Corwin**',
      'Silver Tongue of Ironclad is clear, but “Corwin” may mean Corwin Vale or Corwin Stone.',
    ],
    [
      '**Silver Tongue on Lantern and Thistle**',
      'Silver Tongue of Ironclad takes one target, and Lantern and Thistle are in bold.',
    ],
    [
      '**Volley on Lantern or Thistle**',
      'Volley of Piper is clear, but not whether it is meant for Lantern and Thistle.',
    ],
    ['**We are on fire, friends, believe me**', '“fire” stands in a longer text, which may not mean Fire.'],
    ['**Courage!**', 'It comes near no ability.'],
    ['**Lantern is doomed**', 'It names a merc, but no ability.'],
  ])('%s', (post, note) => expect(read(post, TEAM)[0]?.note).toBe(note));
});
