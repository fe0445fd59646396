import type { HeatmapCell } from '#shared/analytics/model.ts';
import { formatMinutes } from '../../ui/format/durations.ts';
import { formatCount } from '../../ui/format/formatCount.ts';

/** '3 activities, 1 h 30 min', '1 activity' where it has no time, '0 activities'. */
export const describeDay = ({ activity, minutes }: HeatmapCell): string => {
  const count = formatCount(activity, 'activity');
  return minutes > 0 ? `${count}, ${formatMinutes(Math.max(1, minutes))}` : count;
};
