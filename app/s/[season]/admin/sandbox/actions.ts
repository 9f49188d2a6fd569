'use server';

import { z } from 'zod';
import { seasonAction } from '@/lib/platform/auth/action';
import { readHappened } from '@/lib/record/sandbox/fork';
import type { SandboxRun } from '@/lib/record/sandbox/model';
import { runSandbox } from '@/lib/record/sandbox/run';
import { askedNumber } from '@/lib/record/views/asked';
import { ok } from '@/lib/result';

/** Runs what was typed; of a fork, beside what happened in its week. Nothing is saved. */
export const tryScenario = seasonAction<{ text: string; fork: number | null }, SandboxRun>({
  act: 'sandbox',
  input: z.object({ text: z.string(), fork: askedNumber }),
  run: async ({ text, fork }, { actor }) => {
    const happened = fork === null ? null : await readHappened(actor.season, fork);
    if (happened !== null && !happened.ok) return happened;
    const run = runSandbox(text, happened?.value ?? null);
    return run.ok ? ok({ shown: run.value }) : run;
  },
});
