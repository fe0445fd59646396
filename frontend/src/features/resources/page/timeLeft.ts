import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import type { TimeLeft } from '#shared/resources/speed.ts';
import { formatNearDay } from '../../../ui/format/days.ts';
import { formatMinutes } from '../../../ui/format/durations.ts';

/** '140 pages, about 6 h 20 min at your 22 pages an hour', '28 parts, about 7 h', 'About 2 h left'. */
const describeAmount = (
  { pagesLeft, minutesLeft, pagesPerHour }: TimeLeft,
  partsLeft: number,
): string => {
  const duration = minutesLeft ? formatMinutes(minutesLeft) : null;
  if (pagesLeft !== null && pagesLeft > 0) {
    if (duration === null)
      return i18n.t('{pages, plural, one {# page left} other {# pages left}}', {
        pages: pagesLeft,
      });
    return pagesPerHour === null
      ? i18n.t('{pages, plural, one {# page} other {# pages}}, about {duration}', {
          pages: pagesLeft,
          duration,
        })
      : i18n.t(
          '{pages, plural, one {# page} other {# pages}}, about {duration} at your {speed, number} pages an hour',
          { pages: pagesLeft, duration, speed: pagesPerHour },
        );
  }
  if (partsLeft > 0)
    return duration === null
      ? i18n.t('{parts, plural, one {# part left} other {# parts left}}', { parts: partsLeft })
      : i18n.t('{parts, plural, one {# part} other {# parts}}, about {duration}', {
          parts: partsLeft,
          duration,
        });
  return duration === null ? '' : i18n.t('About {duration} left', { duration });
};

/**
 * How long the resource still takes, in one sentence: '140 pages, about 6 h 20 min at your 22 pages an hour; done about
 * 3 May.' Empty if nothing is known, or if nothing is left.
 * @param finish the day on which the resource is done at the current pace
 */
export const describeTimeLeft = (
  { status, parts }: Pick<Resource, 'status' | 'parts'>,
  left: TimeLeft,
  finish: Day | null,
  today: Day,
): string => {
  if (status === 'Completed') return '';
  const amount = describeAmount(left, parts.filter(({ done }) => !done).length);
  if (finish === null) return amount && i18n.t('{amount}.', { amount });
  const day = formatNearDay(finish, today);
  return amount === ''
    ? i18n.t('Done about {day}.', { day })
    : i18n.t('{amount}; done about {day}.', { amount, day });
};
