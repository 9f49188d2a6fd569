import { parseArgs } from 'node:util';
import { comparePictures } from './compare';
import { SHOTS } from './pages';
import { type People, takeShots } from './take';

/**
 * `npm run screenshots -- --site URL --to FOLDER` takes every kind of page at three widths, light and dark.
 * `npm run screenshots -- --compare BEFORE AFTER` says which pictures differ, and draws how into `AFTER/differences`.
 */
const USAGE = `Usage: npm run screenshots -- --to FOLDER [--site URL] [--leader NAME:PASSWORD] [--admin NAME:PASSWORD] [PAGE ...]
       npm run screenshots -- --compare BEFORE AFTER
PAGE is one of: ${SHOTS.map(({ name }) => name).join(' ')}`;

function person(said: string | undefined) {
  if (said === undefined) return undefined;
  const [name = '', ...password] = said.split(':');
  return { name, password: password.join(':') };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: `http://localhost:${process.env.PORT ?? 3000}` },
    to: { type: 'string' },
    leader: { type: 'string' },
    admin: { type: 'string' },
    compare: { type: 'boolean', default: false },
  },
});

const [before, after] = positionals;
const unknown = values.compare ? [] : positionals.filter((name) => !SHOTS.some((shot) => shot.name === name));

if (values.compare && before !== undefined && after !== undefined) {
  const lines = comparePictures(before, after, `${after}/differences`);
  for (const { name, percent, heights } of lines.filter((line) => line.percent !== 0)) {
    const high = heights[0] === heights[1] ? '' : `  ${heights[0]} -> ${heights[1]} px high`;
    console.log(`${percent === null ? 'new' : `${percent.toFixed(3)} %`}  ${name}${high}`);
  }
  console.log(`${lines.filter((line) => line.percent === 0).length} of ${lines.length} are the same.`);
} else if (!values.compare && values.to !== undefined && unknown.length === 0) {
  const shots = positionals.length === 0 ? SHOTS : SHOTS.filter(({ name }) => positionals.includes(name));
  const people: People = { leader: person(values.leader), admin: person(values.admin) };
  console.log(`${await takeShots(values.site, shots, people, values.to)} pictures in ${values.to}.`);
} else {
  console.error(unknown.length > 0 ? `There is no page "${unknown.join('", "')}".\n${USAGE}` : USAGE);
  process.exitCode = 1;
}
