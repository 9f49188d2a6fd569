/** An argument as a quote of it, to be answered: as forum programs write one. */
export const quoteOf = (by: string, text: string): string =>
  `[quote="${by.replace(/["[\]]/g, '')}"]\n${text.trim()}\n[/quote]\n\n`;
