'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import {
  Branch,
  Fault,
  FoldedItem,
  Leaf,
  LeafCheck,
  type LeafWiring,
  Leaves,
  ListItem,
} from '@/components/kit/tables/setup';
import { type Data, keyed } from '@/lib/record/tables/form/data';
import type { FormField, FormNode } from '@/lib/record/tables/form/node';

interface Faults {
  /** What is wrong, by the place in the YAML: `combatants.Ember.hp`. */
  readonly faults: ReadonlyMap<string, string>;
  /** How a field is written, by its key. */
  readonly hints: Readonly<Record<string, string>>;
}
interface Props extends Faults {
  readonly node: FormNode;
  readonly data: Data | undefined;
  readonly path: string;
  /** The same place as the YAML names it. */
  readonly at: string;
  readonly label: string;
  readonly hint?: string;
}

const listed = (data: Data | undefined): readonly Data[] => (Array.isArray(data) ? data : []);
const plain = (data: Data | undefined): string => (typeof data === 'object' || data === undefined ? '' : String(data));

/** Keys that the rulebooks write in capitals. */
const CAPITALS = new Set(['hp', 'ap', 'cr', 'dc', 'hq']);
const titleOf = (key: string): string =>
  CAPITALS.has(key) ? key.toUpperCase() : `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`;
const one = (title: string): string => title.replace(/ies$/, 'y').replace(/s$/, '').toLowerCase();

/** One place of a set-up's form, with all under it. Every name tells its path, so that it works without a script. */
export function Tree(props: Props) {
  const { node, data } = props;
  switch (node.kind) {
    case 'text':
      return (
        <Framed {...props}>
          {(wiring) =>
            node.long ? (
              <textarea {...wiring} rows={2} defaultValue={plain(data)} />
            ) : (
              <input
                {...wiring}
                defaultValue={plain(data)}
                inputMode={node.number === 'always' ? 'numeric' : undefined}
              />
            )
          }
        </Framed>
      );
    case 'choice':
      return (
        <Framed {...props}>
          {(wiring) => (
            <select {...wiring} defaultValue={plain(data)}>
              <option value="">–</option>
              {node.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          )}
        </Framed>
      );
    case 'flag':
      return (
        <LeafCheck name={props.path} checked={data === true}>
          {props.label}
        </LeafCheck>
      );
    case 'group':
      return <Group {...props} fields={node.fields} />;
    case 'list':
      return <Items {...props} item={node.item} />;
    case 'named':
      return <Things {...props} item={node.item} />;
  }
}

function Framed({ path, at, label, hint, faults, children }: Props & { children: (wiring: LeafWiring) => ReactNode }) {
  return (
    <Leaf path={path} label={label} hint={hint} fault={faults.get(at)}>
      {children}
    </Leaf>
  );
}

const isLeaf = ({ kind }: FormNode): boolean => kind === 'text' || kind === 'choice' || kind === 'flag';

function Group({ fields, data, path, at, faults, hints }: Props & { fields: readonly FormField[] }) {
  const draw = ({ key, node, of }: FormField) => {
    const hint = [hints[key], of.length === 0 ? undefined : `of ${of.join(', ')}`].filter((part) => part !== undefined);
    return (
      <Tree
        key={key}
        node={node}
        data={keyed(data)[key]}
        path={`${path}/${key}`}
        at={at === '' ? key : `${at}.${key}`}
        label={titleOf(key)}
        hint={isLeaf(node) && hint.length > 0 ? hint.join(' · ') : undefined}
        faults={faults}
        hints={hints}
      />
    );
  };
  const leaves = fields.filter(({ node }) => isLeaf(node));
  return (
    <>
      {leaves.length > 0 && <Leaves>{leaves.map(draw)}</Leaves>}
      {fields
        .filter(({ node }) => !isLeaf(node))
        .map((field) =>
          field.node.kind === 'group' ? (
            <Branch key={field.key} legend={titleOf(field.key)}>
              {draw(field)}
            </Branch>
          ) : (
            draw(field)
          ),
        )}
    </>
  );
}

function Items({ item, data, path, at, label, faults, hints }: Props & { item: FormNode }) {
  const items = listed(data);
  return (
    <Branch legend={label}>
      <input type="hidden" name={`${path}/n`} value={items.length} />
      <Fault words={faults.get(at)} />
      {items.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item's place is its name in the form
        <ListItem leaf={isLeaf(item)} key={place}>
          <Tree
            node={item}
            data={value}
            path={`${path}/${place}`}
            at={`${at}[${place}]`}
            label={`${one(label)} ${place + 1}`}
            faults={faults}
            hints={hints}
          />
          <Button look="small quiet" name="do" value={`cut ${path}/${place}`}>
            Take away
          </Button>
        </ListItem>
      ))}
      <Button look="small" name="do" value={`add ${path}`}>
        Add: {one(label)}
      </Button>
    </Branch>
  );
}

function Things({ item, data, path, at, label, faults, hints }: Props & { item: FormNode }) {
  const things = Object.entries(keyed(data));
  return (
    <Branch legend={label}>
      <input type="hidden" name={`${path}/n`} value={things.length} />
      <Fault words={faults.get(at)} />
      {things.map(([name, value], place) => {
        const here = at === '' ? name : `${at}.${name}`;
        const wrong = [...faults.keys()].some((fault) => fault === here || fault.startsWith(`${here}.`));
        const inside = (
          <>
            <Leaf path={`${path}/${place}/k`} label="Name" fault={faults.get(here)}>
              {(wiring) => <input {...wiring} defaultValue={name} />}
            </Leaf>
            <Tree
              node={item}
              data={value}
              path={`${path}/${place}/v`}
              at={here}
              label="Value"
              faults={faults}
              hints={hints}
            />
            <Button look="small quiet" name="do" value={`cut ${path}/${place}`}>
              Take away {name}
            </Button>
          </>
        );
        return isLeaf(item) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing's place is its name in the form
          <ListItem leaf key={place}>
            {inside}
          </ListItem>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing's place is its name in the form
          <FoldedItem name={name} key={place} open={wrong || /^New \d+$/.test(name)}>
            {inside}
          </FoldedItem>
        );
      })}
      <Button look="small" name="do" value={`add ${path}`}>
        Add: {one(label)}
      </Button>
    </Branch>
  );
}
