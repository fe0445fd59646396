import type { AgendaSkill } from '#shared/analytics/agenda.ts';
import { percent } from '#shared/core/counting.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { allHabitsOf } from '#shared/habits/everyHabit.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import type { Project } from '#shared/projects/model.ts';
import type { Resource } from '#shared/resources/model.ts';
import { finishedInWeek, outcomesInWeek } from '#shared/reviews/finished.ts';
import { habitsInWeek } from '#shared/reviews/habitWeeks.ts';
import type { ReviewedWeek, WeekFigures } from '#shared/reviews/model.ts';
import { itemsNeedingAction } from '#shared/reviews/rules.ts';
import type { Skill } from '#shared/skills/model.ts';

/** The cached lists. Each is undefined if it was never loaded. */
export type Lists = {
  readonly habits: readonly Habit[] | undefined;
  readonly archived?: readonly Habit[] | undefined;
  readonly skills: readonly Skill[] | undefined;
  readonly resources: readonly Resource[] | undefined;
  readonly projects: readonly Project[] | undefined;
};

/** A week's figures. `skills` is undefined until the server sends the hours. */
export type ShownWeek = Omit<WeekFigures, 'skills'> & {
  readonly skills: WeekFigures['skills'] | undefined;
};

/**
 * Computes a week's figures as far as this browser knows them, by the same rules as the server. It uses the cached
 * lists with pending changes, so it also works offline. Only the server knows a week's hours and notes, and the day on
 * which a skill reached its target hours. Undefined if there are neither habits nor a response.
 */
export const weekOf = (
  response: ReviewedWeek | undefined,
  { habits, archived, skills, resources, projects }: Lists,
  weekStart: Day,
  today: Day,
): ShownWeek | undefined => {
  if (!response && !habits) return undefined;
  const reviewed = reviewedHabits({ habits, archived });
  const names = skills && new Map(skills.map(({ _id, name }) => [_id, name]));
  /** Leaves out skills that have since been deleted, and uses current names. */
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
    outcomes: projects ? outcomesInWeek(projects, weekStart) : (response?.outcomes ?? []),
    notes: response?.notes ?? 0,
    assessmentsDue: skills ? open.assessmentsDue : (response?.assessmentsDue ?? []),
    failing: reviewed ? open.failing : (response?.failing ?? []),
  };
};

const reviewedHabits = ({ habits, archived }: Pick<Lists, 'habits' | 'archived'>) =>
  habits &&
  allHabitsOf({ habits, archived }).map((habit) => ({
    _id: habit._id,
    name: habit.name,
    ...habitFactsOf(habit),
  }));

/** A week is compared with this many weeks before it. */
const COMPARED = 4;

/** Adds up the done days and the due days of habits. Leaves out habits with a number of days a month. */
export const sumOf = (habits: WeekFigures['habits']): { done: number; asked: number } => ({
  done: habits.reduce((sum, { done, asked }) => sum + (asked === null ? 0 : done), 0),
  asked: habits.reduce((sum, { asked }) => sum + (asked ?? 0), 0),
});

export type Means = {
  /** How many weeks can be compared. The oldest one is the first week with a due habit or a finished item. */
  readonly weeks: number;
  /** The share of days done, in whole percent. */
  readonly percent: number;
  /** Finished items a week, to one decimal place. */
  readonly finished: number;
};

/**
 * Returns the means of the weeks before a week, from the lists.
 * @example One week has 7 of 10 days and 1 finished item. Another has 5 of 10 days and 2 finished items. The result
 * is: weeks 2, percent 60, finished 1.5.
 */
export const meansBefore = (lists: Lists, weekStart: Day, today: Day): Means => {
  const { resources = [], projects = [] } = lists;
  const reviewed = reviewedHabits(lists) ?? [];
  const before = Array.from({ length: COMPARED }, (_, n) => {
    const start = addDays(weekStart, -7 * (n + 1));
    return {
      ...sumOf(habitsInWeek(reviewed, start, today)),
      finished: finishedInWeek({ skills: [], resources, projects }, start).length,
    };
  });
  const total = (of: (week: (typeof before)[number]) => number): number =>
    before.reduce((sum, week) => sum + of(week), 0);
  const weeks = before.findLastIndex(({ asked, finished }) => asked + finished > 0) + 1;
  return {
    weeks,
    percent: percent(
      total((week) => week.done),
      total((week) => week.asked),
    ),
    finished: weeks === 0 ? 0 : Math.round((10 * total((week) => week.finished)) / weeks) / 10,
  };
};

const agendaSkillOf = (skill: Skill): AgendaSkill => ({
  ...skill,
  nextReviewDate: skill.newestAssessment?.nextReviewDate ?? null,
});
