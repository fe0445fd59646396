export const ulidDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** How many characters at the start of a ULID hold its time. */
const timeLength = 10;

/**
 * The time of a ULID, in ms since 1970. The ULID library has such a function too, but it would make the first page
 * larger.
 */
export const timeOf = (id: string): number =>
  [...id.slice(0, timeLength)].reduce((time, digit) => time * 32 + ulidDigits.indexOf(digit), 0);

/**
 * The id of a copy. It keeps the time of the original, and is always the same for one import and original. Each random
 * digit is the sum, modulo 32, of the digits at its place in both ids. So copies of two originals have two ids.
 */
export const freshId = (importId: string, id: string): string => {
  const sum = [...id.slice(timeLength)].map((digit, index) => {
    const other = ulidDigits.indexOf(importId[timeLength + index] ?? '0');
    return ulidDigits[(ulidDigits.indexOf(digit) + other) % ulidDigits.length];
  });
  return id.slice(0, timeLength) + sum.join('');
};
