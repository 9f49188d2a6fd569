import { bounded } from '../kernel/numbers';
import { abilityOf, findMerc, listed, mercName, mercOf, teamName, teamOf } from './lookup';
import { holds, type Refusal, removeFor } from './removals';
import type { Cost } from './setup';
import { sideOf } from './sides';
import type { Source, State } from './state';
import type { Transaction } from './transaction';

/** Costs: paid when declared unless the text says otherwise; no effect, and never half paid (`2e:costs`). */

export const dueNow = (costs: readonly Cost[] | undefined): Cost[] =>
  (costs ?? []).filter(({ at }) => at === undefined);
export const dueAtResolution = (costs: readonly Cost[] | undefined): Cost[] =>
  (costs ?? []).filter(({ at }) => at === 'resolution');

const NONE: ReadonlySet<string> = new Set();

/**
 * Why a team cannot pay all of these together; null where it can.
 * @param promised mercs and terrains that other costs of the same batch take
 */
export function costRefusal(
  state: State,
  team: string | null,
  costs: readonly Cost[],
  promised: ReadonlySet<string> = NONE,
): Refusal | null {
  if (costs.length === 0) return null;
  if (team === null) return { text: 'nobody is there to pay its cost', cites: ['2e:costs'] };
  const { gp, terrains } = teamOf(state, team);
  const price = bounded(costs.reduce((sum, cost) => sum + ('gp' in cost ? cost.gp : 0), 0));
  if (price > 0 && price > gp) {
    return { text: `it costs ${price} GP and ${teamName(state, team)} has ${gp}`, cites: ['2e:costs', 'glossary:gp'] };
  }
  const spent = new Set(promised);
  for (const cost of costs) {
    if ('ko' in cost) {
      const why = spent.has(cost.ko) ? 'is the price already' : cannotFall(state, team, cost.ko);
      if (why) return { text: `${mercName(state, cost.ko)} ${why}, so that cost cannot be paid`, cites: ['2e:costs'] };
      spent.add(cost.ko);
    } else if ('terrain' in cost) {
      const terrain = terrains.find(({ name }) => name === cost.terrain);
      if (!terrain || (terrain.outUntil ?? 0) >= state.week || spent.has(`${team}/${cost.terrain}`)) {
        return {
          text: `${teamName(state, team)} has no ${cost.terrain} to give up`,
          cites: ['2e:costs', 'glossary:terrain'],
        };
      }
      spent.add(`${team}/${cost.terrain}`);
    }
  }
  return null;
}

/** A KO is paid with an ally that is there to fall. */
function cannotFall(state: State, team: string, merc: string): string | null {
  if (!findMerc(state, merc) || sideOf(state, merc) !== team) return 'is no ally';
  if (holds(state, merc, 'KO')) return 'is KO’d already';
  return holds(state, merc, 'Kidnapped') || holds(state, merc, 'Seduced') ? 'is away' : null;
}

/**
 * Pays them, once `costRefusal` found nothing.
 * @returns what was paid, in words
 */
export function pay(
  tx: Transaction,
  team: string | null,
  costs: readonly Cost[],
  { ruling, source }: { readonly ruling: string; readonly source: Source },
): string[] {
  if (team === null) return [];
  const { name } = abilityOf(tx.state, source.ability).def;
  return costs.map((cost) => {
    if ('gp' in cost) {
      tx.book(team, 'cost', -cost.gp, `Cost of ${name}`, ruling);
      return `${teamName(tx.state, team)} pays ${cost.gp} GP.`;
    }
    if ('ko' in cost) {
      removeFor(tx, cost.ko, 'KO', tx.state.week, { holder: source.holder, ability: source.ability, ruling });
      if (tx.state.setup.settings.costsSetOffTriggers === 'yes') tx.paid.push({ struck: cost.ko, ruling, source });
      return `${mercName(tx.state, cost.ko)} is KO’d as the cost of ${name}.`;
    }
    const weeks = cost.weeks ?? 1;
    const until = tx.state.week + weeks - 1;
    const row = tx.team(team);
    row.terrains = row.terrains.map((one) => (one.name === cost.terrain ? { ...one, outUntil: until } : one));
    return `${cost.terrain} is given up ${weeks === 1 ? 'for this week' : `until the end of week ${until}`}.`;
  });
}

export const costWords = (state: State, costs: readonly Cost[]): string =>
  listed(
    costs.map((cost) => {
      if ('gp' in cost) return `${cost.gp} GP`;
      return 'ko' in cost ? `the KO of ${mercName(state, cost.ko)}` : cost.terrain;
    }),
  );

export const commanderOf = (state: State, merc: string): string | null =>
  sideOf(state, merc) ?? mercOf(state, merc).team;
