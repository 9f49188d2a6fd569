import type { Metadata } from 'next';
import { addressOfSite } from '@/lib/platform/auth/site-address';

/**
 * The head of a page that may be followed: where its feeds are.
 * @param feeds titles, by path
 */
export const followed = (feeds: Readonly<Record<string, string>>): Pick<Metadata, 'alternates'> => ({
  alternates: {
    types: {
      'application/atom+xml': Object.entries(feeds).map(([path, title]) => ({ url: addressOfSite(path), title })),
    },
  },
});
