import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { typeLabel } from '../../domain/resources/typeLabel.ts';
import type { CardStat } from '../../ui/cards/CardStats.tsx';
import { formatNearDay } from '../../ui/format/days.ts';
import { formatMinutes } from '../../ui/format/durations.ts';

/** 90 -> '1 h 30 min', 0 -> '–' for no estimate. */
export const formatDuration = (minutes: number): string =>
  minutes === 0 ? '–' : formatMinutes(minutes);

const dayOrNone = (day: Day | null, today: Day): string => (day ? formatNearDay(day, today) : '–');

type Dates = Pick<Resource, 'status' | 'startDate' | 'estimatedCompletionDate' | 'completionDate'>;

/** The dates of a resource's card. If the deadline has passed, the card says so, unless the resource is completed. */
export function datesOf(resource: Dates, today: Day): CardStat[] {
  const { startDate, estimatedCompletionDate: deadline, completionDate } = resource;
  const isCompleted = resource.status === 'Completed';
  const hasPassed = deadline !== null && deadline < today && !isCompleted;
  return [
    [i18n.t('Started'), dayOrNone(startDate, today)],
    [i18n.t('Deadline'), dayOrNone(deadline, today), hasPassed ? i18n.t('passed') : ''],
    ...(isCompleted ? [[i18n.t('Completed'), dayOrNone(completionDate, today)] as const] : []),
  ];
}

/** 'Book · Ada Lovelace'. */
export const describeResource = ({ type, author }: Pick<Resource, 'type' | 'author'>): string =>
  author ? `${typeLabel(type)} · ${author}` : typeLabel(type);
