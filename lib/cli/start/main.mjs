// `npm start` and, with --dev, `npm run dev`. This file and what it imports before packages are installed use Node's
// built-ins alone; this one is also written so that an old Node can read it and say that it is too old.
import { nodeProblem } from './node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./run.mjs').then(
    ({ run }) => run({ dev: process.argv.indexOf('--dev') >= 0 }),
    (error) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
