import { dim } from './start/say.mjs';

/** How often a line is written anew, in milliseconds: on a terminal, and in a log. */
const ON_TERMINAL = 100;
const IN_LOG = 5_000;

/** Tells how far a long work is: in one line that changes on a terminal, and in a line now and then elsewhere. */
export function progressOf(doing: string): { tell: (done: number, all: number) => void; end: () => void } {
  const terminal = process.stdout.isTTY ?? false;
  let last = performance.now();
  let shown = false;
  return {
    tell(done, all) {
      const now = performance.now();
      if (now - last < (terminal ? ON_TERMINAL : IN_LOG)) return;
      last = now;
      shown = true;
      const share = all === 0 ? 100 : Math.floor((100 * done) / all);
      const line = `  … ${doing} ${dim(`${share} % (${done} of ${all} rows)`)}`;
      if (terminal) process.stdout.write(`\r\u001b[2K${line}`);
      else console.log(line);
    },
    end() {
      if (shown && terminal) process.stdout.write('\r\u001b[2K');
    },
  };
}
