import { runFiles } from '../scenarios/files';
import { reportText, totals } from '../scenarios/print';

/** `npm run scenario -- FILE|FOLDER ... [--json]`: runs scenarios and says what differs. */
const args = process.argv.slice(2);
const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--json');
const paths = args.filter((arg) => !arg.startsWith('-'));

if (unknown !== undefined || paths.length === 0) {
  console.error(unknown === undefined ? 'Name a scenario file or a folder of them.' : `There is no option ${unknown}.`);
  console.error('Usage: npm run scenario -- FILE|FOLDER ... [--json]');
  process.exitCode = 1;
} else {
  const reports = await runFiles(paths);
  const json = args.includes('--json');
  for (const report of reports) console.log(json ? JSON.stringify(report) : reportText(report));
  console.log(totals(reports));
  process.exitCode = reports.length > 0 && reports.every(({ ok }) => ok) ? 0 : 1;
}
