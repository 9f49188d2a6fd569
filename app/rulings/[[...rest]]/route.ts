/** Where it stood while the site had one season. */
export { toCurrent as GET } from '@/app/to-current';
