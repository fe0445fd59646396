import { writeHistory } from '#functions/testing/live/items.ts';
import type { Person } from '#functions/testing/live/people.ts';
import { habits } from '#shared/contract/habits.ts';
import type { Day } from '#shared/rules/days.ts';

/** A habit as years of use leave it: made on the first of its days, and its old years settled by a tick since. */
export const keepHabit = async (
  person: Person,
  id: string,
  days: readonly Day[],
  today: Day,
): Promise<void> => {
  const createdDay = days.toSorted()[0] ?? today;
  await writeHistory(person.user._id, id, days, createdDay);
  const body = { date: today, completed: days.includes(today) };
  await person.call(habits.toggle, { params: { id }, body });
};
