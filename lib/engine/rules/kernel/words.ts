/** How words of an order are compared: letter case, spacing and the kind of apostrophe make no difference. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export const same = (one: string, other: string): boolean => fold(one) === fold(other);
