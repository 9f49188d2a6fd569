import { describe, expect, it } from 'vitest';
import { EXAMPLE } from '../../lib/record/sandbox/example';
import { runSandbox, SANDBOX_CAPS } from '../../lib/record/sandbox/run';

const still = () => 0;

function run(text: string) {
  const came = runSandbox(text, null, still);
  if (!came.ok) throw new Error(came.problem.message);
  return came.value.scenarios;
}
const first = (text: string) => {
  const [scenario] = run(text);
  if (!scenario) throw new Error('There is no scenario.');
  return scenario;
};

describe('a scenario in the sandbox', () => {
  it('is ruled with reasons, clauses and steps, and told how it ends', () => {
    const scenario = first(EXAMPLE);
    expect(scenario).toMatchObject({ played: true, problems: [], against: null });
    expect(scenario.rulings).toHaveLength(1);
    // Its user stayed off the roster: Nullified, so that it rests for week 2 and is back in week 3.
    expect(scenario.rulings[0]).toMatchObject({
      title: 'Full Ahead',
      outcome: 'Nullified',
      aim: 'Pilot → Siren',
      hits: '',
    });
    expect(scenario.rulings[0]?.steps.length).toBeGreaterThan(2);
    expect(scenario.closing).toMatchObject({ week: 1, phase: 'Battles' });
    expect(scenario.closing?.teams.map(({ name, gp }) => [name, gp])).toEqual([
      ['Harbour', 5],
      ['Reef', 5],
    ]);
    expect(scenario.closing?.mercs.find(({ name }) => name === 'Pilot')?.resting).toBe('Full Ahead from week 3');
  });

  it('shows an expectation that differs at its line, beside the rulings', () => {
    const text = EXAMPLE.replace('ready: { Full Ahead: 3 }', 'ready: { Full Ahead: 4 }');
    const scenario = first(text);
    expect(scenario).toMatchObject({ played: true });
    expect(scenario.problems).toMatchObject([
      {
        at: 'expect.ready.Full Ahead',
        line: text.split('\n').length - 1,
        expected: '4',
        text: 'ready: { Full Ahead: 4 }',
      },
    ]);
    expect(scenario.rulings).toHaveLength(1);
  });

  it.each([
    ['an unknown key', 'name: a\nteams:\n  Red: { gpp: 3 }\n', 3, 'teams.Red.gpp'],
    [
      'an unknown merc',
      'name: a\nteams: { Red: {} }\nplay:\n  - hire: Nobody\n    by: Red\n    for: 3\n',
      4,
      'play[0].hire',
    ],
    ['no YAML', 'name: a\nplay: [\n', 3, 'yaml'],
    ['a key given twice', 'name: a\nname: b\n', 2, 'name'],
  ])('names %s at its line', (_, text, line, at) => {
    expect(first(text)).toMatchObject({ played: false, problems: [{ line, at }] });
  });

  it('takes the line ends that a browser sends', () => {
    expect(first(EXAMPLE.replaceAll('\n', '\r\n'))).toMatchObject({ played: true, problems: [] });
  });

  it('runs each of several documents, of other rulebooks too', () => {
    const scenarios = run(`${EXAMPLE}---\nname: no sides\nruleset: crisis-collide\n`);
    expect(scenarios.map(({ played }) => played)).toEqual([true, false]);
  });
});

describe('a text that would keep the site busy', () => {
  it('is refused where it is too long, by its field', () => {
    const came = runSandbox('a'.repeat(SANDBOX_CAPS.characters + 1), null, still);
    expect(came).toMatchObject({ ok: false, problem: { code: 'too-long', field: 'text' } });
    expect(runSandbox('a'.repeat(1_048_576), null, still)).toMatchObject({ ok: false });
  });

  it('is refused where it holds too many documents or too long a list', () => {
    const many = runSandbox('---\nname: a\n'.repeat(SANDBOX_CAPS.documents + 1), null, still);
    expect(many).toMatchObject({ ok: false, problem: { code: 'too-many' } });
    const steps = '  - { day: 1 }\n'.repeat(SANDBOX_CAPS.list + 1);
    expect(first(`name: a\nplay:\n${steps}`)).toMatchObject({
      played: false,
      problems: [{ actual: 'a list of 2,001 entries' }],
    });
  });

  it.each([
    [
      'aliases that multiply',
      `a: &a [1,1,1,1,1,1,1,1]\n${power('a', 'b')}${power('b', 'c')}${power('c', 'd')}e: *d\n`,
      /alias/,
    ],
    ['aliases without end', `a: &a x\n${'- *a\n'.repeat(200)}`, /more than 100 aliases/],
    ['an alias of nothing', 'a: *b\n', /alias/i],
    ['brackets within brackets', '['.repeat(100_000), /nest/],
    ['lists within lists', `${'- '.repeat(100_000)}a`, /indented/],
    ['maps within maps', Array.from({ length: 500 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'), /indented/],
    ['keys of its own kind', '? '.repeat(100_000), /"\?"/],
    ['nothing but errors', '}'.repeat(20_000), /./],
  ])('is refused with what is wrong: %s', (_, text, message) => {
    const { played, problems } = first(text);
    expect(played).toBe(false);
    expect(problems[0]?.actual).toMatch(message);
    expect(problems.length).toBeLessThanOrEqual(SANDBOX_CAPS.problems);
  });

  it('keeps a merc or a map of any name from being more than a name', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const text = `name: a\nteams:\n  Red: { mercs: ["${name}"] }\nmercs:\n  "${name}": { upkeep: 2 }\n`;
      expect(() => run(text)).not.toThrow();
    }
  });

  it('is not carried on once its time is up', () => {
    let time = 0;
    const steps = '  - { day: 2 }\n'.repeat(50);
    const came = runSandbox(`name: a\nteams: { Red: {} }\nplay:\n${steps}`, null, () => {
      time += 1_000;
      return time;
    });
    expect(came).toMatchObject({ ok: true });
    const [scenario] = came.ok ? came.value.scenarios : [];
    expect(scenario).toMatchObject({ played: false, problems: [{ at: 'play[4].day' }] });
    expect(scenario?.problems[0]?.actual).toMatch(/too long/);
  });
});

function power(of: string, name: string): string {
  return `${name}: &${name} [${Array.from({ length: 8 }, () => `*${of}`).join(',')}]\n`;
}
