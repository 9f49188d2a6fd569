import type { Instrumentation } from 'next';

/** Runs once, before the server answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteAddresses } = await import('@/lib/platform/auth/note-addresses');
  const { log } = await import('@/lib/platform/log/log');
  const { logRequests } = await import('@/lib/platform/log/requests');
  const { serveWholePages } = await import('@/lib/platform/auth/whole-pages');
  noteAddresses();
  // In development the framework shows more of a fault than a page may.
  if (process.env.NODE_ENV === 'production') serveWholePages();
  logRequests(log);
  const { front } = await import('@/lib/platform/pages/front');
  // The web server (lib/cli/start/server.mjs) is not compiled with the pages, and takes it from here.
  Reflect.set(globalThis, Symbol.for('mercenaries.front'), front);
  await foldAgain();
}

/** Folds open weeks again where the rules have changed since they were played. Acts check it by themselves too. */
async function foldAgain(): Promise<void> {
  const { checkVersions } = await import('@/lib/record/week/version');
  const { log } = await import('@/lib/platform/log/log');
  try {
    for (const { week, held } of await checkVersions()) {
      if (held) log.warn({ week }, 'The week is held: these rules rule it otherwise, and an admin accepts that first.');
      else log.info({ week }, 'The week was folded again by these rules, and comes out the same.');
    }
  } catch (error) {
    log.warn({ err: error }, 'Open weeks could not be folded again now; each will be when something is done in it.');
  }
}

/** Runs for what a page, a route or an action has thrown. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('@/lib/platform/log/log');
  const { logFault } = await import('@/lib/platform/log/fault');
  const { noteFault } = await import('@/lib/platform/auth/whole-pages');
  noteFault(request.headers, error);
  logFault(log, error, { method: request.method, path: request.path, route: context.routePath });
};
