import { mistake, ok, type Result } from '../../result';

/** Words that whoever guesses at this site tries first. */
const SITE = ['mercenaries', 'mercs', 'crisis collide', 'deviants', 'tabletop', 'referee', 'lantern'];

/**
 * Of zxcvbn, 0 to 4: those below 2 fall to some millions of guesses, which is what a list of common passwords with
 * its usual variations comes to.
 */
const LEAST_SCORE = 2;

type Check = (password: string, words: string[]) => { readonly score: number };
let checking: Promise<Check> | undefined;

/** Loaded when a password is first chosen: its lists are some megabytes. */
async function load(): Promise<Check> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, words) => estimate.check(password, words);
}

/**
 * Refuses a password that is among the common ones, or is made of what anybody knows of the account and the site (ASVS 6.2.4,
 * 6.2.11).
 * @param about the name of the account and the like
 * @returns the password, or `invalid`
 */
export async function notGuessable(password: string, about: readonly string[], field: string): Promise<Result<string>> {
  checking ??= load();
  const { score } = (await checking)(password, [...SITE, ...about]);
  if (score >= LEAST_SCORE) return ok(password);
  return mistake(
    'invalid',
    'That password is easily guessed: it is a common one, or made of your name or the site’s.',
    {
      field,
      next: 'Three or four words that have nothing to do with each other make a good one.',
    },
  );
}
