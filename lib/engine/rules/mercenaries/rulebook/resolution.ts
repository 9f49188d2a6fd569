import { sectionOf } from './clause';

/** 2d: what an effect is. */
export const effects = sectionOf('2d', [
  {
    slug: 'effect',
    title: 'What an effect settles',
    text: 'An effect is true in the match exactly as its text puts it, and no voter may argue it away. Everything that might follow from it is open to argument: if a merc is handed a lit candle, then it has a lit candle, and what it does with that is for the voters.',
  },
]);

/** 2e: from a post to an effect, one step at a time. */
export const resolution = sectionOf('2e', [
  {
    slug: 'declaration',
    title: 'Declaration',
    text: 'An ability is declared by a post that says so in bold, in the phase to which the ability belongs, with no room for doubt. The name may be bent a little to fit a short bold sentence. Bold words that have nothing to do with an ability declare none. If it is not certain what was meant, the post is Unclear and an admin asks.',
    house:
      'Bold inside a quotation belongs to whoever wrote it first and declares nothing. Where the name of one ability is part of a longer name that fits as well, the longer is meant. A “not”, a question or an “if” is no clear intent, so it is Unclear. Capital letters, closing marks, a plural or an -ing, and one wrong letter (two in a long name) are small bends. What has been declared cannot be taken back by its leader. An admin may strike a declaration while it waits, and then it never happened: even its costs come back. An admin may also rule over one that waits; a ruling that ends it holds at once and not at its moment.',
  },
  {
    slug: 'costs',
    title: 'Costs',
    text: 'A cost is paid with the declaration, unless the ability’s text puts it off. If a team cannot pay all of it, it pays nothing, and the declaration is Rejected. Costs are not effects: nobody can intercept one, and it stays paid if the ability comes to nothing.',
    house:
      'A merc that is Seduced or Kidnapped is away, so its KO cannot be the price; one that is Intimidated or Injured is there and can fall. A KO that is paid is no event that a Trigger answers, unless a setting says so. If a cost falls due when the ability takes effect and cannot be paid then, the ability has Failed and nothing is taken. Of several that fall due together the one declared first is paid first. A terrain given up for a number of weeks is lost for this week and for as many after it as are left of that number.',
    options: ['costsSetOffTriggers'],
  },
  {
    slug: 'targeting',
    title: 'Targeting',
    text: 'Where an ability needs a target, the target stands in bold as well. A leader may not pick a merc that is Untargetable, nor one that is Immune to something that the ability would do to it: such a declaration is Rejected. Abilities that find their targets by themselves need no name.',
    house:
      'If a target is wanted and no name stands in bold, the post is Unclear. An ability whose page says so is aimed at a terrain or at a team, which is named in bold like a merc; a terrain that several teams have by one name is Unclear. It is enough to give a first name or a nickname if only one possible target answers to it, and is Unclear if several do. Being Untargetable does not hide a merc from dice or from a Teamwide ability. Becoming Untargetable after having been named changes nothing. Becoming Immune after having been named does: the merc is not Hit, and the ability counts as made impossible (see Invalidated).',
  },
  {
    slug: 'timing',
    title: 'Timing',
    text: 'What has been declared and aimed now waits for its moment. For a Start of Battle ability that is the opening of the match, once the rosters are locked.',
  },
  {
    slug: 'hitting',
    title: 'Hitting',
    text: 'At its moment the ability must still Hit. An ability with a percentage may miss. If a die picked a merc that is Immune, that merc is not Hit.',
    house:
      'Where there are several targets, whoever cannot be Hit, for whatever reason, is left out and the others are Hit all the same. A chance is thrown once for the whole use, and once for each effect that has a chance of its own, however many mercs there are to Hit.',
  },
  {
    slug: 'resolution',
    title: 'Resolution',
    text: 'After the Hit comes the effect, and after the effect the cooldown: the ability has Resolved. An ability can Resolve without an effect in three ways alone: its chance went against it, a die had picked an Immune target, or another ability stopped it after its declaration and before its Hit was certain. Anything else that does not get there has Failed, and a Failure costs no cooldown.',
    house:
      'What another ability stops on the way counts as Resolved only if one of the two texts lets it. Otherwise it is Nullified or Invalidated, whichever its type calls for (see Made impossible on the way).',
  },
]);

/** 2f: several abilities at once. */
export const interplay = sectionOf('2f', [
  {
    slug: 'earlier-timing',
    title: 'Earlier moments first',
    text: 'The week runs in one direction: Peacetime abilities come first, then Pre-Battle, Start of Battle, Mid-Battle, and at last Results. When something was posted makes no difference to that.',
  },
  {
    slug: 'declaration-order',
    title: 'First come, first served, or all at once',
    text: 'Peacetime, Pre-Battle and Results abilities take effect one by one, in the order in which they were declared. Start of Battle abilities all go off together, and so do Mid-Battle abilities, and so do Triggers that the same event set off.',
    house:
      'Two settings change this for the battle. One lets Start of Battle and Mid-Battle abilities follow the order of their declaration; the other lets the Removals among them go before the rest.',
    options: ['battleOrder', 'removalsFirst'],
  },
  {
    slug: 'invalidated',
    title: 'Made impossible on the way',
    text: 'An ability that another one makes impossible before its moment does not go off, unless one of the two texts says that it does. A Start of Battle or Mid-Battle ability is then Nullified. Any other is Invalidated and pays its whole recharge.',
  },
  {
    slug: 'simultaneous',
    title: 'What happens together does not meet',
    text: 'Effects that come at the same instant cannot get in each other’s way, even where that defies sense: two duellists may knock each other out. All Hits of a batch are judged by how things stood before it, and only then are all its effects carried out.',
    house:
      'So the order of declaration decides nothing within a batch, save where only one of two things can be: two changes of one merc’s side, write-up, traits or timing, or two thefts of its abilities. Those are carried out in the order in which they were declared: of two changes the later one holds, and of two thieves the first one has the ability. Each such ruling names Declaration order.',
  },
  {
    slug: 'trigger-base',
    title: 'A Trigger does not undo its cause',
    text: 'A Trigger goes off when what sets it off has Hit, a moment before that has taken effect. So it comes too late to prevent it, unless its own text says that it can.',
    house:
      'That moment is early enough for a merc to answer its own fall: its Trigger still goes off. A Trigger that is recharging, or has gone off today, stays silent: of several things in one batch that would set it off, it answers the one declared first.',
  },
  {
    slug: 'interception',
    title: 'Interception',
    text: 'A merc that intercepts takes an effect in another’s place. (a) It is affected as if it had been the target from the start, even by an ability that could not have picked it. (b) If several are Hit and it is not among them, its leader chooses whom it shields. (c) If it is Hit itself along with the one it would shield, it shields nobody. (d) It has to be present at that moment: in a battle, on the roster. (e) If several interceptions could answer one use of an ability at one moment, a single one does, by the leader’s choice, and the others do not count as used.',
    house:
      'On (a): the interceptor’s own immunities stay its own, so if it is Immune to the effect then it takes it and is not Hit (a setting lets it step aside instead). On (b): without a choice it shields the one named first. On (d): before the battle it is enough not to be removed. On (e): without a choice it is the interception that was declared first, and among those that are never declared, the merc that comes first in the order of its team.',
    options: ['immuneInterceptor'],
  },
]);

/** 2g: Pure Supports at work. */
export const pureSupports = sectionOf('2g', [
  {
    slug: 'pure-support',
    title: 'Working through a Pure Support',
    text: 'A Pure Support works through the merc to which it is linked. What the one uses, the other is held to have used, and so it is the linked merc that a Trigger answers. What is done to the abilities of a Pure Support is done to those of the linked merc. A Pure Support’s Start of Battle abilities need the linked merc on the roster, and it can declare nothing while the linked merc could not be rostered. The first link is made as an On Purchase choice. It may be linked anew in Peacetime, in the fifth week after the last time or later, while none of its abilities is recharging.',
    house:
      'So an ability that works on abilities names the linked merc, and catches whatever its Pure Support has declared along with its own. While the linked merc is removed, its Pure Support’s Passives are off and its Triggers stay silent.',
  },
]);

/** 2h: abilities about abilities. */
export const metaAbilities = sectionOf('2h', [
  {
    slug: 'meta',
    title: 'Abilities about abilities',
    text: 'Whatever changes, stops or takes an ability is aimed at the merc that owns it. No ability is ever itself a target.',
  },
  {
    slug: 'cross-phase',
    title: 'Each to its own phase',
    text: 'To move an ability to another moment never moves it out of its phase. What belongs to Peacetime, to Wartime or to Results can be declared there only, unless a text states in so many words that it may cross over.',
    house: 'What is moved to a moment of its phase that has just gone by takes effect at the next one.',
  },
]);
