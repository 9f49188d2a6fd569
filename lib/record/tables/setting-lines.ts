import type { Rulebook } from '../../engine/rules/kernel/ruleset';

/** Each value that a set-up may give the settings of a clause, and which one holds where it gives none. */
export const settingLines = ({ settings = [] }: Rulebook, clause: string) =>
  settings
    .filter((one) => one.clause === clause)
    .flatMap(({ key, title, usual, values }) =>
      Object.entries(values).map(([value, text]) => ({
        key: `${key}-${value}`,
        title: `${title}, ${key}: ${value}.`,
        text,
        value: value === usual ? `${text} So it is unless the set-up says otherwise.` : text,
        changed: false,
        precedents: [],
      })),
    );
