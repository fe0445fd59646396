import { assessments } from '#shared/assessments/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { type Day, todayIn } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { noonZone, type Person } from '#testing/live/people.ts';
import {
  assessmentLike,
  habitLike,
  heavy,
  projectLike,
  resourceLike,
  skillLike,
} from './heavyBodies.ts';
import { keepHabits, logActivities } from './heavyHistory.ts';

export type HeavyUser = {
  readonly person: Person;
  readonly today: Day;
  /** The id of one item of each kind: `skills`, `habits`, … */
  readonly ids: Readonly<Record<string, string>>;
  readonly activities: number;
};

/** Makes ten items at a time. Making them one after the other would be slow, and all in parallel would be throttled. */
const inBatches = async <T>(count: number, make: (n: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  for (let start = 0; start < count; start += 10) {
    const turn = Array.from({ length: Math.min(10, count - start) }, (_, i) => make(start + i));
    made.push(...(await Promise.all(turn)));
  }
  return made;
};

/** The number of items that a user has. `activities` is the number in ten years. */
type Counts = Readonly<
  Record<'skills' | 'habits' | 'resources' | 'projects' | 'assessments' | 'activities', number>
>;

/**
 * Creates a user with these items and a history of the last `days` days, including today. Two users with the same
 * `counts` differ only in the length of their history.
 */
export const heavyUser = async (
  app: { readonly person: (timeZone: string) => Promise<Person> },
  days: number,
  counts: Counts = heavy,
): Promise<HeavyUser> => {
  const zone = noonZone();
  const today = todayIn(new Date(), zone);
  const person = await app.person(zone);
  const skillIds = await inBatches(counts.skills, async (n) => {
    const { data } = await person.call(skills.create, {
      body: { ...skillLike(n), _id: idOn(undefined) },
    });
    return data.skill._id;
  });
  const habitIds = await inBatches(counts.habits, async (n) => {
    const { data } = await person.call(habits.create, {
      body: { ...habitLike(n), _id: idOn(undefined) },
    });
    return data.habit._id;
  });
  const resourceIds = await inBatches(counts.resources, async (n) => {
    const body = { ...resourceLike(n, skillIds, today), _id: idOn(undefined) };
    return (await person.call(resources.create, { body })).data.resource._id;
  });
  const projectIds = await inBatches(counts.projects, async (n) => {
    const body = { ...projectLike(n, skillIds, today), _id: idOn(undefined) };
    return (await person.call(projects.create, { body })).data.project._id;
  });
  const assessmentIds = await inBatches(counts.assessments, async (n) => {
    const body = { ...assessmentLike(n, skillIds, today), _id: idOn(undefined) };
    return (await person.call(assessments.create, { body })).data.assessment._id;
  });
  const userId = person.user._id;
  await keepHabits(person, habitIds, days, today);
  const activities = await logActivities(userId, skillIds, days, today, counts.activities);
  const first = (ids: readonly string[]) => ids[0] ?? '';
  return {
    person,
    today,
    ids: {
      skills: first(skillIds),
      habits: first(habitIds),
      resources: first(resourceIds),
      projects: first(projectIds),
      assessments: first(assessmentIds),
    },
    activities,
  };
};
