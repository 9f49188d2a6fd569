/** The site’s own help: short answers, each with a heading and an address of its own. The help page shows them, and the search finds them. */
export interface HelpEntry {
  /** Its fragment on the help page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

export const HELP: readonly HelpEntry[] = [
  {
    id: 'reading-rulings',
    title: 'How to read a ruling',
    text: 'Each ruling says in one sentence what became of a declaration and ends with its clauses. Follow it to its own page for the six steps: Declaration, Costs, Targeting, Timing, Hitting and Resolution, with the dice that were thrown.',
  },
  {
    id: 'declaring',
    title: 'How to declare an ability',
    text: 'Write the ability and its target in bold in your post: **Turn to Stone on Robin Hood**. The desk shows how your words will be read before you post. What is not in bold declares nothing.',
  },
  {
    id: 'weeks-and-phases',
    title: 'Weeks, phases and deadlines',
    text: 'A week goes through Peacetime, Wartime, Battles and Results. The strip at the head of each page says which phase is open and when it closes, in the season’s time zone and in yours. The calendar of deadlines can be subscribed to.',
  },
  {
    id: 'secrets',
    title: 'What stays secret, and until when',
    text: 'Rosters, terrain bids and drafts are seen by their own team alone until the rosters lock at the end of Wartime. Not even admins see them before.',
  },
  {
    id: 'searching',
    title: 'Searching the site',
    text: 'Press / on any page to search. A name that you spell exactly comes first; accents and small slips are forgiven. The lists of mercs and of rulings have filters of their own, and every filter has an address that you can share.',
  },
  {
    id: 'following',
    title: 'Following a season',
    text: 'The page of changes tells what came since you last looked. There are Atom feeds of the season, of its rulings and of each team and merc, and a calendar of deadlines for your calendar program.',
  },
  {
    id: 'checking-dice',
    title: 'Checking the dice',
    text: 'The seed of each week is committed to by its hash before the week opens, and shown when it closes. The page of dice throws every die of a closed week again in your browser.',
  },
  {
    id: 'api',
    title: 'Reading the record by program',
    text: 'The JSON API answers with the same record as the pages, and its OpenAPI document describes every answer. A closed week can be downloaded as a bundle that anybody can fold again.',
  },
  {
    id: 'mistakes',
    title: 'When something was ruled wrong',
    text: 'Tell an admin which ruling and which clause. Admins can override, settle, strike or adjust, always with a reason that stands on the ruling’s page and in the record of changes.',
  },
  {
    id: 'account',
    title: 'Your account',
    text: 'On your account page you change your password, end other sessions, and set up two-step sign-in with a passkey or a code program.',
  },
];
