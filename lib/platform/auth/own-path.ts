/**
 * The one check of where somebody is sent. What comes out of it is what was looked at: it is never put together again
 * afterwards, since `/.//elsewhere` is a path that, once its dots are resolved, names another host.
 */
declare const OWN: unique symbol;
/** A path of this site, with its query and fragment, as a browser resolves it from any of its pages. */
export type OwnPath = string & { readonly [OWN]: true };

const HERE = 'http://here.invalid';
/** Pages from which the path may be followed; it must lead to the same place from each. */
const PAGES = [HERE, 'https://there.invalid:8443/deep/page?and=more#part'];
const LONGEST = 2000;

/** @returns the path as it is to be sent, or null where it leads, or could lead, to another site. */
export function asOwnPath(to: unknown): OwnPath | null {
  if (typeof to !== 'string' || to.length > LONGEST || !to.startsWith('/') || /\p{Cc}/u.test(to)) return null;
  if (!URL.canParse(to, HERE)) return null;
  const { href, origin } = new URL(to, HERE);
  return origin === HERE ? settled(href.slice(HERE.length)) : null;
}

/** A path that comes out of the parser as it goes in, on the site on which it is followed. */
function settled(path: string): OwnPath | null {
  const stays = PAGES.every((page) => {
    if (!URL.canParse(path, page)) return false;
    const followed = new URL(path, page);
    return followed.origin === new URL(page).origin && followed.href === followed.origin + path;
  });
  return stays ? (path as OwnPath) : null;
}

/** @returns `to` if it is a path of this site, else `fallback`: a link must not send people elsewhere after they sign in. */
export const ownPath = (to: unknown, fallback: string): OwnPath => asOwnPath(to) ?? asOwnPath(fallback) ?? HOME;

const HOME = '/' as OwnPath;
