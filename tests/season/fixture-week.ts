import type { Step } from '../../lib/engine/rules/kernel/ruling';
import type { Db } from '../../lib/platform/db/client';
import type { ReadingKind } from '../../lib/platform/db/generated/client';
import { type Written, writeRuling } from './fixture';

/** What was said and ruled in the fixture's two weeks. Entry ids are `lantern-WEEK-SEQ`. */

const step = (name: Step['step'], verdict: Step['verdict'], text: string, ...cites: string[]): Step => ({
  step: name,
  verdict,
  text,
  cites,
});
const SIX = (target: string, end: string): Step[] => [
  step('Declaration', 'passed', 'The words name the ability and no other comes as near.', '2e:declaration'),
  step('Costs', 'none', 'It asks for no cost.', '2e:costs'),
  step('Targeting', 'passed', `${target} is an enemy this week.`, '2e:targeting', '2b:enemy'),
  step('Timing', 'passed', 'It waited for the rosters, which are locked.', '2a:start-of-battle'),
  step('Hitting', 'turned', 'The roll is under the chance; another took it.', '2e:hitting', '2f:interception'),
  step('Resolution', 'passed', end, '2e:resolution', '2c:cooldown'),
];

interface Said {
  readonly id: string;
  readonly week: 0 | 1;
  readonly phase: 'Peacetime' | 'Wartime';
  readonly team: string;
  readonly by: string;
  readonly at: string;
  readonly text: string;
  readonly bold: readonly {
    readonly words: string;
    readonly kind?: ReadingKind;
    readonly note?: string;
    readonly struck?: boolean;
    readonly amendedBy?: string;
  }[];
}
const POSTS: readonly Said[] = [
  {
    id: 'lantern-1-4',
    week: 0,
    phase: 'Wartime',
    team: 'borgo',
    by: 'Halvard',
    at: '2026-11-16T20:14:52Z',
    text: 'Come in, freely. **Enthral Robin Hood.** You may hear hooves: **Riding Down Maid Marian!**',
    bold: [
      { words: 'Enthral Robin Hood.' },
      { words: 'Riding Down Maid Marian!', note: '“Riding Down” is Ride Down, inflected.' },
    ],
  },
  {
    id: 'lantern-2-1',
    week: 1,
    phase: 'Peacetime',
    team: 'if',
    by: 'Odile',
    at: '2026-11-22T10:02:10Z',
    text: 'A quiet week. **We are Waiting and Hoping.** And **good morning to all**!',
    bold: [
      { words: 'We are Waiting and Hoping.' },
      { words: 'good morning to all', kind: 'talk', note: 'No ability is near.' },
    ],
  },
  {
    id: 'lantern-2-3',
    week: 1,
    phase: 'Wartime',
    team: 'greenwood',
    by: 'Tam',
    at: '2026-11-24T09:31:05Z',
    text: 'One of you I can reach: **Split the Arrow on Dracula**',
    bold: [{ words: 'Split the Arrow on Dracula' }],
  },
  {
    id: 'lantern-2-4',
    week: 1,
    phase: 'Wartime',
    team: 'hut',
    by: 'Vasya',
    at: '2026-11-24T11:00:00Z',
    text: '**Shall I ask a riddle?** **Riddle at the Gate on Dantès**',
    bold: [
      { words: 'Shall I ask a riddle?', kind: 'unclear', note: 'It is a question.' },
      { words: 'Riddle at the Gate on Dantès', struck: true, amendedBy: 'lantern-2-6' },
    ],
  },
  {
    id: 'lantern-2-5',
    week: 1,
    phase: 'Wartime',
    team: 'borgo',
    by: 'Halvard',
    at: '2026-11-24T12:00:00Z',
    text: 'Again! **Enthral Maid Marian**',
    bold: [{ words: 'Enthral Maid Marian' }],
  },
];

export async function writeWeeks(db: Db, written: Written): Promise<void> {
  await writePosts(db, written);
  await writeActs(db, written);
  await writeFirstWeek(db, written);
  await writeSecondWeek(db, written);
}

async function writePosts(db: Db, { weekIds, teamIds }: Written): Promise<void> {
  for (const [seq, { id, week, bold, team, by, at, ...post }] of POSTS.entries()) {
    const weekId = weekIds[week];
    const spans = [...post.text.matchAll(/\*\*(.+?)\*\*/g)];
    await db.post.create({
      data: {
        ...post,
        id,
        weekId,
        seq,
        teamKey: team,
        byline: by,
        at: new Date(at),
        declarations: {
          create: bold.map(({ kind = 'declaration', note = '', ...declaration }, part) => ({
            ...declaration,
            id: `${id}:${part}`,
            weekId,
            part,
            kind,
            note,
            teamId: teamIds[team] ?? null,
            spanStart: spans[part]?.index ?? null,
            spanEnd: (spans[part]?.index ?? 0) + (spans[part]?.[0].length ?? 0),
            marks: [],
            candidates: [],
          })),
        },
      },
    });
  }
}

async function writeActs(db: Db, { weekIds }: Written): Promise<void> {
  const act = (seq: number, kind: string, weekId: string, number: number, because: string) => ({
    id: `lantern-${number}-${seq}`,
    stream: `lantern/${number}`,
    weekId,
    seq,
    act: seq,
    kind,
    at: new Date('2026-11-24T13:00:00Z'),
    actor: 'ines',
    payloadVersion: 1,
    hash: '-',
    payload: { because },
  });
  await db.journalEntry.createMany({
    data: [
      act(6, 'strike', weekIds[1], 2, 'Vasya posted it twice.'),
      act(9, 'override', weekIds[0], 1, 'The roster came a minute late.'),
      // A roster is an entry with no reason, and no page may tell of it.
      { ...act(7, 'roster', weekIds[1], 2, ''), payload: { by: 'greenwood', mercs: ['CANARY-ROSTER'] } },
    ],
  });
}

async function writeFirstWeek(db: Db, { weekIds: [weekId], teamIds }: Written): Promise<void> {
  const at = '2026-11-16T20:14:52Z';
  const text = POSTS[0]?.text ?? '';
  const start = text.indexOf('Riding');
  await writeRuling(db, {
    weekId,
    rulingId: 'lantern-1-4',
    at,
    outcome: 'Resolved',
    abilityKey: 'dracula/enthral',
    mercKey: 'dracula',
    teamKey: 'borgo',
    targets: ['robin'],
    hits: ['robin'],
    cites: ['2a:pre-battle', 'glossary:manipulation'],
    reason: 'Possessed at once, until the end of Results.',
    readyWeek: 5,
    approvedAt: new Date(at),
    approvedBy: 'ines',
  });
  const ride = {
    weekId,
    rulingId: 'lantern-1-4b',
    at,
    part: 1,
    abilityKey: 'horseman/ride-down',
    mercKey: 'horseman',
    teamKey: 'borgo',
    targets: ['marian'],
  };
  await writeRuling(db, {
    ...ride,
    revision: 1,
    outcome: 'Pending',
    reason: 'It waits for the rosters.',
    supersededBy: 'lantern-1-8',
  });
  await writeRuling(db, {
    ...ride,
    revision: 2,
    outcome: 'Nullified',
    reason: 'Its user was not rostered.',
    supersededBy: 'lantern-1-9',
  });
  await writeRuling(db, {
    ...ride,
    revision: 3,
    outcome: 'Resolved',
    hits: ['robin'],
    interceptedBy: 'robin',
    cites: ['2a:start-of-battle', '2f:interception'],
    reason: 'Rolled 41 with a chance of 60: it hits. Robin Hood stood in for Maid Marian.',
    readyWeek: 4,
    overriddenBy: 'ines',
    order: 3,
    steps: SIX('Maid Marian', 'Robin Hood is KO’d for week 1.'),
    changes: ['Robin Hood is KO’d.', 'Told: he limps.'],
    ticked: [1],
    rolls: [
      {
        label: 'lantern/1 | horseman | ride-down | day 3 | use 1 | draw 1',
        sides: 100,
        value: 41,
        purpose: 'chance',
        limit: 60,
      },
    ],
    body: {
      span: { start: start - 2, end: text.length },
      marks: [
        { start, end: start + 11, what: 'ability', key: 'horseman/ride-down' },
        { start: start + 12, end: start + 23, what: 'target', key: 'marian' },
      ],
      override: { entry: 'lantern-1-9', actor: 'ines', outcome: 'Resolved', because: 'The roster came a minute late.' },
    },
  });
  await writeRuling(db, {
    weekId,
    rulingId: 'lantern-1-4b.marian.a-stroke-for-a-stroke',
    entryId: 'lantern-1-4',
    part: null,
    causeId: 'lantern-1-4b',
    at,
    outcome: 'Resolved',
    abilityKey: 'marian/a-stroke-for-a-stroke',
    mercKey: 'marian',
    teamKey: 'greenwood',
    targets: [],
    hits: ['horseman'],
    cites: ['2a:trigger'],
    reason: 'An ally of hers was KO’d, so the Horseman falls as well.',
    readyWeek: 3,
    order: 4,
  });
  await db.match.updateMany({
    where: { weekId, place: 0 },
    data: { facts: [{ text: 'Robin Hood falls before the first blow.', ruling: 'lantern-1-4b' }] },
  });
  await db.ledgerLine.createMany({
    data: [
      {
        id: 'l1',
        weekId,
        teamId: teamIds.borgo ?? '',
        seq: 0,
        what: 'bid',
        text: 'Bid for The Borgo Pass at dusk',
        amount: -3,
        balance: 3,
        entryId: 'lantern-1-8',
      },
      {
        id: 'l2',
        weekId,
        teamId: teamIds.borgo ?? '',
        seq: 1,
        what: 'infrastructure',
        text: 'Infrastructure',
        amount: 20,
        balance: 23,
        entryId: 'lantern-1-20',
      },
      {
        id: 'l3',
        weekId,
        teamId: teamIds.borgo ?? '',
        seq: 2,
        what: 'upkeep',
        text: 'Upkeep',
        amount: -17,
        balance: 6,
        entryId: 'lantern-1-20',
        rulingId: null,
      },
      {
        id: 'l4',
        weekId,
        teamId: teamIds.greenwood ?? '',
        seq: 0,
        what: 'effect',
        text: 'Ride Down',
        amount: -2,
        balance: -2,
        entryId: 'lantern-1-4',
        rulingId: 'lantern-1-4b',
      },
    ],
  });
}

async function writeSecondWeek(db: Db, { weekIds: [, weekId] }: Written): Promise<void> {
  await writeRuling(db, {
    weekId,
    rulingId: 'lantern-2-1',
    at: '2026-11-22T10:02:10Z',
    phase: 'Peacetime',
    day: 1,
    outcome: 'Resolved',
    abilityKey: 'dantes/wait-and-hope',
    mercKey: 'dantes',
    teamKey: 'if',
    targets: ['dantes'],
    hits: ['dantes'],
    cites: ['2a:peacetime'],
    reason: 'Dantès gains 1 EXP.',
    readyWeek: 4,
  });
  await writeRuling(db, {
    weekId,
    rulingId: 'lantern-2-3',
    at: '2026-11-24T09:31:05Z',
    outcome: 'Pending',
    abilityKey: 'robin/split-the-arrow',
    mercKey: 'robin',
    teamKey: 'greenwood',
    targets: ['dracula'],
    cites: ['2a:start-of-battle'],
    reason: 'It waits for the rosters.',
    steps: [
      step('Declaration', 'passed', 'Named in full.', '2e:declaration'),
      step('Timing', 'waits', 'It waits for the rosters.', '2e:timing'),
    ],
  });
  await writeRuling(db, {
    weekId,
    rulingId: 'lantern-2-4',
    at: '2026-11-24T11:00:00Z',
    outcome: 'Unclear',
    teamKey: 'hut',
    cites: ['2e:declaration'],
    reason: 'It is a question. An admin asks.',
    body: { candidates: [{ ability: 'yaga/riddle-at-the-gate', merc: 'yaga', targets: [], note: 'words fit, asked' }] },
  });
  await writeRuling(db, {
    weekId,
    rulingId: 'lantern-2-4b',
    at: '2026-11-24T11:00:00Z',
    part: 1,
    outcome: 'Resolved',
    abilityKey: 'yaga/riddle-at-the-gate',
    mercKey: 'yaga',
    teamKey: 'hut',
    targets: ['dantes'],
    hits: ['dantes'],
    reason: 'All is Nullified.',
    supersededBy: 'lantern-2-6',
  });
  await writeRuling(db, {
    weekId,
    rulingId: 'lantern-2-5',
    at: '2026-11-24T12:00:00Z',
    outcome: 'Rejected',
    abilityKey: 'dracula/enthral',
    mercKey: 'dracula',
    teamKey: 'borgo',
    targets: ['marian'],
    cites: ['2c:cooldown'],
    reason: 'Used in week 1 with a cooldown of 3.',
  });
  await writeRuling(db, {
    weekId,
    rulingId: 'lantern-2-7',
    at: '2026-11-24T14:00:00Z',
    outcome: 'Rejected',
    about: 'roster',
    part: null,
    teamKey: 'greenwood',
    secretOf: 'greenwood',
    cites: ['glossary:roster'],
    reason: 'CANARY-REASON: Maid Marian cannot be rostered.',
  });
}
