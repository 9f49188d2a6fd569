import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { setupSchema } from '../../../lib/engine/rules/mercenaries/setup';
import { hashPassword } from '../../../lib/platform/auth/password';
import { db, disconnect } from '../../../lib/platform/db/client';
import { createSeason } from '../../../lib/record/week/season';
import { PASSWORD, PEOPLE } from './people';

// Opens a season in the migrated database of DATABASE_URL: everybody's account, and the Setup that comes on standard
// input; before it others with the same league, so that it is the current one. DICE_KEY seals the seeds of its weeks. In a process of its own, as the product's seeder is.
const asked = z.object({
  setup: z.unknown(),
  others: z.array(z.object({ key: z.string(), name: z.string() })),
});

try {
  const { setup: given, others } = asked.parse(JSON.parse(await text(process.stdin)));
  const setup = setupSchema.parse(given);
  const passwordHash = await hashPassword(PASSWORD);
  if (!passwordHash.ok) throw new Error(passwordHash.problem.message);
  const ids = new Map<string | null, string>();
  for (const { name, role, team } of PEOPLE) {
    const data = { key: name.toLowerCase(), name, role, passwordHash: passwordHash.value };
    const { id } = await db.user.create({ data, select: { id: true } });
    ids.set(team, id);
  }
  const leads = (team: string) => [team, { leaderId: ids.get(team) ?? null }] as const;
  for (const { key, name } of [...others, { key: 'candlemas', name: 'The Candlemas season' }]) {
    const opened = await createSeason({
      key,
      name,
      setup,
      phaseHours: [48, 72, 24, 24],
      teams: Object.fromEntries(Object.keys(setup.teams).map(leads)),
      actor: 'clock',
    });
    if (!opened.ok) throw new Error(opened.problem.message);
  }
} finally {
  await disconnect();
}
