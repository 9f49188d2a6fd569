import { ok } from '@/lib/result';
import { advance } from '@/lib/week/advance';
import { append } from '@/lib/week/append';
import { loadWeek } from '@/lib/week/load';
import type { Actor, Appended, LoadedWeek, NewJournalEntry } from '@/lib/week/types';
import type { TestSeason } from '../../db/league';

/** The open week of a test's season: play of leaders, advances, and a look at it. */
export class PlayedWeek {
  constructor(
    readonly season: TestSeason,
    private number = 1,
  ) {}

  /** @param by the nth leader; 0: the admin */
  async does(by: number | Actor, ...entries: NewJournalEntry[]): Promise<Appended> {
    const actor = typeof by === 'number' ? this.season.leader(by) : by;
    const done = await append({ where: { season: this.season.key }, actor, entries: () => ok(entries) });
    if (!done.ok) throw new Error(done.problem.message);
    return done.value;
  }

  async to(phase: 'Wartime' | 'Battles' | 'Results' | 'Week'): Promise<void> {
    const done = await advance({
      where: { season: this.season.key, week: this.number },
      actor: this.season.admin,
      to: phase,
      closesAt: null,
    });
    if (!done.ok) throw new Error(done.problem.message);
    if (phase === 'Week') this.number += 1;
  }

  async look(): Promise<LoadedWeek> {
    const loaded = await loadWeek({ season: this.season.key });
    if (!loaded.ok) throw new Error(loaded.problem.message);
    return loaded.value;
  }
}
