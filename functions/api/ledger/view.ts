import type { Day } from '#shared/days/days.ts';
import { type Activity, hoursLogged, type PaceShown, type Skill } from '#shared/skills/model.ts';
import type { Pace } from '#shared/skills/pace.ts';
import { deriveSkill } from '#shared/skills/rules.ts';
import { hoursOf, minutesOf } from '#shared/skills/time.ts';
import type { StoredActivity } from './activities.ts';
import type { StoredSkill } from './store.ts';

export const viewSkill = (skill: StoredSkill, today: Day): Skill => ({
  ...skill,
  id: skill._id,
  activityCount: skill.entries,
  newestAssessment: skill.assessed
    ? {
        _id: skill.assessed.id,
        assessmentDate: skill.assessed.madeOn,
        confidenceLevel: skill.assessed.confidence,
        nextReviewDate: skill.assessed.reviewOn,
      }
    : null,
  ...deriveSkill(skill, today),
});

/** Returns the response for an activity. `sourceName` is the last known name of its source. */
export const viewActivity = (
  activity: StoredActivity,
  sourceName: string | null = null,
): Activity => ({
  _id: activity._id,
  skill: activity.skillId,
  source: activity.source,
  sourceId: activity.sourceId,
  sourceName,
  type: activity.type,
  date: activity.date,
  hours: hoursOf(activity.time),
  duration: activity.type === hoursLogged ? null : minutesOf(activity.time),
  description: activity.description ?? '',
  page: activity.page,
  pageBefore: activity.pageBefore,
  createdAt: activity.createdAt,
});

export const viewPace = ({ reason: why, ...pace }: Pace): PaceShown => ({
  ...pace,
  reason: why?.message ?? null,
  reasons: { finish: why && { reason: why.reason, params: why.params } },
});
