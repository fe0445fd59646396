import { idOn } from '#shared/core/ids.ts';
import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { sentenceOf } from '#shared/reasons.ts';
import type { Reading, Resource } from '#shared/resources/model.ts';
import { maxReadings } from '#shared/resources/model.ts';
import { closedReadings } from '#shared/resources/readings.ts';
import { resourceReasons } from '#shared/resources/reasons.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import {
  readResourceAgain,
  removeReading,
  updateReading,
  updateResource,
} from '../../../domain/resources/edits.ts';
import { useReversible } from '../../../forms/useReversible.ts';
import { showError, showUndo } from '../../../ui/overlay/popups/popups.ts';
import { describeReading } from './readings.ts';

const failure = (): string => i18n.t('Failed to save resource');

export type ReadingDays = { readonly startDate: Day | null; readonly completionDate: Day | null };

/** Begins a resource again, and corrects the days of its readings. */
export function useReadings(resource: Resource, today: Day) {
  const { _id: id, title } = resource;
  const make = useMake();
  const send = useReversible();
  return {
    /**
     * Closes the reading of a completed resource and begins the next one. The change is held while Undo is offered, so
     * that Undo loses nothing.
     */
    again: (): void => {
      if (closedReadings(resource).length >= maxReadings) {
        showError(sentenceOf(resourceReasons.tooManyReadings({ max: maxReadings })));
        return;
      }
      const label = i18n.t('{name}: begun again', { name: title });
      const added = make(
        readResourceAgain,
        { params: { id }, body: { _id: idOn(undefined) } },
        { label, failure: failure(), isHeld: true },
      );
      showUndo(label, added);
    },
    /**
     * Sets the days of a reading, with Undo. The reading with the resource's id has the resource's days, so the
     * resource is changed.
     */
    correct: ({ _id: readingId, startDate, completionDate }: Reading, days: ReadingDays): void => {
      const label = i18n.t('{name}: days corrected', { name: title });
      const before = { startDate, completionDate };
      const ofResource = (body: ReadingDays) => ({ label, request: { params: { id }, body } });
      const ofReading = (body: ReadingDays) => ({
        label,
        request: { params: { id, readingId }, body },
      });
      if (readingId === id) send(updateResource, failure(), ofResource(days), ofResource(before));
      else send(updateReading, failure(), ofReading(days), ofReading(before));
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
