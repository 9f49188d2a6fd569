import 'server-only';
import { PHASES, type Phase } from '../../engine/rules/mercenaries/terms';
import { db } from '../../platform/db/client';
import { rulesPath, rulingPath } from '../../record/views/address';
import { linkBB, plainBB } from '../../record/views/bbcode';
import type { RulingLine } from '../../record/views/model';
import { VISITOR } from '../../record/views/reader';
import { lineColumns, standing, toLines } from '../../record/views/ruling-line';
import { readSeason } from '../../record/views/season';
import { mistake, ok, type Result } from '../../result';

function sayLine(season: string, line: RulingLine): string {
  const targets = line.targets.map((target) => target.name).join(', ');
  const aim = [line.merc?.name ?? line.team?.name ?? '', targets].filter((part) => part !== '').join(' → ');
  const ready = line.readyWeek === null ? '' : ` Usable again from week ${line.readyWeek}.`;
  const clauses = line.cites.map((id) => linkBB(`${rulesPath(season)}#${id}`, `§${id}`)).join(', ');
  const provisional = line.provisional ? ' [i](provisional)[/i]' : '';
  const by = line.override === null ? '' : ` Ruled so by an admin: ${line.override.because}`;
  const title = linkBB(rulingPath(season, line.id), `[b]${plainBB(line.title)}[/b]`);
  return `[*]${title}${aim === '' ? '' : ` (${plainBB(aim)})`}: [u]${line.outcome}[/u]${provisional}. ${plainBB(line.reason)}${ready}${plainBB(by)} [size=85]${clauses}[/size]`;
}

/**
 * The public rulings of one phase as BBCode, to be pasted under the forum's topic.
 * @param key the season's
 * @param week its number; @returns `not-found`
 */
export async function phaseAsBBCode(
  key: string,
  week: number,
  phase: Phase,
): Promise<Result<{ title: string; text: string; rulings: number }>> {
  const season = await readSeason(key);
  const found = season?.weeks.find((each) => each.number === week);
  if (!season || found === undefined) return mistake('not-found', 'There is no such week.');
  const rows = await db.ruling.findMany({
    where: { weekId: found.id, phase, AND: [standing(VISITOR)] },
    orderBy: [{ at: 'asc' }, { rulingId: 'asc' }],
    select: lineColumns,
  });
  const lines = (await toLines(season.id, rows)).filter((line) => line.ability !== null || line.outcome === 'Unclear');
  const teams = [...new Map(lines.map((line) => [line.team?.key ?? '', line.team?.name ?? 'Others'])).entries()];
  const title = `${season.name}, week ${week}: ${phase}`;
  const blocks = teams.map(
    ([key, name]) =>
      `[b]${plainBB(name)}[/b]\n[list]\n${lines
        .filter((line) => (line.team?.key ?? '') === key)
        .map((line) => sayLine(season.key, line))
        .join('\n')}\n[/list]`,
  );
  return ok({ title, rulings: lines.length, text: [`[size=120]${plainBB(title)}[/size]`, ...blocks].join('\n\n') });
}

export const isPhase = (word: string): word is Phase => PHASES.some((phase) => phase === word);
