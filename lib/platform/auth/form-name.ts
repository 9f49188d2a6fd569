/** The field in which a form says which of the page's it is. */
export const FORM_FIELD = 'form';

/** Characters of a form's name at most. */
const MOST = 80;

/**
 * What a form is called in addresses: its label in small letters, with hyphens.
 * @returns a text that is safe within an id; in an address it is encoded
 */
export const formName = (label: string): string =>
  label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '');

/** The id of the place at which a form answers: what was done, what was refused, what it would come to. */
export const answerId = (form: string): string => `at-${form}`;

/** The same as the end of an address. */
export const answerAt = (form: string): string => `#${encodeURIComponent(answerId(form))}`;
