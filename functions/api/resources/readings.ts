import { isDeepStrictEqual } from 'node:util';
import { maxReadings } from '#shared/resources/model.ts';
import { editReading, type ReadingEdit, readAgain } from '#shared/resources/readings.ts';
import { resourceReasons } from '#shared/resources/reasons.ts';
import type { ItemWrite } from '../../http/itemWrite.ts';
import { notFound, Problem } from '../../problem.ts';
import { idIsUsed } from '../../table/lifecycle.ts';
import { removeListItemOnce } from '../../table/listItems.ts';
import { clearingNulls } from '../../table/revision.ts';
import { reviseResource, type StoredResource, unlessEmpty } from './store.ts';

/**
 * Closes the reading of a completed resource, and begins the next one. Changes nothing if the resource is not
 * completed, or if the call is repeated. Throws `limit` if there are too many readings, and `conflict` for the id of
 * the resource.
 */
export const beginReading = (write: ItemWrite, readingId: string): Promise<StoredResource> =>
  reviseResource(write, (resource) => {
    const isRepeated = resource.deletedItems.some(({ _id }) => _id === readingId);
    const again = isRepeated ? undefined : readAgain(resource, readingId, write.today);
    if (!again) return undefined;
    // The present reading has the id of the resource.
    if (readingId === write.id) throw idIsUsed();
    if (again.readings.length > maxReadings) {
      throw new Problem('limit', resourceReasons.tooManyReadings({ max: maxReadings }));
    }
    return clearingNulls({ ...again, parts: unlessEmpty(again.parts) });
  });

/** Corrects the days of a closed reading. Throws 404 for the present reading: its days are those of the resource. */
export const correctReading = (
  write: ItemWrite,
  readingId: string,
  edit: ReadingEdit,
): Promise<StoredResource> =>
  reviseResource(
    write,
    ({ readings }) => {
      if (!readings.some(({ _id }) => _id === readingId)) throw notFound('reading');
      const edited = editReading(readings, readingId, edit);
      return isDeepStrictEqual(edited, readings) ? undefined : { readings: edited };
    },
    { always: true },
  );

/** Deletes a reading that was closed. Also works if the account is full. */
export const removeReading = (write: ItemWrite, readingId: string): Promise<StoredResource> => {
  const remove = removeListItemOnce('reading', readingId);
  return reviseResource(
    write,
    (resource) => {
      const readings = remove(resource.readings);
      return readings && { readings: unlessEmpty(readings) };
    },
    { always: true },
  );
};
