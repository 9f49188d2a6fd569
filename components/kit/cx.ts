/** Classes as one text; what is false, null or undefined is left out. */
export const cx = (...classes: readonly (string | false | null | undefined)[]): string | undefined =>
  classes.filter(Boolean).join(' ') || undefined;
