import { describe, expect, test } from 'vitest';
import { demoVocabulary } from '@/lib/cli/reading/demo';
import { read } from '@/lib/engine/declarations/read';

const vocabulary = demoVocabulary('greenwood');
const declared = (post: string) =>
  read(post, vocabulary).flatMap(({ kind, ability }) => (kind === 'declaration' ? [ability ?? ''] : []));
const asked = (post: string) => read(post, vocabulary).filter(({ kind }) => kind === 'unclear');
const ORDERS = ['Quarterstaff on Nezha', 'A Sack of Flour', 'Absolution on Much'];

const SENTENCES =
  `Actually, no.|actually no|Actually, never mind.|Scratch that.|Scratch the above|On second thought, no.|On second thoughts, cancel that|
Never mind|Nevermind.|NVM!|ignore that|please ignore the above post|Please ignore|Disregard|disregard this|Cancel that|CANCELLED|I take it back.|
Taking that back|Withdrawn|I withdraw that|I retract that.|Undo that|Strike that|Forget it|Forget I said that|Wait, no|No wait|Hmm, no.|no, not that|
Wrong topic, sorry|Oops, wrong thread|My mistake, not this|jk|just kidding!|(kidding)|that was a joke|Changed my mind.|I've changed my mind, sorry|
EDIT: cancelled|Edit: nvm|ETA: ignore that|UPDATE: we take that back|PS. scratch that|Sorry, ignore that|Ugh, cancel that|Oh wait, no|
hang on, scratch that|Belay that|Please delete this|Admins, please cancel this|don't count this|That is withdrawn.|That order is cancelled|The above is void|
On second thought, leave that.`
    .replaceAll('\n', '')
    .split('|');

describe('a later sentence takes an order back', () => {
  const ways: readonly ((order: string, back: string) => string)[] = [
    (order, back) => `<b>${order}</b><br><br>${back}`,
    (order, back) => `**${order}**\n\n**${back}**`,
    (order, back) => `[b]${order}\n${back}[/b]`,
    (order, back) => `<p><b>${order}</b></p><p>${back}</p>`,
    (order, back) => `<b>${order}. ${back}</b>`,
    (order, back) => `<b>${order}</b>. ${back}`,
    (order, back) => `**${order}** - ${back}`,
  ];
  test.each(SENTENCES)('%s', (back) => {
    const posts = ORDERS.flatMap((order) => ways.map((way) => way(order, back)));
    expect(posts.filter((post) => declared(post).length > 0)).toEqual([]);
    expect(posts.filter((post) => asked(post).length === 0)).toEqual([]);
  });

  test('the order that is given instead stands, and the one before it does not', () => {
    const post = '**Quarterstaff on Nezha**\n\nActually, no.\n\n**A Sack of Flour**';
    expect(declared(post)).toEqual(['much/a-sack-of-flour']);
    expect(asked(post).map(({ doubt }) => doubt)).toEqual(['retraction']);
  });

  test('the last order alone, or all that stand above, as it says', () => {
    const both = '**Quarterstaff on Nezha**\n\n**A Sack of Flour**\n\n';
    expect(declared(`${both}Scratch that.`)).toEqual(['little-john/quarterstaff']);
    expect(declared(`${both}Ignore the above.`)).toEqual([]);
    expect(declared(`${both}Wrong topic, sorry`)).toEqual([]);
  });

  test('what stands before an order takes that order not back', () => {
    expect(declared('Scratch that.\n\n**A Sack of Flour**')).toEqual(['much/a-sack-of-flour']);
  });
});

describe('what only sounds like taking back leaves the order', () => {
  test.each(
    `take it easy|take care, all of you|never mind the typos|I'll leave it at that|drop by any time|undo the top button, relax|removing my hat in respect|
strike while the iron is hot|scratch cards for everybody|wait for it|wait and see|no regrets|wrong side of the bed today|Edit: typo|Edit 2: fixed the colours|
cancel culture is at it again|forget-me-nots are in bloom|a mistake was made when I cooked|void of ideas here`
      .replaceAll('\n', '')
      .split('|'),
  )('%s', (closer) => {
    for (const order of ['Quarterstaff on Nezha', 'A Sack of Flour'])
      for (const post of [`<b>${order}</b><br><br>${closer}`, `<b>${order}</b>\n\n<b>${closer}</b>`])
        expect(declared(post), post).toHaveLength(1);
  });
});

describe('taken back in front of its name', () => {
  test.each(
    `Voided:|De-declare|Forget it,|Back off from|Strike from record:|Oops, wrong team:|My mistake,|Deleted:|Removed:|REDACTED:|Annul|Revert|Belay|Ditch`.split(
      '|',
    ),
  )('%s', (front) => {
    for (const order of ORDERS) expect(declared(`<b>${front} ${order}</b>`)).toEqual([]);
  });
});

describe('names of everyday words in small letters', () => {
  const dif = demoVocabulary('chateau-dif');
  const targets = (post: string) => read(post, dif).map(({ kind, targets: all }) => [kind, ...all]);
  test.each(['the master returns', 'I am the doctor today', 'somebody call a doctor', 'the student in me loves this'])(
    'name nobody in a sentence of their own: %s',
    (closer) => {
      for (const post of [`<b>First Spear</b> <b>${closer}</b>`, `<b>First Spear (${closer})</b>`])
        for (const [kind, ...all] of targets(post)) expect([kind === 'declaration', all], post).toEqual([false, []]);
      expect(targets(`<b>First Spear on Fogg</b>\n<b>${closer}</b>`)[0], closer).toEqual([
        'declaration',
        'phileas-fogg',
      ]);
    },
  );
  test('name somebody where a target stands', () => {
    expect(targets('<b>First Spear on the valet</b>')).toEqual([['declaration', 'passepartout']]);
    expect(targets('<b>First Spear: the valet, please</b>')).toEqual([['declaration', 'passepartout']]);
    expect(targets('<b>First Spear on the valet because he is slow</b>')).toEqual([['declaration', 'passepartout']]);
  });
  test('what is only somebody’s is not them', () => {
    expect(targets('<b>Ram on Fogg’s friend</b>')).toEqual([['unclear']]);
  });
});
