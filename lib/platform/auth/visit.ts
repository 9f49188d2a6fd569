import 'server-only';
import { cookies, headers } from 'next/headers';
import { addressOf } from './address';
import { type Device, deviceCookie, openDevice } from './device';

/** Whence a request comes. */
export interface Visit {
  readonly address: string;
  /** What the browser calls itself. */
  readonly agent: string;
  /** The account that this browser has signed in to before; null: none. */
  readonly device: Device | null;
}

export async function readVisit(): Promise<Visit> {
  const [asked, held] = await Promise.all([headers(), cookies()]);
  return {
    address: addressOf(asked),
    agent: asked.get('user-agent') ?? '',
    device: await openDevice(held.get(deviceCookie().name)?.value),
  };
}
