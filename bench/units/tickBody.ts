import type { Day } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import type { Person } from '#testing/live/people.ts';

/** The body that changes this day of a habit, as the web client sends it: the new state instead of a toggle. */
export const tickBody = async (person: Person, id: string, date: Day) => {
  const { data } = await person.call(habits.get, {
    params: { id },
    query: { from: date, to: date },
  });
  return { date, completed: data.completions.length === 0 };
};
