import 'server-only';
import { type Settings, settingsSchema } from '../../engine/rules/mercenaries/setup';
import type { SeasonActor } from '../../platform/auth/actor';
import { db } from '../../platform/db/client';
import { append } from '../../record/week/append';
import { loadWeek } from '../../record/week/load';
import { mistake, ok, type Result } from '../../result';

/**
 * Lets a season be played by other settings from its next week on: an entry in the journal of the open one, which can be taken
 * back until that closes.
 * @returns the number of the week; or `not-found`, `closed`, `nothing` (it is played by them already), `invalid`
 */
export async function playBy(
  actor: SeasonActor,
  asked: Readonly<Record<string, unknown>>,
  key: string,
): Promise<Result<{ readonly week: number; readonly settings: Settings }>> {
  const loaded = await loadWeek({ season: actor.season });
  if (!loaded.ok) return loaded;
  const { week } = loaded.value;
  const row = await db.season.findUniqueOrThrow({ where: { key: actor.season }, select: { settings: true } });
  const settings = settingsSchema.safeParse({ ...settingsSchema.parse(row.settings), ...asked });
  if (!settings.success) return mistake('invalid', 'A setting has no such value.', { next: 'Choose it once more.' });
  const done = await append({
    where: { season: actor.season, week },
    actor,
    idempotencyKey: key,
    entries: ({ view }) => {
      if (view.phase === 'Closed') return mistake('closed', `Week ${week} is closed.`);
      const same = JSON.stringify(view.settings) === JSON.stringify(settings.data);
      if (same) return mistake('nothing', 'The season is played by these settings already.');
      return ok([{ kind: 'import', teams: {}, mercs: {}, settings: settings.data }]);
    },
  });
  return done.ok ? ok({ week: week + 1, settings: settings.data }) : done;
}
