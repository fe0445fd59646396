import { type Day, yearOf } from '../days/days.ts';
import type { Part, Reading, Resource } from './model.ts';
import { openParts } from './parts.ts';

export type ReadingFacts = Pick<
  Resource,
  '_id' | 'status' | 'startDate' | 'completionDate' | 'readings'
>;

/** The readings that were closed: all but the present one. */
export const closedReadings = ({
  _id: id,
  readings,
}: Pick<ReadingFacts, '_id' | 'readings'>): Reading[] => readings.filter(({ _id }) => _id !== id);

/**
 * The readings as a response lists them: the earlier ones, and if the resource is completed, also the current one. The
 * current one has the resource's id and days.
 */
export const readingsOf = (resource: ReadingFacts): Reading[] => {
  const { _id, status, startDate, completionDate } = resource;
  const isFinished = status === 'Completed';
  return [...closedReadings(resource), ...(isFinished ? [{ _id, startDate, completionDate }] : [])];
};

/** The resource with the readings that follow from its other fields. */
export const withReadings = <R extends ReadingFacts>(resource: R): R => ({
  ...resource,
  readings: readingsOf(resource),
});

/** The days on which readings of the resource were finished. A reading with an unknown day is left out. */
export const finishedDays = (resource: ReadingFacts): Day[] =>
  readingsOf(resource).flatMap(({ completionDate }) => completionDate ?? []);

/** How many readings were finished in the calendar year of the day. A reading with an unknown day counts in no year. */
export const finishedInYear = (resources: readonly ReadingFacts[], today: Day): number =>
  resources.flatMap(finishedDays).filter((day) => yearOf(day) === yearOf(today)).length;

type NewReading = Pick<
  Resource,
  | 'status'
  | 'progress'
  | 'progressBefore'
  | 'page'
  | 'startDate'
  | 'completionDate'
  | 'deadline'
  | 'readings'
> & { readonly parts: Part[] };

/**
 * Closes the present reading of a completed resource, and begins a new reading today with everything unread. Undefined
 * if the resource is not completed. Also undefined if a closed reading has this id, because then the call is a
 * repetition.
 */
export const readAgain = (
  resource: ReadingFacts & Pick<Resource, 'pages' | 'parts'>,
  readingId: string,
  today: Day,
): NewReading | undefined => {
  const closed = closedReadings(resource);
  const { status, startDate, completionDate, pages, parts } = resource;
  if (status !== 'Completed' || closed.some(({ _id }) => _id === readingId)) return undefined;
  return {
    status: 'In Progress',
    progress: 0,
    progressBefore: null,
    page: pages === null ? null : 0,
    parts: openParts(parts),
    startDate: today,
    completionDate: null,
    deadline: null,
    readings: [...closed, { _id: readingId, startDate, completionDate }],
  };
};

/** The new days of a reading. Null means unknown. A day that was not sent stays. */
export interface ReadingEdit {
  readonly startDate?: Day | null | undefined;
  readonly completionDate?: Day | null | undefined;
}

export const editReading = (
  readings: readonly Reading[],
  readingId: string,
  { startDate, completionDate }: ReadingEdit,
): Reading[] =>
  readings.map((reading) =>
    reading._id === readingId
      ? {
          ...reading,
          ...(startDate !== undefined && { startDate }),
          ...(completionDate !== undefined && { completionDate }),
        }
      : reading,
  );
