'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/kit/button';
import { Glyph } from '@/components/kit/glyph';
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
        <label className="check">
          <input type="checkbox" name={props.path} value="true" defaultChecked={data === true} /> {props.label}
        </label>
      );
    case 'group':
      return <Group {...props} fields={node.fields} />;
    case 'list':
      return <Items {...props} item={node.item} />;
    case 'named':
      return <Things {...props} item={node.item} />;
  }
}

interface Wiring {
  readonly id: string;
  readonly name: string;
  readonly className: 'input';
  readonly 'aria-invalid'?: true;
}

function Framed({ path, at, label, hint, faults, children }: Props & { children: (wiring: Wiring) => ReactNode }) {
  const wrong = faults.get(at);
  const id = `f${path}`;
  return (
    <div className={wrong === undefined ? 'field' : 'field bad'}>
      <label htmlFor={id}>
        {label} {hint !== undefined && <span className="hint">{hint}</span>}
      </label>
      {children({ id, name: path, className: 'input', ...(wrong === undefined ? {} : { 'aria-invalid': true }) })}
      <Fault words={wrong} />
    </div>
  );
}

function Fault({ words }: { words: string | undefined }) {
  if (words === undefined) return null;
  return (
    <p className="err">
      <Glyph name="rejected" />
      {words}
    </p>
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
      {leaves.length > 0 && <div className="leaves">{leaves.map(draw)}</div>}
      {fields
        .filter(({ node }) => !isLeaf(node))
        .map((field) =>
          field.node.kind === 'group' ? (
            <fieldset key={field.key} className="branch">
              <legend>{titleOf(field.key)}</legend>
              {draw(field)}
            </fieldset>
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
    <fieldset className="branch">
      <legend>{label}</legend>
      <input type="hidden" name={`${path}/n`} value={items.length} />
      <Fault words={faults.get(at)} />
      {items.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item's place is its name in the form
        <div className={isLeaf(item) ? 'item leaf' : 'item'} key={place}>
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
        </div>
      ))}
      <Button look="small" name="do" value={`add ${path}`}>
        Add: {one(label)}
      </Button>
    </fieldset>
  );
}

function Things({ item, data, path, at, label, faults, hints }: Props & { item: FormNode }) {
  const things = Object.entries(keyed(data));
  return (
    <fieldset className="branch">
      <legend>{label}</legend>
      <input type="hidden" name={`${path}/n`} value={things.length} />
      <Fault words={faults.get(at)} />
      {things.map(([name, value], place) => {
        const here = at === '' ? name : `${at}.${name}`;
        const wrong = [...faults.keys()].some((fault) => fault === here || fault.startsWith(`${here}.`));
        const inside = (
          <>
            <div className="field">
              <label htmlFor={`f${path}/${place}/k`}>Name</label>
              <input className="input" id={`f${path}/${place}/k`} name={`${path}/${place}/k`} defaultValue={name} />
              <Fault words={faults.get(here)} />
            </div>
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
          <div className="item leaf" key={place}>
            {inside}
          </div>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a thing's place is its name in the form
          <details className="item" key={place} open={wrong || /^New \d+$/.test(name)}>
            <summary>
              <span className="voice">{name}</span>
            </summary>
            {inside}
          </details>
        );
      })}
      <Button look="small" name="do" value={`add ${path}`}>
        Add: {one(label)}
      </Button>
    </fieldset>
  );
}
