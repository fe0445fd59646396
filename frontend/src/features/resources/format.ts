import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { typeLabel } from '../../domain/resources/typeLabel.ts';
import { type Fact, known } from '../../ui/details/Facts.tsx';
import { formatNearDay } from '../../ui/format/days.ts';
import { formatMinutes } from '../../ui/format/durations.ts';

type Facts = Pick<
  Resource,
  | 'status'
  | 'startDate'
  | 'estimatedCompletionDate'
  | 'completionDate'
  | 'duration'
  | 'spentMinutes'
>;

/** Returns the known facts of a resource. A deadline in the past is marked, unless the resource is completed. */
export function factsOf(resource: Facts, today: Day): Fact[] {
  const { startDate, estimatedCompletionDate: deadline, completionDate } = resource;
  const { duration, spentMinutes } = resource;
  const isCompleted = resource.status === 'Completed';
  const hasPassed = deadline !== null && deadline < today && !isCompleted;
  const day = (one: Day | null) => one && formatNearDay(one, today);
  return known([
    [i18n.t('Duration'), duration > 0 && formatMinutes(duration)],
    [i18n.t('Time spent'), spentMinutes > 0 && formatMinutes(spentMinutes)],
    [i18n.t('Started'), day(startDate)],
    [i18n.t('Deadline'), day(deadline), hasPassed ? i18n.t('passed') : ''],
    [i18n.t('Completed'), isCompleted && day(completionDate)],
  ]);
}

/** 'Book · Ada Lovelace'. */
export const describeResource = ({ type, author }: Pick<Resource, 'type' | 'author'>): string =>
  author ? `${typeLabel(type)} · ${author}` : typeLabel(type);
