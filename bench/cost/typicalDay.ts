import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { auth } from '#shared/auth/routes.ts';
import { addDays, type Day, lastDays, todayIn } from '#shared/core/days.ts';
import { idOn } from '#shared/core/ids.ts';
import type { Route } from '#shared/core/route.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import {
  assessmentLike,
  habitLike,
  projectLike,
  resourceLike,
  skillLike,
} from '#testing/histories/heavyBodies.ts';
import { keepHabits } from '#testing/histories/heavyHistory.ts';
import type { Sent } from '#testing/live/client.ts';
import type { Person } from '#testing/live/people.ts';
import type { BenchApp } from '../app.ts';

/** What a user has after a year. */
const kept = { habits: 8, skills: 6, resources: 25, projects: 6, assessments: 12, days: 365 };

export type Typical = {
  readonly person: Person;
  readonly today: Day;
  readonly habitIds: readonly string[];
  readonly ids: Readonly<Record<'skills' | 'resources' | 'projects' | 'goal', string>>;
};

const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/** A new user with all of that: about an hour of a skill on each day of the year. */
export const typicalUser = async (app: BenchApp, zone: string): Promise<Typical> => {
  const person = await app.person(zone);
  const today = todayIn(new Date(), zone);
  const skillIds: string[] = [];
  for (const n of range(kept.skills)) {
    skillIds.push((await person.call(skills.create, { body: skillLike(n) })).data.skill._id);
  }
  const habitIds: string[] = [];
  for (const n of range(kept.habits)) {
    habitIds.push((await person.call(habits.create, { body: habitLike(n) })).data.habit._id);
  }
  let resourceId = '';
  for (const n of range(kept.resources)) {
    const body = resourceLike(n, skillIds, today);
    resourceId = (await person.call(resources.create, { body })).data.resource._id;
  }
  let project: { _id: string; goals: readonly { _id: string }[] } | undefined;
  for (const n of range(kept.projects)) {
    const body = projectLike(n, skillIds, today);
    project = (await person.call(projects.create, { body })).data.project;
  }
  for (const n of range(kept.assessments)) {
    await person.call(assessments.create, { body: assessmentLike(n, skillIds, today) });
  }
  await keepHabits(person, habitIds, kept.days, today);
  for (const [n, date] of lastDays(kept.days, addDays(today, -1)).entries()) {
    const params = { id: skillIds[n % skillIds.length] ?? '' };
    const body = { hours: 0.75, date, notes: 'Worked through the exercises of a chapter' };
    await person.call(skills.logHours, { params, body });
  }
  const ids = {
    skills: skillIds[0] ?? '',
    resources: resourceId,
    projects: project?._id ?? '',
    goal: project?.goals[0]?._id ?? '',
  };
  return { person, today, habitIds, ids };
};

export type Step = { readonly route: Route; readonly sent: Sent };

/**
 * The calls of a day, as the web client makes them: in the morning the dashboard and last night's habits, in the
 * evening the rest. After a change, it refetches nothing that it can derive.
 */
export const stepsOfDay = ({ person, today, habitIds, ids }: Typical): readonly Step[] => {
  const step = (route: Route, sent: Sent = {}): Step => ({ route, sent });
  const opened = [
    step(auth.refresh, { headers: { cookie: person.cookie } }),
    step(analytics.dashboard),
    step(habits.facts, { query: { archived: 'true' } }),
    step(reviews.list),
  ];
  const tick = (id: string, date: Day) =>
    step(habits.toggle, {
      params: { id },
      query: { from: date, to: date },
      body: { date, completed: true },
    });
  const skill = { params: { id: ids.skills } };
  const resource = { params: { id: ids.resources } };
  const log = { hours: 0.75, notes: 'Worked through the exercises of a chapter' };
  const yesterday = addDays(today, -1);
  return [
    ...opened,
    ...habitIds.slice(0, 2).map((id) => tick(id, yesterday)),
    ...opened,
    ...habitIds.slice(0, 6).map((id) => tick(id, today)),
    step(skills.list),
    step(skills.activities, { ...skill, query: { from: addDays(today, -91) } }),
    step(skills.logHours, { ...skill, body: { _id: idOn(today), ...log } }),
    step(resources.list),
    step(resources.update, { ...resource, body: { progress: 50 } }),
    step(projects.list),
    step(projects.toggleGoal, {
      params: { id: ids.projects, goalId: ids.goal },
      body: { completed: true },
    }),
    step(assessments.list),
    step(analytics.skillHeatmap),
    step(resources.create, { body: { _id: idOn(undefined), title: 'Heard of today' } }),
  ];
};

/** Undoes what the day does, so that all runs are alike. */
export const freshDay = async ({ person, today, habitIds, ids }: Typical): Promise<void> => {
  for (const id of habitIds) {
    for (const date of [today, addDays(today, -1)]) {
      const body = { date, completed: false };
      await person.call(habits.toggle, { params: { id }, body });
    }
  }
  const goal = { id: ids.projects, goalId: ids.goal };
  await person.call(projects.toggleGoal, { params: goal, body: { completed: false } });
};
