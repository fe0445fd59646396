import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import type { CardStat } from '../../ui/cards/CardStats.tsx';
import { formatNearDay } from '../../ui/format/days.ts';
import { describeSpent } from '../../ui/format/durations.ts';

type Dates = Pick<
  Project,
  'status' | 'startDate' | 'endDate' | 'completionDate' | 'duration' | 'spentMinutes'
>;

const dayOrNone = (day: Day | null, today: Day): string => (day ? formatNearDay(day, today) : '–');

/**
 * The dates of a project's card. A future start is still to come. If an open project's end has passed, the card says
 * so.
 */
export function datesOf(project: Dates, today: Day): CardStat[] {
  const { startDate, completionDate, endDate, duration } = project;
  return [
    [
      startDate !== null && startDate > today ? i18n.t('Starts') : i18n.t('Started'),
      dayOrNone(startDate, today),
    ],
    completionDate || !endDate
      ? [i18n.t('Completed'), dayOrNone(completionDate, today)]
      : [
          i18n.t('Planned end'),
          formatNearDay(endDate, today),
          hasPassed(project, today) ? i18n.t('passed') : '',
        ],
    [
      i18n.t('Duration'),
      duration === null
        ? '–'
        : i18n.t('{days, plural, one {# day} other {# days}}', { days: duration }),
      describeSpent(project.spentMinutes),
    ],
  ];
}

/** A project that was given up is never late. */
const hasPassed = ({ status, endDate }: Dates, today: Day): boolean =>
  endDate !== null && endDate < today && status !== 'Completed' && status !== 'Abandoned';
