import { runFiles } from '../engine/scenarios/files';
import { reportText, totals } from '../engine/scenarios/print';
import { replayFiles } from './scenario/replay';

/**
 * `npm run scenario -- FILE|FOLDER ... [--json]` runs scenarios and says what differs;
 * `npm run scenario -- --replay FILE ...` folds replay bundles of closed weeks again.
 */
const OPTIONS = ['--json', '--replay'];
const args = process.argv.slice(2);
const unknown = args.find((arg) => arg.startsWith('-') && !OPTIONS.includes(arg));
const paths = args.filter((arg) => !arg.startsWith('-'));

if (unknown !== undefined || paths.length === 0) {
  console.error(unknown === undefined ? 'Name a file, or a folder of scenarios.' : `There is no option ${unknown}.`);
  console.error('Usage: npm run scenario -- FILE|FOLDER ... [--json]');
  console.error('       npm run scenario -- --replay FILE ...');
  process.exitCode = 1;
} else if (args.includes('--replay')) {
  const { lines, same } = await replayFiles(paths);
  for (const line of lines) console.log(line);
  process.exitCode = same ? 0 : 1;
} else {
  const reports = await runFiles(paths);
  const json = args.includes('--json');
  for (const report of reports) console.log(json ? JSON.stringify(report) : reportText(report));
  console.log(totals(reports));
  process.exitCode = reports.length > 0 && reports.every(({ ok }) => ok) ? 0 : 1;
}
