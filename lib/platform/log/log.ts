import pino, { type DestinationStream, type Logger } from 'pino';
import { SECRET_FIELDS, scrub } from './scrub';

/** Makes a log: one JSON object a line, with a time in ISO, without what `SECRET_FIELDS` names. */
export const makeLog = (to?: DestinationStream, level = process.env.LOG_LEVEL || 'info'): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: describeError },
      redact: { paths: SECRET_FIELDS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    },
    to ?? pino.destination({ dest: 1, sync: true }),
  );

/** This process's log, on its standard output. `LOG_LEVEL` says how much: error, warn, info (requests and acts), silent. */
export const log: Logger = makeLog();

/** What is told of an error: its kind, its words and where it came from, and why, three deep. */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return scrub(String(error));
  const { name, message, stack, cause } = error;
  return {
    name,
    message: scrub(message),
    ...('code' in error && { code: error.code }),
    stack: scrub(stack ?? ''),
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}
