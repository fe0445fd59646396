import type { Fetch } from './send.ts';

/** The offset is stored so that it survives a reload without a network. */
const storageKey = 'clockOffset';

/**
 * How many ms the server's clock is ahead of this device's. It follows from the response's `Date` header and the
 * device's times before and after the exchange. The header has whole seconds, so many offsets agree with it. If the
 * current offset agrees, it stays. A right clock is then left alone, and no clock jumps by fractions of a second.
 * Example: the offset is 0, the header says 9:00:00, and the exchange took from 9:09:59 to 9:10:00 on the device.
 * The nearest offset that agrees is -598,001.
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

/** The server's current time in ms since 1970: this device's clock plus the offset. */
export const serverNow = (): number => Date.now() + offset();

const keep = (next: number): void => {
  known = next;
  try {
    localStorage.setItem(storageKey, String(next));
  } catch {
    // If the storage is full, the offset lasts as long as the page. The call must not fail.
  }
};

/** Wraps fetch to measure how far the server's clock is from this device's clock. */
export const withServerClock =
  (fetch: Fetch): Fetch =>
  async (url, init) => {
    const sent = Date.now();
    const response = await fetch(url, init);
    const next = offsetAfter(offset(), response.headers.get('date'), [sent, Date.now()]);
    if (next !== offset()) keep(next);
    return response;
  };
