'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import { some } from '@/lib/engine/rules/kernel/say';
import { PHASES, type Phase, TIERS } from '@/lib/engine/rules/mercenaries/terms';
import { listPrice, setMarket } from '@/lib/features/market/manage';
import { extend, goOn, newDay } from '@/lib/features/review/advance';
import { enterBeacon, fetchBeacon, forgoBeacon, setBeacon } from '@/lib/features/review/beacon';
import { moveDeadline, readHolidays, setClock, setPause } from '@/lib/features/review/clock';
import { setEnd } from '@/lib/features/review/ending';
import type { ActPreview } from '@/lib/features/review/journal-model';
import type { NextPhase, RematchPreview } from '@/lib/features/review/model';
import type { OpponentLine } from '@/lib/features/review/opponents';
import { changeMatches } from '@/lib/features/review/rematch';
import { nameWinner, stateEvent } from '@/lib/features/review/table';
import { tick } from '@/lib/features/review/told';
import { matchAddress } from '@/lib/features/season/match';
import { closeVote, setVoting } from '@/lib/features/votes/manage';
import { seasonAction } from '@/lib/platform/auth/action';
import { chosenKey } from '@/lib/platform/auth/form-data';
import { BID_TIES, sayMarket, WAYS } from '@/lib/record/market/market';
import { adminPath } from '@/lib/record/views/address';
import { sayVoting, TIES, VOTERS } from '@/lib/record/votes/voting';
import { type Slot, WEEKDAYS } from '@/lib/record/week/calendar';
import { mistake, ok, type Result } from '@/lib/result';

const whole = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, message)
    .transform(Number);
const key = chosenKey();
const reason = z.string().trim().max(2000);
/** One box gives one text, several a list. */
const several = z.union([chosenKey().transform((one) => [one]), z.array(chosenKey())]).default([]);

/** The rows of a form that says who meets whom, and the byes. */
const opponentFields = {
  attacker: several,
  defender: several,
  byes: several,
  tier: z.union([z.enum(TIERS).transform((one) => [one]), z.array(z.enum(TIERS))]).default([]),
};
const linesOf = (sides: { attacker: string[]; defender: string[]; tier: OpponentLine['tier'][] }): OpponentLine[] =>
  sides.attacker.map((attacker, index) => ({
    attacker,
    defender: sides.defender[index] ?? '',
    tier: sides.tier[index] ?? 'High',
  }));

/** Goes on to the next phase, or shows what has changed since the page was loaded. */
export const advanceWeek = seasonAction<
  {
    to: 'Wartime' | 'Battles' | 'Results' | 'Week';
    week: number;
    because: string;
    attacker: string[];
    defender: string[];
    byes: string[];
    tier: ('Low' | 'Mid' | 'High')[];
    saw?: string;
  },
  NextPhase
>({
  act: 'advance',
  input: z.object({
    to: z.enum(['Wartime', 'Battles', 'Results', 'Week']),
    week: whole('Open the page again.'),
    ...seen,
    because: reason.default(''),
    ...opponentFields,
  }),
  run: async ({ to, week, saw, because, attacker, defender, tier, byes }, { actor, key: form }) => {
    const lines = linesOf({ attacker, defender, tier });
    const order = { to, week, because, matches: to === 'Week' ? { lines, byes } : null };
    return confirmed(await goOn(actor, { key: form, saw }, order), () => ({
      to: adminPath(actor.season),
      said: to === 'Week' ? `Week ${week} is closed, and week ${week + 1} is open.` : `The week is at ${to} now.`,
    }));
  },
});

/** Changes who meets whom in the open week: first what that changes, then, the same matches again, for good. */
export const rematch = seasonAction<
  {
    attacker: string[];
    defender: string[];
    byes: string[];
    tier: ('Low' | 'Mid' | 'High')[];
    because: string;
    saw?: string;
  },
  RematchPreview
>({
  act: 'adjust',
  input: z.object({ ...opponentFields, because: reason.min(1, 'Say why: everybody sees it.'), ...seen }),
  run: async ({ saw, because, byes, ...sides }, { actor, key: form }) =>
    confirmed(
      await changeMatches(actor, { key: form, saw }, { act: 'matches', lines: linesOf(sides), byes, because }),
      () => ({
        to: adminPath(actor.season, '#matches'),
        said: 'The matches are changed. Leaders see it on their desks.',
      }),
    ),
});

export const beginDay = seasonAction({
  act: 'new-day',
  input: z.object({}),
  run: async (_, { actor, key: form }) => {
    const done = await newDay(actor, form);
    return done.ok
      ? ok({
          to: adminPath(actor.season),
          said: 'A new day has begun: what was used today may be used again, if it does not rest.',
        })
      : done;
  },
});

export const extendDeadline = seasonAction({
  act: 'extend',
  input: z.object({
    hours: whole('Write whole hours.').pipe(z.number().min(1, 'At least one hour.').max(1000, 'At most 1000 hours.')),
    because: reason.min(1, 'Say why: everybody sees it.'),
  }),
  run: async (input, { actor, key: form }) => {
    const done = await extend(actor, input, form);
    return done.ok ? ok({ to: adminPath(actor.season), said: `The deadline has moved by ${input.hours} h.` }) : done;
  },
});

const effects = z.union([
  z
    .string()
    .max(400)
    .transform((one) => [one]),
  z.array(z.string().max(400)).max(2000),
]);

/** Ticks told effects off, one by its own button or all that are chosen; takes ticks back; or names who does them. */
export const tickOff = seasonAction({
  act: 'tick',
  input: z.object({
    effects: effects.default([]),
    one: z.string().max(410).optional(),
    do: z.enum(['done', 'undone', 'assign']).optional(),
    assignee: z.literal('').or(key).default(''),
  }),
  run: async ({ effects: chosen, one, do: what = 'done', assignee }, { actor, key: form }) => {
    const [own, ...id] = one?.split(' ') ?? [];
    const ticked =
      own === undefined
        ? await tick(actor, chosen, what === 'assign' ? { do: what, assignee: assignee || null } : { do: what }, form)
        : await tick(actor, [id.join(' ')], { do: own === 'undone' ? 'undone' : 'done' }, form);
    if (!ticked.ok) return ticked;
    const many = `${ticked.value.effects} effect${ticked.value.effects === 1 ? '' : 's'}`;
    const SAID = { done: 'ticked off', undone: 'open again', assign: 'given to somebody' } as const;
    return ok({
      to: adminPath(actor.season, '#told'),
      ...(own === undefined ? { said: `${many} ${SAID[what]}.` } : {}),
    });
  },
});

export const stateWhatHappened = seasonAction({
  act: 'state-event',
  input: z.object({
    event: z.string().trim().min(1, 'Say what happened.').max(120),
    to: z.literal('').or(chosenKey()),
  }),
  run: async ({ event, to }, { actor, key: form }) => {
    const done = await stateEvent(actor, { event, to: to === '' ? null : to }, form);
    if (!done.ok) return done;
    const answers = done.value.rulings;
    return ok({
      to: adminPath(actor.season, '#matches'),
      said:
        answers > 0 ? `Stated; ${some(answers, 'ability', 'abilities')} answered it.` : 'Stated; nothing answered it.',
    });
  },
});

/** Names a winner; of a match that was voted, and of one of the admin’s own team, it is asked first. */
export const nameTheWinner = seasonAction<{ team: string; because: string; saw?: string }, ActPreview>({
  act: 'name-winner',
  input: z.object({ team: key, because: reason.default(''), ...seen }),
  run: async ({ team, because, saw }, { actor, key: form }) =>
    confirmed(await nameWinner(actor, { team, because }, { key: form, saw }), ({ name }) => ({
      to: adminPath(actor.season, '#matches'),
      said: `${name} won.`,
    })),
});

/** Says whether and how matches are voted. */
export const setSeasonVoting = seasonAction({
  act: 'set-voting',
  input: z.object({
    on: z.literal('yes').optional(),
    who: z.enum(VOTERS),
    secret: z.literal('yes').optional(),
    until: z.enum(['Battles', 'Results']),
    tie: z.enum(TIES),
  }),
  run: async ({ on, secret, ...input }, { actor, key: form }) => {
    const set = await setVoting({ actor, key: form }, { ...input, on: on === 'yes', secret: secret === 'yes' });
    if (!set.ok) return set;
    return ok({ to: adminPath(actor.season, '#votes'), said: `Now ${sayVoting(set.value)}.` });
  },
});

/** Says how mercs are hired. */
export const setSeasonMarket = seasonAction({
  act: 'set-market',
  input: z.object({ way: z.enum(WAYS), tie: z.enum(BID_TIES) }),
  run: async (input, { actor, key: form }) => {
    const set = await setMarket({ actor, key: form }, input);
    return set.ok ? ok({ to: adminPath(actor.season, '#market'), said: `Now ${sayMarket(set.value)}.` }) : set;
  },
});

/** Lists what a merc costs; no number: its upkeep. */
export const listThePrice = seasonAction({
  act: 'set-market',
  input: z.object({
    merc: key,
    price: z
      .string()
      .trim()
      .regex(/^\d{0,6}$/, 'Write GP as a whole number; nothing: its upkeep.')
      .transform((text) => (text === '' ? null : Number(text))),
  }),
  run: async (input, { actor, key: form }) => {
    const done = await listPrice({ actor, key: form }, input);
    return done.ok ? ok({ to: adminPath(actor.season, '#market'), said: 'The price is listed.' }) : done;
  },
});

/** Closes the vote on a match before its time, or opens it again. */
export const closeTheVote = seasonAction({
  act: 'close-vote',
  input: z.object({
    match: matchAddress,
    closed: z.enum(['yes', 'no']),
    because: reason.min(1, 'Say why: it stays in the audit log.'),
  }),
  run: async ({ match, closed, because }, { actor, key: form }) => {
    const done = await closeVote({ actor, key: form }, match, { closed: closed === 'yes', because });
    if (!done.ok) return done;
    return ok({
      to: adminPath(actor.season, '#matches'),
      said: closed === 'yes' ? 'The vote is closed.' : 'The vote is open again.',
    });
  },
});

/** Ends the season, or takes it up again. */
export const setSeasonEnd = seasonAction({
  act: 'end-season',
  input: z.object({
    ended: z.enum(['yes', 'no']),
    because: reason.min(1, 'Say why: it stays in the audit log.'),
  }),
  run: async ({ ended, because }, { actor, key: form }) => {
    const set = await setEnd({ actor, key: form }, actor.season, { ended: ended === 'yes', because });
    if (!set.ok) return set;
    return ok({
      to: adminPath(actor.season, '#end'),
      said: set.value ? 'The season has ended.' : 'The season goes on.',
    });
  },
});

/** Says whether dice use a public beacon. */
export const usePublicBeacon = seasonAction({
  act: 'set-beacon',
  input: z.object({ uses: z.enum(['yes', 'no']) }),
  run: async ({ uses }, { actor, key: form }) => {
    const set = await setBeacon(actor.season, uses === 'yes', { actor, key: form });
    if (!set.ok) return set;
    const said = set.value
      ? 'The next Results name a round of the public beacon.'
      : 'The next Results name no round of the public beacon.';
    return ok({ to: adminPath(actor.season, '#beacon'), said });
  },
});

const hexadecimal = (length: number) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(new RegExp(`^[0-9a-f]{${length}}$`), `It has ${length} hexadecimal digits.`);

/** Enters the round of the beacon that the week waits for. */
export const enterTheBeacon = seasonAction({
  act: 'enter-beacon',
  input: z.object({ randomness: hexadecimal(64), signature: hexadecimal(96) }),
  run: async (given, { actor, key: form }) => {
    const done = await enterBeacon(actor, given, form);
    return done.ok ? ok({ to: adminPath(actor.season, '#beacon'), said: 'The round is entered.' }) : done;
  },
});

/** Asks drand for it. */
export const askForTheBeacon = seasonAction({
  act: 'enter-beacon',
  input: z.object({}),
  run: async (_, { actor, key: form }) => {
    const done = await fetchBeacon(actor, form);
    return done.ok ? ok({ to: adminPath(actor.season, '#beacon'), said: 'The round is entered.' }) : done;
  },
});

/** Goes on without it. */
export const goOnWithoutBeacon = seasonAction({
  act: 'enter-beacon',
  input: z.object({ because: reason.min(1, 'Say why: everybody reads it beside the dice.') }),
  run: async ({ because }, { actor, key: form }) => {
    const done = await forgoBeacon(actor, because, form);
    return done.ok ? ok({ to: adminPath(actor.season, '#beacon'), said: 'The week can close without it.' }) : done;
  },
});

const day = z.literal('').or(z.enum(WEEKDAYS));
const time = z
  .string()
  .trim()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Write the time of day as 20:00.');
const slotOf = (day: Slot['day'] | '', time: string, field: string): Result<Slot | null> => {
  if (day === '') return ok(null);
  return time === '' ? mistake('invalid', 'Write the time of day as 20:00.', { field }) : ok({ day, time });
};

/** Sets the season's calendar, and whether its deadlines act by themselves. */
export const setSeasonClock = seasonAction({
  act: 'set-clock',
  input: z.object({
    ...{ 'Peacetime-day': day, 'Wartime-day': day, 'Battles-day': day, 'Results-day': day },
    ...{ 'Peacetime-time': time, 'Wartime-time': time, 'Battles-time': time, 'Results-time': time },
    acts: z.literal('yes').optional(),
    pairs: z.literal('yes').optional(),
    early: z.literal('yes').optional(),
    holidays: z.string().max(4000).default(''),
  }),
  run: async (input, { actor, key: form }) => {
    const calendar = { Peacetime: null, Wartime: null, Battles: null, Results: null } as Record<Phase, Slot | null>;
    for (const phase of PHASES) {
      const slot = slotOf(input[`${phase}-day`], input[`${phase}-time`], `${phase}-time`);
      if (!slot.ok) return slot;
      calendar[phase] = slot.value;
    }
    const holidays = readHolidays(input.holidays);
    if (!holidays.ok) return holidays;
    const set = await setClock({ actor, key: form }, actor.season, {
      calendar: PHASES.some((phase) => calendar[phase] !== null) ? calendar : null,
      acts: input.acts === 'yes',
      pairs: input.pairs === 'yes',
      early: input.early === 'yes',
      holidays: holidays.value,
    });
    return set.ok ? ok({ to: adminPath(actor.season, '#clock'), said: 'The calendar is saved.' }) : set;
  },
});

/** Moves the present deadline to any time that lies ahead, once that was shown. */
export const moveTheDeadline = seasonAction<{ week: number; at: string; because: string; saw?: string }, ActPreview>({
  act: 'extend',
  input: z.object({
    week: whole('Open the page again.'),
    at: z.string().trim().max(40),
    because: reason.min(1, 'Say why: everybody sees it.'),
    ...seen,
  }),
  run: async ({ saw, ...order }, { actor, key: form }) =>
    confirmed(await moveDeadline(actor, { key: form, saw }, order), () => ({
      to: adminPath(actor.season, '#clock'),
      said: 'The deadline has moved.',
    })),
});

/** Lets the season stand still, or go on. */
export const pauseSeason = seasonAction({
  act: 'set-clock',
  input: z.object({
    paused: z.enum(['yes', 'no']),
    because: reason.min(1, 'Say why: everybody sees it.'),
  }),
  run: async ({ paused, because }, { actor, key: form }) => {
    const set = await setPause({ actor, key: form }, { paused: paused === 'yes', because });
    if (!set.ok) return set;
    return ok({
      to: adminPath(actor.season, '#clock'),
      said: set.value ? 'The season stands still.' : 'The season goes on.',
    });
  },
});
