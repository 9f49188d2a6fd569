'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import type { Tab } from '@/components/encounter/tabs';
import { isKey } from '@/lib/engine/rules/kernel/key';
import { type Command, PLAIN_USE } from '@/lib/engine/rules/tabletop/command';
import type { SetNumbers } from '@/lib/engine/rules/tabletop/entry';
import { DAMAGE_SOURCES, OUTCOMES, PLAIN_DISTRACTIONS, ROUNDS, UNITS } from '@/lib/engine/rules/tabletop/terms';
import { action } from '@/lib/platform/auth/action';
import { chosenKey, listOf } from '@/lib/platform/auth/form-data';
import type { Amended, Previewed } from '@/lib/record/tables/amend';
import { byHand, endTurn, giveOrder, postOrders, type Ruled, state } from '@/lib/record/tables/tabletop/act';
import { mistake, ok, type Result } from '@/lib/result';

const number = z.coerce.number().int().min(1).max(1_000_000_000);
const name = chosenKey(120);
const names = listOf(name);
const ticked = z
  .string()
  .optional()
  .transform((value) => value === 'yes');
const whole = z
  .string()
  .trim()
  .regex(/^([-−]?\d{1,9})?$/, 'Write a whole number, or leave it empty.')
  .default('')
  .transform((text) => (text === '' ? undefined : Number(text.replace('−', '-'))));
/** A choice in which nothing changes anything, too. */
const eitherWay = z
  .enum(['', 'yes', 'no'])
  .default('')
  .transform((value) => (value === '' ? undefined : value === 'yes'));

/** `USER/ABILITY` as the form's options write it, each part encoded. */
const owned = z
  .string()
  .regex(/^[^/]+\/[^/]+$/, 'Choose an ability.')
  .transform((text, context) => {
    try {
      const [user = '', ability = ''] = text.split('/').map(decodeURIComponent);
      return { user, ability };
    } catch {
      context.addIssue({ code: 'custom', message: 'Choose an ability.' });
      return z.NEVER;
    }
  });
const ownedOrNone = z.union([z.literal('').transform(() => null), owned]).default(null);

/** Back to the part of the page where the form stands, with what came of it in a sentence. */
function told(number: number, ruled: Ruled, tab: Tab = 'turn'): Result<{ to: string; said: string }> {
  if (!ruled.ok) return ruled;
  const rulings = ruled.value.filter((item) => item.kind === 'ruling');
  const [first] = ruled.value;
  const rejected = rulings.find(({ outcome }) => outcome === 'Rejected');
  const said =
    rejected?.reason ?? rulings.at(-1)?.reason ?? (first?.kind === 'note' ? first.text : undefined) ?? 'It is noted.';
  return ok({ to: partOf(number, tab), said });
}

/** The part of a game master's page where a form stands, to which its answer leads back. */
const partOf = (number: number, tab: Tab): string =>
  tab === 'turn' ? `/tables/${number}#ruled` : `/tables/${number}?tab=${tab}`;

export const postEncounter = action({
  act: 'play-table',
  input: z.object({ number, by: name, text: z.string().max(100_000) }),
  run: async ({ number, by, text }, { actor, key }) => told(number, await postOrders({ number, actor, key }, by, text)),
});

export const orderUse = action({
  act: 'play-table',
  input: z.object({
    number,
    ability: owned,
    on: names,
    mode: z.string().max(120).default(''),
    defensively: ticked,
    hold: ticked,
    forgo: names,
    willing: names,
    opportunity: names,
    answer: ownedOrNone,
    answerOn: names,
  }),
  run: async ({ number, ability: { user, ability }, on, mode, answer, answerOn, ...rest }, { actor, key }) => {
    const answered = { ...PLAIN_USE, ability: answer?.ability ?? '', on: answerOn.length === 0 ? null : answerOn };
    const command: Command = {
      ...PLAIN_USE,
      ...rest,
      ability,
      on: on.length === 0 ? null : on,
      mode: mode === '' ? null : mode,
      answers: answer === null ? [] : [{ by: answer.user, use: answered }],
    };
    return told(number, await giveOrder({ number, actor, key }, user, command));
  },
});

export const dismissAbilities = action({
  act: 'play-table',
  input: z.object({ number, by: name, abilities: names.refine((all) => all.length > 0, 'Choose at least one.') }),
  run: async ({ number, by, abilities }, { actor, key }) =>
    told(number, await giveOrder({ number, actor, key }, by, { do: 'dismiss', abilities })),
});

export const touchTarget = action({
  act: 'play-table',
  input: z.object({ number, by: name, target: name, willing: ticked, forgo: ticked }),
  run: async ({ number, by, ...touch }, { actor, key }) =>
    told(number, await giveOrder({ number, actor, key }, by, { do: 'touch', ...touch })),
});

export const attackTarget = action({
  act: 'play-table',
  input: z.object({ number, by: name, target: name }),
  run: async ({ number, by, target }, { actor, key }) =>
    told(number, await giveOrder({ number, actor, key }, by, { do: 'attack', target })),
});

export const slipGrapple = action({
  act: 'play-table',
  input: z.object({ number, by: name }),
  run: async ({ number, by }, { actor, key }) =>
    told(number, await giveOrder({ number, actor, key }, by, { do: 'slip' })),
});

export const endCreatureTurn = action({
  act: 'play-table',
  input: z.object({ number, creature: name }),
  run: async ({ number, creature }, { actor, key }) => told(number, await endTurn({ number, actor, key }, creature)),
});

export const beginCreatureTurn = action({
  act: 'play-table',
  input: z.object({ number, creature: name }),
  run: async ({ number, creature }, { actor, key }) =>
    told(number, await state({ number, actor, key }, { kind: 'turn', creature })),
});

export const passTime = action({
  act: 'play-table',
  input: z.object({
    number,
    amount: z.coerce.number({ error: 'Write a whole number.' }).int().min(1).max(60_000),
    unit: z.enum(UNITS),
  }),
  run: async ({ number, amount, unit }, { actor, key }) =>
    told(number, await state({ number, actor, key }, { kind: 'elapse', rounds: amount * ROUNDS[unit] }), 'time'),
});

export const recoverSpells = action({
  act: 'play-table',
  input: z.object({ number, creature: name }),
  run: async ({ number, creature }, { actor, key }) =>
    told(number, await state({ number, actor, key }, { kind: 'recover', creature }), 'time'),
});

/** `entangled`, `violent motion`, or `grappled NAME`. */
const distraction = z
  .string()
  .max(140)
  .default('')
  .transform((text) => {
    const plain = PLAIN_DISTRACTIONS.find((one) => one === text);
    return plain ?? (text.startsWith('grappled ') ? { grappled: text.slice('grappled '.length) } : undefined);
  });

export const stateEvent = action({
  act: 'play-table',
  input: z.object({
    number,
    to: name,
    damage: whole.refine((value) => value === undefined || value >= 0, 'Damage does not go below 0.'),
    source: z.enum(DAMAGE_SOURCES).default('immediate'),
    distraction,
    ends: distraction,
    distractedBy: ownedOrNone,
    flatFooted: eitherWay,
    noMagic: eitherWay,
    stands: whole,
  }),
  run: async ({ number, to, damage, source, distractedBy, ...rest }, { actor, key }) => {
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    const happened = {
      ...given,
      ...(damage === undefined ? {} : { damage, source }),
      ...(distractedBy === null ? {} : { distractedBy }),
    };
    if (Object.keys(happened).length === 0) return mistake('nothing', 'Nothing happens: every field is empty.');
    return told(number, await state({ number, actor, key }, { kind: 'happens', to, ...happened }), 'happens');
  },
});

export const lookIntoIllusion = action({
  act: 'play-table',
  input: z.object({ number, by: name, illusion: owned, how: z.enum(['study', 'proof']), careful: ticked, odd: ticked }),
  run: async ({ number, by, illusion, how, careful, odd }, { actor, key }) => {
    const of = `${illusion.user}/${illusion.ability}`;
    const entry =
      how === 'proof'
        ? ({ kind: 'proof', by, illusion: of } as const)
        : ({ kind: 'study', by, illusion: of, careful, odd } as const);
    return told(number, await state({ number, actor, key }, entry), 'illusions');
  },
});

export const tellOfIllusion = action({
  act: 'play-table',
  input: z.object({ number, by: name, illusion: owned, to: names.refine((all) => all.length > 0, 'Say whom.') }),
  run: async ({ number, by, illusion: { user, ability }, to }, { actor, key }) =>
    told(
      number,
      await state({ number, actor, key }, { kind: 'say', by, illusion: `${user}/${ability}`, to }),
      'illusions',
    ),
});

const because = z.string().trim().min(1, 'Say why.').max(2000);

/** What it would change, or that it is done. */
const shown = (number: number, ordered: Awaited<Amended>, said: string, tab: Tab) =>
  confirmed(ordered, () => ({ to: partOf(number, tab), said }));

const setSchema = z.object({
  number,
  ...seen,
  because,
  of: name,
  hp: whole,
  at: whole,
  initiative: whole,
  ac: whole,
  touchAc: whole,
  sr: whole,
  grapple: whole,
  plane: z.string().trim().max(120).default(''),
  level: whole.refine((value) => value === undefined || (value >= 0 && value <= 1000), 'A level is 0 to 1000.'),
  others: z.string().max(4000).default(''),
  uses: z.string().max(4000).default(''),
});
export const setNumbers = action<z.infer<typeof setSchema>, Previewed>({
  act: 'play-table',
  input: setSchema,
  run: async ({ number, saw, because, of, plane, others, uses, ...plain }, { actor, key }) => {
    const named = namedNumbers('others', others);
    if (!named.ok) return named;
    const left = namedNumbers('uses', uses);
    if (!left.ok) return left;
    const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
    const set: SetNumbers = {
      ...given,
      ...(plane === '' ? {} : { plane }),
      ...sorted(named.value),
      ...(Object.keys(left.value).length === 0 ? {} : { uses: left.value }),
    };
    if (Object.keys(set).length === 0) return mistake('nothing', 'Nothing is put right: every field is empty.');
    const entry = { set: { [of]: set }, because };
    return shown(number, await byHand({ number, actor, key, saw }, entry), 'The numbers are put right.', 'numbers');
  },
});

/** `Will 6`, one a line. */
function namedNumbers(field: string, text: string): Result<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '') continue;
    const match = /^(\S.*?)\s+([-−]?\d{1,9})$/.exec(line);
    if (match === null) return mistake('number', `“${line}” is no name and number: write it as Will 6.`, { field });
    const name = match[1] ?? '';
    if (!isKey(name)) return mistake('number', `Nothing can be called “${name}”.`, { field });
    numbers[name] = Number((match[2] ?? '').replace('−', '-'));
  }
  return ok(numbers);
}

const SCORES = ['Str', 'Dex', 'Con', 'Int', 'Wis', 'Cha'];
const SAVES = ['Fort', 'Ref', 'Will'];

/** Numbers of a sheet by where they stand there; what is neither a save nor an ability score is a skill. */
function sorted(numbers: Readonly<Record<string, number>>): Pick<SetNumbers, 'abilityMods' | 'saves' | 'skills'> {
  const those = (is: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(numbers).filter(([key]) => is(key)));
  const groups = {
    abilityMods: those((key) => SCORES.includes(key)),
    saves: those((key) => SAVES.includes(key)),
    skills: those((key) => !SCORES.includes(key) && !SAVES.includes(key)),
  };
  return Object.fromEntries(Object.entries(groups).filter(([, group]) => Object.keys(group).length > 0));
}

const endsSchema = z.object({ number, ...seen, because, effect: name });
export const endEffect = action<z.infer<typeof endsSchema>, Previewed>({
  act: 'play-table',
  input: endsSchema,
  run: async ({ number, saw, because, effect }, { actor, key }) => {
    const entry = { ends: [effect], because };
    return shown(number, await byHand({ number, actor, key, saw }, entry), 'It has ended.', 'lasting');
  },
});

const overruleSchema = z.object({
  number,
  ...seen,
  because,
  ruling: z.string().min(1).max(500),
  outcome: z.enum(OUTCOMES),
});
export const overrule = action<z.infer<typeof overruleSchema>, Previewed>({
  act: 'play-table',
  input: overruleSchema,
  run: async ({ number, saw, because, ruling, outcome }, { actor, key }) => {
    const entry = { supersedes: { ruling, outcome }, because };
    return shown(number, await byHand({ number, actor, key, saw }, entry), 'It is ruled otherwise.', 'ruled');
  },
});
