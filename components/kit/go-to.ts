import { ownPath } from '@/lib/platform/auth/own-path';

/** Leads the browser to a path of this site: the only way in which a script does. */
export const goTo = (to: string): void => window.location.assign(ownPath(to, '/'));
