import { sectionOf } from '../../kernel/clause';

/** How long abilities last, and how they are withstood. */
export const duration = sectionOf('duration', [
  {
    slug: 'permanent',
    title: 'Permanent',
    text: 'Every ability lasts for some time; one that is permanent lasts until it is dismissed or ended by force.',
  },
  {
    slug: 'instantaneous',
    title: 'Instantaneous',
    text: 'It does its work and is gone. What came of it is an outcome: that cannot be dismissed or ended, only reversed.',
  },
  {
    slug: 'fixed',
    title: 'A fixed time',
    text: 'A set time or one that is rolled for, or so much a level. It ends by itself when that is over and may be dismissed or ended by force before. “Level” in it is the character level of the user.',
    house: 'N rounds are over as the user’s Nth turn after the use begins.',
  },
  {
    slug: 'recovery',
    title: 'Recovery',
    text: 'It lasts until those affected throw it off. At the end of its own turn, each rolls 1d20 and its level or CR against 18 and the user’s level or CR, with 1 more for each earlier attempt against the same ability. Success ends it for that one alone.',
  },
  {
    slug: 'dissipation',
    title: 'Dissipation',
    text: 'It lasts while its user is strong enough for it. At the start of its turn the user rolls 1d20 and its level against 4 and twice the ability’s level (if it has none, the character level at which it was gained), with 1 less for each earlier check for the same ability. Success lets it go on, failure ends it.',
  },
  {
    slug: 'slot',
    title: 'Slot',
    text: 'It may last for ever, but it stays expended as long as it does, and nothing makes it available before it has been dismissed or ended by force.',
    house: 'Its end does not bring the use back; the time after which it comes back is counted from there.',
  },
  {
    slug: 'dismiss',
    title: 'Dismissing',
    text: 'A user may end its own abilities before their time. One move action dismisses any number of them. Instantaneous ones are past and cannot be dismissed.',
  },
  {
    slug: 'checks',
    title: 'Checks',
    text: 'A check meets a DC or fails.',
    house: 'Equal succeeds, in every check and save. A 20 and a 1 are numbers like any other.',
  },
]);

export const save = sectionOf('save', [
  {
    slug: 'forgo',
    title: 'Giving up a save',
    text: 'Many abilities allow a save. A creature may forgo its own, against any ability: it then fails.',
  },
  {
    slug: 'dc',
    title: 'The DC',
    text: 'The standard DC is 10, half the user’s level or CR and the modifier of one ability score, after which it is named: a Charisma-based DC uses Charisma.',
    house: 'The half is rounded down. A DC that is written out stands as it is.',
  },
  {
    slug: 'half',
    title: 'Half, or nothing',
    text: 'An ability says what a save does.',
    house:
      '“Half” is half of the total, rounded down; “negates” means that nothing at all happens to the one who saved.',
  },
]);

export const disbelief = sectionOf('disbelief', [
  {
    slug: 'study',
    title: 'Looking into it',
    text: 'Meeting an illusion gives no save, as a rule. Who studies it carefully or deals with it in some way has one, usually Will, and then only if that brings something odd to light. A glance, or listening for a few seconds, is not enough: it takes a thorough search, ten seconds of close listening or the like.',
    house: 'An admin says whether it was careful, and whether anything was odd.',
  },
  {
    slug: 'wary',
    title: 'Who looks at all',
    text: 'Few expect their senses to lie, and what seems to be fire may well burn. Only the wary, the sharp, the clever and those who know that illusions are about should be let look into one. That holds for both sides of the screen, and players may hold the game master to it.',
    house: 'The admin settles it. The log keeps what was allowed to whom.',
  },
  {
    slug: 'passed',
    title: 'A save that succeeds',
    text: 'It is seen not to be real. An outline of it stays in sight.',
  },
  {
    slug: 'failed',
    title: 'A save that fails',
    text: 'It is taken for real, and whoever does so insists on it. There are no later saves.',
  },
  {
    slug: 'image',
    title: 'Telling of an [Image]',
    text: 'Who has disbelieved an [Image] can tell others, which gives them 4 on their saves, if they get any.',
    house: 'Once: more voices add nothing.',
  },
  {
    slug: 'phantasm',
    title: 'Telling of a [Phantasm]',
    text: 'Those who understand that somebody is under a [Phantasm] can tell that one that it is not real, for 4 on its save.',
    house: 'Whoever says so is taken to know.',
  },
  {
    slug: 'proof',
    title: 'Proof',
    text: 'Proof that is personal and beyond doubt gives one more save, after the normal one and what led to it. Who fails that too has explained everything away and holds it to be real for good.',
  },
]);
