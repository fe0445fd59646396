import { agenda, dueGoalsOf } from '#shared/analytics/agenda.ts';
import type { Dashboard } from '#shared/analytics/model.ts';
import {
  habitAnalytics,
  learningAnalytics,
  projectAnalytics,
  skillAnalytics,
} from '#shared/analytics/rules.ts';
import { finishedItems, latestFirst } from '#shared/analytics/thisWeek.ts';
import { type Calendar, startOfWeek } from '#shared/days/days.ts';
import { dayFraction } from '#shared/habits/due/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { goalsTickedThisMonth } from '#shared/projects/listItems.ts';
import type { Project } from '#shared/projects/model.ts';
import type { Resource } from '#shared/resources/model.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skillFactsOf, skillStatus } from '#shared/skills/rules.ts';
import { grainsOfExactMinutes } from '#shared/skills/time.ts';

/** The cached lists. A list that is not cached is undefined. */
export type Lists = {
  /** Includes archived habits. */
  readonly habits: readonly Habit[] | undefined;
  readonly skills: readonly Skill[] | undefined;
  readonly resources: readonly Resource[] | undefined;
  readonly projects: readonly Project[] | undefined;
};

/**
 * Derives the dashboard from the cached lists, by the server's rules. Figures that need the activity log or a missing
 * list stay as the server last sent them.
 */
export const dashboardOf = (
  response: Dashboard,
  { habits, skills, resources, projects }: Lists,
  calendar: Calendar,
): Dashboard => ({
  ...response,
  ...(habits && ofHabits(response, habits, calendar)),
  ...(resources && {
    learningAnalytics: {
      ...learningAnalytics(resources, 0),
      monthlyLearningTime: response.learningAnalytics.monthlyLearningTime,
    },
  }),
  ...(projects && { projectAnalytics: projectAnalytics(projects) }),
  ...(skills &&
    resources &&
    projects &&
    ofAll(response, { skills, resources, projects }, calendar)),
});

const ofHabits = (
  { weeklyActivity }: Dashboard,
  habits: readonly Habit[],
  calendar: Calendar,
): Partial<Dashboard> => {
  const facts = habits.map(habitFactsOf);
  return {
    habitAnalytics: habitAnalytics(facts, calendar),
    weeklyActivity: weeklyActivity.map((day) => ({
      ...day,
      habitCompletions: dayFraction(facts, day.date, calendar).done,
    })),
  };
};

type ItemLists = {
  readonly skills: readonly Skill[];
  readonly resources: readonly Resource[];
  readonly projects: readonly Project[];
};

const ofAll = (
  response: Dashboard,
  { skills, resources, projects }: ItemLists,
  calendar: Calendar,
): Partial<Dashboard> => {
  const { today } = calendar;
  const unassigned = grainsOfExactMinutes(response.skillAnalytics.unassignedMinutes);
  const ofSkills = skillAnalytics(skills.map(skillFactsOf), unassigned);
  return {
    agenda: agenda(
      { skills: skills.map(agendaSkillOf), resources, projects: projects.map(agendaProjectOf) },
      today,
    ),
    thisWeek: weekOf(response.thisWeek, { skills, resources, projects }, calendar),
    skillAnalytics: ofSkills,
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

const agendaProjectOf = (project: Project) => ({
  ...project,
  dueGoals: dueGoalsOf(project.goals),
});

/** A skill of the response, with its current name. Empty if `skills` does not have the skill. */
const withCurrentName = <One extends { readonly _id: string }>(
  one: One,
  skills: readonly Skill[],
): readonly One[] => {
  const skill = skills.find(({ _id }) => _id === one._id);
  return skill ? [{ ...one, name: skill.name }] : [];
};

/**
 * This week's results. Leaves out skills that were deleted or are no longer completed, and adds completed resources
 * and projects. The hours are as the server sent them.
 */
const weekOf = (
  week: Dashboard['thisWeek'],
  { skills, resources, projects }: ItemLists,
  { today, weekStartsOn }: Calendar,
): Dashboard['thisWeek'] => {
  const from = startOfWeek(today, weekStartsOn);
  const { finished, mostHours } = week.from === from ? week : { finished: [], mostHours: null };
  const completed = skills.filter((skill) => skillStatus(skillFactsOf(skill)) === 'Completed');
  const ofSkills = finished.flatMap((one) =>
    one.area === 'skill' ? withCurrentName(one, completed) : [],
  );
  const items = finishedItems({ resources, projects }, { from, to: today });
  return {
    from,
    finished: latestFirst([...ofSkills, ...items]),
    mostHours: (mostHours && withCurrentName(mostHours, skills)[0]) ?? null,
  };
};
