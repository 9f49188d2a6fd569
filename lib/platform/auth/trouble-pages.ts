import { awayPage } from './away-page';
import { MOST_BYTES } from './body-limit';
import { type PlainPage, plainPage } from './plain-page';

const HOME = { href: '/', words: 'Go to the season' };

const FORBIDDEN: PlainPage = {
  label: '403',
  title: 'You cannot open this page',
  paragraphs: [
    'Desks belong to the leaders of teams, the control room to admins. If this should be yours, ask an admin: a new role or team counts from the next page on.',
  ],
  links: [HOME, { href: '/account', words: 'See who you are here' }],
};

const fault = (number: string, posted: boolean): PlainPage => ({
  label: '500',
  title: 'This page could not be made',
  paragraphs: [
    'The fault is ours, and everything already saved is safe.',
    posted
      ? 'You were sending something: go back, where it still stands in the form, and send it again. If it was saved already, it is not saved twice.'
      : 'Load the page again; if it stays so, tell an admin what stands below.',
    `Fault ${number}`,
  ],
  links: [HOME],
});

const TOO_LARGE: PlainPage = {
  label: '413',
  title: 'That is too long',
  paragraphs: [
    `A form holds at most ${MOST_BYTES / 1024 / 1024} MB. Nothing of it was saved.`,
    'Go back, where it still stands in the form; cut it into parts and send them one after the other.',
  ],
  links: [HOME],
};

/** The whole page of a status of which the framework makes an empty one, or none; null for any other. */
export function troublePage(
  status: number,
  { nonce, number, posted }: { readonly nonce: string; readonly number: string; readonly posted: boolean },
): string | null {
  if (status === 403) return plainPage(nonce, FORBIDDEN);
  if (status === 413) return plainPage(nonce, TOO_LARGE);
  if (status === 503) return awayPage(nonce, posted);
  return status === 500 ? plainPage(nonce, fault(number, posted)) : null;
}
