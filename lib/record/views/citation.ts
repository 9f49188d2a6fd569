import { addressOfSite } from '../../platform/auth/site-address';
import { matchPath, mercPath, rulingPath } from './address';
import { linkBB, plainBB } from './bbcode';

/** What is cited: a page of the site by its name, and what it says in a sentence. */
export interface Cited {
  readonly path: string;
  readonly title: string;
  /** In plain words; empty: its title says it all. */
  readonly says: string;
}

interface Named {
  readonly name: string;
}

export const citedRuling = (
  season: string,
  line: { id: string; title: string; outcome: string; week: number; reason: string },
): Cited => ({
  path: rulingPath(season, line.id),
  title: `${line.title}: ${line.outcome} (week ${line.week})`,
  says: line.reason,
});

export const citedMatch = (
  season: string,
  card: { id: string; attacker: Named; defender: Named; week: number; winner: Named | null },
): Cited => ({
  path: matchPath(season, card.id),
  title: `${card.attacker.name} v ${card.defender.name} (week ${card.week})`,
  says: card.winner ? `${card.winner.name} won.` : '',
});

export const citedMerc = (season: string, merc: { key: string; name: string }): Cited => ({
  path: mercPath(season, merc.key),
  title: merc.name,
  says: '',
});

export interface Citation {
  readonly name: 'BBCode' | 'Markdown' | 'HTML';
  readonly text: string;
}

/** A citation in HTML. */
const inHtml = ({ path, title, says }: Cited): string =>
  `<a href="${plainHtml(addressOfSite(path))}">${plainHtml(title)}</a>${says === '' ? '' : `: ${plainHtml(says)}`}`;

/** Where the oEmbed of a cited page is. */
export const oembedOf = ({ path }: Pick<Cited, 'path'>): string =>
  addressOfSite(`/oembed?url=${encodeURIComponent(addressOfSite(path))}`);

/**
 * A citation by oEmbed 1.0, for whoever shows a link to the page as more than a link.
 * @param width px that there is for it
 */
export const oembed = (cited: Cited, width: number) => ({
  version: '1.0',
  type: 'rich',
  title: cited.title,
  provider_name: 'Mercenaries',
  provider_url: addressOfSite('/'),
  html: `<blockquote>${inHtml(cited)}</blockquote>`,
  width,
  height: null,
});

/** A citation as forums, wikis and pages take it: a link to the page, and what it says. Words that would be marks there are made plain. */
export const citationsOf = (cited: Cited): readonly Citation[] => {
  const { path, title, says } = cited;
  const href = addressOfSite(path);
  const said = (text: string) => (says === '' ? '' : `: ${text}`);
  return [
    { name: 'BBCode', text: `${linkBB(path, plainBB(title))}${said(plainBB(says))}` },
    { name: 'Markdown', text: `[${plainMarkdown(title)}](<${href}>)${said(plainMarkdown(says))}` },
    { name: 'HTML', text: inHtml(cited) },
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
