/** Where it stood while the site had one season; accounts and the audit log are of no season, and stay. */
export { toCurrent as GET } from '@/app/to-current';
