import type { Outcome } from '../../../lib/engine/rules/kernel/ruling';

/**
 * What the rules make of the script, worked out from it by hand: ability, outcome, and whom it hit where dice do not say.
 * `maybe`: a Trigger that answers only where dice let its cause hit.
 */
export type Expected = readonly [
  ability: string,
  outcome: Outcome | readonly Outcome[] | 'maybe',
  hits?: readonly string[],
];

/** A chance decides it. */
const EITHER = ['Resolved', 'Resolved without effect'] as const;

const WEEK_1: readonly Expected[] = [
  // The Borgo Pass at Château d'If
  ['edmond-dantes/wait-and-hope', 'Resolved', ['edmond-dantes']],
  // In Peacetime: the wrong phase.
  ['dracula/children-of-the-night', 'Rejected', []],
  ['milady-de-winter/a-letter-from-the-cardinal', 'Resolved', ['puss-in-boots']],
  // Settled as Mulan, overridden to Atalanta.
  ['abbe-faria/a-tutor-in-darkness', 'Resolved', ['atalanta']],
  ['carmilla/mircalla-millarca', 'Resolved', ['carmilla']],
  // Its user is possessed while it waits.
  ['captain-nemo/ram', 'Cancelled', []],
  // A Pre-Battle that waits for the rosters, whose user is KO'd.
  ['mulan/the-wrong-drum', 'Invalidated', []],
  ['dracula/enthral', 'Resolved', ['captain-nemo']],
  ['dracula/the-blood-is-the-life', 'Resolved', ['dracula']],
  // Its user is seduced and stays off the roster.
  ['dracula/children-of-the-night', 'Nullified', []],
  // Untargetable, once the override stands.
  ['milady-de-winter/poisoned-wine', 'Rejected', []],
  ['milady-de-winter/poisoned-wine', 'Resolved', ['mulan']],
  ['mulan/in-my-fathers-place', 'Resolved', ['mulan']],
  ['scheherazade/one-more-night', 'Resolved', ['dracula']],
  // 6 GP are asked, and the team has 5.
  ['milady-de-winter/a-price-for-every-man', 'Rejected', []],
  // Its target was benched.
  ['headless-horseman/ride-down', 'Failed', []],
  ['spring-heeled-jack/blue-fire', 'Resolved', ['scheherazade', 'puss-in-boots']],
  ['carmilla/languor', 'Resolved', ['frankensteins-creature']],
  // Its user was benched.
  ['dr-jekyll/the-transforming-draught', 'Nullified', []],
  ['atalanta/first-spear', EITHER],
  ['frankensteins-creature/on-your-wedding-night', EITHER],
  ['the-pied-piper/pay-the-piper', 'Resolved', ['spring-heeled-jack']],
  // Some seconds late.
  ['spring-heeled-jack/over-the-wall', 'Rejected', []],
  ['frankensteins-creature/scorned-once-more', 'Resolved', ['frankensteins-creature']],
  // Under the forced recharge of the letter.
  ['puss-in-boots/the-marquis-of-carabas', 'Rejected', []],
  ['scheherazade/the-tale-of-the-day', 'Resolved', ['puss-in-boots']],

  // Flower-Fruit Mountain at the Hut
  ['the-white-snake/a-borrowed-umbrella', 'Resolved', ['zhu-bajie']],
  ['the-firebird/golden-apples-by-night', 'Resolved'],
  ['zhu-bajie/one-more-bun', 'Resolved', ['zhu-bajie']],
  ['baba-yaga/riddle-at-the-gate', 'Resolved', ['sun-wukong']],
  ['koschei/carry-off-the-bride', 'Resolved', ['the-white-snake']],
  ['sun-wukong/seventy-two-shapes', 'Resolved', ['sun-wukong']],
  ['princess-iron-fan/fan-the-flames-out', 'Resolved', ['vasilisa']],
  ['vasilisa/the-skull-lantern', 'Nullified', []],
  // Declared by a Pure Support: what nullifies the linked merc's reaches it.
  ['domovoi/knots-in-their-laces', 'Nullified', []],
  // The second manipulation of Sun Wukong.
  ['the-rusalka/come-and-comb-my-hair', 'Failed', []],
  ['sun-wukong/havoc-in-heaven', 'Resolved'],
  ['nezha/the-universe-ring', 'Resolved', ['ilya-muromets']],
  ['ilya-muromets/up-from-the-stove', 'Resolved'],
  // The one Undead of the other side is Immune to KO.
  ['zhu-bajie/the-nine-toothed-rake', 'Resolved without effect', []],
  ['baba-yaga/the-hut-turns-round', 'Resolved'],
  ['a-hundred-hairs/monkeys-everywhere', 'Resolved'],
  ['vasilisa/dead-water-living-water', 'Resolved', ['ilya-muromets']],

  // Ingolstadt at the Reform Club
  ['griffin/the-first-year-of-the-reign', 'Resolved', ['irene-adler']],
  ['sherlock-holmes/the-dog-in-the-night-time', 'Resolved', ['faust']],
  ['griffin/green-vial', 'Resolved', ['griffin']],
  ['victor-frankenstein/the-spark-of-being', 'Resolved', ['the-golem']],
  ['phileas-fogg/wager-of-the-eightieth-day', 'Resolved', ['phileas-fogg']],
  // The first help of the week that an enemy gives its own side.
  ['mephistopheles/the-spirit-that-denies', 'Resolved', ['phileas-fogg']],
  // Untargetable.
  ['sherlock-holmes/eliminate-the-impossible', 'Rejected', []],
  ['sherlock-holmes/eliminate-the-impossible', 'Resolved', ['mephistopheles']],
  ['dr-watson/the-old-service-revolver', 'Resolved', ['the-golem']],
  ['faust/linger-a-while', 'Resolved', ['the-steam-man']],
  ['olimpia/ah-ah-she-says', 'Resolved', ['the-time-traveller']],
  // A Mid-Battle by now: the Traveller has been seduced and is out of it.
  [
    'the-steam-man/sixty-miles-an-hour',
    'Resolved',
    ['sherlock-holmes', 'irene-adler', 'phileas-fogg', 'passepartout', 'the-steam-man'],
  ],
  // Its target was benched.
  ['irene-adler/the-woman', 'Failed', []],
  // 6 GP are due, and after fees and bid the team has 5.
  ['phileas-fogg/the-price-of-an-elephant', 'Failed', []],
  ['the-golem/set-down-at-the-gate', 'Resolved', ['the-golem']],
  // The merc that the Apprentice is linked to was benched.
  ['the-sorcerers-apprentice/the-other-half-of-the-broom', 'Nullified', []],
  ['passepartout/through-the-paper-hoop', 'Resolved'],
  // An earlier batch took its user out of the battle.
  ['the-time-traveller/something-under-the-floor', 'Nullified', []],
  ['dr-watson/as-i-have-set-down-elsewhere', 'Resolved', ['the-steam-man']],

  // The Labyrinth at Greenwood
  ['robin-hood/tax-the-tax-man', 'Resolved', ['medusa', 'robin-hood']],
  ['daedalus/another-corridor', 'Resolved', ['friar-tuck']],
  ['friar-tuck/grace-before-venison', 'Resolved', ['little-john', 'will-scarlet', 'much']],
  // A Passive makes him Immune to Intimidation.
  ['the-sphinx/what-goes-on-four-legs', 'Rejected', []],
  ['robin-hood/oak-and-iron', 'Resolved', ['the-minotaur']],
  ['the-sphinx/what-goes-on-four-legs', 'Resolved', ['much']],
  [
    'maid-marian/word-through-the-trees',
    'Resolved',
    ['robin-hood', 'maid-marian', 'little-john', 'friar-tuck', 'will-scarlet', 'much', 'the-green-knight'],
  ],
  // What named nobody was struck.
  ['ariadne/a-ball-of-thread', 'Resolved', ['circe']],
  // Intimidated, and so off the roster.
  ['much/a-sack-of-flour', 'Nullified', []],
  ['circe/swine-before-supper', 'Resolved', ['friar-tuck']],
  // Under the forced recharge of the corridor.
  ['friar-tuck/absolution', 'Rejected', []],
  ['robin-hood/split-the-arrow', EITHER],
  ['little-john/quarterstaff', 'Resolved', ['medusa']],
  ['medusa/every-hair-a-serpent', 'Resolved', ['little-john']],
  ['medusa/turn-to-stone', EITHER],
  ['the-green-knight/a-stroke-for-a-stroke', 'maybe', ['the-green-knight']],
  ['charon/an-obol-under-the-tongue', 'maybe', ['charon']],
  // He has stood in for Marian, or not.
  ['the-green-knight/return-the-blow', ['Resolved', 'Nullified']],
  ['ariadne/a-crown-among-the-stars', 'Resolved', ['little-john']],
];

const WEEK_2: readonly Expected[] = [
  // Château d'If at Flower-Fruit Mountain
  // A cooldown of 1 from week 1.
  ['edmond-dantes/wait-and-hope', 'Rejected', []],
  ['zhu-bajie/one-more-bun', 'Resolved', ['zhu-bajie']],
  ['frankensteins-creature/a-face-at-the-window', 'Resolved', ['tripitaka']],
  // Cancelled in week 1, and so without recharge.
  ['captain-nemo/ram', 'Resolved', ['nezha']],
  // Settled.
  ['captain-nemo/flood-the-chambers', 'Resolved', []],
  ['the-white-snake/flood-the-temple', 'Resolved'],
  ['nezha/wind-fire-wheels', 'Resolved', ['nezha']],
  // Both waited when their user was nullified, by a fan that a spell had just refreshed.
  ['edmond-dantes/the-counts-reckoning', 'Nullified', []],
  ['edmond-dantes/three-names', 'Nullified', []],
  ['tripitaka/the-tightening-spell', 'Resolved', ['princess-iron-fan']],
  ['princess-iron-fan/fan-the-flames-out', 'Resolved', ['edmond-dantes']],
  ['zhu-bajie/thirty-six-changes', 'Resolved', ['captain-nemo']],
  // The copy of it.
  ['captain-nemo/ram', 'Resolved', ['atalanta']],
  ['nezha/return-the-bones', 'Resolved', ['frankensteins-creature']],
  ['princess-iron-fan/the-banana-leaf-fan', 'Resolved'],
  ['scheherazade/the-tale-of-the-day', 'Resolved', ['captain-nemo']],

  // The Hut at the Borgo Pass
  ['vasilisa/morning-is-wiser', 'Resolved', ['baba-yaga']],
  ['spring-heeled-jack/penny-dreadful', 'Resolved'],
  // Refreshed in Peacetime.
  ['baba-yaga/riddle-at-the-gate', 'Resolved', ['dracula']],
  // A cooldown of 3 from week 1.
  ['dracula/enthral', 'Rejected', []],
  ['headless-horseman/hoofbeats-at-the-door', 'Resolved', ['vasilisa']],
  // Its linked merc is intimidated; besides it was Nullified in week 1.
  ['domovoi/knots-in-their-laces', 'Rejected', []],
  ['headless-horseman/ride-down', EITHER],
  ['spring-heeled-jack/over-the-wall', 'Resolved', ['spring-heeled-jack']],
  ['milady-de-winter/a-price-for-every-man', 'Resolved', ['koschei']],
  ['the-firebird/one-feather', 'Resolved', ['ilya-muromets']],
  ['dr-jekyll/the-other-door', 'Resolved', ['dr-jekyll']],
  // 1 GP is asked, and all has gone on Koschei and the fee.
  ['renfield/flies-spiders-sparrows', 'Rejected', []],
  ['the-firebird/a-feather-in-every-hand', 'Resolved', ['baba-yaga', 'ilya-muromets', 'vasilisa']],

  // Greenwood at Ingolstadt
  // One of those whom it may pick is Immune to Manipulation.
  ['maid-marian/abbess-for-a-morning', EITHER],
  ['mephistopheles/name-your-wish', 'Resolved', ['robin-hood']],
  // A third party obeys nobody.
  ['robin-hood/split-the-arrow', 'Rejected', []],
  ['will-scarlet/red-from-hat-to-heel', 'Resolved', ['griffin', 'victor-frankenstein']],
  // Its user was benched.
  ['talos/hurl-the-shore', 'Nullified', []],
  // It may pick Much, who stays behind with his merc gone.
  ['griffin/footprints-in-the-snow', [...EITHER, 'Failed']],
  // Nobody over there was paid down.
  ['will-scarlet/overdressed-for-the-occasion', 'Failed', []],

  // The Reform Club at the Labyrinth
  ['circe/the-white-flower', 'Resolved', ['medusa']],
  ['irene-adler/the-woman', 'Resolved', ['medusa']],
  ['the-minotaur/seven-and-seven', 'Resolved'],
  ['daedalus/wax-and-feathers', 'Resolved', ['the-minotaur']],
  ['phileas-fogg/the-price-of-an-elephant', 'Resolved', ['phileas-fogg']],
  ['the-sphinx/three-questions', 'Resolved'],
];

const WEEK_3: readonly Expected[] = [
  // The Borgo Pass at Greenwood
  // In Peacetime, once more.
  ['dracula/children-of-the-night', 'Rejected', []],
  // Robin became Immune to Manipulation while it waited.
  ['carmilla/languor', 'Nullified', []],
  ['friar-tuck/absolution', 'Resolved', ['robin-hood']],
  ['dracula/children-of-the-night', 'Resolved'],
  ['dr-jekyll/the-transforming-draught', 'Resolved', ['dr-jekyll']],
  ['little-john/quarterstaff', 'Resolved', ['headless-horseman']],
  ['robin-hood/split-the-arrow', EITHER],
  ['much/a-sack-of-flour', 'Resolved'],
  // Alone over there he cost a fee.
  ['will-scarlet/overdressed-for-the-occasion', 'Resolved', ['dracula']],
  // Not chosen in its week, and rolled when that closes.
  ['don-quixote/a-helmet-of-some-kind', 'Resolved', []],

  // Ingolstadt at Château d'If
  ['edmond-dantes/wait-and-hope', 'Resolved', ['edmond-dantes']],
  ['reynard/a-guest-for-the-winter', 'Resolved', ['the-golem']],
  ['griffin/green-vial', 'Resolved', ['griffin']],
  ['victor-frankenstein/the-spark-of-being', 'Resolved', ['talos']],
  // 2 GP are asked, and the team has none.
  ['faust/signed-in-red', 'Rejected', []],
  ['puss-in-boots/become-a-mouse-sire', 'Resolved', ['mephistopheles']],
  ['atalanta/first-spear', EITHER],
  ['the-pied-piper/pay-the-piper', 'Resolved', ['olimpia']],
  ['the-golem/set-down-at-the-gate', 'Resolved', ['the-golem']],
  // Mephistopheles is KO'd by then.
  [
    'the-sorcerers-apprentice/the-other-half-of-the-broom',
    'Resolved',
    ['victor-frankenstein', 'the-golem', 'griffin', 'faust', 'olimpia', 'talos'],
  ],
  ['mulan/twelve-years-unknown', 'Resolved', ['mulan']],
  ['frankensteins-creature/scorned-once-more', 'Resolved', ['frankensteins-creature']],
  ['puss-in-boots/the-marquis-of-carabas', 'Resolved', ['puss-in-boots']],
  ['scheherazade/the-tale-of-the-day', 'Resolved', ['puss-in-boots']],

  // Flower-Fruit Mountain at the Labyrinth
  ['the-clockwork-nightingale/wind-it-again', 'Resolved', ['sun-wukong']],
  ['zhu-bajie/one-more-bun', 'Resolved', ['zhu-bajie']],
  // Refreshed in Peacetime.
  ['sun-wukong/havoc-in-heaven', 'Resolved', ['medusa', 'the-minotaur']],
  ['medusa/every-hair-a-serpent', 'Resolved', ['sun-wukong']],
  ['the-minotaur/he-sees-red', 'Resolved', ['the-minotaur']],
  ['charon/an-obol-under-the-tongue', 'maybe', ['charon']],
  ['sun-wukong/seventy-two-shapes', 'Resolved', ['sun-wukong']],
  ['charon/the-far-bank', 'Resolved', ['a-hundred-hairs']],
  ['a-hundred-hairs/monkeys-everywhere', 'Nullified', []],
  ['ariadne/a-ball-of-thread', 'Resolved', ['medusa']],
  ['ariadne/a-crown-among-the-stars', 'Resolved', ['sun-wukong']],

  // The Reform Club at the Hut
  ['the-time-traveller/thursday-again', 'Resolved', ['sherlock-holmes']],
  // A Peacetime ability, in Wartime.
  ['sherlock-holmes/the-dog-in-the-night-time', 'Resolved', ['koschei']],
  ['vasilisa/the-skull-lantern', 'Resolved', ['the-steam-man']],
  ['the-steam-man/scalded', 'Resolved', ['vasilisa']],
  ['domovoi/knots-in-their-laces', 'Resolved', ['sherlock-holmes', 'passepartout']],
  ['dr-watson/the-old-service-revolver', 'Resolved', ['baba-yaga']],
  ['phileas-fogg/wager-of-the-eightieth-day', 'Resolved', ['phileas-fogg']],
  ['baron-munchausen/on-the-cannon-ball', 'Resolved', ['baron-munchausen']],
  ['passepartout/through-the-paper-hoop', 'Resolved'],
  ['the-time-traveller/something-under-the-floor', 'Resolved'],
  ['baron-munchausen/every-word-of-it-true', 'Resolved', ['ilya-muromets', 'passepartout', 'baba-yaga']],
  ['dr-watson/as-i-have-set-down-elsewhere', 'Resolved', ['passepartout']],
];

const WEEK_4: readonly Expected[] = [
  // Château d'If at the Reform Club
  ['reynard/whats-yours-is-reynards', 'Resolved', ['irene-adler']],
  ['abbe-faria/a-tutor-in-darkness', 'Resolved', ['mulan']],
  ['scheherazade/one-more-night', 'Resolved', ['phileas-fogg']],
  // Injured by the lantern of week 3.
  ['the-steam-man/sixty-miles-an-hour', 'Rejected', []],
  // Stolen, and used by the thief.
  ['irene-adler/the-woman', 'Rejected', []],
  ['irene-adler/the-woman', 'Pending'],
  ['edmond-dantes/the-counts-reckoning', 'Pending'],
  ['captain-nemo/ram', 'Pending'],
  ['captain-nemo/flood-the-lower-deck', 'Pending'],

  // The Labyrinth at the Borgo Pass
  ['spring-heeled-jack/penny-dreadful', 'Resolved'],
  ['daedalus/another-corridor', 'Resolved', ['milady-de-winter']],
  // Under the forced recharge of the corridor.
  ['milady-de-winter/poisoned-wine', 'Rejected', []],
  ['spring-heeled-jack/over-the-wall', 'Resolved', ['spring-heeled-jack']],
  ['the-sphinx/what-goes-on-four-legs', 'Resolved', ['dracula']],
  ['circe/swine-before-supper', 'Resolved', ['milady-de-winter']],
  ['spring-heeled-jack/blue-fire', 'Pending'],

  // Greenwood at Flower-Fruit Mountain
  ['the-white-snake/a-borrowed-umbrella', 'Resolved', ['tripitaka']],
  ['zhu-bajie/one-more-bun', 'Resolved', ['zhu-bajie']],
  ['robin-hood/tax-the-tax-man', 'Resolved', ['tripitaka', 'robin-hood']],
  ['friar-tuck/grace-before-venison', 'Resolved', ['don-quixote', 'maid-marian', 'friar-tuck']],
  ['robin-hood/oak-and-iron', 'Resolved', ['sun-wukong']],
  // A cooldown of 1 from week 3.
  ['sun-wukong/seventy-two-shapes', 'Rejected', []],
  ['nezha/the-universe-ring', 'Pending'],
  ['don-quixote/they-are-giants', 'Pending'],
  ['the-green-knight/return-the-blow', 'Pending'],

  // The Hut at Ingolstadt
  ['the-rusalka/come-and-comb-my-hair', 'Resolved', ['griffin']],
  ['faust/linger-a-while', 'Resolved', ['koschei']],
  ['baba-yaga/day-sun-and-night', 'Resolved', ['baba-yaga']],
  ['baba-yaga/the-hut-turns-round', 'Pending'],
  ['olimpia/ah-ah-she-says', 'Pending'],
];

/** By week. */
export const OUTCOMES_OF = [WEEK_1, WEEK_2, WEEK_3, WEEK_4] as const;
