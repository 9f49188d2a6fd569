/** The key of a name, for good: `Château d’If` is `chateau-dif`. */
export const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
