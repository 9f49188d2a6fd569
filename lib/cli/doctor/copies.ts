import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { checkBackup } from '../../platform/backup/check';
import { OLD_COPY_MS } from '../../platform/backup/state';
import { db } from '../../platform/db/client';
import type { Settings } from '../start/settings.mjs';
import { bad, type Finding, fine, warning } from './finding';

const ABOUT = 'copies';

/** Whether the last nightly copy was made, is not old, and is whole. */
export async function checkCopies({ backup }: Settings): Promise<readonly Finding[]> {
  if (backup.keep === 0) {
    return [
      warning(
        ABOUT,
        'No nightly copies are made.',
        'Set BACKUP_KEEP, or see that something else calls npm run backup.',
      ),
    ];
  }
  const [last, good] = await Promise.all([
    db.nightlyCopy.findFirst({ orderBy: { beganAt: 'desc' } }),
    db.nightlyCopy.findFirst({ where: { hash: { not: null } }, orderBy: { beganAt: 'desc' } }),
  ]);
  const again = 'See that BACKUP_DIR can be written and has room; the site tries again every hour.';
  const findings: Finding[] = [];
  if (last?.problem) findings.push(bad(ABOUT, `The nightly copy of ${last.day} failed: ${last.problem}`, again));
  if (!good)
    return findings.length > 0
      ? findings
      : [
          warning(
            ABOUT,
            'No nightly copy was made yet.',
            'Leave the site running, or make one: npm run backup -- FILE',
          ),
        ];
  if (Date.now() - good.beganAt.getTime() > OLD_COPY_MS) {
    findings.push(bad(ABOUT, `The last good copy is of ${good.beganAt.toISOString()}.`, again));
  }
  findings.push(await wholeness(good));
  return findings;
}

async function wholeness({ file, host, day }: { file: string; host: string; day: string }): Promise<Finding> {
  if (host !== hostname()) return fine(ABOUT, `The copy of ${day} is on ${host}, as ${file}.`);
  const there = await stat(file).catch(() => null);
  const next = 'Make one now: npm run backup -- FILE';
  if (!there) return bad(ABOUT, `The copy of ${day} is gone: ${file}.`, next);
  const checked = await checkBackup(file);
  return checked.ok ? fine(ABOUT, `The copy of ${day} is whole: ${file}.`) : bad(ABOUT, checked.problem.message, next);
}
