import type { Fetch } from './send.ts';

/** The offset is stored, so that it survives a reload without a network. */
const storageKey = 'clockOffset';

/**
 * How many ms the server's clock is ahead of this device's, from the `Date` header of a response and the device's
 * instants before and after the exchange. The header has whole seconds. An offset that agrees with the response stays
 * as it is, so a right clock is left alone and no clock jumps by fractions. Example: from an offset of 0, a header of
 * 9:00:00 for an exchange from 9:09:59 to 9:10:00 of the device gives -598,001, the nearest one.
 */
export function offsetAfter(
  offset: number,
  header: string | null,
  [sent, received]: readonly [number, number],
): number {
  const server = header === null ? Number.NaN : Date.parse(header);
  if (Number.isNaN(server) || received < sent) return offset;
  return Math.min(Math.max(offset, server - received), server + 999 - sent);
}

const stored = (): number => {
  const offset = Number(localStorage.getItem(storageKey));
  return Number.isSafeInteger(offset) ? offset : 0;
};

let known: number | undefined;

const offset = (): number => {
  known ??= stored();
  return known;
};

/** The server's time in ms since 1970, from this device's clock and the last response. */
export const serverNow = (): number => Date.now() + offset();

const keep = (next: number): void => {
  known = next;
  try {
    localStorage.setItem(storageKey, String(next));
  } catch {
    // If the storage is full, the offset lasts as long as the page. The response is worth more.
  }
};

/** Wraps fetch to notice how far the server's clock is from this device's. */
export const withServerClock =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const sent = Date.now();
    const response = await fetch(url, init);
    const next = offsetAfter(offset(), response.headers.get('date'), [sent, Date.now()]);
    if (next !== offset()) keep(next);
    return response;
  };
