import { sectionOf } from './clause';

/** The glossary: what happens to an ability, and to whom it belongs. */
const abilities = sectionOf('glossary', [
  {
    slug: 'nullify',
    title: 'Nullified',
    text: 'A Nullified use has no effect, and the ability rests for one week: Nullified in week 3, it is back in week 5. That holds whether its own cooldown is longer, shorter or none, except for Pre-Battle abilities, which have a rule of their own.',
    house:
      'A Nullify stops what its target has waiting, and also what its target declares later in the week; otherwise whoever went first could stop nothing. A Trigger counts as used when it goes off. A Passive is not used at all, so it is not Nullified.',
  },
  {
    slug: 'failure',
    title: 'Failed',
    text: 'An ability that did not get as far as taking effect has Failed. It costs no recharge.',
    house:
      'A setting brings back the older rule, by which it then rests for one week as a Nullified one does, and a Pre-Battle ability for its own cooldown if that is longer. In either case a Failure is no use: it takes nothing off a Limited Use ability, and leaves a stolen one with its thief, save a Pre-Battle ability that pays its own cooldown.',
    options: ['failure'],
  },
  {
    slug: 'manipulation',
    title: 'Manipulation',
    text: 'An ability that works on how a merc thinks is a manipulation. In each Wartime a merc falls for one manipulation alone, the first to be declared, with Pre-Battle ones coming before Start of Battle ones. Any later one has Failed.',
    house:
      'Start of Battle manipulations come before Mid-Battle ones in turn. A manipulation that was Nullified, has Failed or missed does not use up the merc’s one time. Inside a batch that goes off together it is still the first declared that works.',
  },
  {
    slug: 'rechargeable',
    title: 'Rechargeable',
    text: 'An ability is rechargeable if a use of it brings a recharge, by its cooldown or by one of its own effects. A possessed merc cannot use such an ability.',
  },
  {
    slug: 'limited-use',
    title: 'Limited Use',
    text: 'It may be used a fixed number of times, and after the last of them it is gone for good. Only the leader who owns the merc may use it. It cannot be stolen or copied.',
    house: 'A use that has Failed or was Cancelled does not come off the number. Every other use does.',
  },
  {
    slug: 'must',
    title: 'Must',
    text: 'Where a text says that something must be so, it has to be so when the ability is declared, or the declaration is Rejected. If a “must” comes up only afterwards, or can no longer be met by then, the ability goes ahead without it.',
    house: 'To say that a merc “must be rostered” asks, at the declaration, that it still could be.',
  },
  {
    slug: 'customization',
    title: 'Customization',
    text: 'Some mercs offer a list to choose from anew each week, during the time for abilities. Such a choice is no ability.',
  },
  {
    slug: 'stolen',
    title: 'Stolen abilities',
    text: 'An ability that was stolen belongs to the thief until it is given back, which happens as the week after its use begins, or when it is bought back. Until then no recharge of it runs and no other ability can touch it. From its return its recharge runs as always.',
    house:
      'The thief hands it back as the next week begins. Its cooldown is counted from the week of the return: with a cooldown of 2, returned in week 4, it may be used from week 6; with none, at once. Its owner’s leader may buy it back, in any phase, for as many GP as the two leaders agree on, which go to the thief’s team. From then on the thief can no longer declare it, though what it had declared still takes effect; its owner has it again as the next week begins, with no more recharge than it had when it was stolen.',
  },
  {
    slug: 'intercept',
    title: 'Intercept',
    text: 'To intercept is to take what an ability does in another merc’s place. Interception has the whole of it.',
  },
]);

/** The glossary: what happens to a merc. */
const conditions = sectionOf('glossary', [
  {
    slug: 'removal',
    title: 'Removal',
    text: 'KO, Possession, Seduction, Kidnapping and Intimidation are Removals. A removed merc cannot be rostered, and for the rest of the week none of its abilities works, Passives included, apart from what the entry for that Removal allows. It may still gain EXP, and its upkeep is still owed.',
    house:
      'Some abilities speak of Removals as a kind: those that protect against them, take them for someone else, or go first because of them. Two settings say whether Possession and Subversion belong to that kind. One Removal is no protection against another: a removed merc may be Hit again, is under both, and is back once the last of them is over.',
    options: ['possessionIsRemoval', 'subversionIsRemoval'],
  },
  {
    slug: 'ko',
    title: 'KO',
    text: 'A merc that is KO’d neither fights nor uses abilities for the rest of that week.',
  },
  {
    slug: 'injured',
    title: 'Injured',
    text: 'An injury costs the following week: all through it the merc neither fights nor uses abilities.',
    house:
      'An injury is no Removal, so that the merc’s Passives go on through that week, and its KO can still be paid as a cost.',
  },
  {
    slug: 'possession',
    title: 'Possession',
    text: 'A possessed merc answers to another leader. Its own can neither roster it nor use its abilities. The possessor can roster it, pick its customization, and use those of its abilities that take no recharge. What had been aimed at it before still takes effect, whatever side it is on now. What it had declared itself is Cancelled and costs no recharge, except for Pre-Battle abilities, which stand; the possessor may declare it afresh if it takes no recharge, even on the same day. The merc comes home when Results end: in time for its Passive to count at the close of the week, too late for a Results ability. It still gains EXP.',
    house:
      'While it lasts, the merc’s allies and enemies are those of its possessor. A second possession takes over from the first. What the merc’s Pure Supports had declared is Cancelled along with its own. A Pre-Battle ability that still waits for the rosters when its user is possessed cannot go off: it is Invalidated and pays its whole recharge.',
    options: ['possessionIsRemoval'],
  },
  {
    slug: 'seduction',
    title: 'Seduction',
    text: 'A seduced merc can neither be rostered nor use abilities, but for the present phase alone: a merc seduced in Wartime may use its Results abilities. It is not a KO, and what protects against a KO does not protect against it.',
    house: 'Battles belong to Wartime here, so that a seduction in Wartime lasts until they are over.',
  },
  {
    slug: 'kidnapping',
    title: 'Kidnapping',
    text: 'It is like a Seduction that lasts until Results end. The merc’s Passive counts again at the close of the week, but it may use no Results ability.',
  },
  {
    slug: 'intimidation',
    title: 'Intimidation',
    text: 'An intimidated merc stays away from the week’s battle, and keeps the use of its abilities. Those that need their user on a roster still do. A Pure Support that can fight may be intimidated as well.',
    house:
      'One that can fight is one that is somebody’s Assist. Like any intimidated merc it then stays behind and keeps its abilities.',
  },
  {
    slug: 'subversion',
    title: 'Subversion',
    text: 'A subverted merc walks out on its team and enters the battle on its own account. It has to be there: nobody may bench it.',
    house:
      'It is then an ally or an enemy of no one, takes the field by itself, and stands on no team’s roster and under no cap. Nobody commands it: none of its abilities can be declared, while its Passives, its Triggers and what it had declared before go on by themselves. What had been aimed at it before still takes effect.',
    options: ['subversionIsRemoval'],
  },
]);

/** The glossary: the write-up and what may be done to it. */
const writeups = sectionOf('glossary', [
  {
    slug: 'transformation',
    title: 'Transformation',
    text: 'For the rest of the week the merc can do something that it could not do before. The new text is put at the end of its write-up in bold, and goes when the week does.',
  },
  {
    slug: 'form-switch',
    title: 'Form Switch',
    text: 'The merc’s write-up is exchanged for another one. Nothing in it is bold, which is how to tell it from a Transformation.',
    house: 'Since the new text is not a temporary one, it stays when the week closes.',
  },
  {
    slug: 'vehicle',
    title: 'Vehicle',
    text: 'The merc is given a vehicle, or another in place of the one it had. That is a kind of effect by itself, neither a Transformation nor a Form Switch, unless the ability is expressly both.',
  },
]);

/** The glossary: teams, matches and money. */
const teams = sectionOf('glossary', [
  {
    slug: 'week',
    title: 'Week',
    text: 'The unit of the game: Peacetime, Wartime, Battles and Results, in that order. It takes about a week of the calendar.',
  },
  {
    slug: 'attacker',
    title: 'Attacker',
    text: 'The attacker is the team that called the match. It uses its abilities first, unless it defers.',
    house:
      'Pre-Battle abilities posted out of turn are accepted too, and take effect in the order of the posts. The site shows whose turn it is.',
  },
  {
    slug: 'defender',
    title: 'Defender',
    text: 'The defender is the team that was called out. Its bid for the terrain counts three more than it says.',
  },
  {
    slug: 'defer',
    title: 'Defer',
    text: 'An attacker that defers lets the defender use abilities first.',
    house:
      'It is then the defender’s turn, and the attacker’s once the defender has declared something; after both have, either may. By Ability Points the turn goes back and forth instead: a declaration that costs points passes it to the other side, and one that costs none keeps it. A defer is made in Wartime, cannot be taken back, and does nothing to what was declared before it. To declare in the other side’s turn is allowed, and moves no turn.',
    options: ['resource'],
  },
  {
    slug: 'terrain',
    title: 'Terrain',
    text: 'Both sides of a match bid GP in secret, along with their rosters, for one of their own battlefields. Three are added to the defender’s bid. The higher total wins, and the winner pays what it bid.',
    house:
      'Equal totals go to the defender, and the side that lost pays nothing. A bid of more GP than the team has is Rejected. A bid of 0 is open to everyone, teams in debt included. An ability whose page says so may be aimed at a terrain of any team that it reaches. One that hinders or damages a terrain for a number of weeks puts it out of use for so long, from the next bids on: nobody can bid on it or fight on it, a bid that was saved before falls away at the lock, and a terrain already fought on this week stays.',
  },
  {
    slug: 'roster',
    title: 'Roster',
    text: 'The roster is the list of mercs that a team sends into the week’s battle. Assists are not counted against its length.',
    house: 'A roster that is too long, or names a merc that cannot be rostered, is Rejected from first name to last.',
    options: ['rosterCap'],
  },
  {
    slug: 'tiers',
    title: 'Tiers',
    text: 'The tier of a match says whom a team may field without paying extra: in Low, mercs of upkeep 1 to 3; in Mid, 1 to 5; in High, anyone.',
    house:
      'A merc beyond the limit may come for a fee, so many GP for each point of upkeep above it, due when the rosters lock. Whoever was let in that way counts as “paid down” for the week.',
    options: ['payDownFee'],
  },
  {
    slug: 'assist',
    title: 'Assist',
    text: 'An Assist fights beside the merc that it assists and goes where that merc goes. Abilities that move mercs about or send them to side topics do not Hit it. For abilities its upkeep counts as 0, unless it is told otherwise. Whoever assists an Assist assists the merc too.',
    house:
      'It is in the battle whenever its merc is, named on the roster or not, and never without its merc. An upkeep written on its page is such a telling otherwise.',
  },
  {
    slug: 'gp',
    title: 'GP',
    text: 'GP are what a team pays with: for hiring, for terrain, for fees and for the costs of abilities.',
    house:
      'What a team pays of its own will has to be there when it falls due, and a roster’s fee falls due before the terrain bid. A hire, a trade, a roster or a bid that the team cannot pay for is Rejected. Only upkeep, or an effect, can push a team below zero.',
  },
  {
    slug: 'infra',
    title: 'Infrastructure',
    text: 'A team’s infrastructure is the number of GP that it earns on each day of Results.',
    house:
      'It comes in as the week closes, too late to be spent on anything declared in Results. A setting says how many days of Results are paid.',
    options: ['resultsDays'],
  },
  {
    slug: 'upkeep',
    title: 'Upkeep',
    text: 'Each merc costs its team its upkeep once a week, in Results. A merc that was hired this week is free until the next.',
    house:
      'It is booked when the week closes, after the income. It may take a team below zero; the debt is then shown and marked, never hidden. A merc that is let go or traded is paid it by the team that it leaves, at once; it counts as hired this week where it comes to, and moves once a week at most.',
  },
  {
    slug: 'ri',
    title: 'Real Income (RI)',
    text: 'A team’s infrastructure less the upkeep of all its mercs, those hired this week included: what an ordinary week brings in.',
  },
]);

/** The glossary: a later edition's way to limit the use of abilities. */
const points = sectionOf('glossary', [
  {
    slug: 'ability-points',
    title: 'Ability Points',
    text: 'In a season that is played for them, each team has a number of Ability Points for every Wartime, and an ability declared there costs as many as its page says.',
    house:
      'They are given out as Wartime opens, and what is left over is lost: none are kept for another week. They are a cost, paid with the declaration by the team that declares: who has too few is Rejected, and they stay spent if the ability comes to nothing. Abilities of Peacetime and Results cost none, and neither does what nobody declares, such as a Trigger. A page that names no number means none.',
    options: ['resource', 'wartimePoints'],
  },
  {
    slug: 'fatigue',
    title: 'Fatigue',
    text: 'In a season of Ability Points, an ability is fatigued for a number of weeks after a use, and has no cooldown.',
    house:
      'Fatigue stands wherever the rules speak of an ability’s own cooldown, so an ability that brings any is rechargeable, and one that is Nullified rests for its one week instead. A page that names a cooldown and no Fatigue means as many weeks of it.',
    options: ['resource'],
  },
]);

export const glossary = [...abilities, ...conditions, ...writeups, ...teams, ...points];
