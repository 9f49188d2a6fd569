import type { Ruling } from '../../engine/rules/kernel/ruling';
import type { MercView, View } from '../../engine/rules/mercenaries/view';
import type { Closing, SandboxRuling } from './model';

/** Rulings and states with names in place of keys. */

const mercName = (view: View, key: string): string => view.mercs[key]?.name ?? key;
const teamName = (view: View, key: string): string => view.teams[key]?.name ?? key;
const mercNames = (view: View, keys: readonly string[]): string => keys.map((key) => mercName(view, key)).join(', ');

function abilityName(view: View, key: string): string {
  const all = Object.values(view.mercs).flatMap(({ abilities }) => abilities);
  return all.find((ability) => ability.key === key)?.name ?? key;
}

export function showRuling(ruling: Ruling, view: View): SandboxRuling {
  const { ability, about, merc, by, targets, hits, interceptedBy, rolls } = ruling;
  const team = by === null ? null : teamName(view, by);
  const user = merc === null ? team : mercName(view, merc);
  return {
    week: ruling.week,
    title: ability === null ? about : abilityName(view, ability),
    declared: ability !== null && ruling.cause === null,
    aim: [user, mercNames(view, targets)].filter(Boolean).join(' → '),
    team,
    hits: mercNames(view, hits),
    interceptedBy: interceptedBy === null ? null : mercName(view, interceptedBy),
    outcome: ruling.outcome,
    byChance: ruling.byChance === true,
    reason: ruling.reason,
    cites: ruling.cites,
    steps: ruling.steps.map(({ step, verdict, text, cites }) => ({ step, verdict, text, cites })),
    rolls: rolls.map(({ value, sides, limit, among, for: on }) => {
      const needed = limit === undefined ? '' : `: needed ${limit} or less`;
      const what = `${on === undefined ? '' : ` for ${on}`}${needed}`;
      const who = among?.[value - 1];
      return `${value} of ${sides}${what}${who === undefined ? '' : `: ${mercName(view, who)}`}`;
    }),
    changes: ruling.changes,
  };
}

export function showClosing(view: View): Closing {
  return {
    week: view.week,
    phase: view.phase,
    teams: Object.values(view.teams).map(({ name, gp, realIncome, mercs }) => ({
      name,
      gp,
      realIncome,
      mercs: mercs.length,
    })),
    mercs: Object.values(view.mercs).map((merc) => ({
      name: merc.name,
      team: merc.team === null ? null : teamName(view, merc.team),
      standing: standingOf(view, merc),
      resting: merc.abilities
        .filter(({ key, ready }) => ready > view.week && key.startsWith(`${merc.key}/`))
        .map(({ name, ready }) => `${name} from week ${ready}`)
        .join(', '),
    })),
  };
}

function standingOf(view: View, { status, team, controller, side, linkedTo }: MercView): string {
  const commander = controller === null ? 'nobody' : teamName(view, controller);
  return [
    ...status,
    ...(side === 'third party' ? ['a third party'] : controller === team ? [] : [`under ${commander}`]),
    ...(linkedTo === null ? [] : [`linked to ${mercName(view, linkedTo)}`]),
  ].join(', ');
}
