import type { Settings } from '../setup';

/** One setting of a season, for the rules page and the page on which an owner opens a season. */
export interface SettingGuide {
  readonly key: keyof Settings;
  readonly title: string;
  readonly text: string;
  /** Each value that it can take, in words. A number that is not listed reads as `counted`, with `#` for it. */
  readonly values: readonly { readonly value: Settings[keyof Settings]; readonly text: string }[];
  readonly counted?: string;
}

/** What each setting does, in the order in which the week meets them. */
export const settingsGuide: readonly SettingGuide[] = [
  {
    key: 'rosterCap',
    title: 'Length of a roster',
    text: 'How many mercs a team may send into one battle, Assists apart.',
    values: [
      { value: 0, text: 'Nobody may be rostered.' },
      { value: 1, text: 'One merc a roster.' },
    ],
    counted: 'Up to # mercs a roster.',
  },
  {
    key: 'payDownFee',
    title: 'Fee above the tier',
    text: 'What a team pays, for each point of upkeep above the tier’s limit, to roster a merc in a Low or Mid tier match.',
    values: [{ value: 0, text: 'Mercs above the tier come free of charge.' }],
    counted: 'Each point of upkeep above the limit costs # GP.',
  },
  {
    key: 'battleOrder',
    title: 'Order within the battle',
    text: 'How the Start of Battle abilities of a match, and then its Mid-Battle abilities, follow each other.',
    values: [
      { value: 'simultaneous', text: 'All of one timing go off together and cannot stop one another.' },
      { value: 'declaration', text: 'They go off one by one, in the order in which they were declared.' },
    ],
  },
  {
    key: 'removalsFirst',
    title: 'Removals first',
    text: 'Whether abilities that take a merc out of the battle go before the others of the same timing.',
    values: [
      { value: false, text: 'A Removal has no precedence.' },
      { value: true, text: 'Removals go first, and can stop the rest of their batch.' },
    ],
  },
  {
    key: 'possessionIsRemoval',
    title: 'Possession as a Removal',
    text: 'Whether protection against Removals, and whatever else speaks of Removals as a kind, takes in Possession.',
    values: [
      { value: true, text: 'Possession is a Removal.' },
      { value: false, text: 'Possession is a kind of its own.' },
    ],
  },
  {
    key: 'subversionIsRemoval',
    title: 'Subversion as a Removal',
    text: 'Whether protection against Removals, and whatever else speaks of Removals as a kind, takes in Subversion.',
    values: [
      { value: false, text: 'Subversion is a kind of its own.' },
      { value: true, text: 'Subversion is a Removal.' },
    ],
  },
  {
    key: 'resultsDays',
    title: 'Paid days of Results',
    text: 'On how many days of Results a team earns its infrastructure. Upkeep is charged once in any case.',
    values: [
      { value: 0, text: 'Infrastructure pays nothing.' },
      { value: 1, text: 'Infrastructure is paid once a week.' },
    ],
    counted: 'Infrastructure is paid # times a week.',
  },
  {
    key: 'costsSetOffTriggers',
    title: 'KOs paid as costs',
    text: 'Whether a merc’s KO that its team pays as the cost of an ability is an event that Triggers answer.',
    values: [
      { value: 'no', text: 'What is paid as a cost sets off no Trigger.' },
      { value: 'yes', text: 'A KO that is paid as a cost sets off Triggers like any other.' },
    ],
  },
  {
    key: 'immuneInterceptor',
    title: 'Immune interceptors',
    text: 'Whether a merc that intercepts may take what it is Immune to.',
    values: [
      { value: 'soaks', text: 'An Immune interceptor takes the effect and is not Hit.' },
      { value: 'cannot-intercept', text: 'A merc does not intercept what it is Immune to.' },
    ],
  },
  {
    key: 'purchaseWindow',
    title: 'Time for On Purchase choices',
    text: 'How long after a purchase its choices may be made and made again.',
    values: [
      { value: 'week-of-purchase', text: 'Until the week of the purchase closes.' },
      { value: 'seven-days', text: 'Until the week after the purchase closes.' },
    ],
  },
  {
    key: 'failure',
    title: 'Price of a Failure',
    text: 'Whether an ability that has Failed may be used again at once. Older seasons let it rest for a week.',
    values: [
      { value: 'free', text: 'A Failure costs no recharge.' },
      { value: 'one week', text: 'A Failure costs one week of recharge.' },
    ],
  },
  {
    key: 'resource',
    title: 'What abilities are limited by',
    text: 'Whether an ability rests for its cooldown, or costs its team Ability Points and brings weeks of Fatigue instead.',
    values: [
      { value: 'cooldown', text: 'An ability costs no points and rests for its cooldown.' },
      { value: 'points', text: 'Abilities of Wartime cost Ability Points, and every ability rests for its Fatigue.' },
    ],
  },
  {
    key: 'wartimePoints',
    title: 'Ability Points',
    text: 'How many Ability Points each team has for a Wartime, in a season that is played for them.',
    values: [
      { value: 0, text: 'No team has any Ability Points.' },
      { value: 1, text: 'Each team has one Ability Point a Wartime.' },
    ],
    counted: 'Each team has # Ability Points a Wartime.',
  },
];

/** One setting's present value as a sentence, e.g. `Up to 8 mercs a roster.` */
export const sayValue = (guide: SettingGuide, settings: Settings): string => {
  const value = settings[guide.key];
  const listed = guide.values.find((each) => each.value === value);
  return listed?.text ?? (guide.counted ?? '#').replace('#', String(value));
};
