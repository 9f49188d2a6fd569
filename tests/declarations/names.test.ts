import { describe, expect, test } from 'vitest';
import { read } from '@/lib/engine/declarations/read';
import { ability, TEAM, teamWith, told } from './team';

type Row = readonly [string, readonly string[]];

describe('a name as it is written', () => {
  test.each<Row>([
    ['**Second Wind**', ['Ironclad/Second Wind']],
    ['**Second Wind!**', ['Ironclad/Second Wind']],
    ['**“Second Wind”**', ['Ironclad/Second Wind']],
    ['**I use Second Wind this week.**', ['Ironclad/Second Wind']],
    ['**Fire**', ['Ironclad/Fire']],
    ['**What If?**', ['Piper/What If?']],
    ['**Never Again**', ['Piper/Never Again']],
    ['**I. AM SHE**', ['Scheherazade/I. AM SHE']],
    ['**Now we speak! And win!**', ['Scheherazade/Now we speak! And win!']],
    ['**Plan A**', ['Scheherazade/Plan A']],
    ['**???**', ['Scheherazade/???']],
    ['**Flood the Chambers**', ['Captain Nemo/Flood the Chambers']],
  ])('%s', (post, expected) => {
    expect(told(post)).toEqual(expected);
    expect(read(post, TEAM)[0]?.how).toBe('exact');
  });
});

describe('a name without letters', () => {
  const team = teamWith([ability('Medusa/…', 'one'), ability('Ironclad/***'), ability('Piper/***')]);

  test('that needs a target is asked about, since nothing beside it can name one', () => {
    expect(told('**…**', team)).toEqual(['no target: Medusa/…']);
    expect(read('**…**', team)[0]?.marks).toEqual([expect.objectContaining({ what: 'ability', key: 'Medusa/…' })]);
  });

  test('that two mercs have is asked about, with both, and its words are nobody’s', () => {
    const [reading] = read('[b]***[/b]', team);
    expect(told('[b]***[/b]', team)).toEqual(['tied: Ironclad/*** | Piper/***']);
    expect(reading?.marks).toEqual([expect.objectContaining({ what: 'ability', key: null })]);
  });
});

describe('a name as a variation', () => {
  test.each<Row>([
    ['**second wind**', ['Ironclad/Second Wind']],
    ['**SECOND WIND**', ['Ironclad/Second Wind']],
    ['**Second-Wind**', ['Ironclad/Second Wind']],
    ['**Second, Wind!**', ['Ironclad/Second Wind']],
    ['**Second  \n Wind**', ['Ironclad/Second Wind']],
    ['**SecondWind**', ['Ironclad/Second Wind']],
    ['**Firestorm**', ['Ironclad/Fire Storm']],
    ['**1 More Night: Lantern**', ['Scheherazade/One More Night on Lantern']],
    ['**Second Winds**', ['Ironclad/Second Wind']],
    ['**Sécond Wïnd**', ['Ironclad/Second Wind']],
    ["**I'm Waiting and Hoping for a miracle.**", ['Ironclad/Wait and Hope']],
    ['**He waits and hopes**', ['Ironclad/Wait and Hope']],
    ['**We waited & hoped**', ['Ironclad/Wait and Hope']],
    ['**Rammed Lantern**', ['Captain Nemo/Ram on Lantern']],
    ["**The Count's Reckoning on Dracula**", ['Dantès/The Count’s Reckoning on Dracula']],
    ['**Counts Reckoning on Dracula**', ['Dantès/The Count’s Reckoning on Dracula']],
    ['**A Count’s Reckoning on Dracula**', ['Dantès/The Count’s Reckoning on Dracula']],
    ['**Flood Chambers**', ['Captain Nemo/Flood the Chambers']],
    ['**I am she**', ['Scheherazade/I. AM SHE']],
    ['**now we speak and win**', ['Scheherazade/Now we speak! And win!']],
    ['**Now we speak, and win.**', ['Scheherazade/Now we speak! And win!']],
    ['**what if??**', ['Piper/What If?']],
  ])('%s', (post, expected) => {
    expect(told(post)).toEqual(expected);
    expect(read(post, TEAM)[0]?.how).toBe('variation');
  });

  test('a derived word is no inflected form', () => {
    const team = teamWith([ability('Piper/Inspire'), ability('Piper/Universe')]);
    expect(told('**Inspiration**', team)).toEqual(['-']);
    expect(told('**University**', team)).toEqual(['-']);
    expect(told('**Inspiring**', team)).toEqual(['Piper/Inspire']);
  });
});

describe('a name with a slip', () => {
  test.each<Row>([
    ['**Secnd Wind**', ['Ironclad/Second Wind']],
    ['**Seccond Wind**', ['Ironclad/Second Wind']],
    ['**Sedond Wind**', ['Ironclad/Second Wind']],
    ['**Escond Wind**', ['Ironclad/Second Wind']],
    ['**Secnd Wimd**', ['Ironclad/Second Wind']],
    ['**Waitng and Hoping**', ['Ironclad/Wait and Hope']],
    ['**Silver Tnoge on Lantern**', ['Ironclad/Silver Tongue on Lantern']],
    ['**Rele on Thistle**', ['Piper/Reel on Thistle']],
  ])('%s', (post, expected) => {
    expect(told(post)).toEqual(expected);
    expect(read(post, TEAM)[0]?.how).toBe('slip');
  });

  test.each<Row>([
    // Three letters are too few to tell a slip from another word.
    ['**Rum on Lantern**', ['near miss: Captain Nemo/Ram on Lantern']],
    // Two slips in a name of nine letters.
    ['**Fir Strm**', ['near miss: Ironclad/Fire Storm']],
    // Three slips in a name of twelve.
    ['**Silber Tnge on Lantern**', ['near miss: Ironclad/Silver Tongue on Lantern']],
    // A short word of a name is part of it: this is another plan.
    ['**Plan B**', ['near miss: Scheherazade/Plan A']],
  ])('too far: %s', (post, expected) => expect(told(post)).toEqual(expected));

  test('a number is never a slip for another', () => {
    const team = teamWith([ability('Piper/Order 66')]);
    expect(told('**Order 66**', team)).toEqual(['Piper/Order 66']);
    expect(told('**Order 67**', team)).not.toEqual(['Piper/Order 66']);
  });

  test('a short word with a slip is a word like others, unless nothing else is said', () => {
    expect(told('**We feel fine today, friends**')).toEqual(['-']);
    // An everyday word is no slip: it is asked about.
    expect(told('**Feel on Thistle**')).toEqual(['near miss: Piper/Reel on Thistle']);
    expect(told('**Rell on Thistle**')).toEqual(['Piper/Reel on Thistle']);
  });
});

describe('the longest name that fits', () => {
  test.each<Row>([
    ['**Fire Storm!**', ['Ironclad/Fire Storm']],
    ['**fire storms**', ['Ironclad/Fire Storm']],
    ['**Fire Strom**', ['Ironclad/Fire Storm']],
    ['**Fire! Storm of words ahead, friends of the realm, and much else**', ['Ironclad/Fire']],
    ['**Flood the Lower Deck**', ['Captain Nemo/Flood the Lower Deck']],
    ['**Iron Dance**', ['Ironclad/Iron Dance']],
    ['**Irn Dance**', ['Ironclad/Iron Dance']],
  ])('%s', (post, expected) => expect(told(post).slice(0, 1)).toEqual(expected));

  test('two names that fit equally well are tied', () => {
    expect(told('**Iron tance**')).toEqual(['tied: Ironclad/Iron Stance | Ironclad/Iron Dance']);
  });

  test('a name that is written out beats one that is a variation', () => {
    const team = teamWith([ability('Piper/Steal'), ability('Piper/Steals'), ability('Piper/The Steal')]);
    expect(told('**Steal**', team)).toEqual(['Piper/Steal']);
    expect(told('**Steals**', team)).toEqual(['Piper/Steals']);
    expect(told('**The Steal**', team)).toEqual(['Piper/The Steal']);
  });
});

describe('words that stand together', () => {
  test.each<Row>([
    ['**They say the winds of the second valley are cold**', ['-']],
    ['**Wait until I see, and never lose hope**', ['-']],
    ['**Turn Holmes to Stone**', ['Medusa/Turn to Stone on Sherlock Holmes']],
    ['**Medusa turns Sherlock Holmes to stone!**', ['Medusa/Turn to Stone on Sherlock Holmes']],
    ['**Turn him to Stone: Holmes**', ['Medusa/Turn to Stone on Sherlock Holmes']],
    ['**Turn every page to stone**', ['-']],
    ['**Turn the Horseman, Spiky, to stone**', ['Medusa/Turn to Stone on The Headless Horseman']],
    [
      '**Turn Lantern and Thistle to stone**',
      ['target tied: Medusa/Turn to Stone on Lantern | Medusa/Turn to Stone on Thistle'],
    ],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));

  test.each<Row>([
    ['**Silver** **Tongue on Lantern**', ['Ironclad/Silver Tongue on Lantern']],
    ['<b>Silver</b> <b>Tongue</b> on <b>Corwin</b> <b>Vale</b>', ['Ironclad/Silver Tongue on Corwin Vale']],
    ['<b>Second</b><br><b>Wind</b>', ['-', 'near miss: Ironclad/Second Wind']],
  ])('a name split over bold texts with a space between: %s', (post, expected) => expect(told(post)).toEqual(expected));
});

describe('a name in a long text', () => {
  test.each<Row>([
    // A name of several words is told from other words.
    [
      '**Ironclad takes a deep breath by the railing of the old ship and finds his Second Wind**',
      ['Ironclad/Second Wind'],
    ],
    // The sentence counts, not the text.
    ['**Fire! They say the old clockmaker of the seventh valley keeps forty ducks in his attic.**', ['Ironclad/Fire']],
    // One common word within a sentence about something else.
    ['**We are on fire, friends, believe me**', ['near miss: Ironclad/Fire']],
    ['**The whole valley was set on fire by one careless clockmaker and his forty hungry ducks**', ['-']],
    // The same word, but used or aimed in so many words, or written with a capital.
    ['**I use fire to teach this valley a lesson**', ['Ironclad/Fire']],
    ['**My brave lads, Fire!**', ['Ironclad/Fire']],
    ['**We ram that old tub Lantern**', ['near miss: Captain Nemo/Ram on Lantern']],
    ['**We ram Lantern to splinters and dust**', ['Captain Nemo/Ram on Lantern']],
    ['**Ram on Lantern, to splinters and dust**', ['Captain Nemo/Ram on Lantern']],
    // Many words that say something else.
    [
      '**When one sees how the old clockmaker waits and hopes while forty hungry ducks walk around his empty attic, one laughs**',
      ['conditional: Ironclad/Wait and Hope'],
    ],
    [
      '**Clockmakers of this seventh valley generally wait and hope while forty hungry ducks walk around some empty attic singing**',
      ['near miss: Ironclad/Wait and Hope'],
    ],
    ['**never again shall anybody laugh**', ['near miss: Piper/Never Again']],
  ])('%s', (post, expected) => expect(told(post)).toEqual(expected));
});

test('bold texts that touch are one, but a capital after a small letter begins a word', () => {
  expect(told('[b]Second Wind[/b][b]Fire[/b]')).toEqual(['Ironclad/Second Wind', 'Ironclad/Fire']);
  expect(told('[b]Sec[/b][b]ond Wind[/b]')).toEqual(['Ironclad/Second Wind']);
  expect(told('<b>S</b><b>econd W<i>ind</i></b>')).toEqual(['Ironclad/Second Wind']);
});

test('several abilities in one bold text are read one by one', () => {
  expect(told('**Second Wind, Fire Storm and Iron Dance!**')).toEqual([
    'Ironclad/Second Wind',
    'Ironclad/Fire Storm',
    'Ironclad/Iron Dance',
  ]);
  expect(told('**Second Wind! Second Wind!**')).toEqual(['Ironclad/Second Wind']);
  expect(told('**Second Wind** and again **Second Wind**')).toEqual(['Ironclad/Second Wind', 'Ironclad/Second Wind']);
});
