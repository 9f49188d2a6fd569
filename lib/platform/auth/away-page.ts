import { plainPage } from './plain-page';

/**
 * The page for when the database is away; the framework would need the database for the masthead.
 * @param nonce of the content policy, for its style. @param posted something was sent and not saved.
 */
export const awayPage = (nonce: string, posted: boolean): string =>
  plainPage(nonce, {
    title: 'Back in a moment',
    paragraphs: [
      'The database does not answer, so that no page can be made. Everything already saved is safe.',
      posted
        ? 'What you have just sent was not saved: go back, where it still stands in the form, and send it again in a minute.'
        : 'Load the page again in a minute.',
    ],
    links: [{ href: '/', words: 'Go to the season' }],
  });
