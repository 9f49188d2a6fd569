import { addressOfSite } from '../../platform/auth/site-address';

/** What is there for those who take part, and of no use to a search engine; each asks for an account by itself. From the root. */
const CLOSED = [
  'account',
  'admin',
  'desk',
  'invite/',
  'reset/',
  's/*/admin',
  's/*/desk',
  'seasons/new',
  'signin',
  'signout',
  'tables/join/',
  'tables/new',
  'welcome/',
];

/** The rules for robots (RFC 9309), and where the sitemap is. */
export const robotsText = (): string =>
  `User-agent: *
${CLOSED.map((path) => `Disallow: /${path}`).join('\n')}

Sitemap: ${addressOfSite('/sitemap.xml')}
`;
