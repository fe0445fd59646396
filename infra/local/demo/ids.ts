import { encodeTime, TIME_LEN } from 'ulid';
import { startOf } from '#shared/core/ids.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import type { FocusArea } from '#shared/reviews/model.ts';
import { demoHabits } from './demoHabits.ts';
import { demoProjects } from './demoProjects.ts';
import { demoResources } from './demoResources.ts';
import { demoSkills } from './demoSkills.ts';

/** The kinds of items. An id contains its kind, so ids of different kinds never collide. */
const kinds = [
  ...(['habits', 'skills', 'resources', 'projects', 'assessments'] as const),
  ...(['listItems', 'activities', 'parts', 'notes', 'cards', 'answers'] as const),
];

/** The id of the nth item of a kind on a day. It is always the same, so importing it again changes nothing. */
export const idAt = (kind: (typeof kinds)[number], day: Day, n: number): string =>
  `${encodeTime(startOf(day), TIME_LEN)}${kinds.indexOf(kind).toString(16).toUpperCase()}${String(n).padStart(15, '0')}`;

/** The demo's history begins this many days before today. */
export const oldest = 364;

const names: Readonly<Record<FocusArea, readonly string[]>> = {
  habits: demoHabits.map(({ habit }) => habit.name),
  skills: demoSkills.map(({ skill }) => skill.name),
  resources: demoResources.map(({ title }) => title),
  projects: demoProjects.map(({ name }) => name),
};

/** The id of an item by its name. The ids of an area sort in the order in which its items are declared. */
export const idOf = (area: FocusArea, name: string, today: Day): string => {
  const n = names[area].indexOf(name);
  if (n < 0) throw new Error(`The demo has no ${name} among its ${area}`);
  return idAt(area, addDays(today, -oldest), n);
};

/** Noon in UTC. From UTC-12 to UTC+11 that is on the given day. */
export const instantOn = (day: Day): string => `${day}T12:00:00.000Z`;

export const timestampsOn = (day: Day) => ({
  createdAt: instantOn(day),
  updatedAt: instantOn(day),
});
