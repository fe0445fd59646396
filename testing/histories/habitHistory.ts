import type { Day } from '#shared/days/days.ts';
import { writeHistory } from '#testing/live/items.ts';
import type { Person } from '#testing/live/people.ts';

/** Gives a habit years of history, as if it was created on its first day. */
export const keepHabit = (
  person: Person,
  id: string,
  days: readonly Day[],
  today: Day,
  skipped: readonly Day[] = [],
): Promise<void> => writeHistory(person.user._id, id, days, days.toSorted()[0] ?? today, skipped);
