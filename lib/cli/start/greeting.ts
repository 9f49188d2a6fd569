import { readDemoAccounts } from '../secrets';
import { bold, dim } from './say.mjs';
import type { Settings } from './settings.mjs';

/**
 * Prints where the site is and how to get in: as whom, or by which link when it has no owner yet.
 *
 * @param ownerLink the path of that link
 */
export async function greet(settings: Settings, ownerLink: string | null): Promise<void> {
  console.log(`\n  The site is at ${bold(settings.address)}\n`);
  if (ownerLink !== null) {
    console.log('  It has no owner yet. This link makes you the owner; it works once, and for a day:');
    console.log(`  ${bold(`${settings.address}${ownerLink}`)}\n`);
  } else if (settings.seedDemo) {
    const accounts = await readDemoAccounts(settings.data);
    const width = (key: 'name' | 'password') => Math.max(0, ...accounts.map((account) => account[key].length));
    if (accounts.length > 0) console.log('  Sign in as one of the demo season:');
    for (const { name, password, who } of accounts) {
      console.log(`    ${name.padEnd(width('name'))}  ${bold(password.padEnd(width('password')))}  ${dim(who)}`);
    }
    if (accounts.length > 0) console.log();
  }
  console.log(`  ${dim('Ctrl-C ends it.')}`);
}
