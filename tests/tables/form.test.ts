import { describe, expect, it } from 'vitest';
import { tableDocument } from '@/lib/engine/scenarios/crisis-collide/document';
import { loadText } from '@/lib/engine/scenarios/load';
import { changed, type Data, dataOf, doubled, type Fields, keyed } from '@/lib/record/tables/form/data';
import { type FormNode, formOf } from '@/lib/record/tables/form/node';
import { tableKind } from '@/lib/record/tables/kinds';

const form = formOf(tableDocument);

/** The fields that a browser would send of a form that shows this data. */
function sent(node: FormNode, data: Data | undefined, path = ''): Record<string, string[]> {
  switch (node.kind) {
    case 'text':
    case 'choice':
      return { [path]: [data === undefined || data === null ? '' : String(data)] };
    case 'flag':
      return data === true ? { [path]: ['true'] } : {};
    case 'group':
      return Object.assign({}, ...node.fields.map((one) => sent(one.node, keyed(data)[one.key], `${path}/${one.key}`)));
    case 'list': {
      const items = Array.isArray(data) ? data : [];
      return Object.assign(
        { [`${path}/n`]: [String(items.length)] },
        ...items.map((item, at) => sent(node.item, item, `${path}/${at}`)),
      );
    }
    case 'named': {
      const things = Object.entries(keyed(data));
      return Object.assign(
        { [`${path}/n`]: [String(things.length)] },
        ...things.map(([name, thing], at) => ({
          [`${path}/${at}/k`]: [name],
          ...sent(node.item, thing, `${path}/${at}/v`),
        })),
      );
    }
  }
}

const YAML = `
arena: { labels: { Gate: 2 } }
field: [{ do: modify, stat: resistance, type: Elemental, add: 10 }]
sides: { Ann: { cr: 5 }, Bea: {} }
combatants:
  Ember:
    hp: 120
    move: "-1:+2"
    resistance: { Physical: 30 }
    trait: { text: Quick, effects: [{ do: cannot, what: shift, to: opponent }] }
    abilities:
      Jab: { cost: 10 AP, attack: 50 x 3, range: "1:2", attributes: [Quick, Sharp], effects: [{ do: set, stat: move, value: "-0:+0", to: hit }] }
  Moss: { class: Defense }
  Tarn: { ap: 20 }
fighters: { Totem: { side: Ann, space: 4, hp: 60 } }
`;
const dataIn = (yaml: string): Data => JSON.parse(JSON.stringify(loadText('set-up', yaml).sources[0]?.data ?? {}));

describe('the form of a set-up', () => {
  it('asks for every key that the YAML may hold, and for nothing that stands elsewhere', () => {
    const keysOf = (node: FormNode): string[] =>
      node.kind === 'group'
        ? node.fields.flatMap((one) => [one.key, ...keysOf(one.node)])
        : node.kind === 'list' || node.kind === 'named'
          ? keysOf(node.item)
          : [];
    const asked = new Set(keysOf(form));
    for (const key of ['labels', 'field', 'team', 'leader', 'cr', 'difficulty', 'now', 'eliminated', 'trait', 'until'])
      expect(asked, key).toContain(key);
    expect(asked).not.toContain('ruleset');
  });

  it('says what was typed as the YAML would', () => {
    const data = dataIn(YAML);
    expect(dataOf(form, sent(form, data))).toEqual({ ...keyed(data), sides: { Ann: { cr: 5 }, Bea: {} } });
  });

  it('says the starting set whole, so that it reads as the same set-up', () => {
    const kind = tableKind('crisis-collide');
    const data = dataIn(kind?.example ?? '');
    const again = JSON.stringify(dataOf(form, sent(form, data)));
    const [one, other] = [kind?.check(again), kind?.check(kind.example)];
    expect(one?.ok).toBe(true);
    expect(one).toEqual(other);
  });

  it('adds and takes away what stands at a path', () => {
    const data = dataIn(YAML);
    const added = keyed(changed(form, data, 'add /combatants/0/v/abilities'));
    expect(Object.keys(keyed(keyed(keyed(added.combatants).Ember).abilities))).toEqual(['Jab', 'New 1']);
    const cut = keyed(changed(form, data, 'cut /combatants/1'));
    expect(Object.keys(keyed(cut.combatants))).toEqual(['Ember', 'Tarn']);
    expect(keyed(changed(form, data, 'add /field')).field).toHaveLength(2);
    expect(changed(form, data, 'check')).toEqual(data);
    expect(changed(form, data, 'add /no/such/place')).toEqual(data);
  });

  it('tells of two things of one name', () => {
    const fields: Fields = { '/combatants/n': ['2'], '/combatants/0/k': ['Ember'], '/combatants/1/k': ['Ember'] };
    expect(doubled(form, fields)).toEqual(['Ember']);
  });
});
