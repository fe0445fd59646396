import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Reading } from '#shared/resources/model.ts';
import { formatDays, formatNearDay } from '../../../ui/format/days.ts';

/** '3 May – 20 June', '3 May', 'Until 20 June 2025', 'From 3 May, end unknown', 'Days unknown'. */
export const describeReading = (
  { startDate, completionDate }: Pick<Reading, 'startDate' | 'completionDate'>,
  today: Day,
): string => {
  if (startDate !== null && completionDate !== null)
    return startDate === completionDate
      ? formatNearDay(startDate, today)
      : formatDays(startDate, completionDate, today);
  if (completionDate !== null)
    return i18n.t('Until {day}', { day: formatNearDay(completionDate, today) });
  if (startDate !== null)
    return i18n.t('From {day}, end unknown', { day: formatNearDay(startDate, today) });
  return i18n.t('Days unknown');
};
