import { addressOfSite } from '../../platform/auth/site-address';

/** Pieces of BBCode for a forum's topic. */

/** Square brackets would open a tag of the forum's. */
export const plainBB = (text: string): string => text.replaceAll('[', '(').replaceAll(']', ')');

/** A link, which the forum’s readers follow to this site. @param text as BBCode */
export const linkBB = (path: string, text: string): string => `[url=${addressOfSite(path)}]${text}[/url]`;
