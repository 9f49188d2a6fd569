import { resolve } from 'node:path';
import { labelledPosts } from './reading/labelled';
import { report, totals } from './reading/report';

/**
 * `npm run reading -- FILE…` reads posts that people have labelled, and tells of each that is not read as its label says.
 * The exit code is 0 where no order was invented and none was missed.
 */
const paths = process.argv.slice(2);
const unknown = paths.find((arg) => arg.startsWith('-'));

if (unknown !== undefined || paths.length === 0) {
  console.error(unknown === undefined ? 'Name a file of labelled posts.' : `There is no option ${unknown}.`);
  console.error('Usage: npm run reading -- FILE…');
  process.exitCode = 1;
} else {
  const files = paths.map((path) => labelledPosts(resolve(process.env.INIT_CWD ?? process.cwd(), path)));
  const problems = files.flatMap((file) => (file.ok ? [] : file.problem.message));
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    process.exitCode = 1;
  } else {
    const { lines, counts } = report(files.flatMap((file) => (file.ok ? file.value : [])));
    for (const line of lines) console.log(line);
    console.log(totals(counts));
    process.exitCode = counts.wrong + counts.missed === 0 ? 0 : 1;
  }
}
