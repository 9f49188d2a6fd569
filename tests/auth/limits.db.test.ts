import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { countAct, MOST } from '@/lib/platform/auth/limits';
import { db } from '@/lib/platform/db/client';
import { ownDatabase } from '../db/database';
import { codeOf } from '../support/results';

const database = ownDatabase();

const counted = async (who: string, act: Parameters<typeof countAct>[1], times: number) => {
  const codes: string[] = [];
  for (let nth = 0; nth < times; nth += 1) codes.push(codeOf(await countAct(who, act)));
  return codes;
};

describe('what one account may send', () => {
  it('is a number of posts in a quarter of an hour, and the refusal says so and when to go on', async () => {
    const who = randomUUID();
    const codes = await counted(who, 'post', MOST.posts);
    expect(new Set(codes)).toEqual(new Set(['ok']));
    expect(await countAct(who, 'post')).toMatchObject({
      problem: {
        code: 'limited',
        message: `That were more than ${MOST.posts} posts in a quarter of an hour.`,
        next: expect.stringMatching(/nothing of it was saved\. Go on in 15 minutes\.$/),
      },
    });
    // Other forms still go, and so do others' posts.
    expect(codeOf(await countAct(who, 'bid'))).toBe('ok');
    expect(codeOf(await countAct(randomUUID(), 'post'))).toBe('ok');
  });

  it('is a number of tables with bots', async () => {
    const who = randomUUID();
    expect(new Set(await counted(who, 'play-bot', MOST.tables))).toEqual(new Set(['ok']));
    expect(codeOf(await countAct(who, 'play-bot'))).toBe('limited');
  });

  it('is counted over all processes', async () => {
    const who = randomUUID();
    await counted(who, 'play-bot', MOST.tables - 1);
    // Another process, which knows nothing of what this one counted.
    const script = `
      const { countAct } = await import('./lib/platform/auth/limits.ts');
      const one = await countAct('${who}', 'play-bot');
      const two = await countAct('${who}', 'play-bot');
      console.log([one.ok, two.ok].join());
      process.exit(0);`;
    const { stdout } = await promisify(execFile)('npx', ['tsx', '--input-type=module', '-e', script], {
      env: { ...process.env, DATABASE_URL: database.url() },
    });
    expect(stdout.trim()).toBe('true,false');
    expect(await db.throttle.count({ where: { key: { contains: who } } })).toBe(2);
  });
});
