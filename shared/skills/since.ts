import type { Day } from '../days/days.ts';
import type { Since } from './model.ts';
import { type DatedTime, hoursOf } from './time.ts';

type Dated = { readonly date: Day };

/** The records of a skill: its activities, the resources and projects that are tagged with it, and all their notes. */
type SinceFacts = {
  readonly activities: readonly DatedTime[];
  /** For each resource, the days on which it was finished. */
  readonly resources: readonly (readonly Day[])[];
  readonly projects: readonly { readonly completionDate?: Day | null | undefined }[];
  readonly notes: readonly Dated[];
};

/**
 * Sums up the time after a day: hours with two decimal places, and counts. A resource that was finished several times
 * counts once. Example: since 3 September, an activity of 3 September does not count, one of 4 September does.
 */
export const skillSince = (
  { activities, resources, projects, notes }: SinceFacts,
  since: Day,
): Since => {
  const isAfter = (day: Day | null | undefined): boolean => typeof day === 'string' && day > since;
  const timed = activities.filter(({ date }) => isAfter(date));
  return {
    hours: hoursOf(timed.reduce((sum, { time }) => sum + time, 0)),
    resources: resources.filter((days) => days.some(isAfter)).length,
    projects: projects.filter(({ completionDate }) => isAfter(completionDate)).length,
    notes: notes.filter(({ date }) => isAfter(date)).length,
  };
};
