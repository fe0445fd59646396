import type { AgendaSkill } from '#shared/analytics/agenda.ts';
import type { Day } from '#shared/core/days.ts';
import { allHabitsOf } from '#shared/habits/everyHabit.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import type { Project } from '#shared/projects/model.ts';
import type { Resource } from '#shared/resources/model.ts';
import { finishedInWeek } from '#shared/reviews/finished.ts';
import { habitsInWeek } from '#shared/reviews/habitWeeks.ts';
import type { ReviewedWeek, WeekFigures } from '#shared/reviews/model.ts';
import { toDo } from '#shared/reviews/rules.ts';
import type { Skill } from '#shared/skills/model.ts';

/** The lists that this browser holds; undefined where it never loaded one. */
export type Lists = {
  readonly habits: readonly Habit[] | undefined;
  readonly archived?: readonly Habit[] | undefined;
  readonly skills: readonly Skill[] | undefined;
  readonly resources: readonly Resource[] | undefined;
  readonly projects: readonly Project[] | undefined;
};

/** What a week came to; undefined are the hours as long as the server has not said them. */
export type ShownWeek = Omit<WeekFigures, 'skills'> & {
  readonly skills: WeekFigures['skills'] | undefined;
};

/**
 * What a week came to as far as this browser can tell, by the rules of the API's own: from its lists, with the changes
 * that wait, also without a network. Only the server has the hours of a week, and when they completed a skill. Undefined
 * while there is neither.
 */
export const weekOf = (
  response: ReviewedWeek | undefined,
  { habits, archived, skills, resources, projects }: Lists,
  weekStart: Day,
  today: Day,
): ShownWeek | undefined => {
  if (!response && !habits) return undefined;
  const reviewed =
    habits &&
    allHabitsOf({ habits, archived }).map((habit) => ({
      _id: habit._id,
      name: habit.name,
      ...habitFactsOf(habit),
    }));
  const names = skills && new Map(skills.map(({ _id, name }) => [_id, name]));
  /** Without skills that were deleted meanwhile, by their present names. */
  const named = <S extends { readonly _id: string; readonly name: string }>(some: readonly S[]) =>
    names
      ? some.flatMap((one) => {
          const name = names.get(one._id);
          return name === undefined ? [] : [{ ...one, name }];
        })
      : [...some];
  const finished = response?.finished ?? [];
  const completed = named(finished.filter(({ kind }) => kind === 'skill'));
  const listed =
    resources && projects && finishedInWeek({ skills: [], resources, projects }, weekStart);
  const byDay = (a: { readonly day: Day }, b: { readonly day: Day }) => (a.day < b.day ? -1 : 1);
  const open = toDo(
    { habits: reviewed ?? [], skills: skills?.map(agendaSkillOf) ?? [] },
    weekStart,
    today,
  );
  return {
    habits: reviewed ? habitsInWeek(reviewed, weekStart, today) : (response?.habits ?? []),
    skills: response && named(response.skills),
    finished: listed ? [...completed, ...listed].sort(byDay) : finished,
    assessmentsDue: skills ? open.assessmentsDue : (response?.assessmentsDue ?? []),
    failing: reviewed ? open.failing : (response?.failing ?? []),
  };
};

const agendaSkillOf = (skill: Skill): AgendaSkill => ({
  ...skill,
  nextReviewDate: skill.newestAssessment?.nextReviewDate ?? null,
});
