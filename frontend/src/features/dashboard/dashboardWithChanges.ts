import { type AgendaSkill, deadlines, dueReviews, recentSkills } from '#shared/analytics/agenda.ts';
import type { Agenda, Dashboard } from '#shared/analytics/model.ts';
import { habitAnalytics, projectAnalytics, skillAnalytics } from '#shared/analytics/rules.ts';
import { finishedItems, latestFirst } from '#shared/analytics/thisWeek.ts';
import { tally } from '#shared/core/counting.ts';
import { type Calendar, type Day, startOfWeek } from '#shared/core/days.ts';
import { dayFraction } from '#shared/habits/due/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { goalsTickedThisMonth } from '#shared/projects/listItems.ts';
import type { Project } from '#shared/projects/model.ts';
import type { Resource } from '#shared/resources/model.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skillFactsOf } from '#shared/skills/rules.ts';
import { grainsOfExactMinutes } from '#shared/skills/time.ts';

/** The cached lists; undefined if they were never loaded. */
export type CachedLists = {
  /** Includes archived habits. */
  readonly habits: readonly Habit[] | undefined;
  readonly skills: readonly Skill[] | undefined;
  readonly resources: readonly Resource[] | undefined;
  readonly projects: readonly Project[] | undefined;
};

/**
 * The dashboard with pending changes. Everything that follows from cached lists is derived by the shared rules; the
 * rest is the server's last response.
 */
export const dashboardWithChanges = (
  response: Dashboard,
  lists: CachedLists,
  calendar: Calendar,
): Dashboard => {
  const { today } = calendar;
  const { skills, resources, projects } = lists;
  const habits = lists.habits?.map(habitFactsOf);
  const { unassignedMinutes } = response.skillAnalytics;
  const ofSkills =
    skills && skillAnalytics(skills.map(skillFactsOf), grainsOfExactMinutes(unassignedMinutes));
  const statuses = resources && tally(resources.map(({ status }) => status));
  return {
    ...response,
    agenda: agendaWithChanges(response.agenda, lists, today),
    ...(skills && { finishedNext: unfinished(response.finishedNext, skills) }),
    thisWeek: weekWithChanges(response.thisWeek, lists, calendar),
    ...(habits && {
      habitAnalytics: habitAnalytics(habits, calendar),
      weeklyActivity: response.weeklyActivity.map((day) => ({
        ...day,
        habitCompletions: dayFraction(habits, day.date, calendar).done,
      })),
    }),
    ...(ofSkills && { skillAnalytics: ofSkills }),
    ...(projects && { projectAnalytics: projectAnalytics(projects) }),
    learningAnalytics: {
      ...response.learningAnalytics,
      ...(statuses && {
        completedResources: statuses.Completed ?? 0,
        inProgressResources: statuses['In Progress'] ?? 0,
        notStartedResources: statuses['Not Started'] ?? 0,
        onHoldResources: statuses['On Hold'] ?? 0,
      }),
    },
    motivationalStats: {
      ...response.motivationalStats,
      ...(ofSkills && {
        totalLearningHours: ofSkills.totalHoursLogged,
        skillsCompleted: ofSkills.completedSkills,
      }),
      ...(projects && {
        completedGoals: goalsTickedThisMonth(
          projects.flatMap(({ goals }) => goals),
          today,
        ),
      }),
    },
  };
};

/** Leaves out skills that were deleted or completed meanwhile, and uses current names. The days are the server's. */
const unfinished = (
  next: Dashboard['finishedNext'],
  skills: readonly Skill[],
): Dashboard['finishedNext'] =>
  next.flatMap((one) => {
    const skill = skills.find(({ _id }) => _id === one._id);
    return skill && skill.status !== 'Completed' ? [{ ...one, name: skill.name }] : [];
  });

/**
 * Leaves out items that were deleted or are no longer completed, uses current names, and adds resources and projects
 * that were completed meanwhile. The hours are the server's.
 */
const weekWithChanges = (
  week: Dashboard['thisWeek'],
  { skills, resources, projects }: CachedLists,
  { today, weekStartsOn }: Calendar,
): Dashboard['thisWeek'] => {
  const from = startOfWeek(today, weekStartsOn);
  const { finished, mostHours } = week.from === from ? week : { finished: [], mostHours: null };
  const completed = skills?.filter(({ status }) => status === 'Completed');
  const ofSkills = finished.flatMap((one) =>
    one.area === 'skill' ? (withPresentName(one, completed) ?? []) : [],
  );
  const items =
    resources && projects
      ? finishedItems({ resources, projects }, { from, to: today })
      : finished.filter(({ area }) => area !== 'skill');
  return {
    from,
    finished: latestFirst([...ofSkills, ...items]),
    mostHours: mostHours && withPresentName(mostHours, skills),
  };
};

/** Null if the skill is not in the list; unchanged without a list. */
const withPresentName = <One extends { readonly _id: string }>(
  one: One,
  skills: readonly Skill[] | undefined,
): One | null => {
  if (!skills) return one;
  const skill = skills.find(({ _id }) => _id === one._id);
  return skill ? { ...one, name: skill.name } : null;
};

const agendaSkillOf = (skill: Skill): AgendaSkill => ({
  ...skill,
  nextReviewDate: skill.newestAssessment?.nextReviewDate ?? null,
});

const agendaWithChanges = (response: Agenda, lists: CachedLists, today: Day): Agenda => {
  const { resources, projects } = lists;
  const skills = lists.skills?.map(agendaSkillOf);
  return {
    ...response,
    ...(skills && { recentSkills: recentSkills(skills), reviews: dueReviews(skills, today) }),
    ...(resources && projects && { deadlines: deadlines({ resources, projects }, today) }),
  };
};
