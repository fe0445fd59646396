import { writeHistory } from '#functions/testing/live/items.ts';
import type { Person } from '#functions/testing/live/people.ts';
import type { Day } from '#shared/core/days.ts';

/** A habit with years of history, created on the first of its days. */
export const keepHabit = (
  person: Person,
  id: string,
  days: readonly Day[],
  today: Day,
  skipped: readonly Day[] = [],
): Promise<void> => writeHistory(person.user._id, id, days, days.toSorted()[0] ?? today, skipped);
