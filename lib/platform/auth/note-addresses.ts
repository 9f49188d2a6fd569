import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { noteAddress } from './address';

/** From now on every request to this process bears the address that is believed. `TRUST_PROXY`: how many proxies of ours stand before it. */
export function noteAddresses(): void {
  const proxies = Number(process.env.TRUST_PROXY ?? 0);
  if (!Number.isInteger(proxies) || proxies < 0)
    throw new Error('TRUST_PROXY is a whole number: how many proxies stand before this server');
  // Node says so before any listener, the framework's included, sees the request.
  subscribe('http.server.request.start', (message) => {
    noteAddress((message as { request: IncomingMessage }).request, proxies);
  });
}
