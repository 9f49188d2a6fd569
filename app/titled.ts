import type { Query } from './missing';

/**
 * The title of a page with what its address asks, so that two pages of one kind are told apart among open tabs: `Journal,
 * week 3`. It says nothing but what the address says.
 * @param words what each name of the query is called in a title; a name that is missing here is passed over
 */
export function titled(title: string, query: Query, words: Readonly<Record<string, string>>): string {
  const said = Object.entries(words).flatMap(([name, called]) => {
    const value = query[name];
    if (typeof value !== 'string' || value === '' || (name === 'page' && value === '1')) return [];
    return [`${called} ${value.slice(0, 60)}`.trim()];
  });
  return [title, ...said].join(', ');
}

/** The same of what a part of the path names: `Override or strike lantern-4-49`. */
export function titledBy(title: string, part: string): string {
  try {
    return `${title} ${decodeURIComponent(part).slice(0, 60)}`;
  } catch {
    return title;
  }
}
