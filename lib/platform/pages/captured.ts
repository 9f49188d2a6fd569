import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** A whole answer, held back before its first byte is sent. */
export interface Captured {
  readonly status: number;
  /** In lower case. */
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** Sends it as it was meant. */
  send(): void;
}

/**
 * Holds back what a handler answers, so that the whole of it can be looked at first. The handler sees an ordinary response.
 * @returns the answer, or null where whoever asked had gone before it was whole
 */
export function captured(
  request: IncomingMessage,
  response: ServerResponse,
  handle: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<Captured | null> {
  const { writeHead, write, end, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let meant: number | null = null;
  const take = (chunk: unknown, encoding: unknown): void => {
    if (chunk === null || chunk === undefined || typeof chunk === 'function') return;
    chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
        : Buffer.from(chunk as Uint8Array),
    );
  };
  const done = (given: readonly unknown[]): void => {
    const callback = given.find((one) => typeof one === 'function');
    if (callback) process.nextTick(callback as () => void);
  };
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(null));
    Object.assign(response, {
      flushHeaders() {},
      writeHead(status: number, ...rest: unknown[]) {
        meant = status;
        response.statusCode = status;
        const headers = rest.find((one) => typeof one === 'object' && one !== null);
        for (const [name, value] of Object.entries((headers ?? {}) as OutgoingHttpHeaders)) {
          if (value !== undefined) response.setHeader(name, value);
        }
        return response;
      },
      write(chunk: unknown, ...rest: unknown[]) {
        take(chunk, rest[0]);
        done(rest);
        return true;
      },
      end(...given: unknown[]) {
        take(given[0], given[1]);
        Object.assign(response, { writeHead, write, end, flushHeaders });
        const body = Buffer.concat(chunks);
        resolve({
          status: meant ?? response.statusCode,
          headers: response.getHeaders(),
          body,
          send() {
            response.writeHead(meant ?? response.statusCode);
            response.end(request.method === 'HEAD' ? undefined : body);
          },
        });
        done(given);
        return response;
      },
    });
    Promise.resolve(handle(request, response)).catch((error: unknown) => {
      Object.assign(response, { writeHead, write, end, flushHeaders });
      reject(error);
    });
  });
}
