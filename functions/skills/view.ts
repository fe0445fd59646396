import type { Day } from '#shared/core/days.ts';
import { type Activity, hoursLogged, type Skill, skillDefaults } from '#shared/skills/model.ts';
import { deriveSkill } from '#shared/skills/rules.ts';
import { hoursOf, minutesOf } from '#shared/skills/time.ts';
import type { StoredActivity } from '../table/activities.ts';
import type { StoredSkill } from '../table/skills.ts';

/** A stored skill as the API answers it: with its defaults and its derived numbers. */
export const viewSkill = (skill: StoredSkill, today: Day): Skill => ({
  _id: skill._id,
  id: skill._id,
  name: skill.name,
  category: skill.category,
  description: skill.description ?? skillDefaults.description,
  color: skill.color ?? skillDefaults.color,
  ...deriveSkill(skill, today),
  createdAt: skill.createdAt,
  updatedAt: skill.updatedAt,
});

export const viewActivity = (skillId: string, activity: StoredActivity): Activity => ({
  _id: activity._id,
  skill: skillId,
  type: activity.type,
  date: activity.date,
  hours: hoursOf(activity.time),
  duration: activity.type === hoursLogged ? null : minutesOf(activity.time),
  description: activity.description ?? '',
  createdAt: activity.createdAt,
});

/** Newest day first; on one day, what was written last. */
export const newestFirst = (activities: readonly Activity[]): Activity[] =>
  activities.toSorted(
    (a, b) => compare(b.date, a.date) || compare(b.createdAt, a.createdAt) || compare(b._id, a._id),
  );

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
