import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { type Fact, known } from '../../ui/details/Facts.tsx';
import { formatNearDay } from '../../ui/format/days.ts';
import { formatMinutes } from '../../ui/format/durations.ts';

type Facts = Pick<
  Project,
  'status' | 'startDate' | 'endDate' | 'completionDate' | 'duration' | 'spentMinutes'
>;

/**
 * Returns the known facts of a project. A start in the future has another label than a past start. A planned end in the
 * past is marked, unless the project is completed or abandoned.
 */
export function factsOf(project: Facts, today: Day): Fact[] {
  const { startDate, completionDate, endDate, duration, spentMinutes } = project;
  const day = (one: Day | null) => one && formatNearDay(one, today);
  const isAhead = startDate !== null && startDate > today;
  return known([
    [isAhead ? i18n.t('Starts') : i18n.t('Started'), day(startDate)],
    [i18n.t('Completed'), day(completionDate)],
    [
      i18n.t('Planned end'),
      !completionDate && day(endDate),
      hasPassed(project, today) ? i18n.t('passed') : '',
    ],
    [
      i18n.t('Duration'),
      duration !== null && i18n.t('{days, plural, one {# day} other {# days}}', { days: duration }),
    ],
    [i18n.t('Time spent'), spentMinutes > 0 && formatMinutes(spentMinutes)],
  ]);
}

const hasPassed = ({ status, endDate }: Facts, today: Day): boolean =>
  endDate !== null && endDate < today && status !== 'Completed' && status !== 'Abandoned';
