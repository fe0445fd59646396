/** Sorts texts, such as days and ids, by their characters. */
export const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
