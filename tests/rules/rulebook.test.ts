import { describe, expect, it } from 'vitest';
import { rulebook, sayValue, settingsGuide } from '../../lib/engine/rules/mercenaries/rulebook';
import { settingsSchema } from '../../lib/engine/rules/mercenaries/setup';

/** The clauses of the game, as its rules are numbered: a ruling may cite these and no others. */
const CLAUSES = [
  '2a:peacetime',
  '2a:pre-battle',
  '2a:start-of-battle',
  '2a:mid-battle',
  '2a:trigger',
  '2a:results',
  '2a:passive',
  '2a:on-purchase',
  '2b:quantity',
  '2b:pure-support',
  '2b:selection',
  '2b:enemy',
  '2b:random',
  '2b:pool',
  '2b:post-rosters',
  '2b:global',
  '2b:parameter',
  '2c:cooldown',
  '2c:forced',
  '2c:once-a-day',
  '2c:multi-use',
  '2d:effect',
  '2e:declaration',
  '2e:targeting',
  '2e:timing',
  '2e:hitting',
  '2e:resolution',
  '2e:costs',
  '2f:earlier-timing',
  '2f:declaration-order',
  '2f:invalidated',
  '2f:simultaneous',
  '2f:trigger-base',
  '2f:interception',
  '2g:pure-support',
  '2h:meta',
  '2h:cross-phase',
  'glossary:nullify',
  'glossary:failure',
  'glossary:removal',
  'glossary:ko',
  'glossary:injured',
  'glossary:possession',
  'glossary:seduction',
  'glossary:kidnapping',
  'glossary:intimidation',
  'glossary:subversion',
  'glossary:intercept',
  'glossary:stolen',
  'glossary:manipulation',
  'glossary:rechargeable',
  'glossary:limited-use',
  'glossary:must',
  'glossary:customization',
  'glossary:attacker',
  'glossary:defender',
  'glossary:defer',
  'glossary:terrain',
  'glossary:tiers',
  'glossary:infra',
  'glossary:upkeep',
  'glossary:ri',
  'glossary:gp',
  'glossary:roster',
  'glossary:assist',
  'glossary:transformation',
  'glossary:form-switch',
  'glossary:vehicle',
  'glossary:week',
  'glossary:ability-points',
  'glossary:fatigue',
];

const SENTENCE = /^[A-Z“].*[.!?]$/s;

describe('the rulebook', () => {
  it('holds every clause of the game and no other', () => {
    expect(rulebook.clauses.map((clause) => clause.id).sort()).toEqual([...CLAUSES].sort());
  });

  it('gives each clause one id, made of its section and a slug', () => {
    for (const { id, section } of rulebook.clauses) expect(id).toMatch(new RegExp(`^${section}:[a-z]+(-[a-z]+)*$`));
    expect(new Set(rulebook.clauses.map((clause) => clause.id)).size).toBe(rulebook.clauses.length);
  });

  it('has clauses in every section, a section for every clause, and keeps them together in the order of the sections', () => {
    const runs = rulebook.clauses
      .map((clause) => clause.section)
      .filter((section, place, all) => section !== all[place - 1]);
    expect(runs).toEqual(rulebook.sections.map((section) => section.id));
  });

  it.each(rulebook.clauses)('explains $id in whole sentences', (clause) => {
    expect(clause.title.length).toBeGreaterThan(1);
    expect(clause.text).toMatch(SENTENCE);
    expect(clause.text.split(' ').length).toBeGreaterThanOrEqual(6);
    if (clause.house !== undefined) expect(clause.house).toMatch(SENTENCE);
  });

  it('says no two clauses in the same words', () => {
    const sentences = rulebook.clauses.flatMap((clause) => `${clause.text} ${clause.house ?? ''}`.split(/(?<=[.!?]) /));
    const long = sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence.length > 40);
    expect(new Set(long).size).toBe(long.length);
  });
});

describe('the settings guide', () => {
  const defaults = settingsSchema.parse({});

  it('explains every setting once', () => {
    expect(settingsGuide.map((guide) => guide.key).sort()).toEqual(Object.keys(defaults).sort());
  });

  it('is told by the clauses that a setting changes, and by no other name', () => {
    const named = rulebook.clauses.flatMap((clause) => clause.options ?? []);
    expect([...new Set(named)].sort()).toEqual(settingsGuide.map((guide) => guide.key).sort());
  });

  it('has a sentence for each value that a setting may take, its default among them', () => {
    for (const guide of settingsGuide) {
      expect(sayValue(guide, defaults)).toMatch(SENTENCE);
      for (const { value, text } of guide.values) {
        const settings = settingsSchema.parse({ ...defaults, [guide.key]: value });
        expect(sayValue(guide, settings)).toBe(text);
      }
    }
    const both = settingsGuide.filter((guide) => typeof defaults[guide.key] !== 'number');
    for (const guide of both) expect(guide.values).toHaveLength(2);
  });

  it('puts a number that has no sentence of its own into words', () => {
    const cap = settingsGuide.filter((guide) => guide.key === 'rosterCap');
    expect(cap.map((guide) => sayValue(guide, settingsSchema.parse({ rosterCap: 12 })))).toEqual([
      'Up to 12 mercs a roster.',
    ]);
  });
});
