// `npm test`, and `npm run validate` with the names of some stages. Like lib/cli/start/main.mjs, it runs before there
// are packages, and an old Node can read it.
import { nodeProblem } from '../start/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} else {
  import('./run.mjs').then(({ run }) => run(process.argv.slice(2)));
}
