import { Button } from './button';
import { FIELD_LABEL, USUAL_CONTROL } from './control';
import { cx } from './cx';
import { SearchBox } from './search-box';

export interface Option {
  readonly value: string | number;
  readonly words: string;
  /** Those of one group stand together under its name. */
  readonly group?: string;
}

/** One thing that a list can be filtered by. `name` stands in the address. */
export type Filter = { readonly name: string; readonly label: string } & (
  | {
      readonly kind: 'words';
      readonly value: string;
      /** It is the site's search: where names are suggested while somebody types. */
      readonly suggest?: string;
    }
  | {
      readonly kind: 'list';
      readonly value: string | number | null;
      /** The first option, which filters nothing. */
      readonly any: string;
      readonly options: readonly Option[];
    }
  | { readonly kind: 'date'; readonly value: string | null }
  | { readonly kind: 'tick'; readonly value: boolean }
);

interface Props {
  /** Where the form leads, which is also where everything stands. */
  action: string;
  filters: readonly Filter[];
  /** `panel`: on a sunk ground; `line`: one line under the lede; `search`: one field and its button. */
  look?: 'panel' | 'line' | 'search';
  /** What was found stands close under it. */
  close?: boolean;
  /** What of the address stays as it is. */
  keep?: Readonly<Record<string, string | null>>;
  label?: string;
  button?: string;
}

/** A list of words, each its own value. */
export const optionsOf = (words: readonly (string | number)[]): readonly Option[] =>
  words.map((word) => ({ value: word, words: String(word) }));

/** From the width on at which they have room, all of a panel's fields in one line; the words get what is left. */
const ONE_LINE: Readonly<
  Record<number, { readonly grid: string; readonly words: string; readonly tick: string; readonly button: string }>
> = {
  4: {
    grid: 'lg:grid-cols-[minmax(16rem,2.4fr)_repeat(4,minmax(6.6rem,1fr))_auto]',
    words: 'lg:col-auto',
    tick: '',
    button: '',
  },
  6: {
    grid: 'xl:grid-cols-[minmax(16rem,2.6fr)_repeat(6,minmax(6.6rem,1fr))_auto]',
    words: 'xl:col-auto',
    tick: 'xl:col-[1] xl:row-2 xl:min-h-0',
    button: 'xl:*:row-1 xl:*:col-[8]',
  },
};
const MANY_LINES = { grid: '', words: '', tick: '', button: '' };

/** What to show, by GET, so that what is found has an address. It needs no JavaScript and sends none. */
export function FilterBar({
  action,
  filters,
  look = 'panel',
  close = false,
  keep = {},
  label,
  button = 'Filter',
}: Props) {
  const lists = filters.filter(({ kind }) => kind === 'list').length;
  const panel = look === 'panel';
  const line = (panel ? ONE_LINE[lists] : undefined) ?? MANY_LINES;
  return (
    <search>
      <form
        action={action}
        aria-label={label}
        className={cx(
          panel && (close ? 'mb-4' : 'mb-5'),
          panel && 'mt-5 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-end gap-3 bg-sunk p-4',
          panel && 'max-md:grid-cols-2 max-md:p-3',
          line.grid,
          !panel && 'mt-5 flex flex-wrap items-end gap-3',
          look === 'search' && 'max-w-[40rem]',
        )}
      >
        {filters.map((filter) =>
          filter.kind === 'tick' ? (
            <label
              key={filter.name}
              className={cx('inline-flex min-h-6 items-center gap-2 whitespace-nowrap max-md:col-span-full', line.tick)}
            >
              <input type="checkbox" name={filter.name} value="1" defaultChecked={filter.value} /> {filter.label}
            </label>
          ) : (
            <div
              key={filter.name}
              className={cx(
                filter.kind === 'words' && (panel ? 'col-span-full' : 'flex-[1_1_16rem]'),
                filter.kind === 'words' && line.words,
                look === 'line' && 'min-w-[9rem] max-md:flex-[1_1_8rem]',
              )}
            >
              <label className={FIELD_LABEL} htmlFor={filter.name}>
                {filter.label}
              </label>
              <Control filter={filter} />
            </div>
          ),
        )}
        {Object.entries(keep).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div
          className={cx(
            'contents',
            look === 'line' && 'max-md:*:w-full',
            panel && 'max-md:*:col-span-full',
            line.button,
          )}
        >
          <Button>{button}</Button>
        </div>
      </form>
    </search>
  );
}

function Control({ filter }: { filter: Exclude<Filter, { kind: 'tick' }> }) {
  const { name } = filter;
  if (filter.kind === 'list') {
    return (
      <select className={USUAL_CONTROL} id={name} name={name} defaultValue={filter.value ?? ''}>
        <option value="">{filter.any}</option>
        {grouped(filter.options).map(([group, options]) => {
          const lines = options.map(({ value, words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ));
          return group === null ? (
            lines
          ) : (
            <optgroup key={group} label={group}>
              {lines}
            </optgroup>
          );
        })}
      </select>
    );
  }
  if (filter.kind === 'words' && filter.suggest !== undefined) {
    return <SearchBox id={name} suggest={filter.suggest} value={filter.value} />;
  }
  return filter.kind === 'date' ? (
    <input className={USUAL_CONTROL} type="date" id={name} name={name} defaultValue={filter.value ?? ''} />
  ) : (
    <input className={USUAL_CONTROL} type="search" id={name} name={name} defaultValue={filter.value} maxLength={200} />
  );
}

/** Options by their groups, in the order in which each group is met first. */
function grouped(options: readonly Option[]): readonly (readonly [string | null, readonly Option[]])[] {
  const groups = new Map<string | null, Option[]>();
  for (const option of options) {
    const group = option.group ?? null;
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}
