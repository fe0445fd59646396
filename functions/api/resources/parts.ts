import { ulid } from 'ulid';
import type { Part, PartInput } from '#shared/resources/model.ts';
import { addParts, togglePart } from '#shared/resources/parts.ts';
import type { ItemWrite } from '../../http/itemWrite.ts';
import { notFound } from '../../problem.ts';
import { idIsUsed } from '../../table/lifecycle.ts';
import { removeListItemOnce } from '../../table/listItems.ts';
import { requireFewEnough, requireRoom } from './partLimits.ts';
import { changesOf, reviseResource, type StoredResource } from './store.ts';

/**
 * Whether the part still has the sent title, minutes and address. Ignores the tick, because it may have changed since.
 */
const isSamePart = ({ title, minutes, url }: Part, sent: PartInput): boolean =>
  title === sent.title && minutes === (sent.minutes ?? null) && url === (sent.url ?? null);

/** Adds parts at the end. A repeated call adds nothing. Throws `limit`, or a conflict if another part has a sent id. */
export const appendParts = (
  write: ItemWrite,
  sent: readonly PartInput[],
): Promise<StoredResource> => {
  // Each part gets its id before the first attempt, so that a later attempt recognises the parts of an earlier one.
  const added = sent.map((part) => ({ ...part, _id: part._id ?? ulid(write.now.getTime()) }));
  return reviseResource(write, (resource) => {
    const existing = new Map(resource.parts.map((part) => [part._id, part]));
    for (const part of added) {
      const known = existing.get(part._id);
      if (known && !isSamePart(known, part)) throw idIsUsed();
    }
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
  write: ItemWrite,
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
export const removePart = (write: ItemWrite, partId: string): Promise<StoredResource> => {
  const remove = removeListItemOnce('part', partId);
  return reviseResource(
    write,
    (resource) => {
      const parts = remove(resource.parts);
      return parts && changesOf(resource, { parts }, write.today);
    },
    { always: true },
  );
};
