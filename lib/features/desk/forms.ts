import type { AbilityView, MercView, TeamView, View } from '../../engine/rules/mercenaries/view';
import type { MarketBidRow } from '../../record/market/bids';
import { priceOf } from '../../record/market/market';
import { commanded } from './abilities';
import type { ChoiceForm, ComposerNames, CustomizeForm, LinkForm, MarketMerc } from './model';

/** Choices that are open: On Purchase in the week of the purchase, and whom an interception shields. */
export function choiceForms(view: View, team: TeamView): ChoiceForm[] {
  return commanded(view, team.key).flatMap(({ merc, ability }): ChoiceForm[] => {
    const common = {
      ability: ability.key,
      name: ability.name,
      merc: { key: merc.key, name: merc.name },
      chosen: ability.choice,
    };
    if (ability.type === 'On Purchase' && merc.hired === view.week && merc.team === team.key) {
      const options = (ability.definition.choices ?? []).map((choice) => ({ value: choice, name: choice }));
      return [{ ...common, kind: 'on purchase', options }];
    }
    if (!view.rostersLocked && intercepts(ability) && merc.controller === team.key) {
      const options = mates(view, merc).map((mate) => ({ value: mate.key, name: mate.name }));
      return [{ ...common, kind: 'interception', options }];
    }
    return [];
  });
}

const intercepts = (ability: AbilityView): boolean =>
  ability.definition.effects?.some((effect) => effect.do === 'Intercept') ?? false;

const mates = (view: View, merc: MercView): MercView[] =>
  Object.values(view.mercs).filter((mate) => mate.controller === merc.controller && mate.key !== merc.key);

/** Pure Supports and whom each could be attached to. */
export function linkForms(view: View, team: TeamView): LinkForm[] {
  const own = Object.values(view.mercs).filter((merc) => merc.team === team.key);
  const named = (merc: MercView) => ({ key: merc.key, name: merc.name });
  return own
    .filter((merc) => merc.pureSupport)
    .map((merc) => {
      const linked = merc.linkedTo === null ? undefined : view.mercs[merc.linkedTo];
      return {
        merc: named(merc),
        linkedTo: linked === undefined ? null : named(linked),
        options: own.filter((mate) => !mate.pureSupport && mate.key !== merc.linkedTo).map(named),
      };
    });
}

/** Mercs whose write-up offers a customization; chosen anew each week, in words. */
export function customizeForms(view: View, team: TeamView): CustomizeForm[] {
  return Object.values(view.mercs)
    .filter((merc) => merc.controller === team.key && !merc.pureSupport)
    .map((merc) => ({ merc: { key: merc.key, name: merc.name }, chosen: merc.customization }));
}

/** Mercs without a team, and the own bids for them. @param bids of the open phase, as the team may see them */
export function marketOf(
  view: View,
  { listed, bids, own }: { listed: ReadonlyMap<string, number>; bids: readonly MarketBidRow[]; own: string | null },
): MarketMerc[] {
  return Object.values(view.mercs)
    .filter((merc) => merc.team === null)
    .map((merc) => {
      const here = bids.filter((bid) => bid.merc === merc.key);
      return {
        key: merc.key,
        name: merc.name,
        price: priceOf(merc, listed.get(merc.key) ?? null),
        bid: here.find(({ team }) => team === own)?.gp ?? null,
        others: here
          .filter(({ team }) => team !== own)
          .map(({ team, gp }) => ({ team: view.teams[team]?.name ?? team, gp })),
      };
    });
}

/** What the composer offers to insert: abilities, ready ones first, and targets, enemies first. */
export function composerNames(view: View, team: TeamView): ComposerNames {
  const abilities = commanded(view, team.key)
    .filter(({ ability }) => !['always', 'armed', 'closed'].includes(ability.state))
    .map(({ merc, ability }) => ({ name: ability.name, merc: merc.name, ready: ability.usable }))
    .sort((a, b) => Number(b.ready) - Number(a.ready));
  const match = view.matches.find((each) => each.key === team.match);
  const opponent = match === undefined ? null : match.attacker === team.key ? match.defender : match.attacker;
  const of = (side: string | null, name: 'ally' | 'enemy') =>
    side === null
      ? []
      : Object.values(view.mercs)
          .filter((merc) => merc.controller === side)
          .map((merc) => ({ name: merc.name, side: name }));
  return { abilities, targets: [...of(opponent, 'enemy'), ...of(team.key, 'ally')] };
}
