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
import { itemsNeedingAction } from '#shared/reviews/rules.ts';
import type { Skill } from '#shared/skills/model.ts';

/** The cached lists; undefined if they were never loaded. */
export type Lists = {
  readonly habits: readonly Habit[] | undefined;
  readonly archived?: readonly Habit[] | undefined;
  readonly skills: readonly Skill[] | undefined;
  readonly resources: readonly Resource[] | undefined;
  readonly projects: readonly Project[] | undefined;
};

/** A week's figures. Hours are undefined until the server sends them. */
export type ShownWeek = Omit<WeekFigures, 'skills'> & {
  readonly skills: WeekFigures['skills'] | undefined;
};

/**
 * A week's figures as far as this browser knows, by the shared rules: from its lists with pending changes, also
 * offline. Only the server knows a week's hours, and when they completed a skill. Undefined without lists and response.
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
  /** Leaves out skills that were deleted meanwhile, and uses current names. */
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
  const open = itemsNeedingAction(
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
