// `npm run backup`, `restore` and `doctor`: they must work in a fresh clone, on the day when all else is lost, so that
// they install the packages as `npm start` does.
import { nodeProblem } from './start/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./run.mjs').then(({ run }) => run(process.argv[2], process.argv.slice(3)));
}
