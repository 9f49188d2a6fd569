import { describe, expect, it } from 'vitest';
import { loadHome } from '../../lib/features/season/home';
import { loadMatch } from '../../lib/features/season/match';
import { loadRules } from '../../lib/features/season/rules';
import { loadRuling } from '../../lib/features/season/ruling';
import { loadRulings, rulingsFilter } from '../../lib/features/season/rulings';
import { loadTeam, loadTeams } from '../../lib/features/season/teams';
import { loadWeekPage } from '../../lib/features/season/week';
import { weekFilter } from '../../lib/features/season/week-filter';
import { wikiFilter } from '../../lib/features/wiki/filter';
import { loadMerc } from '../../lib/features/wiki/merc';
import { loadWiki } from '../../lib/features/wiki/mercs';
import { db } from '../../lib/platform/db/client';
import { type Reader, readerOf } from '../../lib/record/views/reader';
import { NOW } from './fixture';
import { writtenPages } from './written-pages';

const VISITOR = readerOf('lantern', null);
const OWN = readerOf('lantern', { team: 'greenwood' });
const OTHER = readerOf('lantern', { team: 'borgo' });
const ALL = weekFilter.parse({});
const ANY = rulingsFilter.parse({});

/** Every page of the site, as somebody reads it. */
const pages = (reader: Reader) =>
  Promise.all([
    loadHome(reader, NOW),
    loadWeekPage(1, ALL, reader),
    loadWeekPage(2, ALL, reader),
    loadRulings(ANY, reader),
    loadRuling('lantern-1-4b', reader),
    loadRuling('lantern-2-7', reader),
    loadRules('lantern', ''),
    loadTeams('lantern'),
    loadTeam('greenwood', reader),
    loadMatch({ week: 2, place: 1 }, reader),
    loadWiki('lantern', wikiFilter.parse({})),
    loadMerc('robin', reader),
  ]);

const written = writtenPages();

describe('what is sealed', () => {
  it.each([
    ['a visitor', VISITOR],
    ['another leader', OTHER],
    ['its own leader', OWN],
  ])('shows no unlocked roster and no unlocked bid to %s on a public page', async (_, reader) => {
    expect(JSON.stringify(await pages(reader))).not.toMatch(/CANARY-(TERRAIN|ROSTER)|"fee":77|"gp":66/);
  });

  it('keeps a refused roster with its own team until the lock', async () => {
    expect(JSON.stringify(await pages(VISITOR))).not.toContain('CANARY');
    expect(JSON.stringify(await pages(OTHER))).not.toContain('CANARY');
    expect(await loadRuling('lantern-2-7', OTHER)).toBeNull();
    const own = await loadRuling('lantern-2-7', OWN);
    expect(own?.line).toMatchObject({ title: 'Roster', secret: true, outcome: 'Rejected' });
  });

  it('makes it public once the rosters are locked', async () => {
    await db.week.update({ where: { id: written().weekIds[1] }, data: { phase: 'Battles' } });
    const ruling = await loadRuling('lantern-2-7', VISITOR);
    await db.week.update({ where: { id: written().weekIds[1] }, data: { phase: 'Wartime' } });
    expect(ruling?.line).toMatchObject({ secret: false, reason: expect.stringContaining('CANARY-REASON') });
  });

  it('is not told by a filter or by a count', async () => {
    const search = await loadRulings(rulingsFilter.parse({ q: 'CANARY' }), OTHER);
    expect(search?.found).toBe(0);
    const rules = await loadRules('lantern', '');
    const cited = rules.sections.flatMap((section) => section.clauses).find((each) => each.id === 'glossary:roster');
    expect(cited?.cited).toBe(0);
  });
});

describe('the season', () => {
  it('counts declarations, and apart from them what is unclear or rejected', async () => {
    const home = await loadHome(VISITOR, NOW);
    // Week 2: one in Peacetime; in Wartime one pending, one unclear, one rejected. The struck one is none.
    expect(home?.week).toMatchObject({ number: 2, declared: 4, unclear: 1, rejected: 1, rosters: { in: 1, of: 4 } });
    expect(home?.week?.declaredIn).toEqual([
      { phase: 'Peacetime', count: 1 },
      { phase: 'Wartime', count: 3 },
    ]);
    // From Tuesday 24, 21:14 to Thursday 26, 20:00.
    expect(home?.week?.left).toBe((46 * 60 + 46) * 60 * 1000);
  });

  it('makes the table from the winners of the matches', async () => {
    const home = await loadHome(VISITOR, NOW);
    expect(home?.standings.map(({ team, won, lost }) => [team.key, won, lost])).toEqual([
      ['borgo', 1, 0],
      ['if', 1, 0],
      ['greenwood', 0, 1],
      ['hut', 0, 1],
    ]);
    expect(home?.lastWeek?.matches.map((match) => match.winner?.key)).toEqual(['borgo', 'if']);
  });

  it('lets the defender act first in a deferred match', async () => {
    const home = await loadHome(VISITOR, NOW);
    expect(home?.week?.matches.map((match) => match.first.key)).toEqual(['borgo', 'if']);
  });
});

describe('a week', () => {
  it('lays each bold text of a post beside its ruling, with what that set off', async () => {
    const week = await loadWeekPage(1, ALL, VISITOR);
    const [entry] = week?.phases.find((group) => group.phase === 'Wartime')?.entries ?? [];
    expect(entry?.attacks).toBe(true);
    const said = entry?.ruled.map((each) =>
      each.kind === 'ruling' ? [each.line.title, each.setOff.map((line) => line.title)] : [],
    );
    expect(said).toEqual([
      ['Enthral', []],
      ['Ride Down', ['A Stroke for a Stroke']],
    ]);
  });

  it('keeps struck words and talk in sight, with who struck them and why', async () => {
    const week = await loadWeekPage(2, ALL, VISITOR);
    const ruled = week?.phases.flatMap((group) => group.entries).flatMap((entry) => entry.ruled) ?? [];
    expect(ruled.find((each) => each.kind === 'struck')).toMatchObject({
      words: 'Riddle at the Gate on Dantès',
      amended: { by: 'Ines', because: 'Vasya posted it twice.' },
    });
    expect(ruled.find((each) => each.kind === 'talk')).toMatchObject({ words: 'good morning to all' });
  });

  it('calls an unclear post by its own bold words', async () => {
    const week = await loadWeekPage(2, ALL, VISITOR);
    const lines = week?.phases.flatMap((group) => group.entries).flatMap((entry) => entry.ruled) ?? [];
    const unclear = lines.find((each) => each.kind === 'ruling' && each.line.outcome === 'Unclear');
    expect(unclear).toMatchObject({ line: { title: 'Shall I ask a riddle?', declared: true } });
  });

  it('shows the rosters, the bids and the facts of its matches once they are locked', async () => {
    const past = await loadWeekPage(1, ALL, VISITOR);
    expect(past?.matches[0]?.sides.map((side) => side.roster?.mercs.map((merc) => merc.name))).toEqual([
      ['Dracula', 'Headless Horseman'],
      ['Robin Hood', 'Maid Marian'],
    ]);
    expect(past?.matches[0]?.facts).toEqual([
      { text: 'Robin Hood falls before the first blow.', ruling: 'lantern-1-4b', title: 'Ride Down' },
    ]);
    const open = await loadWeekPage(2, ALL, OWN);
    expect(open?.matches.flatMap((match) => match.sides).map((side) => [side.roster, side.bid])).toEqual(
      Array.from({ length: 4 }, () => [null, null]),
    );
  });

  it('counts what a filter leaves', async () => {
    const week = await loadWeekPage(2, weekFilter.parse({ match: '2' }), VISITOR);
    // Château d'If and the Hut: one in Peacetime, one unclear.
    expect(week).toMatchObject({ declared: 4, shown: 2 });
  });

  it('is not there beyond the last', async () => {
    expect(await loadWeekPage(3, ALL, VISITOR)).toBeNull();
  });
});

describe('a ruling', () => {
  it('argues in six steps, with the roll where it was thrown and a gist of each clause', async () => {
    const page = await loadRuling('lantern-1-4b', VISITOR);
    expect(page?.steps.map((step) => step.step)).toEqual([
      'Declaration',
      'Costs',
      'Targeting',
      'Timing',
      'Hitting',
      'Resolution',
    ]);
    expect(page?.steps.flatMap((step) => step.rolls.map((each) => [step.step, each.roll.value]))).toEqual([
      ['Hitting', 41],
    ]);
    for (const clause of page?.steps.flatMap((step) => step.clauses) ?? []) expect(clause.gist, clause.id).not.toBe('');
  });

  it('marks the characters that it was read from, each with the number of its step', async () => {
    const source = (await loadRuling('lantern-1-4b', VISITOR))?.source;
    const marked = source?.marks.map(({ start, end, ref }) => [source.post.text.slice(start, end), ref]);
    expect(marked).toEqual([
      ['Riding Down', 1],
      ['Maid Marian', 3],
    ]);
  });

  it('keeps every revision, says who overrode it and why, and what the rules had said', async () => {
    const page = await loadRuling('lantern-1-4b', VISITOR);
    expect(page?.revisions.map((each) => [each.outcome, each.overridden])).toEqual([
      ['Pending', false],
      ['Nullified', false],
      ['Resolved', true],
    ]);
    expect(page?.override).toMatchObject({
      by: 'Ines',
      because: 'The roster came a minute late.',
      rulesSaid: 'Nullified',
    });
  });

  it('links what it set off, the GP that it moved and the fact that it made', async () => {
    const page = await loadRuling('lantern-1-4b', VISITOR);
    expect(page?.caused.map((line) => line.title)).toEqual(['A Stroke for a Stroke']);
    expect(page?.ledger).toEqual([{ team: { key: 'greenwood', name: 'Greenwood' }, text: 'Ride Down', amount: -2 }]);
    expect(page?.facts).toEqual([{ match: '1-1', text: 'Robin Hood falls before the first blow.' }]);
    expect(page?.changes.map((change) => change.ticked)).toEqual([false, true]);
    const trigger = await loadRuling('lantern-1-4b.marian.a-stroke-for-a-stroke', VISITOR);
    expect(trigger).toMatchObject({ cause: { id: 'lantern-1-4b' }, source: null });
  });

  it('stays to be read after its declaration was struck, and says that it stands no more', async () => {
    const page = await loadRuling('lantern-2-4b', VISITOR);
    expect(page?.gone).toMatchObject({ act: { by: 'Ines', because: 'Vasya posted it twice.' } });
    expect((await loadRulings(ANY, VISITOR))?.rulings.map((line) => line.id)).not.toContain('lantern-2-4b');
  });

  it('says of a pending one when the rosters lock', async () => {
    const page = await loadRuling('lantern-2-3', VISITOR);
    expect(page?.waitsFor).toEqual({ phase: 'Battles', due: '2026-11-26T20:00:00.000Z' });
  });
});

describe('the list of rulings', () => {
  const found = async (query: Record<string, string>) =>
    (await loadRulings(rulingsFilter.parse(query), VISITOR))?.rulings.map((line) => line.id);

  it('finds by name of ability and merc, by reason, clause, team, week and state', async () => {
    expect(await found({ q: 'ride down' })).toEqual(['lantern-1-4b']);
    expect(await found({ q: 'edmond', week: '2' })).toEqual(['lantern-2-1']);
    expect(await found({ q: 'until the end of results' })).toEqual(['lantern-1-4']);
    expect(await found({ clause: 'glossary:manipulation' })).toEqual(['lantern-1-4']);
    expect(await found({ state: 'overridden' })).toEqual(['lantern-1-4b']);
    expect(await found({ team: 'borgo', outcome: 'Rejected' })).toEqual(['lantern-2-5']);
    expect(await found({ state: 'provisional', week: '2', outcome: 'Pending' })).toEqual([]);
  });
});

describe('a team', () => {
  it('has its GP line by line, each leading to the ruling that moved it', async () => {
    const team = await loadTeam('greenwood', VISITOR);
    expect(team?.ledger).toEqual([
      {
        week: 1,
        opening: 0,
        closing: -2,
        lines: [{ id: 'l4', text: 'Ride Down', amount: -2, balance: -2, ruling: 'lantern-1-4b', adjusted: null }],
      },
    ]);
    expect(team).toMatchObject({ upkeep: 7, standing: { won: 0, lost: 1 } });
  });

  it('is not there under another key', async () => {
    expect(await loadTeam('nobody', VISITOR)).toBeNull();
  });
});

describe('a merc', () => {
  it('has its abilities with their words, their weeks and their uses', async () => {
    const page = await loadMerc('dracula', VISITOR);
    expect(page?.team).toMatchObject({ key: 'borgo', since: 0 });
    // The season's fee is 2 GP for each point of upkeep above the limit: 7 is 2 above Mid and 4 above Low.
    expect(page?.fees).toEqual([
      { tier: 'Mid', gp: 4 },
      { tier: 'Low', gp: 8 },
    ]);
    const [enthral] = page?.abilities ?? [];
    expect(enthral?.usedIn).toEqual([1]);
    expect(enthral?.weeks.map((cell) => cell.state)).toEqual([
      'used',
      'resting',
      'resting',
      'resting',
      'resting',
      'ready',
      'ready',
    ]);
    expect(page?.uses.map((line) => line.outcome)).toEqual(['Rejected', 'Resolved']);
  });

  it('rests where its recharge runs, though its phase is over, and as if what waits resolves', async () => {
    // Wait and Hope: a Peacetime ability in Wartime, used in week 2 with a cooldown of 1.
    await db.ability.updateMany({ where: { key: 'dantes/wait-and-hope' }, data: { state: 'closed', readyWeek: 4 } });
    const [wait] = (await loadMerc('dantes', VISITOR))?.abilities ?? [];
    expect(wait?.ready).toEqual({ state: 'no', word: 'usable again from week 4' });
    // Split the Arrow waits, with a cooldown of 1.
    const [arrow] = (await loadMerc('robin', VISITOR))?.abilities ?? [];
    expect(arrow?.supposing).toBe(true);
    expect(arrow?.weeks.slice(1, 4).map((cell) => cell.state)).toEqual(['used', 'resting', 'ready']);
  });

  it('is linked with its Pure Support from both sides', async () => {
    expect((await loadMerc('dantes', VISITOR))?.supports.map((merc) => merc.name)).toEqual(['Abbé Faria']);
    expect((await loadMerc('faria', VISITOR))?.linkedTo?.name).toBe('Edmond Dantès');
  });

  it('says why it cannot be rostered and by what it was hit', async () => {
    expect(await loadMerc('marian', VISITOR)).toMatchObject({ rosterable: false, whyNot: 'KO’d this week.' });
    expect((await loadMerc('robin', VISITOR))?.hitBy.map((line) => line.title)).toEqual(['Ride Down', 'Enthral']);
  });
});
