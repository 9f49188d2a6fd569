import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { read } from '@/lib/engine/declarations/read';
import { inShort, TEAM } from './team';

/** Posts as forums give them out: the shape of their markup, with words of our own. */
test.each<readonly [string, readonly string[]]>([
  ['mybb-post.html', ['Ironclad/Second Wind', 'Ironclad/Silver Tongue on Lantern', 'Piper/Never Again']],
  ['nodebb-post.html', ['Ironclad/Silver Tongue on Lantern', 'Piper/Reel on Thistle', 'Ironclad/Second Wind']],
  [
    'nodebb-post.md',
    ['Ironclad/Silver Tongue on Lantern', 'Piper/Reel on Thistle', 'Ironclad/Second Wind', 'Ironclad/Fire Storm'],
  ],
  ['phpbb-post.html', ['Ironclad/Silver Tongue on Lantern', 'Ironclad/Second Wind', 'Ironclad/Fire']],
  ['discourse-post.html', ['Medusa/Turn to Stone on Sherlock Holmes', 'negated: Ironclad/Fire']],
  [
    'bbcode-post.txt',
    [
      'Ironclad/Silver Tongue on Lantern',
      'Piper/Reel on Thistle',
      'tied: Captain Nemo/Flood the Chambers | Captain Nemo/Flood the Lower Deck',
    ],
  ],
])('%s', (file, expected) => {
  const post = readFileSync(join(import.meta.dirname, 'samples', file), 'utf8');
  const readings = read(post, TEAM);
  expect(readings.map(inShort)).toEqual(expected);
  for (const { marks } of readings) {
    for (const mark of marks)
      if (mark.what === 'ability') expect(post.slice(mark.start, mark.end)).not.toMatch(/^\s|\s$/);
  }
});
