/** @returns `to` if it is a path of this site, else `fallback`: a link must not send people elsewhere after they sign in. */
export function ownPath(to: string | undefined, fallback: string): string {
  if (!to?.startsWith('/')) return fallback;
  const here = 'http://here.invalid';
  if (!URL.canParse(to, here)) return fallback;
  const url = new URL(to, here);
  return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : fallback;
}
