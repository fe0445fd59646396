import type { Day } from '#shared/core/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Reading } from '#shared/resources/model.ts';
import type { Activity } from '#shared/skills/model.ts';
import { formatDays, formatNearDay } from '../../../ui/format/days.ts';

/** 'From 3 May to 20 June', or which day is unknown. */
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

export type Entry =
  | { readonly kind: 'reading'; readonly reading: Reading }
  | { readonly kind: 'session'; readonly session: Activity };

const dayOf = (entry: Entry): Day =>
  entry.kind === 'session'
    ? entry.session.date
    : (entry.reading.completionDate ?? entry.reading.startDate ?? '');

/**
 * The readings and the sessions as one list, newest first. A reading is listed on its last day, above the sessions of
 * that day, so that its sessions follow it. Readings with unknown days come last.
 * @param sessions newest first
 */
export const entriesOf = (readings: readonly Reading[], sessions: readonly Activity[]): Entry[] =>
  [
    ...readings.toReversed().map((reading) => ({ kind: 'reading', reading }) as const),
    ...sessions.map((session) => ({ kind: 'session', session }) as const),
  ].sort((a, b) => (dayOf(a) === dayOf(b) ? 0 : dayOf(a) < dayOf(b) ? 1 : -1));
