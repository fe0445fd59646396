import type { Day } from '#shared/core/days.ts';
import type { Project } from '#shared/projects/model.ts';
import type { CardStat } from '../../ui/cards/CardStats.tsx';
import { formatNearDay } from '../../ui/format/days.ts';
import { formatCount } from '../../ui/format/formatCount.ts';

type Dates = Pick<Project, 'status' | 'startDate' | 'endDate' | 'completionDate' | 'duration'>;

const dayOrNone = (day: Day | null, today: Day): string => (day ? formatNearDay(day, today) : '–');

/** The dates of a project's card. A start ahead is still to come; an end that passed while it is open says so. */
export function datesOf(project: Dates, today: Day): CardStat[] {
  const { startDate, completionDate, endDate, duration } = project;
  return [
    [startDate !== null && startDate > today ? 'Starts' : 'Started', dayOrNone(startDate, today)],
    completionDate || !endDate
      ? ['Completed', dayOrNone(completionDate, today)]
      : ['Planned end', formatNearDay(endDate, today), hasPassed(project, today) ? 'passed' : ''],
    ['Duration', duration === null ? '–' : formatCount(duration, 'day')],
  ];
}

/** Nothing is late of a project that was given up. */
const hasPassed = ({ status, endDate }: Dates, today: Day): boolean =>
  endDate !== null && endDate < today && status !== 'Completed' && status !== 'Abandoned';
