import type { Day } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { listFormat } from '#shared/language/intl.ts';
import type { Since } from '#shared/skills/model.ts';
import { formatNearDay, unbroken } from '../../../ui/format/days.ts';
import { formatHours } from '../../../ui/format/durations.ts';

const formatParts = listFormat({ type: 'unit' });

/** 'Since 3 September: 14 h, 2 resources, 1 project, 9 notes'. Leaves out what is 0. No line breaks inside a part. */
export const formatSince = (since: Since, date: Day, today: Day): string => {
  const { hours, resources, projects, notes } = since;
  const day = formatNearDay(date, today);
  const parts = [
    hours > 0 && formatHours(hours),
    resources > 0 &&
      i18n.t('{count, plural, one {# resource} other {# resources}}', { count: resources }),
    projects > 0 &&
      i18n.t('{count, plural, one {# project} other {# projects}}', { count: projects }),
    notes > 0 && i18n.t('{count, plural, one {# note} other {# notes}}', { count: notes }),
  ].filter((part) => part !== false);
  return parts.length === 0
    ? i18n.t('Nothing recorded since {day}.', { day })
    : i18n.t('Since {day}: {parts}', { day, parts: formatParts(parts.map(unbroken)) });
};
