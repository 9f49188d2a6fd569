import { readFile } from 'node:fs/promises';

/** What came of some tests. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** The files in which something failed, where that is known. */
  readonly files?: readonly string[];
}

export const PASSED: Tally = { passed: 1, failed: 0 };
export const FAILED: Tally = { passed: 0, failed: 1 };

export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((all, { passed }) => all + passed, 0),
  failed: tallies.reduce((all, { failed }) => all + failed, 0),
});

/** Of Vitest's JSON report, as much as is counted. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Of Playwright's. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/**
 * Counts a run of Vitest. A test that was skipped counts as failed, and so does a file that could not be loaded or a
 * run that failed in no test.
 */
export async function tallyVitest(file: string, code: number): Promise<Tally> {
  const report = await readReport<VitestReport>(file);
  if (!report) return FAILED;
  const tests = report.testResults.flatMap((result) => result.assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  for (const { fullName } of skipped) console.log(`Not run, which counts as failed: ${fullName}`);
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const files = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return settle({ passed, failed: tests.length - passed + broken.length, files }, code);
}

/** Counts a run of Playwright, in the same way. */
export async function tallyPlaywright(file: string, code: number): Promise<Tally> {
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return FAILED;
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (skipped > 0) console.log(`${skipped} browser tests were not run, which counts as failed.`);
  return settle({ passed: expected, failed: unexpected + flaky + skipped + report.errors.length }, code);
}

function settle(tally: Tally, code: number): Tally {
  const ranNothing = tally.passed + tally.failed === 0;
  return tally.failed === 0 && (code !== 0 || ranNothing) ? { ...tally, failed: 1 } : tally;
}

async function readReport<T>(file: string): Promise<T | null> {
  return readFile(file, 'utf8').then(
    (text): T => JSON.parse(text),
    () => null,
  );
}
