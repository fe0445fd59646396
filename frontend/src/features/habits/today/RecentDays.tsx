import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { addDays, type Calendar, type Day, startOfWeek } from '#shared/days/days.ts';
import { dayFraction } from '#shared/habits/due/dayFraction.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatLongDay, shortWeekdayName, weekdaysFrom } from '../../../ui/format/days.ts';
import { arrowAsRead } from '../../../ui/keys/arrowAsRead.ts';
import { dayByKey } from '../calendar/calendar.ts';
import { formatFraction } from '../format/format.ts';
import classes from './RecentDays.module.css';

/** Five whole weeks, including this one. They contain every day of the last four weeks. */
const WEEKS = 5;

type Props = {
  readonly habits: readonly Habit[];
  readonly calendar: Calendar;
  readonly day: Day;
  readonly onDay: (day: Day) => void;
};

export const RecentDays = ({ habits, calendar, day, onDay }: Props) => {
  const { today, weekStartsOn } = calendar;
  const first = addDays(startOfWeek(today, weekStartsOn), -7 * (WEEKS - 1));
  const days = Array.from({ length: WEEKS * 7 }, (_, index) => addDays(first, index));
  const facts = useMemo(() => habits.map(habitFactsOf), [habits]);
  const [focused, setFocused] = useState(day < first ? today : day);
  const grid = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(arrowAsRead(event), focused, weekStartsOn);
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (next < first) setFocused(first);
    else setFocused(next > today ? today : next);
  };

  return (
    <fieldset ref={grid} aria-label={i18n.t('Days')} className={classes.grid} onKeyDown={onKeyDown}>
      {weekdaysFrom(weekStartsOn).map((weekday) => (
        <span key={weekday} className={classes.weekday} aria-hidden="true">
          {shortWeekdayName(weekday)}
        </span>
      ))}
      {days.map((one) => {
        const fraction = dayFraction(facts, one, calendar);
        return (
          <button
            key={one}
            type="button"
            className={classes.day}
            data-day={one}
            disabled={one > today}
            tabIndex={one === focused ? 0 : -1}
            aria-current={one === today ? 'date' : undefined}
            aria-pressed={one === day}
            aria-label={dayLabel(one, formatFraction(fraction))}
            style={{ '--share': fraction.done / Math.max(1, fraction.asked) } as CSSProperties}
            onClick={() => onDay(one)}
          >
            <span className={classes.number}>{Number(one.slice(8))}</span>
          </button>
        );
      })}
    </fieldset>
  );
};

const dayLabel = (day: Day, state: string | null): string => {
  const date = formatLongDay(day);
  return state === null
    ? i18n.t('{date}: nothing due', { date })
    : i18n.t('{date}: {state}', { date, state });
};
