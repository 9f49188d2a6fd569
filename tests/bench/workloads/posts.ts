import { load } from 'cheerio';
import { read } from '../../../lib/engine/declarations/read';
import type { Vocabulary } from '../../../lib/engine/rules/kernel/reading';
import { check, type Workload } from '../figure';
import { abilityNameOf, mercNameOf } from '../names';

const POSTS = 1000;
const ABILITIES = 250;
const MERCS = 90;

/** Posts as forums give them, read for the declarations in their bold text. */
export const posts: Workload = {
  name: 'posts',
  figures() {
    const texts = Array.from({ length: POSTS }, (_, place) => postOf(place));
    const sizes = texts.map(({ length }) => length);
    check(Math.min(...sizes) > 1600 && Math.max(...sizes) < 2500, 'posts are of about 2 KB');
    const readAll = () => texts.map((text) => read(text, VOCABULARY));
    for (const [place, readings] of readAll().entries()) {
      const declared = readings.filter(({ kind }) => kind === 'declaration');
      check(declared.length === 1 && declared[0]?.ability === abilityKey(place), `post ${place} declares its ability`);
      check(declared[0].targets.join() === targetKey(place), `post ${place} names its target`);
      check(readings.length > 1, `what else is bold in post ${place} is kept as talk`);
    }
    const loadAll = () => texts.map((text) => load(text));
    check(
      loadAll().every(($) => $('strong, b').length > 1),
      'cheerio finds the bold texts',
    );
    return [
      {
        name: 'posts_vs_cheerio',
        ours: {
          unit: `one post of 2 KB read, ${ABILITIES} abilities and ${MERCS} mercs known`,
          units: POSTS,
          run: readAll,
        },
        theirs: { unit: "one post of 2 KB in cheerio's load", units: POSTS, run: loadAll },
        as: 'cost',
        bar: { atMost: 3 },
        limit: 'markup is parsed once as cheerio does, and then each bold text is held against the names',
      },
    ];
  },
};

/** The leader's own mercs are the first half, with all the abilities among them. */
const OWN = MERCS / 2;
const mercKey = (merc: number): string => `m${merc}`;
const ownerOf = (ability: number): number => ability % OWN;
const abilityKey = (place: number): string => `${mercKey(ownerOf(place % ABILITIES))}/a${place % ABILITIES}`;
const targetOf = (place: number): number => OWN + (place % (MERCS - OWN));
const targetKey = (place: number): string => mercKey(targetOf(place));

const VOCABULARY: Vocabulary = {
  abilities: Array.from({ length: ABILITIES }, (_, ability) => ({
    key: abilityKey(ability),
    name: abilityNameOf(ability),
    merc: mercKey(ownerOf(ability)),
    aims: { min: 1, max: 1 },
    aimsAt: 'enemy',
  })),
  mercs: Array.from({ length: MERCS }, (_, merc) => ({
    key: mercKey(merc),
    name: mercNameOf(merc),
    aka: [],
    side: merc < OWN ? 'ally' : 'enemy',
  })),
};

const SENTENCES = [
  'I have been going back and forth on this one since the rosters went up, and I still think we hold the better ground.',
  'Thanks to everybody who wrote in; the write-ups this week were a joy to read &amp; I am sorry that I could not answer sooner.',
  'If the votes go the way they went last time, then the terrain matters more than anybody wants to admit.',
  'My money is on the attackers, though the bench behind them is thin and their best is away until next week.',
  'You know as well as I do that half of that team has not been seen on the field since the first match of the season.',
  'Good luck to both sides, and may the dice be kinder to us than they were when we met in the early rounds.',
];

/** Talk with a quotation, a list and links, one bold title, and in the middle one declaration. */
function postOf(place: number): string {
  const talk = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => SENTENCES[(place + from + at) % SENTENCES.length]).join(' ');
  const ability = place % ABILITIES;
  const words = `${mercNameOf(ownerOf(ability))} uses ${abilityNameOf(ability)} on ${mercNameOf(targetOf(place))}`;
  return [
    `<div class="postbody"><div class="content" id="post_content${place}">`,
    `<blockquote class="uncited"><div><cite><a href="/member/${place % 40}">Somebody</a> wrote:</cite> ${talk(0, 2)}</div></blockquote>`,
    `<p><strong class="text-strong">Our week, part ${1 + (place % 7)}</strong></p>`,
    `<p>${talk(2, 4)}<br>${talk(1, 1)} <img class="smilies" src="/images/smilies/icon_smile.gif" width="15" height="17" alt=":)"></p>`,
    `<p><b>${words}</b></p>`,
    `<ul><li>${talk(3, 1)}</li><li><em>${talk(4, 1)}</em></li><li><a href="/topic/${place}?p=${place * 3}#p${place}">The thread</a></li></ul>`,
    `<p>${talk(5, 4)}</p></div><div class="signature">-- <i>Fortune favours the bold</i></div></div>`,
  ].join('\n');
}
