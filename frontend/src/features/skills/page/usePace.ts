import { useMemo } from 'react';
import type { Calendar } from '#shared/days/days.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import type { Activity, Skill } from '#shared/skills/model.ts';
import { type Pace, type PaceWeek, paceOf, paceWeeks, remainingTime } from '#shared/skills/pace.ts';
import { skillFactsOf } from '#shared/skills/rules.ts';
import { datedTimeOf } from '#shared/skills/time.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';

export type SkillPace = { readonly pace: Pace; readonly weeks: readonly PaceWeek[] };

/**
 * Computes the pace of a skill in the browser, so it includes pending changes and works offline. `activities` are all
 * activities since the first day of the pace window. Returns undefined until activities and vacations have loaded.
 */
export function usePace(
  skill: Skill,
  activities: readonly Activity[] | undefined,
  calendar: Calendar,
): SkillPace | undefined {
  // The habits' response contains the vacations. Other screens load it too, so it is usually cached.
  const { data } = useRoute(habits.list, everyHabit, { isOptional: true });
  const vacations = data?.vacations;
  return useMemo(() => {
    if (!activities || !vacations) return undefined;
    const facts = {
      activities: activities.map(datedTimeOf),
      hasOlder: activities.length < skill.activityCount,
      remaining: remainingTime(skillFactsOf(skill)),
      vacations,
    };
    return { pace: paceOf(facts, calendar), weeks: paceWeeks(facts, calendar) };
  }, [activities, skill, vacations, calendar]);
}
