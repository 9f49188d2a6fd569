import { disconnect } from '../platform/db/client';
import { saveDemoAccounts } from './secrets';
import { seedDemo } from './seed/demo';

// Fills the migrated database of DATABASE_URL with the demo season, unless it has a season, and keeps the accounts in
// DATA_DIR for each start to print. DICE_KEY seals the seeds of the weeks.
try {
  const seeded = await seedDemo();
  if (!seeded.ok) {
    console.error(seeded.problem.message);
    process.exitCode = 1;
  } else if (seeded.value.length > 0) {
    await saveDemoAccounts(process.env.DATA_DIR ?? '.data', seeded.value);
  }
} finally {
  await disconnect();
}
