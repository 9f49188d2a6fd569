/** Codes of Prisma (P…) and of PostgreSQL that say that the database is away, starting, stopping or full of connections. */
const AWAY = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2037',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
]);
const CUT = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE', 'EHOSTUNREACH']);

/** Whether an error means that the database does not answer now, so that the same thing may work in a minute. */
export function isUnreachable(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    const code = 'code' in cause ? cause.code : undefined;
    if (typeof code === 'string' && (AWAY.has(code) || CUT.has(code))) return true;
    if (cause.name === 'PrismaClientInitializationError') return true;
    if (/Connection terminated|Can't reach database server|connection timeout/i.test(cause.message)) return true;
  }
  return false;
}

/** Whether an error means that there is no room on the disk of the database (53100), so that nothing was written. */
export function isFull(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && cause.code === '53100') return true;
    // Prisma puts the code of a raw query into its words.
    if (/`53100`|No space left on device/.test(cause.message)) return true;
  }
  return false;
}
