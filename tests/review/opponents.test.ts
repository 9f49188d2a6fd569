import { describe, expect, it } from 'vitest';
import { opponents } from '../../lib/features/review/opponents';

const TEAMS = ['ash', 'birch', 'cedar', 'elm'].map((key) => ({ key, name: key.toUpperCase() }));
const line = (attacker: string, defender: string) => ({ attacker, defender, tier: 'High' as const });
const refused = (lines: ReturnType<typeof line>[], byes: string[] = []) => {
  const read = opponents(lines, byes, TEAMS);
  return read.ok ? 'taken' : `${read.problem.code}: ${read.problem.message}`;
};

describe('the opponents of the next week', () => {
  it('are taken where every team meets one other', () => {
    const read = opponents([line('ash', 'birch'), line('cedar', 'elm')], [], TEAMS);
    expect(read.ok && read.value).toEqual([line('ash', 'birch'), line('cedar', 'elm')]);
  });

  it('are refused where a row is half filled, whichever half it is', () => {
    expect(refused([line('ash', 'birch'), line('cedar', '')])).toBe(
      'half-match: Match 2 has the attacker CEDAR and no defender.',
    );
    expect(refused([line('', 'elm')])).toBe('half-match: Match 1 has the defender ELM and no attacker.');
  });

  it('are refused where a team meets nobody and no bye is said, and taken where it is', () => {
    expect(refused([line('ash', 'birch'), line('', '')])).toBe(
      'no-opponent: CEDAR and ELM would meet nobody next week.',
    );
    expect(refused([line('ash', 'birch')], ['cedar'])).toBe('no-opponent: ELM would meet nobody next week.');
    expect(refused([line('ash', 'birch')], ['cedar', 'elm'])).toBe('taken');
  });

  it('are refused where a team stands twice, meets itself, or has a bye and a match', () => {
    expect(refused([line('ash', 'birch'), line('cedar', 'ash')])).toBe('twice: ASH stands in two matches.');
    expect(refused([line('ash', 'ash')])).toBe('self-match: Match 1 has ASH against itself.');
    expect(refused([line('ash', 'birch'), line('cedar', 'elm')], ['elm'])).toBe(
      'twice: ELM is said to have a bye, and stands in match 2.',
    );
  });
});
