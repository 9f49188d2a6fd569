import type { Instrumentation } from 'next';

/** Runs once, before the server answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteAddresses } = await import('@/lib/auth/note-addresses');
  const { log } = await import('@/lib/log/log');
  const { logRequests } = await import('@/lib/log/requests');
  const { serveWholePages } = await import('@/lib/auth/whole-pages');
  noteAddresses();
  // In development the framework shows more of a fault than a page may.
  if (process.env.NODE_ENV === 'production') serveWholePages();
  logRequests(log);
}

/** Runs for what a page, a route or an action has thrown. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('@/lib/log/log');
  const { logFault } = await import('@/lib/log/fault');
  const { noteFault } = await import('@/lib/auth/whole-pages');
  noteFault(request.headers, error);
  logFault(log, error, { method: request.method, path: request.path, route: context.routePath });
};
