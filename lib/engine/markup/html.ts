import sanitizeHtml from 'sanitize-html';

/** What a link that somebody else wrote says of itself. */
const REL = 'nofollow noopener noreferrer ugc';

/** The only elements and attributes that people's text may become; anything else is text, or nothing. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['b', 'i', 'u', 's', 'p', 'br', 'blockquote', 'ul', 'ol', 'li', 'code', 'pre', 'a', 'mark'],
  allowedAttributes: {
    a: ['href', 'rel', 'class'],
    p: ['class'],
    mark: [{ name: 'title', values: ['the ability', 'who uses it', 'the target', 'the doubt'] }],
  },
  allowedClasses: { a: ['ref'], p: ['signature'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href = '' }) => {
      // Only the renderer's own numbers lead to a place of this page.
      const attribs: sanitizeHtml.Attributes = href.startsWith('#') ? { href, class: 'ref' } : { href, rel: REL };
      return { tagName, attribs };
    },
  },
};

/** The last gate before a page: passes the allow-list alone. */
export const sanitize = (html: string): string => sanitizeHtml(html, ALLOWED);

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
