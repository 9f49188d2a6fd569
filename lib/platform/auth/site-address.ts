/**
 * The whole address of a path of this site, as the server was started with it: what a client writes into `Host` is never
 * believed, since whoever reads a feed or a link later would be led there.
 */
export const addressOfSite = (path: string): string =>
  new URL(path, process.env.NEXTAUTH_URL ?? 'http://localhost').href;
