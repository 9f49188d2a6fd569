'use client';

import { useSyncExternalStore } from 'react';
import { sayTime } from '@/lib/record/views/time';

const never = () => () => undefined;
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A moment as the reader's own clocks show it, where they show another time than the season's zone; nothing without JavaScript. */
export function OwnTime({ at, zone, style }: { at: string; zone: string; style?: Parameters<typeof sayTime>[2] }) {
  const own = useSyncExternalStore(never, ownZone, () => null);
  if (own === null || sayTime(at, own, style) === sayTime(at, zone, style)) return null;
  return <span className="text-ink-2"> ({sayTime(at, own, style)} your time)</span>;
}
