/** News to follow, as Atom. */
export { readFeed as GET } from '@/app/feeds/read';
