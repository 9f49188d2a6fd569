/** The number of a table in an address; null where it is none. */
export const tableNumber = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);
