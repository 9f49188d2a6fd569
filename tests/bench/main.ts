import { compared } from './compared';
import { WrongResult } from './figure';
import { measure } from './measure';
import { WORKLOADS } from './registry';
import { report } from './report';

/** `npm run bench [-- WORKLOAD …]`: how fast the desk is, against what others do in the same process. */
const asked = process.argv.slice(2);
const known = WORKLOADS.map(({ name }) => name);
const unknown = asked.find((name) => !known.includes(name));
const workloads = asked.length === 0 ? WORKLOADS : WORKLOADS.filter(({ name }) => asked.includes(name));
const say = (line: string): void => console.error(line);
const others = compared(say);
if (unknown !== undefined) {
  say(`There is no workload "${unknown}". There are: ${known.join(', ')}.`);
  process.exitCode = 1;
} else if (!others.ok) {
  say(`${others.problem.message} ${others.problem.next ?? ''}`);
  process.exitCode = 1;
} else {
  try {
    say('Checking that each workload comes out as it must …');
    const figures = workloads.flatMap((workload) => workload.figures(others.value));
    say(`Measuring ${figures.length} figures, seven pairs each …`);
    console.log(report(measure(figures)));
  } catch (error) {
    if (!(error instanceof WrongResult)) throw error;
    say(`A workload came out wrong, so nothing was measured. It must hold that ${error.message}.`);
    process.exitCode = 1;
  }
}
