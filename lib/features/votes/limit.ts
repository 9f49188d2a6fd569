/** Characters of an argument. */
export const ARGUMENT_LIMIT = 10_000;
