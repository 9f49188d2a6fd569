/** Of the current season. */
export { toCurrent as GET } from '@/app/to-current';
