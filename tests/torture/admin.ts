import { setTimeout as sleep } from 'node:timers/promises';
import { PHASES } from '../../lib/engine/rules/mercenaries/terms';
import { WEEKDAYS } from '../../lib/record/week/calendar';
import { type Page, Visitor } from '../support/visitor';

/** An admin who begins new days and sets the clock: acts of another kind between the posts, and work for the worker. */
const ADMIN = 'Ines';
/** Of the demo season. */
const ZONE = 'Europe/London';
/** Of so many acts the first turns the week on; the others begin a day. */
const ACTS = 3;

/**
 * Begins days, names winners, advances by hand, and lets the phase that opens close by itself at the next minute but one, until
 * `over` says so. What meets a dead part of the site is tried again.
 * @param site where to go the next time
 */
export async function administer(site: () => string, password: string, over: () => boolean): Promise<void> {
  let admin: Visitor | null = null;
  for (let nth = 1; !over(); nth += 1) {
    try {
      if (admin === null) {
        const fresh = new Visitor(site());
        await fresh.signIn(ADMIN, password);
        admin = fresh;
      }
      const here: Visitor = admin.at(site());
      const room = await here.get('/admin');
      if (room.path.startsWith('/signin')) admin = null;
      else if (nth % ACTS === 1) await turn(here, room);
      else if (room.status === 200) await here.submit(room, 'Begin a new day');
    } catch {
      // It is tried again.
    }
    await sleep(900);
  }
}

async function turn(admin: Visitor, room: Page): Promise<void> {
  await admin.submit(room, 'Save the calendar', clock());
  for (let named = 0; named < 12; named += 1) {
    const now = await admin.get('/admin');
    const open = now
      .$('.fought li')
      .toArray()
      .map((one) => now.$(one))
      .find((one) => !one.text().includes('Won by ') && one.find('form button').length > 0);
    const button = open?.find('form button').first().text().trim();
    if (!button) break;
    await admin.submit(now, button);
  }
  const shown = await admin.get('/admin');
  const word = shown
    .$('form button')
    .toArray()
    .map((one) => shown.$(one).text().trim())
    .find((text) => text.startsWith('Advance to'));
  if (word) await admin.submit(shown, word);
}

/** Every phase closes at the next minute but one; the week is turned by the clock as well. */
function clock(): Record<string, string> {
  const at = new Date(Date.now() + 75_000);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, ...options }).format(at);
  const day = WEEKDAYS.find((one) => one === part({ weekday: 'long' })) ?? '';
  const time = part({ hour: '2-digit', minute: '2-digit' });
  const slots = PHASES.flatMap((phase) => [
    [`${phase}-day`, day],
    [`${phase}-time`, time],
  ]);
  return { ...Object.fromEntries(slots), acts: 'yes', pairs: 'yes' };
}
