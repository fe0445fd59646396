import type { Day } from '#shared/days/days.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { memo } from '../../language/useLanguage.ts';
import { formatLongDay, shortMonth } from '../format/days.ts';
import classes from './DayGrid.module.css';
import { LEVEL_OPACITIES, rowOf, type Week } from './dayWeeks.ts';

type Props = {
  readonly week: Week;
  /** The only day that Tab reaches. */
  readonly stop: Day;
  /** The chosen day, if it is in this week. */
  readonly chosen: Day | undefined;
};

/** From this level on, a square's colour is closer to the text than to the background. */
const STRONG = 3;

/**
 * A column of up to seven squares. The week's first day is at the top. The name of `week.month`, if it has one, is
 * above the column.
 */
export const DayGridWeek = memo(({ week, stop, chosen }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a table can't hold its rows as columns
  // biome-ignore lint/a11y/useFocusableInteractive: the days in it are focused, not the week
  <div
    role="row"
    aria-label={i18n.t('Week of {day}', { day: formatDay(week.start) })}
    className={classes.week}
  >
    <span className={classes.month} aria-hidden="true">
      {week.month && shortMonth(week.month)}
    </span>
    {week.days.map(({ date, level, text, sign, isFaint }) => (
      // biome-ignore lint/a11y/useSemanticElements: as above
      <div
        key={date}
        role="gridcell"
        className={classes.day}
        style={{ gridRow: rowOf(week, date) + 1 }}
        data-day={date}
        data-sign={sign}
        data-strong={level >= STRONG || undefined}
        data-faint={isFaint || undefined}
        aria-selected={date === chosen || undefined}
        tabIndex={date === stop ? 0 : -1}
        aria-label={i18n.t('{day}: {text}', { day: formatLongDay(date), text })}
      >
        <span className={classes.ink} style={{ opacity: LEVEL_OPACITIES[level] }} />
      </div>
    ))}
  </div>
));
