'use server';

import { z } from 'zod';
import { confirmed, seen } from '@/app/confirmed';
import { some } from '@/lib/engine/rules/kernel/say';
import { saveHandle } from '@/lib/features/forum/handles';
import { bringTopic, type ShownTopic } from '@/lib/features/forum/topics/bring';
import { bringAddress, followTopic, lookAgain, takeWaiting } from '@/lib/features/forum/topics/follow';
import { allowForum, setClock, setRuleUnseen } from '@/lib/features/forum/topics/forums';
import { takeEarly } from '@/lib/features/forum/topics/stage';
import { seasonAction } from '@/lib/platform/auth/action';
import { listOf } from '@/lib/platform/auth/form-data';
import { adminPath, weekPath } from '@/lib/record/views/address';
import { mistake, ok } from '@/lib/result';

const staged = z.uuid();
const back = (season: string, id: string) => adminPath(season, `/topics?staged=${id}`);

/** Adds what was shown, in one act. */
export const bringIn = seasonAction<{ staged: string; saw?: string }, ShownTopic>({
  act: 'bring-topic',
  input: z.object({ staged, ...seen }),
  run: async ({ staged: id, saw }, { actor, key }) =>
    confirmed(await bringTopic(actor, { key, saw }, id), ({ week, entries }) => {
      const edited = entries.filter(({ kind }) => kind === 'edit').length;
      const added = entries.length - edited;
      const posts = some(added, 'post');
      const edits = edited === 0 ? '' : ` ${edited} edit${edited === 1 ? ' waits' : 's wait'} for you under Review.`;
      const to = edited > 0 ? adminPath(actor.season, '/review#edits') : weekPath(actor.season, week);
      return { to, said: `Added ${posts} at the forum’s times.${edits}` };
    }),
});

/** Says who some authors are, all in one form; each is kept. */
export const nameAuthors = seasonAction({
  act: 'map-handles',
  input: z.object({
    staged,
    handle: listOf(z.string().max(400)),
    user: listOf(z.literal(['', 'nobody']).or(z.uuid())),
  }),
  run: async ({ staged: id, handle, user }, { actor, key }) => {
    let named = 0;
    for (const [at, author] of handle.entries()) {
      const whose = user[at] ?? '';
      if (whose === '') continue;
      const saved = await saveHandle({ actor, key: `${key}-${at}` }, author, whose === 'nobody' ? null : whose);
      if (!saved.ok) return saved;
      named += 1;
    }
    if (named === 0) return mistake('nobody', 'Choose who at least one of them is.');
    return ok({ to: back(actor.season, id), said: named === 1 ? 'Kept.' : `${named} handles kept.` });
  },
});

/** Says how a forum tells times. */
export const tellClock = seasonAction({
  act: 'bring-topic',
  input: z.object({
    staged,
    host: z.string().min(1).max(260),
    zone: z.string().trim().max(60).optional(),
    first: z.enum(['day', 'month']).optional(),
  }),
  run: async ({ staged: id, host, zone, first }, { actor, key }) => {
    const set = await setClock({ actor, key }, host, {
      zone,
      dayFirst: first === undefined ? undefined : first === 'day',
    });
    return set.ok ? ok({ to: back(actor.season, id), said: 'Kept for this forum.' }) : set;
  },
});

/** Takes posts from before the week opened as well, or passes them over. */
export const chooseEarly = seasonAction({
  act: 'bring-topic',
  input: z.object({ staged, early: z.enum(['yes', 'no']) }),
  run: async ({ staged: id, early }, { actor }) => {
    const done = await takeEarly(actor, id, early === 'yes');
    return done.ok ? ok({ to: back(actor.season, id) }) : done;
  },
});

/** Lets the site ask a forum, or keeps it from that. */
export const letAsk = seasonAction({
  act: 'allow-forum',
  input: z.object({ host: z.string().min(1).max(300), allowed: z.enum(['yes', 'no']) }),
  run: async ({ host, allowed }, { actor, key }) => {
    const done = await allowForum({ actor, key }, host, allowed === 'yes');
    if (!done.ok) return done;
    return ok({
      to: adminPath(actor.season, '/topics#forums'),
      said: `${done.value.host} ${allowed === 'yes' ? 'may be asked' : 'is not asked any more'}.`,
    });
  },
});

/** Says whether new posts of followed topics are ruled before an admin has looked at them. */
export const ruleUnseen = seasonAction({
  act: 'allow-forum',
  input: z.object({ unseen: z.enum(['yes', 'no']) }),
  run: async ({ unseen }, { actor, key }) => {
    const done = await setRuleUnseen({ actor, key }, actor.season, unseen === 'yes');
    if (!done.ok) return done;
    return ok({
      to: adminPath(actor.season, '/topics#followed'),
      said: done.value ? 'New posts are ruled as they are found.' : 'New posts wait for an admin.',
    });
  },
});

/** Asks an allowed forum for a topic. */
export const askForTopic = seasonAction({
  act: 'bring-topic',
  input: z.object({
    url: z.string().trim().min(1, 'Write the topic’s address.').max(2000),
    follow: z.literal('yes').optional(),
  }),
  run: async ({ url, follow }, { actor, key }) => {
    const found = await bringAddress(actor, url, follow === 'yes', key);
    return found.ok ? ok({ to: back(actor.season, found.value) }) : found;
  },
});

/** Looks at a followed topic again, and shows what is new. */
export const lookAtTopic = seasonAction({
  act: 'bring-topic',
  input: z.object({ topic: z.uuid() }),
  run: async ({ topic }, { actor }) => {
    const look = await lookAgain(topic);
    if (!look.ok) return look;
    const { outcome, fresh } = look.value;
    const posts = some(fresh, 'post');
    const said = { same: 'Nothing is new.', waits: `${posts} wait for a look.`, ruled: `${posts} were brought in.` };
    return ok({ to: adminPath(actor.season, '/topics#followed'), said: said[outcome] });
  },
});

/** Shows what waits of a topic. */
export const showWaiting = seasonAction({
  act: 'bring-topic',
  input: z.object({ topic: z.uuid() }),
  run: async ({ topic }, { actor }) => {
    const staged = await takeWaiting(actor, topic);
    return staged.ok ? ok({ to: back(actor.season, staged.value) }) : staged;
  },
});

/** Follows a topic, or no longer. */
export const followOne = seasonAction({
  act: 'bring-topic',
  input: z.object({ topic: z.uuid(), followed: z.enum(['yes', 'no']) }),
  run: async ({ topic, followed }, { actor, key }) => {
    const done = await followTopic({ actor, key }, topic, followed === 'yes');
    return done.ok
      ? ok({
          to: adminPath(actor.season, '/topics#followed'),
          said: followed === 'yes' ? 'Followed.' : 'Followed no longer.',
        })
      : done;
  },
});
