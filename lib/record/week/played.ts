import { AT_LEISURE, type Tx } from '../../platform/db/client';
import { rollingBack } from '../../platform/db/rolling-back';
import { ok, type Result } from '../../result';
import { laterThan } from '../journal/clock';
import { openNext, readSeason } from './advance';
import { seenOf } from './append';
import { learn } from './cache';
import type { FoldedWeek } from './fold';
import { hold } from './hold';
import { noSuchWeek } from './load';
import { type Taken, take, type Written, write, writtenOf } from './record';
import type { Act, Advance } from './types';

/** An act of a season that has been played already. */
export interface PlayedAct extends Pick<Act, 'actor' | 'entries' | 'idempotencyKey'> {
  readonly at: Date;
  /** Who meets whom in the week that opens, where the act closes one; absent: as in this one. */
  readonly matches?: Advance['matches'];
}

/** A week as it is being played: as it is written, and the acts that are not. */
interface Playing {
  readonly start: FoldedWeek;
  readonly written: Written;
  readonly acts: Taken[];
}

/**
 * Appends what has been played to the open week of a season, and to the weeks that open in turn, in one transaction. The
 * record is as if each act had been appended at its own time; what people read is written once a week, not once an act.
 * @returns the number of the week that is open in the end, or the first mistake of an act, with who did it and when:
 *   then nothing is written
 */
export async function appendPlayed(season: string, acts: readonly PlayedAct[]): Promise<Result<number>> {
  const done = await rollingBack<FoldedWeek>(async (tx) => {
    const row = await readSeason(tx, season);
    const held = await hold(tx, { season });
    if (!row || !held.ok) return noSuchWeek({ season });
    let playing = await playOn(tx, held.value.week);
    for (const act of acts) {
      const taken = takeIn(playing, act);
      if (!taken.ok) return named(taken, act);
      playing.acts.push(taken.value);
      if (!taken.value.entries.some((entry) => entry.kind === 'advance' && entry.to === 'Week')) continue;
      const closing = await write(tx, playing.written, playing.acts, taken.value);
      const opened = await openNext(tx, row, closing, act);
      if (!opened.ok) return named(opened, act);
      playing = await playOn(tx, opened.value.week);
    }
    const last = playing.acts.at(-1);
    return ok(last ? (await write(tx, playing.written, playing.acts, last)).week : playing.start);
  }, AT_LEISURE);
  if (!done.ok) return done;
  learn(done.value);
  return ok(done.value.week);
}

const playOn = async (tx: Tx, week: FoldedWeek): Promise<Playing> => ({
  start: week,
  written: await writtenOf(tx, week),
  acts: [],
});

function takeIn({ start, written, acts }: Playing, act: PlayedAct): Result<Taken> {
  const last = acts.at(-1);
  const week = last?.week ?? start;
  const now = laterThan(week, act.at.getTime());
  const entries = act.entries(seenOf(week, now));
  return entries.ok ? take(week, last ?? written, { ...act, now, entries: entries.value }) : entries;
}

function named(refused: Result<never>, { actor, at }: PlayedAct): Result<never> {
  if (refused.ok) return refused;
  const who = actor === 'clock' ? 'the clock' : actor.name;
  const message = `${who}, ${at.toISOString()}: ${refused.problem.message}`;
  return { ok: false, problem: { ...refused.problem, message } };
}
