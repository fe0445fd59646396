import { agenda } from '#shared/analytics/agenda.ts';
import type { Dashboard } from '#shared/analytics/model.ts';
import {
  habitAnalytics,
  learningAnalytics,
  projectAnalytics,
  skillAnalytics,
} from '#shared/analytics/rules.ts';
import { finishedItems, latestFirst } from '#shared/analytics/thisWeek.ts';
import { type Calendar, startOfWeek } from '#shared/core/days.ts';
import { dayFraction } from '#shared/habits/due/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { goalsTickedThisMonth } from '#shared/projects/listItems.ts';
import type { Project } from '#shared/projects/model.ts';
import type { Resource } from '#shared/resources/model.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skillFactsOf } from '#shared/skills/rules.ts';
import { grainsOfExactMinutes } from '#shared/skills/time.ts';

export type Lists = {
  /** Includes archived habits. */
  readonly habits: readonly Habit[];
  readonly skills: readonly Skill[];
  readonly resources: readonly Resource[];
  readonly projects: readonly Project[];
};

/**
 * The dashboard as it follows from lists, by the rules of the server. Only the server knows the figures from the log of
 * activities. They stay as in its last response.
 */
export const dashboardOf = (
  response: Dashboard,
  { skills, resources, projects, ...lists }: Lists,
  calendar: Calendar,
): Dashboard => {
  const { today } = calendar;
  const habits = lists.habits.map(habitFactsOf);
  const unassigned = grainsOfExactMinutes(response.skillAnalytics.unassignedMinutes);
  const ofSkills = skillAnalytics(skills.map(skillFactsOf), unassigned);
  const { monthlyLearningTime } = response.learningAnalytics;
  return {
    ...response,
    agenda: agenda({ skills: skills.map(agendaSkillOf), resources, projects }, today),
    finishedNext: unfinished(response.finishedNext, skills),
    thisWeek: weekOf(response.thisWeek, { skills, resources, projects }, calendar),
    weeklyActivity: response.weeklyActivity.map((day) => ({
      ...day,
      habitCompletions: dayFraction(habits, day.date, calendar).done,
    })),
    skillAnalytics: ofSkills,
    learningAnalytics: { ...learningAnalytics(resources, 0), monthlyLearningTime },
    habitAnalytics: habitAnalytics(habits, calendar),
    projectAnalytics: projectAnalytics(projects),
    motivationalStats: {
      ...response.motivationalStats,
      totalLearningHours: ofSkills.totalHoursLogged,
      skillsCompleted: ofSkills.completedSkills,
      completedGoals: goalsTickedThisMonth(
        projects.flatMap(({ goals }) => goals),
        today,
      ),
    },
  };
};

const agendaSkillOf = (skill: Skill) => ({
  ...skill,
  nextReviewDate: skill.newestAssessment?.nextReviewDate ?? null,
});

/** A skill that a response names, by its present name; none if it was deleted. */
const present = <One extends { readonly _id: string }>(
  one: One,
  skills: readonly Skill[],
): readonly One[] => {
  const skill = skills.find(({ _id }) => _id === one._id);
  return skill ? [{ ...one, name: skill.name }] : [];
};

const ofStatus = (skills: readonly Skill[], isCompleted: boolean): readonly Skill[] =>
  skills.filter(({ status }) => (status === 'Completed') === isCompleted);

/** Leaves out skills that were deleted or completed meanwhile. The days are the server's. */
const unfinished = (
  next: Dashboard['finishedNext'],
  skills: readonly Skill[],
): Dashboard['finishedNext'] => next.flatMap((one) => present(one, ofStatus(skills, false)));

/**
 * Leaves out skills that were deleted or are no longer completed, and finds completed resources and projects. The hours
 * are the server's.
 */
const weekOf = (
  week: Dashboard['thisWeek'],
  { skills, resources, projects }: Omit<Lists, 'habits'>,
  { today, weekStartsOn }: Calendar,
): Dashboard['thisWeek'] => {
  const from = startOfWeek(today, weekStartsOn);
  const { finished, mostHours } = week.from === from ? week : { finished: [], mostHours: null };
  const ofSkills = finished.flatMap((one) =>
    one.area === 'skill' ? present(one, ofStatus(skills, true)) : [],
  );
  const items = finishedItems({ resources, projects }, { from, to: today });
  return {
    from,
    finished: latestFirst([...ofSkills, ...items]),
    mostHours: (mostHours && present(mostHours, skills)[0]) ?? null,
  };
};
