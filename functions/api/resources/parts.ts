import { ulid } from 'ulid';
import type { PartInput } from '#shared/resources/model.ts';
import { addParts, togglePart } from '#shared/resources/parts.ts';
import { notFound } from '../../problem.ts';
import { requireFewEnough, requireRoom } from './partLimits.ts';
import { changesOf, type ResourceWrite, reviseResource, type StoredResource } from './store.ts';

/** Adds parts at the end. A repeated call adds nothing. Throws `limit`. */
export const appendParts = (
  write: ResourceWrite,
  sent: readonly PartInput[],
): Promise<StoredResource> => {
  // A late attempt must find the parts of an earlier one, so each part has its id from the beginning.
  const added = sent.map((part) => ({ ...part, _id: part._id ?? ulid(write.now.getTime()) }));
  return reviseResource(write, (resource) => {
    const deleted = new Set(resource.deletedItems.map(({ _id }) => _id));
    const parts = addParts(resource.parts, added, write.today, deleted);
    if (parts.length === resource.parts.length) return undefined;
    const changes = changesOf(resource, { parts }, write.today);
    requireFewEnough(parts);
    requireRoom(parts);
    return changes;
  });
};

/** Ticks or unticks a part, or toggles it if `done` is undefined. Also works if the account is full. */
export const tickPart = (
  write: ResourceWrite,
  partId: string,
  done: boolean | undefined,
): Promise<StoredResource> =>
  reviseResource(
    write,
    (resource) => {
      const part = resource.parts.find(({ _id }) => _id === partId);
      const parts = togglePart(resource.parts, partId, write.today, done);
      if (!part || !parts) throw notFound('part');
      return part.done === done ? undefined : changesOf(resource, { parts }, write.today);
    },
    { always: true, isOnce: done === undefined },
  );

/** Deletes a part. Also works if the account is full, although the tombstone may need a few bytes more. */
export const removePart = (write: ResourceWrite, partId: string): Promise<StoredResource> => {
  let wasThere = false;
  return reviseResource(
    write,
    (resource) => {
      const parts = resource.parts.filter(({ _id }) => _id !== partId);
      if (parts.length === resource.parts.length) {
        // An earlier attempt of this call found the part. Most likely it deleted the part, but the response was late.
        if (wasThere) return undefined;
        throw notFound('part');
      }
      wasThere = true;
      return changesOf(resource, { parts }, write.today);
    },
    { always: true },
  );
};
