import { maxBodyBytes } from '#shared/core/errors.ts';

const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** For what a body has around its parts, in bytes. */
const FRAME = 64;

/**
 * Divides parts so that each request body has room for its own. `other` are the other fields of the first body. The
 * first list may be empty, the others are not.
 */
export const partBatches = <Part>(parts: readonly Part[], other: object = {}): Part[][] => {
  const batches: Part[][] = [[]];
  let room = maxBodyBytes - FRAME - bytesOf(other);
  for (const part of parts) {
    const bytes = bytesOf(part) + 1;
    if (bytes > room) {
      batches.push([]);
      room = maxBodyBytes - FRAME;
    }
    batches.at(-1)?.push(part);
    room -= bytes;
  }
  return batches;
};
