import { inList, some } from '@/lib/engine/rules/kernel/say';
import type { WeekNow } from '@/lib/features/season/model';
import { sayTime } from '@/lib/record/views/time';

/** What the week's ruler shows, for those who do not see it. */
export function rulerWords(week: WeekNow, zone: string): string {
  const { declared, declaredIn, unclear, rejected, ruler } = week;
  const where = inList(declaredIn.map(({ phase, count }) => `${count} in ${phase}`));
  const odd = [
    ...(unclear > 0 ? [`${some(unclear, 'is', 'are')} unclear`] : []),
    ...(rejected > 0 ? [`${some(rejected, 'was', 'were')} rejected`] : []),
  ].join(', ');
  return [
    `The week to scale: ${declared === 0 ? 'nothing declared so far' : `${declared} declared so far, ${where}`}.`,
    ...(odd === '' ? [] : [`${odd[0]?.toUpperCase()}${odd.slice(1)}.`]),
    ...(ruler.now ? [`Now: ${sayTime(ruler.now.at, zone, 'hour')}.`] : []),
  ].join(' ');
}
