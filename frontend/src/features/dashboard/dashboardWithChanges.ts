import { type AgendaSkill, deadlines, dueReviews, recentSkills } from '#shared/analytics/agenda.ts';
import type { Agenda, Dashboard } from '#shared/analytics/model.ts';
import { habitAnalytics, projectAnalytics, skillAnalytics } from '#shared/analytics/rules.ts';
import { finishedItems, latestFirst } from '#shared/analytics/thisWeek.ts';
import { tally } from '#shared/core/counting.ts';
import { type Calendar, type Day, startOfWeek } from '#shared/core/days.ts';
import { dayFraction } from '#shared/habits/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { goalsTickedThisMonth } from '#shared/projects/listItems.ts';
import type { Project } from '#shared/projects/model.ts';
import type { Resource } from '#shared/resources/model.ts';
import type { Skill } from '#shared/skills/model.ts';
import { skillFactsOf } from '#shared/skills/rules.ts';
import { grainsOfExactMinutes } from '#shared/skills/time.ts';

/** The lists that this browser holds; undefined where it never loaded one. */
export type CachedLists = {
  /** Also those that are archived. */
  readonly habits: readonly Habit[] | undefined;
  readonly skills: readonly Skill[] | undefined;
  readonly resources: readonly Resource[] | undefined;
  readonly projects: readonly Project[] | undefined;
};

/**
 * The dashboard while changes wait: each part that follows from lists this browser holds is derived from them, by the
 * rules of the API's own; the rest is as the server last said.
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

/** Without what is deleted or completed meanwhile, with the present names. The days are as the server last said. */
const unfinished = (
  next: Dashboard['finishedNext'],
  skills: readonly Skill[],
): Dashboard['finishedNext'] =>
  next.flatMap((one) => {
    const skill = skills.find(({ _id }) => _id === one._id);
    return skill && skill.status !== 'Completed' ? [{ ...one, name: skill.name }] : [];
  });

/**
 * Without what is deleted or no longer completed, with the present names, and with the resources and projects that were
 * completed meanwhile. The hours are as the server last said.
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

/** Null where the skill is not among these; the same where none are held. */
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
