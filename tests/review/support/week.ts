import type { Actor } from '@/lib/platform/auth/actor';
import { advance } from '@/lib/record/week/advance';
import { append } from '@/lib/record/week/append';
import { loadWeek } from '@/lib/record/week/load';
import type { Appended, LoadedWeek, NewJournalEntry } from '@/lib/record/week/types';
import { ok } from '@/lib/result';
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
