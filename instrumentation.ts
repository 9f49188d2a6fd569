import type { Instrumentation } from 'next';

/** Runs once, before the server answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteAddresses } = await import('@/lib/auth/note-addresses');
  const { log } = await import('@/lib/log/log');
  const { logRequests } = await import('@/lib/log/requests');
  noteAddresses();
  logRequests(log);
}

/** Runs for what a page, a route or an action has thrown. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('@/lib/log/log');
  const { logFault } = await import('@/lib/log/fault');
  logFault(log, error, { method: request.method, path: request.path, route: context.routePath });
};
