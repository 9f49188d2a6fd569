// Checks the dice of a closed week. Plain JavaScript for Node 18 or later; it shares no code with the site.
//   node verify-dice.mjs WEEK.json          a replay bundle, as the page of a closed week offers it
//   node verify-dice.mjs WEEK.json BEFORE.json   with the bundle of the week before, in which nonces were committed to
//   node verify-dice.mjs SEED LABEL SIDES   one die, from a seed of 64 hexadecimal digits (nonces mixed in already)
// It ends with code 0 only where everything holds.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const hmac = (key, text) => createHmac('sha256', key).update(text, 'utf8').digest();

// A die: the first 32-bit word of HMAC-SHA256(seed, label) that is below the greatest multiple of `sides`.
function draw(seed, label, sides) {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (let again = 0; ; again += 1) {
    const block = hmac(seed, again === 0 ? label : `${label} | again ${again}`);
    for (let at = 0; at < block.length; at += 4) {
      const word = block.readUInt32BE(at);
      if (word < limit) return (word % sides) + 1;
    }
  }
}

// The seed that dice are drawn from: the week's own, with what the teams gave and the public beacon mixed in.
function mixed(seed, stream, nonces, beacon) {
  if (nonces.length === 0 && !beacon) return seed;
  const sorted = [...nonces].sort((a, b) => (a.team < b.team ? -1 : 1));
  const round = beacon ? ` | drand ${QUICKNET} ${beacon.round} ${beacon.randomness}` : '';
  return hmac(
    seed,
    [`nonces | ${stream}${round}`, ...sorted.map(({ team, nonce }) => `${team} | ${nonce}`)].join('\n'),
  );
}

// What went into the dice is in the journal: as the week opened, or in a week from before commitments, by each team.
function noncesOf(journal) {
  const last = new Map();
  for (const { kind, by, nonce, nonces } of journal) {
    if (kind === 'nonce') last.set(by, nonce);
    if (kind === 'nonce-mix') for (const one of nonces) last.set(one.team, one.nonce);
  }
  return [...last].map(([team, nonce]) => ({ team, nonce }));
}

// The round of drand's quicknet in a week's dice: its randomness is its signature's hash, and it is published when it was said to be.
// Node has no curve to check the signature itself: compare it with what drand shows, or play the bundle again by the site's code.
const QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
function* checkBeacon({ dice, journal }, before) {
  const told = journal.find(({ kind, beacon }) => kind === 'nonce-mix' && beacon)?.beacon;
  const { round, randomness } = told ?? {};
  const mixedIn = randomness === undefined ? undefined : { round, randomness };
  yield [JSON.stringify(dice.beacon) === JSON.stringify(mixedIn), 'the beacon is that of the journal'];
  const named = before?.journal.find(({ kind }) => kind === 'beacon-round');
  if (before) yield [named?.round === round && named?.publishedAt === told?.at, 'it is the one that was named before'];
  if (!told) return;
  const at = new Date(1000 * (1692803367 + 3 * (round - 1))).toISOString();
  yield [told.chain === QUICKNET && at === told.at, `round ${round} of quicknet is published at ${told.at}`];
  if (named) yield [named.at < named.publishedAt, `it was named at ${named.at}, before that`];
  if (randomness === undefined) return console.log(`NOTE this week went on without it: ${told.without}`);
  const hash = sha256(Buffer.from(told.signature, 'hex')).toString('hex');
  yield [hash === randomness, `its randomness is the hash of its signature ${told.signature}`];
  console.log(`NOTE compare the signature with https://api.drand.sh/${QUICKNET}/public/${round}`);
}

// JSON in one form alone: no blanks, and keys in the order of their bytes.
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

// Each entry's hash is over the hash of the one before it and over itself.
const linked = (before, entry) => sha256(`${before}\n${canonical(entry)}`).toString('hex');

// What was opened must be what was committed to while others could still commit, and nobody may be left out.
function* checkCommitments({ stream, week, journal }, before) {
  const mixes = journal.filter(({ kind }) => kind === 'nonce-mix');
  for (const { nonces } of mixes) {
    for (const { team, nonce, hash } of nonces) {
      const found = sha256(Buffer.from(`nonce | ${stream} | ${team} | ${nonce}`, 'utf8')).toString('hex');
      yield [found === hash, `the nonce of ${team} is the one that it committed to`];
    }
  }
  if (!before) return;
  yield [before.week === week - 1, `the other bundle is of the week before`];
  const committed = new Map();
  let over = false;
  let early = true;
  for (const { kind, to, by, hash } of before.journal) {
    if (kind === 'nonce-open' || (kind === 'advance' && (to === 'Results' || to === 'Week'))) over = true;
    if (kind !== 'nonce-commit') continue;
    committed.set(by, hash);
    if (over) early = false;
  }
  yield [early, 'every commitment was made before the first nonce was opened'];
  const told = mixes
    .flatMap(({ nonces, unopened }) => [...nonces, ...unopened])
    .map(({ team, hash }) => `${team} ${hash}`);
  const made = [...committed].map(([team, hash]) => `${team} ${hash}`);
  yield [
    JSON.stringify(told.sort()) === JSON.stringify(made.sort()),
    `who committed is who opened or is named as not having opened (${made.length})`,
  ];
}

function* check(bundle, before) {
  const { dice, week, stream, journal, head } = bundle;
  if (head !== undefined) {
    const led = journal.reduce(linked, '0'.repeat(64));
    yield [led === head, `hashed one after another, the ${journal.length} entries lead to the head ${head}`];
  }
  const seed = Buffer.from(dice.seed, 'hex');
  yield [seed.length === 32, 'the seed has 32 bytes'];
  yield [sha256(seed).toString('hex') === dice.commitment, 'the seed’s hash is what was shown when the week opened'];
  let end = seed;
  for (let at = 0; at < week; at += 1) end = sha256(end);
  yield [end.toString('hex') === dice.chainEnd, `hashed ${week} times it is what was shown when the season opened`];
  const nonces = JSON.stringify(noncesOf(journal));
  yield [nonces === JSON.stringify(dice.nonces), `the nonces are those of the journal (${dice.nonces.length})`];
  yield* checkCommitments(bundle, before);
  yield* checkBeacon(bundle, before);
  const key = mixed(seed, stream, dice.nonces, dice.beacon);
  for (const { label, sides, value } of dice.draws) {
    const found = draw(key, label, sides);
    const own = label.startsWith(`${stream} | epoch `);
    yield [
      own && found === value,
      `${label}: ${value} of ${sides}${found === value ? '' : `, and should be ${found}`}`,
    ];
  }
}

const [first, label, sides] = process.argv.slice(2);
if (sides !== undefined) {
  console.log(draw(Buffer.from(first, 'hex'), label, Number(sides)));
} else if (first === undefined) {
  console.error('Name a replay bundle, or give SEED LABEL SIDES.');
  process.exitCode = 2;
} else {
  const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
  const results = [...check(read(first), label === undefined ? null : read(label))];
  for (const [holds, what] of results) console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
  const failed = results.filter(([holds]) => !holds).length;
  console.log(failed === 0 ? `All ${results.length} checks hold.` : `${failed} of ${results.length} checks fail.`);
  process.exitCode = failed === 0 ? 0 : 1;
}
