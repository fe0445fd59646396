import { memo } from 'react';
import { LEVEL_OPACITIES } from '#shared/analytics/heatmap.ts';
import type { HeatmapCell } from '#shared/analytics/model.ts';
import type { Day } from '#shared/core/days.ts';
import { formatDay, formatLongDay } from '../../ui/format/days.ts';
import classes from './Heatmap.module.css';
import { describeDay, rowOf, type Week } from './weeks.ts';

type Props = {
  readonly week: Week;
  /** The level of a day, 0 to 4. */
  readonly levelOf: (cell: HeatmapCell) => number;
  /** The one day that Tab reaches. */
  readonly stop: Day;
};

/** A column of up to seven squares, the week's first day on top; the month's name is above the week in which it begins. */
export const HeatmapWeek = memo(({ week, levelOf, stop }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a table can't hold its rows as columns
  // biome-ignore lint/a11y/useFocusableInteractive: the days in it are focused, not the week
  <div role="row" aria-label={`Week of ${formatDay(week.start)}`} className={classes.week}>
    <span className={classes.month} aria-hidden="true">
      {week.month}
    </span>
    {week.days.map((cell) => (
      // biome-ignore lint/a11y/useSemanticElements: as above
      <div
        key={cell.date}
        role="gridcell"
        className={classes.day}
        style={{ gridRow: rowOf(week, cell.date) + 1 }}
        data-day={cell.date}
        tabIndex={cell.date === stop ? 0 : -1}
        aria-label={`${formatLongDay(cell.date)}: ${describeDay(cell)}`}
      >
        <span className={classes.ink} style={{ opacity: LEVEL_OPACITIES[levelOf(cell)] }} />
      </div>
    ))}
  </div>
));
