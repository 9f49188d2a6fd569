import { readSecrets } from '../../../lib/cli/secrets';
import { compared } from '../compared';
import { type Bar, meets, WrongResult } from '../figure';
import { median } from '../measure';
import { BIG_SEASON } from './big-season';
import { BIG_BAR, PAGES, type PageFigure, WEIGHT_BAR } from './figures';
import { fillBig } from './fill';
import { answersPerSecond, sizeOf, type Target } from './load';
import { postAt2000 } from './long-week';
import { ADMIN, type BenchSite, DEMO_SEASON, LEADER, startSite } from './sites';

/**
 * `npm run bench -- pages [-- --demo] [NAME …]`: how many pages a second the built site answers, on its own database, beside what the
 * framework answers at best: a static page of the same size, and a trivial one that it makes anew. All as ratios of one
 * run: what is compared is measured in turn, three times over.
 */
const ROUNDS = 3;
const SECONDS = 3;
const STATIC_SIZES = [8, 16, 32, 64, 128, 256];

interface Row {
  readonly name: string;
  readonly value: number;
  readonly values: readonly number[];
  readonly bar: Bar | null;
  readonly what: string;
}

const asked = process.argv.slice(2);
const demoOnly = asked.includes('--demo');
const names = asked.filter((one) => !one.startsWith('--'));
const say = (line: string): void => console.error(line);
const wanted = PAGES.filter(({ name }) => names.length === 0 || names.includes(name));

async function main(): Promise<void> {
  const others = compared(say);
  if (!others.ok) throw new Error(others.problem.message);
  const rows: Row[] = [];
  if (names.length === 0 || names.includes('post_at_2000')) {
    say('Posting 2,000 times in one week …');
    const { value, short, long } = await postAt2000();
    const what = `${long.toFixed(1)} ms a post, beside ${short.toFixed(1)} in a week of 20`;
    rows.push({ name: 'post_at_2000', value, values: [value], bar: { atMost: 1.5 }, what });
  }
  say('Building the site with the pages that it is held against, and playing the demo season …');
  const demo = await startSite('demo', DEMO_SEASON);
  const sites = [demo];
  try {
    if (!demoOnly) {
      say('Playing 30 weeks of 100 teams …');
      const big = await startSite('big', BIG_SEASON);
      sites.push(big);
      await fillBig(big, await readSecrets(big.data));
    }
    const times = new Map<string, number>();
    for (const site of sites) {
      const cookies = { visitor: undefined, leader: await site.cookie(LEADER), admin: await site.cookie(ADMIN) };
      const week = site.name === 'demo' ? 3 : 29;
      for (const figure of wanted) {
        const cookie = cookies[figure.who];
        const ours: Target = { url: site.url + figure.path(site, week), ...(cookie && { cookie }) };
        say(`${site.name}: ${figure.name} …`);
        const { row, rate, wire } = await held(figure, site, ours);
        rows.push(row);
        times.set(`${site.name} ${figure.name}`, 1 / rate);
        if (figure.who === 'visitor')
          rows.push({
            name: `weight_${prefixed(site, figure)}`,
            value: wire,
            values: [wire],
            bar: WEIGHT_BAR,
            what: 'bytes on the wire',
          });
      }
    }
    for (const { name } of demoOnly ? [] : wanted) {
      const value = (times.get(`big ${name}`) ?? Number.NaN) / (times.get(`demo ${name}`) ?? Number.NaN);
      rows.push({
        name: `big_${name}`,
        value,
        values: [value],
        bar: BIG_BAR,
        what: 'time on the big season over that on the demo season',
      });
    }
    print(rows);
  } finally {
    for (const site of sites) await site.close();
  }
}

const prefixed = (site: BenchSite, { name }: PageFigure): string =>
  site.name === 'demo' ? name : `big_season_${name}`;

async function held(figure: PageFigure, site: BenchSite, ours: Target) {
  const { wire, html } = await sizeOf(ours);
  const kilobytes = STATIC_SIZES.filter((size) => size * 1024 <= html.length).at(-1) ?? STATIC_SIZES[0];
  const path = figure.against === 'static' ? `/bench/static/${kilobytes}` : '/bench/dynamic';
  const theirs: Target = { url: site.url + path, ...(ours.cookie && { cookie: ours.cookie }) };
  // What is asked for the first time is compiled and made, which may take longer than a round.
  await sizeOf(theirs);
  await answersPerSecond(ours, 1);
  await answersPerSecond(theirs, 1);
  const values: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = await answersPerSecond(ours, SECONDS);
    rates.push(rate);
    values.push(rate / (await answersPerSecond(theirs, SECONDS)));
  }
  const rate = median(rates);
  const what = `${rate.toFixed(0)} a second, ${Math.round(html.length / 1024)} kB of HTML, ${(wire / 1024).toFixed(1)} on the wire, beside ${path}`;
  return { row: { name: prefixed(site, figure), value: median(values), values, bar: figure.bar, what }, rate, wire };
}

function print(rows: readonly Row[]): void {
  for (const { name, value, values, bar, what } of rows) {
    const limit = bar === null ? '–' : 'atLeast' in bar ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`;
    const verdict = bar === null ? '' : meets(bar, value) ? 'met' : 'MISSED';
    const spread = values.length > 1 ? ` (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})` : '';
    console.log(`${name.padEnd(34)} ${value.toFixed(2)}${spread}`.padEnd(58), limit.padEnd(9), verdict.padEnd(7), what);
  }
  console.log('');
  for (const { name, value } of rows) console.log(`ratio ${name} ${value.toFixed(3)}`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof WrongResult)) throw error;
  say(`It must hold that ${error.message}.`);
  process.exitCode = 1;
}
