import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { endWhenHung } from '@/lib/cli/start/hung';

/** A web server that answers as it is told, and how often it was ended. */
function server(answers: (asked: number) => boolean | Promise<boolean>) {
  let asked = 0;
  const state = { killed: 0 };
  let end: (how: string) => void = () => {};
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const web = {
    ended,
    answers: async () => {
      asked += 1;
      return answers(asked);
    },
    kill: () => {
      state.killed += 1;
    },
  };
  return { web, state, end: (how: string) => end(how) };
}
const QUICK = { patience: 60, every: 5 };
const never = new AbortController().signal;

describe('a web server', () => {
  it('that answers nothing for too long is ended', async () => {
    const { web, state } = server(() => false);
    expect(await endWhenHung(web, never, QUICK)).toBe(true);
    expect(state.killed).toBe(1);
  });

  it('that answers now and then is left alone', async () => {
    const { web, state, end } = server((asked) => asked % 2 === 0);
    const watching = endWhenHung(web, never, { patience: 10_000, every: 1 });
    await sleep(50);
    end('with code 0');
    expect(await watching).toBe(false);
    expect(state.killed).toBe(0);
  });

  it('that has ended by itself is not ended again, and neither is one that is to end', async () => {
    const ended = server(() => false);
    ended.end('by SIGKILL');
    await sleep(1);
    expect(await endWhenHung(ended.web, never, QUICK)).toBe(false);
    const stopped = server(() => false);
    expect(await endWhenHung(stopped.web, AbortSignal.abort(), QUICK)).toBe(false);
    expect(ended.state.killed + stopped.state.killed).toBe(0);
  });
});
