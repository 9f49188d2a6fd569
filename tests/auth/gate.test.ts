import { expect, it } from 'vitest';
import { Gate } from '@/lib/platform/auth/gate';
import { hashing } from '@/lib/platform/auth/password';

/** Work that ends when it is told to. */
function work() {
  let end: (value: string) => void = () => {};
  let begun = false;
  const done = new Promise<string>((give) => {
    end = give;
  });
  return {
    begun: () => begun,
    end: (value = 'done') => end(value),
    run: () => {
      begun = true;
      return done;
    },
  };
}
const settle = () => new Promise((give) => setImmediate(give));

it('lets two in at once and the others in order, as places fall free', async () => {
  const gate = new Gate({ atOnce: 2, waiting: 5 });
  const works = Array.from({ length: 4 }, work);
  const results = works.map((each) => gate.run(each.run));
  await settle();
  expect(works.map((each) => each.begun())).toEqual([true, true, false, false]);
  works[1]?.end();
  await settle();
  expect(works.map((each) => each.begun())).toEqual([true, true, true, false]);
  works[0]?.end('first');
  works[2]?.end();
  works[3]?.end();
  expect(await Promise.all(results)).toEqual([
    { value: 'first' },
    { value: 'done' },
    { value: 'done' },
    { value: 'done' },
  ]);
});

it('sends away whom it has no room for', async () => {
  const gate = new Gate({ atOnce: 1, waiting: 1 });
  const works = Array.from({ length: 3 }, work);
  const results = works.map((each) => gate.run(each.run));
  expect(await results[2]).toBeNull();
  for (const each of works) each.end();
  await Promise.all(results);
  expect(works[2]?.begun()).toBe(false);
});

it('gives a place free when work fails', async () => {
  const gate = new Gate({ atOnce: 1, waiting: 1 });
  await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await gate.run(async () => 'next')).toEqual({ value: 'next' });
});

it('stands before the hashing of passwords, for two at once', async () => {
  let now = 0;
  let most = 0;
  const works = Array.from({ length: 8 }, () =>
    hashing.run(async () => {
      now += 1;
      most = Math.max(most, now);
      await settle();
      now -= 1;
    }),
  );
  await Promise.all(works);
  expect(most).toBe(2);
});
