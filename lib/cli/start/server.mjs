// @ts-check
// The web server of production: the framework behind the site's own front (lib/platform/pages/front.ts). It has arguments and signals of its own, like `next start`.
import { createServer } from 'node:http';
import next from 'next';

const [hostname = '127.0.0.1', port = '3000'] = process.argv.slice(2);
const app = next({ dev: false, hostname, port: Number(port), dir: process.cwd() });
const handle = app.getRequestHandler();
await app.prepare();

/**
 * `instrumentation.ts` is compiled with the pages and runs by the first request, which asks for the health of this server.
 *
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse, handle: Function) => Promise<unknown>}
 */
const front = () => Reflect.get(globalThis, Symbol.for('mercenaries.front')) ?? handle;

const server = createServer((request, response) => {
  front()(request, response, handle).catch((error) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  });
});
server.keepAliveTimeout = 5_000;
server.listen(Number(port), hostname);

for (const name of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.on(name, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}
