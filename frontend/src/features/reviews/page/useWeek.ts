import { useMemo } from 'react';
import type { Day } from '#shared/days/days.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { reviews } from '#shared/reviews/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { type Lists, meansBefore, weekOf } from '../week.ts';

const optional = { isOptional: true } as const;

export const useWeek = (weekStart: Day) => {
  const today = useToday();
  const {
    data: response,
    error,
    retry,
  } = useRoute(reviews.get, { params: { weekStart } }, optional);
  const ofHabits = useRoute(habits.list, everyHabit, optional);
  const ofSkills = useRoute(skills.list, {}, optional);
  const ofResources = useRoute(resources.list, {}, optional);
  const ofProjects = useRoute(projects.list, {}, optional);
  const all = [ofHabits, ofSkills, ofResources, ofProjects];
  const isComplete = all.every(({ data, error: failure }) => data || failure);
  const lists = useMemo(
    (): Lists => ({
      habits: ofHabits.data?.habits,
      archived: ofHabits.data?.archived,
      skills: ofSkills.data?.skills,
      resources: ofResources.data?.resources,
      projects: ofProjects.data?.projects,
    }),
    [ofHabits.data, ofSkills.data, ofResources.data, ofProjects.data],
  );
  const week = useMemo(
    () =>
      // Shows everything at the same time, so that late parts do not move earlier ones.
      isComplete && (response || error) ? weekOf(response, lists, weekStart, today) : undefined,
    [isComplete, response, error, lists, weekStart, today],
  );
  const means = useMemo(() => meansBefore(lists, weekStart, today), [lists, weekStart, today]);
  return { week, means, lists, error: week ? undefined : error, retry };
};
