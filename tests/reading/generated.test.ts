import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { demoTeams, demoVocabulary } from '@/lib/cli/reading/demo';
import { read } from '@/lib/engine/declarations/read';
import type { Reading, VocabularyAbility, VocabularyMerc } from '@/lib/engine/rules/kernel/reading';
import { CLOSERS } from './closers';

/** With every demo team's own names; each holds in every case. */
const RUNS = { numRuns: 300 };
const team = fc.constantFrom(...demoTeams);
const vocabularies = new Map(demoTeams.map((key) => [key, demoVocabulary(key)]));
const vocabularyOf = (key: string) => vocabularies.get(key) ?? { abilities: [], mercs: [] };

interface Order {
  readonly use: VocabularyAbility;
  readonly target: VocabularyMerc | null;
}
const declared = (readings: readonly Reading[]) => readings.filter(({ kind }) => kind === 'declaration');
const unclear = (readings: readonly Reading[]) => readings.filter(({ kind }) => kind === 'unclear');

/** An ability of the team, and one whom it can be aimed at if it is aimed at one. */
const order = (key: string, aimed: boolean): fc.Arbitrary<Order> => {
  const { abilities, mercs } = vocabularyOf(key);
  const fitting = abilities.filter(({ aims }) => (aims !== null && aims.min === 1) === aimed);
  return fc.constantFrom(...fitting).chain((use) => {
    const possible = mercs.filter(
      ({ side, key: merc }) => (use.aimsAt === 'any' || side === use.aimsAt) && merc !== use.merc,
    );
    return fc.record({ use: fc.constant(use), target: aimed ? fc.constantFrom(...possible) : fc.constant(null) });
  });
};
const said = ({ use, target }: Order): string => (target === null ? use.name : `${use.name} on ${target.name}`);

describe('an ability with a closer behind it', () => {
  const behind: readonly ((order: string, closer: string) => string)[] = [
    (text, closer) => `<b>${text}. ${closer}</b>`,
    (text, closer) => `<b>${text}, ${closer}</b>`,
    (text, closer) => `<b>${text} ... ${closer}</b>`,
    (text, closer) => `<b>${text}<br>${closer}</b>`,
    (text, closer) => `<b>${text}</b> <b>${closer}</b>`,
    (text, closer) => `<p><b>${text}</b></p><p><b>${closer}</b></p>`,
  ];
  const join = fc.constantFrom(...behind);
  const closer = fc.constantFrom(...CLOSERS);

  test('has no target where none was named', () => {
    fc.assert(
      fc.property(
        team.chain((key) => fc.tuple(fc.constant(key), order(key, true))),
        join,
        closer,
        ([key, { use }], make, words) => {
          const post = make(use.name, words);
          for (const reading of read(post, vocabularyOf(key))) {
            expect(reading.targets, `${key}: ${post}`).toEqual([]);
            expect(reading.kind === 'declaration', `${key}: ${post}`).toBe(false);
            for (const { targets } of reading.candidates) expect(targets, `${key}: ${post}`).toEqual([]);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('keeps the target that was named', () => {
    fc.assert(
      fc.property(
        team.chain((key) => fc.tuple(fc.constant(key), order(key, true))),
        join,
        closer,
        ([key, named], make, words) => {
          const post = make(said(named), words);
          const readings = declared(read(post, vocabularyOf(key)));
          expect(
            readings.map(({ ability, targets }) => [ability, ...targets]),
            `${key}: ${post}`,
          ).toEqual([[named.use.key, named.target?.key]]);
        },
      ),
      { numRuns: 3000 },
    );
  });

  test('is declared where it takes no target', () => {
    fc.assert(
      fc.property(
        team.chain((key) => fc.tuple(fc.constant(key), order(key, false))),
        join,
        closer,
        ([key, { use }], make, words) => {
          // A name of one word is a word like others where more is said with it.
          fc.pre((use.aims === null || use.aims.min === 0) && use.name.includes(' '));
          const post = make(use.name, words);
          const readings = declared(read(post, vocabularyOf(key)));
          expect(
            readings.map(({ ability, targets }) => [ability, ...targets]),
            `${key}: ${post}`,
          ).toEqual([[use.key]]);
        },
      ),
      { numRuns: 3000 },
    );
  });
});

const TITLES = (
  'Mr|Mr.|Mrs|Ms|Miss|Dr|Dr.|Captain|Count|Lady|Lord|Sir|King|Queen|Prince|Princess|Professor|Saint|Brother|Sister|Father|Mother|' +
  'Uncle|Aunt|Master|Madame|Monsieur|Herr|Frau|Baron|Colonel|old|the old|the great|great|poor|poor old|dear|my dear|that rascal|' +
  'that|the wicked|wicked|the fair|sweet|the mad|mad|little|the little|big|the famous|the late|that scoundrel|our good friend|' +
  'the one and only|good old|the terrible|the dreaded|mighty|clever|silly old|the so-called|a certain'
).split('|');

describe('an ability with a title or an epithet before its target', () => {
  const ways: readonly ((ability: string, target: string) => string)[] = [
    (ability, target) => `<b>${ability} on ${target}</b>`,
    (ability, target) => `<b>${ability}: ${target}</b>`,
    (ability, target) => `<b>${ability} ${target}</b>`,
    (ability, target) => `<b>${ability} -> ${target}</b>`,
    (ability, target) => `<b>${ability} (${target})</b>`,
    (ability, target) => `**${ability}** on **${target}**`,
    (ability, target) => `<b>${ability} on ${target}. Thank you!</b>`,
  ];
  test.each(demoTeams)('is that target or unclear, never another: %s', (key) => {
    const { abilities, mercs } = vocabularyOf(key);
    const wrong: string[] = [];
    for (const use of abilities.filter(({ aims }) => aims?.min === 1)) {
      for (const target of mercs.filter(({ side }) => use.aimsAt === 'any' || side === use.aimsAt)) {
        for (const [at, title] of TITLES.entries()) {
          const way = ways[(at + target.name.length) % ways.length] ?? ways[0];
          const post = way?.(use.name, `${title} ${target.name}`) ?? '';
          const readings = read(post, vocabularyOf(key));
          const other = declared(readings).some(
            ({ ability, targets }) => ability !== use.key || targets.join() !== target.key,
          );
          const lost = declared(readings).length === 0 && unclear(readings).length === 0;
          if (other || lost) wrong.push(post);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('orders that begin with their targets, and lists of orders', () => {
  type Form = (orders: readonly Order[], users: readonly string[]) => string;
  const each =
    (
      open: string,
      line: (ability: string, target: string, user: string) => string,
      join: string,
      close: string,
    ): Form =>
    (orders, users) =>
      `${open}${orders.map(({ use, target }, at) => line(use.name, target?.name ?? '', users[at] ?? '')).join(join)}${close}`;
  const forms: readonly (readonly [string, Form])[] = [
    ['Target: Ability', each('<b>', (ability, target) => `${target}: ${ability}`, '<br>', '</b>')],
    ['Target: Ability, in one line', each('<b>', (ability, target) => `${target}: ${ability}`, ', ', '</b>')],
    ['Target -> Ability', each('**', (ability, target) => `${target} -> ${ability}`, '\n', '**')],
    ['Target - Ability', each('**', (ability, target) => `${target} - ${ability}`, '\n', '**')],
    [
      'User -> Target (Ability)',
      each('<b>', (ability, target, user) => `${user} -> ${target} (${ability})`, '<br>', '</b>'),
    ],
    ['On Target: Ability', each('<b>', (ability, target) => `On ${target}: ${ability}`, '<br />', '</b>')],
    ['On Target: Ability, in sentences', each('<b>', (ability, target) => `On ${target}: ${ability}.`, ' ', '</b>')],
    ['Target gets Ability', each('<b>', (ability, target) => `${target} gets ${ability}`, ', ', '</b>')],
    ['Ability: Target', each('<b>', (ability, target) => `${ability}: ${target}`, '<br>', '</b>')],
    [
      'User: Ability on Target',
      each('<b>', (ability, target, user) => `${user}: ${ability} on ${target}`, '<br>', '</b>'),
    ],
    ['numbered', (orders) => `<b>${orders.map((one, at) => `${at + 1}. ${said(one)}`).join('<br>')}</b>`],
    ['numbered items', (orders) => `<ol>${orders.map((one) => `<li><b>${said(one)}</b></li>`).join('')}</ol>`],
    [
      'numbered, target first',
      (orders) => orders.map(({ use, target }, at) => `${at + 1}. **${target?.name}: ${use.name}**`).join('\n'),
    ],
    [
      'a table of user, ability, target',
      each(
        '<table>',
        (ability, target, user) =>
          `<tr><td><b>${user}</b></td><td><b>${ability}</b></td><td><b>${target}</b></td></tr>`,
        '',
        '</table>',
      ),
    ],
    [
      'a table of ability and target',
      each(
        '<table>',
        (ability, target) => `<tr><td><b>${ability}</b></td><td><b>${target}</b></td></tr>`,
        '',
        '</table>',
      ),
    ],
    [
      'a table of target and ability',
      each(
        '<table>',
        (ability, target) => `<tr><td><b>${target}</b></td><td><b>${ability}</b></td></tr>`,
        '',
        '</table>',
      ),
    ],
    [
      'a table in Markdown',
      each('| Ability | Target |\n|---|---|\n', (ability, target) => `| **${ability}** | **${target}** |`, '\n', '\n'),
    ],
    ['bold texts, target first', each('', (ability, target) => `**${target}**: **${ability}**`, '\n', '')],
    ['lines of their own, target first', each('', (ability, target) => `**${target}**\n**${ability}**`, '\n\n', '')],
    ['lines of their own, ability first', each('', (ability, target) => `**${ability}**\n**${target}**`, '\n\n', '')],
  ];
  test.each(forms)('%s: all right, or none declared amiss', (_, form) => {
    fc.assert(
      fc.property(
        team.chain((key) =>
          fc.tuple(
            fc.constant(key),
            fc.uniqueArray(order(key, true), { minLength: 2, maxLength: 6, selector: ({ use }) => use.key }),
          ),
        ),
        ([key, orders]) => {
          const { mercs } = vocabularyOf(key);
          const users = orders.map(({ use }) => mercs.find(({ key: merc }) => merc === use.merc)?.name ?? '');
          const post = form(orders, users);
          const readings = read(post, vocabularyOf(key));
          const wanted = orders.map(({ use, target }) => `${use.key} ${target?.key}`).sort();
          const found = declared(readings)
            .map(({ ability, targets }) => `${ability} ${targets.join()}`)
            .sort();
          const note = `${key}: ${post}\n${readings.map((reading) => `${reading.kind} ${reading.note}`).join('\n')}`;
          // All of them, or those that were read are right and the rest is asked about.
          for (const one of found) expect(wanted, note).toContain(one);
          if (found.length < wanted.length) expect(unclear(readings).length, note).toBeGreaterThan(0);
        },
      ),
      RUNS,
    );
  });
});

describe('taking back is not giving', () => {
  const forms: readonly ((order: string) => string)[] = [
    ...[
      'Ignore',
      'I take back',
      'Take back',
      'Cancel',
      'I cancel',
      'Please cancel',
      'Retract',
      'Retracting',
      'Remove',
      'Please remove',
      'Undo',
      'Unvote',
      'Withdraw',
      'I withdraw',
    ].map((verb) => (text: string) => `<b>${verb} ${text}</b>`),
    ...[
      'I take back',
      'ignore',
      'Please cancel',
      'I retract',
      'remove',
      'undo',
      'Scratch that:',
      'EDIT:',
      'Edit -',
      'Actually, no',
    ].map((verb) => (text: string) => `${verb} <b>${text}</b>`),
    ...[
      'Oops',
      'Whoops',
      'Mistake',
      'Wrong thread',
      'Old order',
      'Posted by mistake',
      'Rejected',
      'Withdrawn',
      'Void',
      'No longer',
    ].flatMap((head) => [(text: string) => `<b>${head}: ${text}</b>`, (text: string) => `${head}: <b>${text}</b>`]),
    ...['no', 'nope', 'mistake', 'off', 'void', 'ignore', 'withdrawn', 'my mistake'].flatMap((tail) => [
      (text: string) => `<b>${text}: ${tail}</b>`,
      (text: string) => `<b>${text} (${tail})</b>`,
      (text: string) => `<b>${text}</b> - ${tail}`,
    ]),
    ...[
      ['Take', 'back'],
      ['Take', 'off'],
      ['Call', 'off'],
      ['Cross', 'off'],
      ['Leave', 'out'],
    ].flatMap(([verb, particle]) => [
      (text: string) => `<b>${verb} ${text} ${particle}</b>`,
      (text: string) => `Please ${verb} <b>${text}</b> ${particle}`,
    ]),
    (text) => `<b>Un-${text}</b>`,
    (text) => `<b>Instead of ${text}, nothing</b>`,
    (text) => `<b>Forget what I said about ${text}</b>`,
    (text) => `<b>Actually, no ${text}</b>`,
    (text) => `<b>Actually, no: ${text}</b>`,
    (text) => `<b>Scratch that, ${text}</b>`,
    (text) => `<b>EDIT: ${text}</b>`,
    (text) => `<b>${text}: cancelled</b>`,
    (text) => `<b>${text} is off</b>`,
    (text) => `<b>${text}</b> is cancelled`,
    (text) => `<b>Replace ${text} with something else</b>`,
    (text) => `<b>Replace the last order with ${text}</b>`,
    (text) => `<s><b>${text}</b></s>`,
    (text) => `<b><del>${text}</del></b>`,
    (text) => `~~**${text}**~~`,
    (text) => `[s][b]${text}[/b][/s]`,
    (text) => `[del][b]${text}[/b][/del]`,
    (text) => `<b style="text-decoration: line-through">${text}</b>`,
  ];
  test.each(demoTeams)('whatever is taken back: %s', (key) => {
    const { abilities, mercs } = vocabularyOf(key);
    const given: string[] = [];
    for (const use of abilities) {
      const target = mercs.find(({ side }) => use.aimsAt === 'any' || side === use.aimsAt);
      const text = use.aims?.min === 1 ? `${use.name} on ${target?.name}` : use.name;
      for (const form of forms) {
        const readings = read(form(text), vocabularyOf(key));
        if (declared(readings).length > 0) given.push(form(text));
      }
    }
    expect(given).toEqual([]);
  });
});
