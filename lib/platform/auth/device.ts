import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { seal, unseal } from './sealed';
import { ownCookie } from './token';

/**
 * What a browser keeps of having signed in to an account, beyond the session: at its next sign-in there it is known, and
 * what strangers try at that account does not count against it (see throttle.ts). It opens nothing.
 */
export interface Device {
  /** The account, as attempts at it are counted. */
  readonly account: string;
  /** Its own attempts are counted by this. */
  readonly device: string;
}

const SECONDS = 365 * 24 * 3600;
const PURPOSE = 'device';

export const deviceCookie = () => {
  const { name, options } = ownCookie('device');
  return { name, options: { ...options, maxAge: SECONDS } };
};

/** @returns the token of a browser that has just signed in to `account`. */
export const sealDevice = (account: string): Promise<string> =>
  seal(PURPOSE, { account, device: randomUUID() }, SECONDS);

const door = z.object({ account: z.string(), device: z.uuid() });

/** @returns null where the token is forged, out of date, or none. */
export async function openDevice(token: string | undefined): Promise<Device | null> {
  const parsed = door.safeParse(await unseal(PURPOSE, token));
  return parsed.success ? parsed.data : null;
}
