import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { FocusArea, Review, WeekFigures } from '#shared/reviews/model.ts';
import { weekEndOf } from '#shared/reviews/weeks.ts';
import { paths } from '../../paths.ts';
import { formatDays } from '../../ui/format/days.ts';

/** '15 – 21 November'. The year is added unless it is the current one. */
export const formatWeek = (weekStart: Day, today: Day): string =>
  formatDays(weekStart, weekEndOf(weekStart), today);

/** Formats a week, with 'so far' until it is over: '22 – 28 November, so far'. */
export const formatWeekSoFar = (weekStart: Day, today: Day): string => {
  const week = formatWeek(weekStart, today);
  return weekEndOf(weekStart) < today ? week : i18n.t('{week}, so far', { week });
};

type HabitInWeek = WeekFigures['habits'][number];

/** '5 of 7'. For habits with a number of days a month, only the number of done days: '2 days'. */
export const describeDone = ({ done, asked }: Pick<HabitInWeek, 'done' | 'asked'>): string =>
  asked === null
    ? i18n.t('{count, plural, one {# day} other {# days}}', { count: done })
    : i18n.t('{done, number} of {asked, number}', { done, asked });

/**
 * Compares with the mean of the previous weeks: 'before: 1 h 30 min a week (4 weeks)'. If no week counts, 'no full
 * week before to compare'.
 */
export const describeBefore = (mean: string, weeks: number): string =>
  weeks === 0
    ? i18n.t('no full week before to compare')
    : i18n.t(
        '{weeks, plural, one {before: {mean} (# week)} other {before: {mean} a week (# weeks)}}',
        { mean, weeks },
      );

export const finishedLabel = (kind: WeekFigures['finished'][number]['kind']): string =>
  ({
    skill: i18n.t('Skill'),
    resource: i18n.t('Resource'),
    project: i18n.t('Project'),
    goal: i18n.t('Goal'),
  })[kind];

export const focusPath = (area: FocusArea, id: string): string =>
  ({
    habits: paths.habit(id),
    skills: paths.skill(id),
    resources: paths.resource(id),
    projects: paths.project(id),
  })[area];

/** Whether nothing was due, done, logged, finished, learned or noted in a week. */
export const isEmptyWeek = ({
  habits,
  skills,
  finished,
  outcomes,
  notes,
}: {
  readonly habits: readonly unknown[];
  readonly skills: readonly unknown[] | undefined;
  readonly finished: readonly unknown[];
  readonly outcomes: readonly unknown[];
  readonly notes: number;
}): boolean =>
  habits.length + (skills?.length ?? 0) + finished.length + outcomes.length + notes === 0;

/** Returns the beginning of a review: its first non-empty answer. */
export const excerptOf = ({ went, changed, next }: Review): string =>
  [went, changed, next].find((answer) => answer !== '') ?? '';
