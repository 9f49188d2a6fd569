import { buildPages, makeClient } from '../start/prepare';
import { complain } from '../start/say.mjs';

// Makes the database client and the pages without starting anything: for an image, which is made once and started often.
for (const make of [makeClient, buildPages]) {
  const made = await make();
  if (made.ok) continue;
  complain(made.problem);
  process.exitCode = 1;
  break;
}
