import { mistake, ok, type Result } from '../../result';
import { environment, type Run } from './run-state';
import { step } from './say.mjs';
import { lastLines, runTool } from './tool.mjs';

/** Fills a migrated database with the demo season, in a process of its own. */
export async function seedDemo(run: Run, url: string): Promise<Result<null>> {
  const work = () => runScript(run, 'lib/cli/seed.ts', url);
  const { code, output } = await step('Playing the demo season', '(once)', work);
  if (code === 0) return ok(null);
  return mistake('seed-failed', ['The demo season cannot be made.', ...lastLines(output, 20)].join('\n'), {
    next: 'Start with SEED_DEMO=0 to go without it.',
  });
}

/** Makes the link by which whoever opens it becomes the owner; its path, or null where there is an owner already. */
export async function makeOwnerLink(run: Run, url: string): Promise<Result<string | null>> {
  const { code, output } = await runScript(run, 'lib/cli/start/owner-link.ts', url);
  if (code === 0) return ok(output.trim() || null);
  return mistake('link-failed', ['The link for the owner cannot be made.', ...lastLines(output, 20)].join('\n'));
}

/** Runs a TypeScript file; the condition lets it load what is meant for the server alone. */
function runScript(run: Run, file: string, url: string) {
  const command = ['--import', 'tsx', '--conditions=react-server', file];
  return runTool(process.execPath, command, { env: environment(run, url), stop: run.stop });
}
