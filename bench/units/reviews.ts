import { addDays, defaultWeekStart, startOfWeek, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { noonZone } from '#testing/live/people.ts';
import type { BenchApp } from './app.ts';
import { printCosts, recordCosts } from './costs.ts';

const counts = { habits: 8, skills: 6, days: 35 };

/** Prints the cost of the reviews' calls in capacity units, with five weeks of history. */
export const benchReviews = async (app: BenchApp): Promise<void> => {
  const zone = noonZone();
  const person = await app.person(zone);
  const today = todayIn(new Date(), zone);
  const lastWeek = addDays(startOfWeek(today, defaultWeekStart), -7);
  let id = '';
  for (let n = 0; n < counts.habits; n++) {
    const body = { name: `Habit ${n}`, frequency: 'daily' } as const;
    id = (await person.call(habits.create, { body })).data.habit._id;
  }
  for (let n = 0; n < counts.skills; n++) {
    const body = { name: `Skill ${n}`, category: 'Other' } as const;
    const params = { id: (await person.call(skills.create, { body })).data.skill._id };
    for (let ago = 0; ago < counts.days; ago += 2) {
      const log = { hours: 0.75, date: addDays(today, -ago) };
      await person.call(skills.logHours, { params, body: log });
    }
  }

  const { costs, measure } = recordCosts(app);
  const params = { weekStart: lastWeek };
  const answers = { went: 'x'.repeat(300), changed: 'x'.repeat(300), next: 'x'.repeat(300) };
  const set = (body: object) => person.call(reviews.set, { params, body });
  await measure('get', () => person.call(reviews.get, { params }));
  await measure('first set', () => set({ ...answers, focus: [{ area: 'habits', id }] }));
  await measure('set again', () => set({ next: 'y'.repeat(300) }));
  await measure('list', () => person.call(reviews.list, {}));
  printCosts(
    `Reviews: ${counts.habits} habits, ${counts.skills} skills, ${counts.days} days`,
    costs,
  );
};
