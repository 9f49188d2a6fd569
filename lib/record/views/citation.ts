import { addressOfSite } from '../../platform/auth/site-address';
import { linkBB, plainBB } from './bbcode';

/** What is cited: a page of the site by its name, and what it says in a sentence. */
export interface Cited {
  readonly path: string;
  readonly title: string;
  /** In plain words; empty: its title says it all. */
  readonly says: string;
}

export interface Citation {
  readonly name: 'BBCode' | 'Markdown' | 'HTML';
  readonly text: string;
}

/** A citation as forums, wikis and pages take it: a link to the page, and what it says. Words that would be marks there are made plain. */
export const citationsOf = ({ path, title, says }: Cited): readonly Citation[] => {
  const href = addressOfSite(path);
  const said = (text: string) => (says === '' ? '' : `: ${text}`);
  return [
    { name: 'BBCode', text: `${linkBB(path, plainBB(title))}${said(plainBB(says))}` },
    { name: 'Markdown', text: `[${plainMarkdown(title)}](<${href}>)${said(plainMarkdown(says))}` },
    { name: 'HTML', text: `<a href="${plainHtml(href)}">${plainHtml(title)}</a>${said(plainHtml(says))}` },
  ];
};

const plainMarkdown = (text: string): string => text.replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&').replace(/\s+/g, ' ');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const plainHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
