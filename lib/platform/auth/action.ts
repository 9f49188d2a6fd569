import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { refresh } from 'next/cache';
import { headers } from 'next/headers';
import { z } from 'zod';
import { ownWords } from '../../engine/rules/kernel/own-words';
import { mistake, ok, type Problem, type Result } from '../../result';
import { isFull, isUnreachable } from '../db/unreachable';
import { log } from '../log/log';
import type { Actor, SeasonActor } from './actor';
import { PATH_HEADER, seasonOf } from './asked';
import { sayDone } from './flash';
import { fieldsOf, inputOf, typedOf, unfitFields } from './form-data';
import { FORM_FIELD, formName } from './form-name';
import type { FormAction, FormState } from './form-state';
import { goTo } from './go-to';
import { countAct } from './limits';
import { fromOwnOrigin } from './origin';
import { type Act, refusal } from './policy';
import { sayRefused } from './refused';
import { currentActor } from './session';

/**
 * How everything that changes something is done, with JavaScript and without: a form posts to a server action made here.
 *
 *   own origin? → who asks → policy → parse (zod) → policy, of that team → use-case → its result
 *
 * - A mistake comes back as the form's state: what is wrong at its field, and what was typed.
 * - A success redirects (303) to where it can be seen, with a sentence that the form shows there once; the shell, where the
 *   form is gone.
 * - A preview comes back as `shown`, beside what was typed.
 *
 *     // app/s/[season]/desk/actions.ts
 *     'use server';
 *     export const placeBid = seasonAction({
 *       act: 'bid',
 *       input: z.object({ terrain: z.string(), gp: wholeNumber('Write GP as a whole number.') }),
 *       run: async ({ terrain, gp }, { actor, key }) => {
 *         const placed = await bid(actor, terrain, gp, key);
 *         return placed.ok ? ok({ to: deskPath(actor.season, '#bid'), said: `Your bid of ${gp} GP stands.` }) : placed;
 *       },
 *     });
 *
 *     // app/s/[season]/desk/page.tsx; see app/signin for one that is whole
 *     <Form action={placeBid}>
 *       <FormMessage />
 *       <InputField name="gp" label="GP" inputMode="numeric" />
 *       <Button look="act">Place the bid</Button>
 *     </Form>
 */
export interface Recipe<Input, Shown, Who> {
  readonly act: Act;
  readonly input: z.ZodType<Input>;
  /** The key of the team that it is about; absent: the actor's own. */
  readonly team?: (input: Input) => string;
  readonly run: (input: Input, by: Asked<Who>) => Promise<Result<Done<Shown>>>;
  /** `false`: sent twice it would be done twice, for `run` has no use for the form's key. */
  readonly keyed?: false;
}

export interface Asked<Who> {
  readonly actor: Who;
  /**
   * Hand it on, so that the same form sent twice is one act. It is made of the form's own key, of who sends it and of what was
   * typed: whoever goes back and sends something else means another act, and nobody's key reaches another's.
   */
  readonly key: string;
}

export type Done<Shown> =
  /** Where its result can be seen, and one sentence on what was done. */
  | { readonly to: string; readonly said?: string }
  /** Nothing was done: this is what it would come to. `problem`: why it was not done, if it was meant to be (`stale`). */
  | { readonly shown: Shown; readonly problem?: Problem };

/** An action of somebody who is signed in and whom the policy lets do it. */
export const action = <Input, Shown = never>(recipe: Recipe<Input, Shown, Actor>): FormAction<Shown> =>
  handle(recipe, async () => {
    const actor = await currentActor();
    return actor ?? signedOut(recipe.act);
  });

/**
 * The same for what is done within a season: the one in whose pages the form stands, and with the team that is led there.
 * A form is sent to its own page, so that its address names the season with JavaScript and without.
 */
export const seasonAction = <Input, Shown = never>(recipe: Recipe<Input, Shown, SeasonActor>): FormAction<Shown> =>
  handle(recipe, async () => {
    const season = seasonOf((await headers()).get(PATH_HEADER) ?? '');
    if (season === null) {
      return { code: 'no-season', message: 'This form stands in no season.', next: 'Open its page again.' };
    }
    const actor = await currentActor(season);
    return actor === null ? signedOut(recipe.act) : { ...actor, season };
  });

/** An action that needs no account: sign-in and one-time links. */
export const openAction = <Input, Shown = never>(recipe: Recipe<Input, Shown, Actor | null>): FormAction<Shown> =>
  handle({ keyed: false, ...recipe }, () => currentActor());

const signedOut = (act: Act): Problem =>
  refusal(null, act) ?? { code: 'signed-out', message: 'Nobody is signed in.', next: 'Sign in first.' };

const isProblem = (value: Actor | Problem | null): value is Problem => value !== null && 'code' in value;

function handle<Input, Shown, Who extends Actor | null>(
  recipe: Recipe<Input, Shown, Who>,
  whoAsks: () => Promise<Who | Problem>,
): FormAction<Shown> {
  return async (_, data) => {
    const fields = fieldsOf(data);
    const form = fields[FORM_FIELD]?.[0] ?? '';
    delete fields[FORM_FIELD];
    const began = performance.now();
    let asked: Actor | null = null;
    const who = async () => {
      const found = await whoAsks();
      if (!isProblem(found)) asked = found;
      return found;
    };
    let result: Result<Done<Shown>>;
    try {
      result = await attempt(recipe, fields, who);
    } catch (error) {
      const away = sayAway(error);
      if (away === null) throw error;
      log.error({ act: recipe.act, err: error }, 'not saved');
      result = away;
    }
    logAct(recipe.act, asked, result, began);
    const state: FormState<Shown> = { problem: null, values: typedOf(fields), shown: null };
    if (!result.ok) {
      await sayRefused(result.problem);
      return { ...state, problem: result.problem };
    }
    const done = result.value;
    if ('shown' in done) return { ...state, shown: done.shown, problem: done.problem ?? null };
    refresh();
    goTo(done.said === undefined ? done.to : await sayDone(done.to, done.said, formName(form)));
  };
}

/** Writes down who asked for what and what came of it: nothing of what was typed. */
function logAct(act: Act, actor: Actor | null, result: Result<Done<unknown>>, began: number): void {
  const outcome = result.ok ? ('shown' in result.value ? 'shown' : 'done') : result.problem.code;
  log.info({ act, actor: actor?.key ?? null, outcome, ms: Math.round(performance.now() - began) }, 'act');
}

/** What is said where the database could not save for now; null: it is a fault. */
function sayAway(error: unknown): Result<never> | null {
  if (isFull(error)) {
    return mistake('full', 'The disk of the database is full, so that nothing was saved.', {
      next: 'What you typed is still here: tell the owner of the site, and try again when there is room.',
    });
  }
  if (!isUnreachable(error)) return null;
  return mistake('unreachable', 'The database does not answer, so that nothing was saved.', {
    next: 'What you typed is still here: try again in a minute.',
  });
}

const keyField = z.object({ key: z.uuid() });

async function attempt<Input, Shown, Who extends Actor | null>(
  recipe: Recipe<Input, Shown, Who>,
  fields: Record<string, readonly string[]>,
  whoAsks: () => Promise<Who | Problem>,
): Promise<Result<Done<Shown>>> {
  if (!fromOwnOrigin(await headers())) {
    return mistake('foreign', 'This was not sent from a page of this site.', {
      next: 'Open the page here and do it again.',
    });
  }
  const actor = await whoAsks();
  if (isProblem(actor)) return { ok: false, problem: actor };
  const barred = refusal(actor, recipe.act);
  if (barred !== null) return { ok: false, problem: barred };
  const unfit = unfitFields(fields);
  if (unfit !== null) return unfit;
  const input = inputOf(fields);
  const keyed = keyField.safeParse(input);
  if (!keyed.success) return mistake('no-key', 'This form is incomplete.', { next: 'Open the page again.' });
  const parsed = recipe.input.safeParse(input, { error: ownWords });
  if (!parsed.success) return unreadable(parsed.error);
  const refused = refusal(actor, recipe.act, recipe.team?.(parsed.data));
  if (refused !== null) return { ok: false, problem: refused };
  const counted = actor === null ? ok(null) : await countAct(actor.id, recipe.act);
  if (!counted.ok) return counted;
  return carryOut(recipe, parsed.data, { actor, key: keyOf(keyed.data.key, recipe.act, actor, fields) });
}

/** So long (milliseconds) a database is given to come back before an act is asked of it once more. */
const COMES_BACK = 1500;

/**
 * Runs the use-case. Where the database goes away under it, nobody knows whether it was saved: the answer to COMMIT may be all
 * that was lost. It is asked once more with the same key, which saves nothing twice and learns what became of the first time.
 */
async function carryOut<Input, Shown, Who extends Actor | null>(
  recipe: Recipe<Input, Shown, Who>,
  input: Input,
  by: Asked<Who>,
): Promise<Result<Done<Shown>>> {
  const run = async (): Promise<Result<Done<Shown>> | null> => {
    try {
      return await recipe.run(input, by);
    } catch (error) {
      if (isFull(error) || !isUnreachable(error)) throw error;
      log.error({ act: recipe.act, err: error }, 'not known whether it was saved');
      return null;
    }
  };
  const first = await run();
  if (first !== null) return first;
  if (recipe.keyed === false) return UNKNOWN_ONCE;
  await sleep(COMES_BACK);
  return (await run()) ?? UNKNOWN;
}

const GONE = 'The database went away while this was being saved, so that it is not known whether it was.';
const UNKNOWN = mistake('unknown', GONE, {
  next: 'What you typed is still here. Send the same form again in a minute: that is safe, for it counts once however often it is sent.',
});
const UNKNOWN_ONCE = mistake('unknown', GONE, {
  next: 'Open the page anew in a minute and look whether it was done, before you send it again.',
});

/** The key of an act, see `Asked`. Passwords are left out of it. */
function keyOf(form: string, act: Act, actor: Actor | null, fields: Record<string, readonly string[]>): string {
  const whole = JSON.stringify([form, act, actor?.id ?? null, Object.entries(typedOf(fields))]);
  return createHash('sha256').update(whole).digest('base64url');
}

/** The first thing that a schema found wrong, at its field. */
function unreadable(error: z.ZodError): Result<never> {
  const issue = error.issues[0];
  const field = issue?.path[0];
  return mistake('invalid', issue?.message ?? 'This form is incomplete.', {
    field: typeof field === 'string' ? field : undefined,
  });
}
