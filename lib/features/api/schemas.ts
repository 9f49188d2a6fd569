import { z } from 'zod';
import { OUTCOMES, STEPS, VERDICTS } from '../../engine/rules/kernel/ruling';
import {
  ABILITY_TYPES,
  ALIGNMENTS,
  GENDERS,
  MERC_TYPES,
  PHASES,
  STATUSES,
  TIERS,
} from '../../engine/rules/mercenaries/terms';

/**
 * What the JSON API says, field by field. An object keeps the fields that are named here and loses every other, so that
 * nothing comes out of a view model that nobody meant to publish; the OpenAPI document is made of the same schemas.
 */

const key = z.string();
const week = z.int().min(1);
/** ISO 8601, UTC. */
const time = z.iso.datetime();
const gp = z.number().describe('GP');
const phase = z.enum([...PHASES, 'Closed']);

const team = z.object({ key, name: z.string() }).meta({ id: 'TeamName' });
const merc = z.object({ key, name: z.string(), gender: z.enum(GENDERS) }).meta({ id: 'MercName' });

/** An act of an admin, with its reason. */
const told = z.object({ by: z.string(), at: time, because: z.string() }).meta({ id: 'Told' });

const ruling = z
  .object({
    id: z.string(),
    week,
    phase: z.string(),
    at: time.describe('When it was declared.'),
    title: z.string(),
    about: z.string().describe('What was tried: ability, roster, bid, hire …'),
    ability: key.nullable(),
    merc: merc.nullable(),
    team: team.nullable(),
    targets: z.array(merc),
    hits: z.array(merc),
    interceptedBy: merc.nullable(),
    outcome: z.enum(OUTCOMES),
    reason: z.string(),
    cites: z.array(z.string()).describe('The clauses that decided it, at most three.'),
    readyWeek: z.int().nullable().describe('The first week in which the ability may be declared again.'),
    provisional: z.boolean().describe('In force, and not yet approved by an admin.'),
    override: z.object({ because: z.string() }).nullable(),
    cause: z.string().nullable().describe('The id of the ruling that set it off.'),
  })
  .meta({ id: 'RulingLine' });

const match = z
  .object({
    id: z.string().describe('WEEK-PLACE'),
    week,
    attacker: team,
    defender: team,
    tier: z.enum(TIERS),
    deferred: z.boolean(),
    first: team.describe('Who uses abilities first.'),
    terrain: z.string().nullable(),
    winner: team.nullable(),
  })
  .meta({ id: 'Match' });

const side = z.object({
  team,
  leader: z.string().nullable(),
  attacks: z.boolean(),
  roster: z
    .object({ mercs: z.array(merc), assists: z.array(merc), fee: gp })
    .nullable()
    .describe('Null until the rosters lock, and where none was handed in.'),
  bid: z.object({ terrain: z.string(), gp }).nullable().describe('Null until the rosters lock.'),
});
const matchCard = match
  .extend({
    sides: z.array(side),
    facts: z.array(z.object({ text: z.string(), ruling: z.string(), title: z.string().nullable() })),
  })
  .meta({ id: 'MatchOfWeek' });

const standing = z
  .object({
    place: z.int().min(1),
    team,
    leader: z.string().nullable(),
    won: z.int(),
    lost: z.int(),
    form: z.array(z.enum(['won', 'lost'])).describe('The last three, oldest first.'),
    gp,
    realIncome: gp,
  })
  .meta({ id: 'Standing' });

export const seasonSchema = z
  .object({
    key,
    name: z.string(),
    zone: z.string().describe('The time zone in which its pages speak, an IANA name; times here are UTC.'),
    rulesetVersion: z.string(),
    endedAt: time.nullable(),
    weeks: z.array(week),
    week: z
      .object({
        number: week,
        phase,
        closesAt: time.nullable().describe('Null: when an admin says so.'),
        declared: z.int(),
        unclear: z.int(),
        rejected: z.int(),
        matches: z.array(match),
      })
      .nullable()
      .describe('The present week; null before the first opens.'),
    standings: z.array(standing),
  })
  .meta({ id: 'Season' });

const post = z
  .object({
    by: z.string(),
    onBehalf: z.string().nullable().describe('The admin who posted it in the leader’s place.'),
    text: z.string().describe('As it was posted, markup and all.'),
    pasted: z.boolean(),
  })
  .meta({ id: 'Post' });

const ruled = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ruling'), line: ruling, settled: told.nullable(), setOff: z.array(ruling) }),
  z.object({ kind: z.literal('struck'), words: z.string(), amended: told.nullable() }),
  z.object({ kind: z.literal('talk'), words: z.string(), note: z.string() }),
]);

export const weekSchema = z
  .object({
    number: week,
    phase,
    closesAt: time.nullable(),
    closedAt: time.nullable(),
    locked: z.boolean().describe('The rosters and bids are public.'),
    previous: week.nullable(),
    next: week.nullable(),
    page: z.int().min(1).describe('A long week comes in pages: ask for the others with `?page=`.'),
    pages: z.int().min(1),
    matches: z.array(matchCard),
    phases: z.array(
      z.object({
        phase,
        opensAt: time,
        closesAt: time.nullable(),
        open: z.boolean(),
        found: z.int().min(0).describe('Its entries on all pages.'),
        entries: z.array(
          z.object({
            id: z.string(),
            phase: z.string(),
            at: time,
            team: team.nullable(),
            attacks: z.boolean().nullable(),
            adjusted: told.nullable().describe('An admin entered it by hand.'),
            post: post.nullable(),
            ruled: z.array(ruled),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'Week' });

/** Of a list that comes in pages. */
const paged = { found: z.int(), page: z.int().min(1), pages: z.int().min(1) };

export const rulingsSchema = z.object({ ...paged, rulings: z.array(ruling) }).meta({ id: 'Rulings' });

export const rulingSchema = z
  .object({
    line: ruling,
    gone: z.object({ act: told.nullable() }).nullable().describe('Its declaration was struck: it stands no more.'),
    adjusted: told.nullable(),
    match: match.nullable(),
    source: z.object({ post, postId: z.string(), at: time, note: z.string().nullable() }).nullable(),
    steps: z.array(
      z.object({
        step: z.enum(STEPS),
        verdict: z.enum(VERDICTS),
        text: z.string(),
        clauses: z.array(z.object({ id: z.string(), title: z.string(), gist: z.string() })),
        rolls: z.array(
          z.object({
            roll: z.object({
              label: z.string(),
              sides: z.int(),
              value: z.int(),
              purpose: z.enum(['pick', 'chance']),
              limit: z.number().optional(),
            }),
            among: z.array(z.string()),
            picked: z.string().nullable(),
          }),
        ),
      }),
    ),
    changes: z.array(z.object({ text: z.string(), ticked: z.boolean(), match: z.string().nullable() })),
    cause: ruling.nullable(),
    caused: z.array(ruling),
    decidedBy: z.array(ruling),
    ledger: z.array(z.object({ team, text: z.string(), amount: gp })),
    facts: z.array(z.object({ match: z.string(), text: z.string() })),
    override: told
      .extend({ rulesSaid: z.enum(OUTCOMES).nullable() })
      .meta({ id: 'Override' })
      .nullable(),
    revisions: z.array(
      z.object({
        revision: z.int(),
        outcome: z.enum(OUTCOMES),
        reason: z.string(),
        at: time,
        overridden: z.boolean(),
      }),
    ),
    approval: z.object({ by: z.string(), at: time }).nullable(),
    waitsFor: z.object({ phase, due: time.nullable() }).nullable(),
    rulebookVersion: z.string(),
  })
  .meta({ id: 'Ruling' });

const mercRow = z
  .object({
    key,
    name: z.string(),
    aka: z.array(z.string()),
    team: team.nullable().describe('Null: for hire.'),
    alignment: z.enum(ALIGNMENTS),
    types: z.array(z.enum(MERC_TYPES)),
    gender: z.enum(GENDERS),
    upkeep: z.int(),
    tier: z.enum(TIERS),
    pureSupport: z.boolean(),
    assist: z.boolean(),
    status: z.array(z.enum(STATUSES)),
    abilities: z.array(z.object({ name: z.string(), type: z.enum(ABILITY_TYPES) })),
  })
  .meta({ id: 'MercRow' });
export const mercsSchema = z.object({ ...paged, mercs: z.array(mercRow) }).meta({ id: 'Mercs' });

const ability = z
  .object({
    key: z.string().describe('MERC/ABILITY'),
    name: z.string(),
    definition: z.object({ type: z.enum(ABILITY_TYPES), cooldown: z.number() }),
    text: z.string(),
    terms: z.string().describe('What it does in the rulebook’s terms.'),
    ready: z.object({ state: z.enum(['yes', 'no', 'used', 'always']), word: z.string() }),
    why: z.string().nullable(),
    choice: z.string().nullable(),
    usesLeft: z.int().nullable(),
    holder: merc.nullable(),
    usedIn: z.array(week),
  })
  .meta({ id: 'Ability' });

export const mercSchema = z
  .object({
    merc,
    aka: z.array(z.string()),
    writeup: z.string(),
    team: team.extend({ since: z.int(), price: gp.nullable() }).meta({ id: 'Service' }).nullable(),
    formerly: z.array(team.extend({ from: z.int(), until: z.int() }).meta({ id: 'PastService' })),
    alignment: z.enum(ALIGNMENTS),
    types: z.array(z.enum(MERC_TYPES)),
    upkeep: z.int(),
    tier: z.enum(TIERS),
    fees: z.array(z.object({ tier: z.enum(TIERS), gp })).describe('What paying it down into a lower tier costs.'),
    exp: z.number(),
    status: z.array(z.enum(STATUSES)),
    rosterable: z.boolean(),
    whyNot: z.string().nullable(),
    pureSupport: z.boolean(),
    linkedTo: merc.nullable(),
    assists: merc.nullable(),
    supports: z.array(merc),
    assistants: z.array(merc),
    customization: z.string().nullable(),
    immune: z.array(z.string()),
    abilities: z.array(ability),
    uses: z.array(ruling).describe('Newest first.'),
    hitBy: z.array(ruling).describe('Newest first.'),
    rostered: z.array(z.object({ week, team })).describe('Rosters that it was on, once public.'),
  })
  .meta({ id: 'Merc' });

export const teamsSchema = z
  .object({
    teams: z.array(
      standing
        .extend({ infrastructure: z.number(), mercs: z.int(), terrains: z.array(z.string()) })
        .meta({ id: 'TeamRow' }),
    ),
  })
  .meta({ id: 'Teams' });

export const teamSchema = z
  .object({
    team,
    motto: z.string(),
    standing,
    infrastructure: z.number(),
    upkeep: z.number(),
    terrains: z.array(z.object({ name: z.string(), outUntil: z.number().nullable() })),
    mercs: z.array(
      merc
        .extend({
          alignment: z.enum(ALIGNMENTS),
          types: z.array(z.enum(MERC_TYPES)),
          upkeep: z.int(),
          pureSupport: z.boolean(),
          assist: z.boolean(),
          status: z.array(z.enum(STATUSES)),
          rosterable: z.boolean(),
          whyNot: z.string().nullable(),
          since: z.int(),
        })
        .meta({ id: 'TeamMerc' }),
    ),
    matches: z.array(match),
    ledger: z.array(
      z.object({
        week: z.int(),
        opening: gp,
        closing: gp,
        lines: z.array(
          z.object({ id: z.string(), text: z.string(), amount: gp, balance: gp, ruling: z.string().nullable() }),
        ),
      }),
    ),
  })
  .meta({ id: 'Team' });

export const errorSchema = z
  .object({
    code: z.string().describe('Stable: not-found, bad-query, unreachable …'),
    message: z.string(),
    next: z.string().optional().describe('What to do next.'),
  })
  .meta({ id: 'Error' });

/** What a week may be asked for. */
export const pageQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(1_000_000).optional() });

/** What `/rulings` may be asked for. An API says what it does not understand, where a page would pass over it. */
export const rulingsQuery = z.strictObject({
  week: z.coerce.number().int().min(1).max(1_000_000).optional(),
  outcome: z.enum(OUTCOMES).optional(),
  team: z.string().min(1).max(120).optional().describe('The key of a team.'),
  clause: z.string().min(1).max(120).optional().describe('A clause that it rests on.'),
  state: z.enum(['provisional', 'overridden']).optional(),
  q: z.string().max(200).optional().describe('Words to look for.'),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
});
