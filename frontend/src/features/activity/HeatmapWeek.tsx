import { memo } from 'react';
import { opacityOf } from '#shared/analytics/heatmap.ts';
import type { Day } from '#shared/core/days.ts';
import { formatDay, formatLongDay } from '../../ui/format/days.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import classes from './Heatmap.module.css';
import { rowOf, type Week } from './weeks.ts';

type Props = {
  readonly week: Week;
  readonly maxActivity: number;
  /** The one day that Tab reaches. */
  readonly stop: Day;
};

/** A column of up to seven squares, Sunday on top; the month's name is above the week in which it begins. */
export const HeatmapWeek = memo(({ week, maxActivity, stop }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a table can't hold its rows as columns
  // biome-ignore lint/a11y/useFocusableInteractive: the days in it are focused, not the week
  <div role="row" aria-label={`Week of ${formatDay(week.start)}`} className={classes.week}>
    <span className={classes.month} aria-hidden="true">
      {week.month}
    </span>
    {week.days.map(({ date, activity }) => (
      // biome-ignore lint/a11y/useSemanticElements: as above
      <div
        key={date}
        role="gridcell"
        className={classes.day}
        style={{ gridRow: rowOf(date) + 1 }}
        data-day={date}
        data-active={activity > 0 || undefined}
        tabIndex={date === stop ? 0 : -1}
        aria-label={`${formatLongDay(date)}: ${formatCount(activity, 'activity')}`}
      >
        <span className={classes.ink} style={{ opacity: opacityOf(activity, maxActivity) }} />
      </div>
    ))}
  </div>
));
