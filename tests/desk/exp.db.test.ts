import { beforeEach, describe, expect, it } from 'vitest';
import { type NewRequest, readExpPage, requestExp, withdrawRequest } from '@/lib/features/desk/exp';
import { readControlRoom } from '@/lib/features/review/control';
import { grantExp, readExpDesk, refuseExp } from '@/lib/features/review/exp';
import type { SeasonActor } from '@/lib/platform/auth/actor';
import { ownDatabase } from '../db/database';
import { league, merc, openSeason, type TestSeason, team } from '../db/league';
import { PlayedWeek } from '../review/support/week';
import { cameTo, codeOf, shownBy, value } from '../support/results';

ownDatabase();
let season: TestSeason;
let played: PlayedWeek;
let forms = 0;
const key = () => `exp-${++forms}`;

/** The first merc of team 1 has 5 EXP, all others none. */
beforeEach(async () => {
  const setup = league(2);
  const first = setup.mercs[merc(1, 1)];
  if (first) Object.assign(first, { exp: 5 });
  season = await openSeason(2, { setup });
  played = new PlayedWeek(season);
});

const ask = (by: SeasonActor, more: Partial<NewRequest> = {}, form = key()) =>
  requestExp(
    by,
    { merc: merc(1, 1), kind: 'Ability Upgrade', words: 'Strike recharges at once.', exp: 3, ...more },
    form,
  );
const open = async () => (await readExpDesk(season.key)).open;
const idOf = async () => (await open())[0]?.id ?? '';
const grant = (id: string, saw?: string, exp = 3) => grantExp(season.admin, { key: key(), saw }, { id, exp, note: '' });
const expOf = async () => (await played.look()).record.mercs[merc(1, 1)]?.exp;

describe('a request to spend EXP', () => {
  it('changes nothing until an admin grants it, who is shown first what that changes; then it is an entry', async () => {
    value(await ask(season.leader(1)));
    expect(await expOf()).toBe(5);
    const id = await idOf();
    const { saw, difference } = shownBy(await grant(id));
    expect(difference.groups.length).toBeGreaterThan(0);
    expect(cameTo(await grant(id, saw))).toBe('saved');
    expect(await expOf()).toBe(2);
    expect((await played.look()).journal.at(-1)).toMatchObject({
      ...{ kind: 'adjust', merc: merc(1, 1), exp: -3, because: 'Ability Upgrade: Strike recharges at once.' },
      actor: season.admin.key,
    });
    expect(await open()).toEqual([]);
    expect(value(await readExpPage(season.leader(1))).answered).toMatchObject([{ answer: 'granted' }]);
  });

  it('is granted once, whoever confirms it twice', async () => {
    value(await ask(season.leader(1), { exp: 2 }));
    const id = await idOf();
    const { saw } = shownBy(await grant(id, undefined, 2));
    const both = await Promise.all([grant(id, saw, 2), grant(id, saw, 2)]);
    expect(both.map(cameTo).filter((came) => came === 'saved')).toHaveLength(1);
    expect(await expOf()).toBe(3);
  });

  it.each([
    ['exp', { exp: 6 }],
    ['no-merc', { merc: merc(2, 1) }],
    ['no-merc', { merc: 'constructor' }],
    ['ok', { exp: 5 }],
  ] as const)('comes to “%s” with %o', async (code, more) => {
    expect(codeOf(await ask(season.leader(1), more))).toBe(code);
  });

  it('counts what was asked for the same merc already', async () => {
    value(await ask(season.leader(1)));
    expect(codeOf(await ask(season.leader(1)))).toBe('exp');
    expect(codeOf(await ask(season.leader(1), { exp: 2 }))).toBe('ok');
  });

  it('of one form is one request, of nobody who leads no team', async () => {
    const form = key();
    for (const _ of [1, 2]) value(await ask(season.leader(1), { exp: 1 }, form));
    expect(await open()).toHaveLength(1);
    expect(codeOf(await ask(season.admin))).toBe('no-team');
    expect(codeOf(await ask({ ...season.leader(2), team: team(1) }))).toBe('no-team');
  });

  it('is refused with a reason that its team reads, or withdrawn by it alone, and answered once', async () => {
    value(await ask(season.leader(1), { exp: 1 }));
    const id = await idOf();
    expect(codeOf(await withdrawRequest(season.leader(2), id))).toBe('not-found');
    value(await refuseExp({ actor: season.admin, key: key() }, { id, because: 'Too strong.' }));
    expect(value(await readExpPage(season.leader(1))).answered).toMatchObject([{ because: 'Too strong.' }]);
    expect(codeOf(await withdrawRequest(season.leader(1), id))).toBe('answered');
    expect(codeOf(await grant(id))).toBe('answered');
    value(await ask(season.leader(1), { exp: 1 }));
    const next = await idOf();
    value(await withdrawRequest(season.leader(1), next));
    expect(codeOf(await refuseExp({ actor: season.admin, key: key() }, { id: next, because: 'No.' }))).toBe('answered');
  });

  it('is not granted once the merc has not so much EXP any more, or has left the team', async () => {
    value(await ask(season.leader(1)));
    const id = await idOf();
    await played.does(season.admin, { kind: 'adjust', merc: merc(1, 1), exp: -4, because: 'By mistake.' });
    expect(codeOf(await grant(id))).toBe('exp');
    await played.does(season.leader(1), { kind: 'release', by: team(1), merc: merc(1, 1) });
    expect(codeOf(await grant(id, undefined, 1))).toBe('no-merc');
  });

  it('stands in the control room until it is answered', async () => {
    const asks = async () => value(await readControlRoom(season.admin)).checks.some(({ id }) => id === 'exp');
    expect(await asks()).toBe(false);
    value(await ask(season.leader(1)));
    expect(await asks()).toBe(true);
  });
});
