import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Calendar, type Day, monthOf } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { weekdayName } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useIsPhone } from '../../../ui/browser/useMedia.ts';
import {
  formatMonth,
  shortWeekdayName,
  weekdayLetters,
  weekdaysFrom,
} from '../../../ui/format/days.ts';
import { arrowAsRead } from '../../../ui/keys/arrowAsRead.ts';
import { CalendarDay, type DayActions } from './CalendarDay.tsx';
import {
  addMonths,
  dayByKey,
  type HabitDay,
  habitDayOf,
  isMonth,
  type Month,
  monthGrid,
  sumOf,
} from './calendar.ts';
import classes from './HabitCalendar.module.css';

type Props = DayActions & {
  readonly month: Month;
  readonly calendar: Calendar;
  /** All habits, because a day's fraction counts every habit. */
  readonly habits: readonly Habit[];
  /** The filtered habits. Only these are marked on the days. */
  readonly shown: readonly Habit[];
  /** The day that is shown next to the calendar. Null if there is no room, and days open in a dialog instead. */
  readonly chosen: Day | null;
  readonly onMonth: (month: Month) => void;
};

export const HabitCalendar = (props: Props) => {
  const { month, calendar, habits, shown, chosen, onMonth, ...actions } = props;
  const { today, weekStartsOn } = calendar;
  const isPhone = useIsPhone();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Day>(today);
  // The day to focus once its month has rendered.
  const target = useRef<Day | null>(null);
  const tabStop = monthOf(focused) === month ? focused : firstStop(month, today);

  useEffect(() => {
    if (target.current !== tabStop) return;
    target.current = null;
    grid.current?.querySelector<HTMLElement>(`[data-day="${tabStop}"]`)?.focus();
  }, [tabStop]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(arrowAsRead(event), target.current ?? tabStop, weekStartsOn);
    if (!next || !isMonth(monthOf(next)) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    target.current = next;
    setFocused(next);
    if (monthOf(next) !== month) onMonth(monthOf(next));
  };

  const cells = useMemo(() => monthGrid(month, calendar), [month, calendar]);
  const on = useHabitDays(calendar);
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) =>
    cells.slice(week * 7, week * 7 + 7),
  );
  const stepTo = (to: Month, label: string, icon: ReactNode) => (
    <ActionIcon
      variant="default"
      size={isPhone ? 44 : 36}
      aria-label={label}
      disabled={!isMonth(to)}
      onClick={() => onMonth(to)}
    >
      {icon}
    </ActionIcon>
  );

  return (
    <section aria-labelledby="habits-month" className={classes.sheet}>
      <header className={classes.head}>
        <h2 id="habits-month" aria-live="polite">
          {formatMonth(month)}
        </h2>
        <div className={classes.nav}>
          {stepTo(addMonths(month, -1), i18n.t('Previous month'), <IconChevronLeft size={18} />)}
          <Button variant="default" size="sm" onClick={() => onMonth(monthOf(today))}>
            {i18n.t('Today')}
          </Button>
          {stepTo(addMonths(month, 1), i18n.t('Next month'), <IconChevronRight size={18} />)}
        </div>
      </header>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA's grid pattern allows a table
        role="grid"
        aria-labelledby="habits-month"
        className={classes.grid}
        onKeyDown={onKeyDown}
        onFocus={({ target: { dataset } }) => dataset.day && setFocused(dataset.day)}
      >
        <thead>
          <tr>
            {weekdaysFrom(weekStartsOn).map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday)} className={classes.weekday}>
                {isPhone ? weekdayLetters(weekday) : shortWeekdayName(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((cell) => (
                <CalendarDay
                  key={cell.day}
                  cell={cell}
                  marks={shown.flatMap((habit) => on(habit, cell.day).mark ?? [])}
                  fraction={sumOf(habits.map((habit) => on(habit, cell.day).fraction))}
                  isTabStop={cell.day === tabStop}
                  isPhone={isPhone}
                  isChosen={chosen === null ? undefined : cell.day === chosen}
                  {...actions}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** Computes each habit's days only once. A tick changes only one habit, so the days of other habits are reused. */
const useHabitDays = (calendar: Calendar) => {
  const known = useMemo(
    () => ({ calendar, days: new WeakMap<Habit, Map<Day, HabitDay>>() }),
    [calendar],
  );
  return (habit: Habit, day: Day): HabitDay => {
    const days = known.days.get(habit) ?? new Map<Day, HabitDay>();
    known.days.set(habit, days);
    const found = days.get(day) ?? habitDayOf(habit, day, known.calendar);
    days.set(day, found);
    return found;
  };
};

const firstStop = (month: Month, today: Day): Day =>
  monthOf(today) === month ? today : `${month}-01`;
