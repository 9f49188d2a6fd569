import type { Ruler } from '@/lib/features/season/ruler';
import type { Difference } from '@/lib/record/journal/difference';
import type { RulingLine } from '@/lib/record/views/model';

/** What the style guide shows its primitives with: nobody's week, made up here. */

export const SEASON = 'sample';
export const ZONE = 'UTC';
export const AT = '2026-12-03T20:00:00.000Z';

export const LINE: RulingLine = {
  id: 'sample-1',
  week: 4,
  phase: 'Wartime',
  at: AT,
  title: 'Wait and Hope',
  declared: true,
  about: 'ability',
  ability: 'wait-and-hope',
  merc: { key: 'a', name: 'Edmond Dantès', gender: 'Male' },
  team: { key: 't', name: 'Château d’If' },
  targets: [{ key: 'b', name: 'Medusa', gender: 'Female' }],
  hits: [{ key: 'b', name: 'Medusa', gender: 'Female' }],
  interceptedBy: null,
  outcome: 'Resolved',
  reason: 'It reaches Medusa, who is fielded and Immune to nothing of it.',
  cites: ['2e:declaration', '2c:cooldown'],
  readyWeek: 6,
  provisional: true,
  override: null,
  secret: false,
  cause: null,
};

export const DIFFERENCE: Difference = {
  groups: [
    {
      id: 'rulings',
      title: 'Rulings',
      label: '2 differ',
      rows: [
        {
          sign: 'change',
          what: 'Wait and Hope',
          declared: true,
          note: 'Edmond Dantès → Medusa',
          before: null,
          after: null,
          outcomeBefore: 'Pending',
          outcomeAfter: 'Resolved',
          byChance: false,
          why: 'Its target is fielded.',
          cites: ['2e:declaration'],
          ruling: null,
        },
        {
          sign: 'cut',
          what: 'GP of Château d’If',
          declared: false,
          note: null,
          before: '12',
          after: '9',
          outcomeBefore: null,
          outcomeAfter: null,
          byChance: false,
          why: 'The cost is paid.',
          cites: [],
          ruling: null,
        },
      ],
    },
  ],
  same: 'All else stays as it is.',
};

export const RULER: Ruler = {
  phases: [
    { phase: 'Peacetime', from: 0, to: 40, opensAt: '2026-11-27T20:00:00.000Z', state: 'done' },
    { phase: 'Wartime', from: 40, to: 75, opensAt: '2026-11-29T20:00:00.000Z', state: 'open' },
    { phase: 'Battles', from: 75, to: 100, opensAt: '2026-12-02T20:00:00.000Z', state: 'to come' },
  ],
  strokes: [
    { x: 5, tone: 'plain' },
    { x: 22, tone: 'unclear' },
    { x: 46, tone: 'rejected' },
  ],
  now: { x: 55, at: '2026-12-01T04:00:00.000Z' },
};
