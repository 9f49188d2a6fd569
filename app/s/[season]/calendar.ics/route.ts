/** The deadlines, as iCalendar. */
export { readCalendar as GET } from '@/app/feeds/read';
