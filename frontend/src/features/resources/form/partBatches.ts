import { maxBodyBytes } from '#shared/calls/errors.ts';
import { bytesOf } from '#shared/core/batches.ts';
import type { Resource, ResourcePatch } from '#shared/resources/model.ts';

/** The bytes that a body needs around its fields. */
const FRAME = 64;

/**
 * Divides parts into lists that each fit into one request body. `other` has the other fields of the first body. Only
 * the first list may be empty.
 */
export const partBatches = <Part>(parts: readonly Part[], other: object = {}): Part[][] => {
  const batches: Part[][] = [[]];
  let room = maxBodyBytes - FRAME - bytesOf(other);
  for (const part of parts) {
    const bytes = bytesOf(part);
    if (bytes > room) {
      batches.push([]);
      room = maxBodyBytes - FRAME;
    }
    batches.at(-1)?.push(part);
    room -= bytes;
  }
  return batches;
};

type SentParts = NonNullable<ResourcePatch['parts']>;

/**
 * Divides a patch whose parts don't fit into one body. Returns the patch with the first parts, and the lists of parts
 * to add afterwards. Only new parts at the end can be added later, so any other patch stays whole.
 */
export const patchBatches = (
  before: Pick<Resource, 'parts'>,
  patch: ResourcePatch,
): readonly [ResourcePatch, ...SentParts[]] => {
  const { parts, ...fields } = patch;
  const [first = [], ...others] = partBatches(parts ?? [], fields);
  const known = new Set<string | undefined>(before.parts.map(({ _id }) => _id));
  return others.length === 0 || others.flat().some(({ _id }) => known.has(_id))
    ? [patch]
    : [{ ...patch, parts: first }, ...others];
};
