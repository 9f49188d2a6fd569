import { describe, expect, it } from 'vitest';
import { type Played, standings } from '../../lib/record/views/standings';

const played = (week: number, attacker: string, defender: string, winner: string | null): Played => ({
  week,
  attacker,
  defender,
  winner,
});
const order = (rows: ReturnType<typeof standings>) =>
  rows.map((row) => `${row.place} ${row.team} ${row.won}-${row.lost}`);

describe('the table', () => {
  it('puts more wins first', () => {
    const rows = standings(['a', 'b'], [played(1, 'a', 'b', 'b')]);
    expect(order(rows)).toEqual(['1 b 1-0', '2 a 0-1']);
  });

  it('puts fewer losses first among teams level on wins', () => {
    // c has won once and lost once; d has won once alone.
    const rows = standings(['c', 'd', 'e'], [played(1, 'c', 'e', 'c'), played(2, 'c', 'd', 'd')]);
    expect(order(rows)).toEqual(['1 d 1-0', '2 c 1-1', '3 e 0-1']);
  });

  it('parts teams level on both by the matches among them', () => {
    const matches = [played(1, 'a', 'b', 'b'), played(2, 'a', 'c', 'a'), played(2, 'b', 'd', 'd')];
    // a and b are both 1-1, and b beat a.
    expect(order(standings(['a', 'b', 'c', 'd'], matches))).toEqual(['1 d 1-0', '2 b 1-1', '3 a 1-1', '4 c 0-1']);
  });

  it('lets teams that nothing parts share a place, in the order of the game', () => {
    const matches = [played(1, 'a', 'b', 'a'), played(1, 'c', 'd', 'c')];
    expect(order(standings(['c', 'a', 'd', 'b'], matches))).toEqual(['1 c 1-0', '1 a 1-0', '3 d 0-1', '3 b 0-1']);
  });

  it('counts no match without a winner', () => {
    const [first] = standings(['a', 'b'], [played(1, 'a', 'b', null)]);
    expect(first).toMatchObject({ won: 0, lost: 0, form: [] });
  });

  it('keeps the last three matches as form, oldest first, whatever the order of the rows', () => {
    const winners = ['a', 'a', 'b', 'a'];
    const matches = winners.map((winner, index) => played(index + 1, 'a', 'b', winner)).reverse();
    expect(standings(['a', 'b'], matches)[0]?.form).toEqual(['won', 'lost', 'won']);
  });
});
