'use server';

import { z } from 'zod';
import { action } from '@/lib/auth/action';
import { askedNumber } from '@/lib/record/asked';
import { ok } from '@/lib/result';
import { readHappened } from '@/lib/sandbox/fork';
import type { SandboxRun } from '@/lib/sandbox/model';
import { runSandbox } from '@/lib/sandbox/run';

/** Runs what was typed; of a fork, beside what happened in its week. Nothing is saved. */
export const tryScenario = action<{ text: string; fork: number | null }, SandboxRun>({
  act: 'sandbox',
  input: z.object({ text: z.string(), fork: askedNumber }),
  run: async ({ text, fork }) => {
    const happened = fork === null ? null : await readHappened(fork);
    if (happened !== null && !happened.ok) return happened;
    const run = runSandbox(text, happened?.value ?? null);
    return run.ok ? ok({ shown: run.value }) : run;
  },
});
