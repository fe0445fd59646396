import type { HeatmapCell } from '#shared/analytics/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatMinutes } from '../../ui/format/durations.ts';

/** '3 activities, 1 h 30 min'; '1 activity' without time; '0 activities'. */
export const describeDay = ({ activity, minutes }: HeatmapCell): string => {
  return minutes > 0
    ? i18n.t('{activity, plural, one {# activity, {duration}} other {# activities, {duration}}}', {
        activity,
        duration: formatMinutes(Math.max(1, minutes)),
      })
    : i18n.t('{activity, plural, one {# activity} other {# activities}}', { activity });
};
