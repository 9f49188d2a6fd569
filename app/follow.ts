import type { Metadata } from 'next';
import { addressOfSite } from '@/lib/platform/auth/site-address';
import { type Cited, oembedOf } from '@/lib/record/views/citation';

/**
 * The head of a page that may be followed or cited: where its feeds are, and its oEmbed.
 * @param feeds titles, by path
 */
export const followed = (feeds: Readonly<Record<string, string>>, cited?: Cited): Pick<Metadata, 'alternates'> => ({
  alternates: {
    types: {
      ...(cited && { 'application/json+oembed': [{ url: oembedOf(cited), title: cited.title }] }),
      'application/atom+xml': Object.entries(feeds).map(([path, title]) => ({ url: addressOfSite(path), title })),
    },
  },
});
