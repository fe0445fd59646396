import type { Day } from '#shared/core/days.ts';
import { idOn } from '#shared/core/ids.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Reading, Resource } from '#shared/resources/model.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import {
  readResourceAgain,
  removeReading,
  updateReading,
  updateResource,
} from '../../../domain/resources/edits.ts';
import { showUndo } from '../../../ui/overlay/popups.ts';
import { describeReading } from './readings.ts';

const failure = (): string => i18n.t('Failed to save resource');

export type ReadingDays = { readonly startDate: Day | null; readonly completionDate: Day | null };

/** Begins a resource again, and corrects the days of its readings. */
export function useReadings({ _id: id, title }: Resource, today: Day) {
  const make = useMake();
  return {
    /** Closes the reading of a completed resource and begins the next one. It is held, so that Undo loses nothing. */
    again: (): void => {
      const label = i18n.t('{name}: begun again', { name: title });
      const added = make(
        readResourceAgain,
        { params: { id }, body: { _id: idOn(undefined) } },
        { label, failure: failure(), isHeld: true },
      );
      showUndo(label, added);
    },
    /** The present reading has the days of the resource, and its id. */
    correct: (reading: Reading, days: ReadingDays): void => {
      const details = {
        label: i18n.t('{name}: days corrected', { name: title }),
        failure: failure(),
        success: 'Updated!',
      } as const;
      if (reading._id === id) make(updateResource, { params: { id }, body: days }, details);
      else make(updateReading, { params: { id, readingId: reading._id }, body: days }, details);
    },
    remove: (reading: Reading): void => {
      const label = i18n.t('Deleting “{name}”', { name: describeReading(reading, today) });
      const added = make(
        removeReading,
        { params: { id, readingId: reading._id } },
        { label, failure: failure(), success: 'Deleted!', isHeld: true },
      );
      showUndo(label, added);
    },
  };
}
