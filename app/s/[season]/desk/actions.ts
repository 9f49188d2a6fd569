'use server';

import { z } from 'zod';
import { MOST_READ } from '@/lib/engine/declarations/most';
import { NONCE_LIMIT } from '@/lib/engine/dice/nonce';
import { some } from '@/lib/engine/rules/kernel/say';
import { noteLook } from '@/lib/features/desk/done-to-me';
import { keepDraft } from '@/lib/features/desk/draft';
import { hire as hireFor } from '@/lib/features/desk/market';
import type { PostPreview } from '@/lib/features/desk/model';
import { commitNonce, openNonce } from '@/lib/features/desk/nonce';
import { giveOrder } from '@/lib/features/desk/order';
import { partsOf, sentBy } from '@/lib/features/desk/parts';
import { post, previewPost } from '@/lib/features/desk/post';
import { sayReady } from '@/lib/features/desk/ready';
import { keepTyped as keep } from '@/lib/features/desk/typed';
import { bidForMerc } from '@/lib/features/market/bid';
import { seasonAction } from '@/lib/platform/auth/action';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { chosenKey } from '@/lib/platform/auth/form-data';
import { FORM_FIELD } from '@/lib/platform/auth/form-name';
import { type FormAction, type FormState, FRESH } from '@/lib/platform/auth/form-state';
import { deskPath } from '@/lib/record/views/address';
import { POST_LIMIT } from '@/lib/record/views/post-text';
import { mistake, ok } from '@/lib/result';

const whole = (message: string) =>
  z
    .string()
    .trim()
    .regex(/^-?\d{1,6}$/, message)
    .transform(Number);
const text = z.string().max(POST_LIMIT * 2, `A post has at most ${POST_LIMIT} characters: post it in parts.`);
const key = chosenKey();
const count = (n: number, one: string) => some(n, one);

/** What is past the most that is read of one post. */
const sayUnread = (unread: number): string =>
  unread === 0
    ? ''
    : ` Not read: ${count(unread, 'bold text')}. Of one post at most ${MOST_READ} declarations and unclear texts are read: post the others again.`;

/** Posts, or shows how the text would be read; one form, so that what was typed stays in both. */
export const writePost = seasonAction<{ text: string; intent: 'post' | 'preview' | 'draft' }, PostPreview>({
  act: 'post',
  input: z.object({ text, intent: z.enum(['post', 'preview', 'draft']).default('post') }),
  run: async (input, { actor, key: form }) => {
    if (input.intent === 'draft') {
      const kept = await keepDraft(actor, actor.team ?? '', input.text);
      return kept.ok ? ok({ to: deskPath(actor.season, '#declare'), said: 'Kept as a draft. Only you see it.' }) : kept;
    }
    if (input.intent === 'preview') {
      const seen = await previewPost(actor, input.text);
      return seen.ok ? ok({ shown: seen.value }) : seen;
    }
    const posted = await post(actor, input.text, form);
    if (!posted.ok) return posted;
    const { declarations, unclear, unread } = posted.value;
    const asks = unclear > 0 ? `, and ${count(unclear, 'unclear text')} that an admin will ask about` : '';
    return ok({
      to: deskPath(actor.season, '#posted'),
      said: `Posted, with ${count(declarations, 'declaration')}${asks}.${sayUnread(unread)}`,
    });
  },
});

/** How a text would be read, while it is typed. */
export const readPost = seasonAction<{ text: string }, PostPreview>({
  act: 'preview',
  input: z.object({ text }),
  run: async (input, { actor }) => {
    const seen = await previewPost(actor, input.text);
    return seen.ok ? ok({ shown: seen.value }) : seen;
  },
});

/** A whole desk: the fields of all its parts under their names, and the button that was pressed. */
const wholeDesk = z.looseObject({ week: whole('This form is incomplete.'), part: z.string().max(300).default('') });
type WholeDesk = z.infer<typeof wholeDesk>;

const partsIn = (input: WholeDesk) =>
  partsOf(
    Object.entries(input).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => (typeof each === 'string' ? [[name, each] as const] : [])),
    ),
  );

/** Keeps what was typed into every part but the one that is sent. */
function keepParts(actor: SeasonActor, input: WholeDesk, sent: string | null) {
  const parts = [...partsIn(input)].filter(([name]) => name !== sent);
  const post = parts.find(([name]) => name === 'post')?.[1].fields.text?.[0];
  const over = text.safeParse(post ?? '').error?.issues[0];
  if (over !== undefined) return Promise.resolve(mistake('too-long', over.message));
  const others = parts
    .filter(([name, part]) => name !== 'post' && part.typed)
    .map(([name, part]) => [name, part.fields]);
  return keep(actor, actor.team ?? '', { week: input.week, text: post, parts: Object.fromEntries(others) });
}

/** Keeps what is being typed, by itself: nobody else sees it, and nothing is said of it but when. */
export const keepTyped = seasonAction<WholeDesk, { keptAt: string }>({
  act: 'draft',
  input: wholeDesk,
  run: async (input, { actor }) => {
    const kept = await keepParts(actor, input, null);
    return kept.ok ? ok({ shown: { keptAt: kept.value } }) : kept;
  },
});

export const saveRoster = seasonAction({
  act: 'roster',
  input: z.object({ mercs: z.union([key.transform((one) => [one]), z.array(key)]).default([]) }),
  run: async ({ mercs }, { actor, key: form }) => {
    const done = await giveOrder(actor, form, (by) => ({ kind: 'roster', by, mercs }));
    return done.ok
      ? ok({
          to: deskPath(actor.season, '#roster'),
          said: [
            `Roster saved: ${count(mercs.length, 'merc')}. You may change it until the lock.`,
            done.value.warning &&
              `But now your bid would be refused at the lock: ${done.value.warning} Change one of the two.`,
          ]
            .filter(Boolean)
            .join(' '),
        })
      : done;
  },
});

export const placeBid = seasonAction({
  act: 'bid',
  input: z.object({ terrain: z.string().min(1, 'Choose a terrain.'), gp: whole('Write GP as a whole number.') }),
  run: async ({ terrain, gp }, { actor, key: form }) => {
    const done = await giveOrder(actor, form, (by) => ({ kind: 'bid', by, terrain, gp }));
    return done.ok
      ? ok({
          to: deskPath(actor.season, '#bid'),
          said: `Your bid of ${gp} GP for ${terrain} stands until you change it.`,
        })
      : done;
  },
});

export const deferMatch = seasonAction({
  act: 'defer',
  input: z.object({}),
  run: async (_, { actor, key: form }) => {
    const done = await giveOrder(actor, form, (by) => ({ kind: 'defer', by }));
    return done.ok ? ok({ to: deskPath(actor.season), said: 'Deferred: the defender uses abilities first.' }) : done;
  },
});

export const choose = seasonAction({
  act: 'choose',
  input: z.object({ ability: key, merc: key, choice: z.string().min(1, 'Choose one.') }),
  run: async ({ ability, merc, choice }, { actor, key: form }) => {
    const done = await giveOrder(actor, form, (by) => ({ kind: 'choose', by, ability, merc, choice }));
    return done.ok
      ? ok({ to: deskPath(actor.season, '#choices'), said: 'Your choice stands; the last one counts.' })
      : done;
  },
});

export const link = seasonAction({
  act: 'link',
  input: z.object({ merc: key, to: key }),
  run: async ({ merc, to }, { actor, key: form }) => {
    const done = await giveOrder(actor, form, (by) => ({ kind: 'link', by, merc, to }));
    return done.ok ? ok({ to: deskPath(actor.season, '#choices'), said: 'Linked.' }) : done;
  },
});

export const customize = seasonAction({
  act: 'customize',
  input: z.object({ merc: key, choice: z.string().trim().min(1, 'Write what you choose.').max(200) }),
  run: async ({ merc, choice }, { actor, key: form }) => {
    const done = await giveOrder(actor, form, (by) => ({ kind: 'customize', by, merc, choice }));
    return done.ok ? ok({ to: deskPath(actor.season, '#choices'), said: 'Customization chosen for this week.' }) : done;
  },
});

export const commitToNonce = seasonAction({
  act: 'nonce',
  input: z.object({ hash: z.string().trim().toLowerCase().max(200) }),
  run: async ({ hash }, { actor, key: form }) => {
    const done = await commitNonce(actor, hash, form);
    return done.ok
      ? ok({
          to: deskPath(actor.season, '#nonce'),
          said: 'Your team has committed. Keep the words: you open them in the Results.',
        })
      : done;
  },
});

/** Says that the team is ready for the phase to close, or is so no more. */
export const setReady = seasonAction({
  act: 'ready',
  input: z.object({ ready: z.enum(['yes', 'no']) }),
  run: async ({ ready }, { actor, key: form }) => {
    const done = await sayReady(actor, ready === 'yes', form);
    if (!done.ok) return done;
    const said = done.value.early
      ? 'All teams are ready: the phase closes now.'
      : ready === 'yes'
        ? 'Your team is ready. You can take that back until the phase closes.'
        : 'Your team is not ready any more.';
    return ok({ to: deskPath(actor.season, '#ready'), said });
  },
});

export const openOwnNonce = seasonAction({
  act: 'nonce',
  input: z.object({
    nonce: z
      .string()
      .trim()
      .min(1, 'Write the words that your team committed to.')
      .max(NONCE_LIMIT, `At most ${NONCE_LIMIT} characters.`),
  }),
  run: async ({ nonce }, { actor, key: form }) => {
    const done = await openNonce(actor, nonce, form);
    return done.ok
      ? ok({ to: deskPath(actor.season, '#nonce'), said: 'Your nonce is open, and goes into the next week’s dice.' })
      : done;
  },
});

export const hire = seasonAction({
  act: 'hire',
  // The merc, and the price that stood beside it: the market says what it costs.
  input: z.object({
    merc: z
      .string()
      .regex(/^[^ ]+ \d{1,6}$/, 'Choose a merc.')
      .transform((offer) => offer.split(' ')),
  }),
  run: async ({ merc: [merc = '', shown] }, { actor, key: form }) => {
    const done = await hireFor(actor, merc, Number(shown), form);
    return done.ok ? ok({ to: deskPath(actor.season, '#market'), said: `Hired, for ${done.value.price} GP.` }) : done;
  },
});

/** Bids for a merc; a bid of no number takes the own one back. */
export const bidForTheMerc = seasonAction({
  act: 'market-bid',
  input: z.object({
    merc: key,
    gp: z
      .string()
      .trim()
      .regex(/^\d{0,6}$/, 'Write GP as a whole number; nothing takes the bid back.')
      .transform((text) => (text === '' ? null : Number(text))),
  }),
  run: async ({ merc, gp }, { actor }) => {
    const done = await bidForMerc(actor, { merc, gp });
    if (!done.ok) return done;
    const said =
      gp === null
        ? `Your bid for ${done.value.name} is taken back.`
        : `Your bid of ${gp} GP for ${done.value.name} stands until the phase closes.`;
    return ok({ to: deskPath(actor.season, '#market'), said });
  },
});

/** Remembers that its leader has looked at what was done to the team, up to what the page showed. */
export const markSeen = seasonAction({
  act: 'draft',
  input: z.object({ week: whole('This form is incomplete.'), seq: whole('This form is incomplete.') }),
  run: async (seen, { actor }) => {
    const noted = await noteLook(actor, seen);
    return noted.ok
      ? ok({ to: deskPath(actor.season, '#done-to-you'), said: 'Noted: from now on only what comes after is new.' })
      : noted;
  },
});

/** What sends each part; of `choose:MERC/ABILITY` it is the kind before the colon. */
const PARTS: Readonly<Record<string, (form: FormData) => Promise<FormState<PostPreview>>>> = {
  post: (form) => writePost(FRESH, form),
  roster: by(saveRoster),
  bid: by(placeBid),
  defer: by(deferMatch),
  choose: by(choose),
  link: by(link),
  customize: by(customize),
  nonce: by(commitToNonce),
  words: by(openOwnNonce),
  hire: by(hire),
  'market-bid': by(bidForTheMerc),
  seen: by(markSeen),
  ready: by(setReady),
};

function by(action: FormAction): (form: FormData) => Promise<FormState> {
  return (form) => action(FRESH, form);
}

/** Sends one part of the desk, by its own action, and keeps what was typed into the others. */
export const sendDesk = seasonAction<WholeDesk, PostPreview>({
  act: 'draft',
  input: wholeDesk,
  run: async (input, { actor }) => {
    const sent = sentBy(input.part);
    const kept = await keepParts(actor, input, sent?.part ?? null);
    if (!kept.ok) return kept;
    if (sent === null) {
      return ok({
        to: deskPath(actor.season),
        said: 'Everything is kept as you left it. To send some of it, press the button beside it.',
      });
    }
    const kind = sent.part.split(':', 1)[0] ?? '';
    const action = Object.hasOwn(PARTS, kind) ? PARTS[kind] : undefined;
    if (action === undefined) return mistake('no-part', 'The desk has no such form.', { next: 'Open the page again.' });
    const state = await action(alone(input, sent));
    await keepParts(actor, input, null);
    if (state.problem !== null) return { ok: false, problem: state.problem };
    return state.shown === null ? mistake('nothing', 'Nothing came of it.') : ok({ shown: state.shown });
  },
});

/** The form of one part by itself, as its own action takes it. */
function alone(input: WholeDesk, { part, intent }: { readonly part: string; readonly intent: string }): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(partsIn(input).get(part)?.fields ?? {})) {
    for (const value of values) form.append(name, value);
  }
  if (intent !== '') form.set('intent', intent);
  form.set(FORM_FIELD, part);
  form.set('key', String(input.key ?? ''));
  return form;
}
