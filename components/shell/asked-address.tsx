'use client';

import { useEffect } from 'react';

/** Puts the address back as it was asked, for the 404 stands at another one. */
export function AskedAddress({ path }: { path: string }) {
  useEffect(() => window.history.replaceState(window.history.state, '', path), [path]);
  return null;
}
