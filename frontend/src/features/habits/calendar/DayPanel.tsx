import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect } from 'react';
import type { Calendar, Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import card from '../../../ui/cards/Card.module.css';
import { formatLongDay, formatNearDay } from '../../../ui/format/days.ts';
import { useKeptFocus } from '../../../ui/list/useKeptFocus.ts';
import { Drawer } from '../../../ui/overlay/Dialog.tsx';
import { DayStepButtons } from '../day/DayStepButtons.tsx';
import { type OnTask, useDayDialog } from '../day/useDayDialog.tsx';
import { describeDay } from '../describeDay.ts';
import { formatScheduleOn } from '../format/formatSchedule.ts';
import type { Tick } from '../tick/useTick.ts';
import { type DayHabit, listsOf } from './calendar.ts';
import classes from './DayPanel.module.css';
import { PanelHabit } from './PanelHabit.tsx';

type Props = {
  /** Null keeps the panel closed. */
  readonly day: Day | null;
  readonly calendar: Calendar;
  /** Includes archived habits, because days before they were archived show them. */
  readonly habits: readonly Habit[];
  readonly onTick: Tick;
  readonly onDay: (day: Day) => void;
  readonly onClose: () => void;
};

/** All habits on one day, in a panel over the page. It opens at the side, or from below on a phone. */
export const DayPanel = ({ onClose, ...props }: Props) => {
  const { day, habits } = props;
  const { onTask, dialog, isOpen } = useDayDialog(habits);
  // Archiving a habit removes it from the list, so the focus moves to another item.
  const kept = useKeptFocus({ item: '[data-line]', otherwise: 'button' });
  return (
    <>
      <Drawer
        // If a dialog is open above the panel, Escape closes only that dialog.
        closeOnEscape={!isOpen}
        opened={day !== null}
        onClose={onClose}
        size={400}
        title={day && formatLongDay(day)}
      >
        {day && (
          <div {...kept}>
            <DayHabits {...props} day={day} onTask={onTask} />
          </div>
        )}
      </Drawer>
      {dialog}
    </>
  );
};

/** All habits on one day, next to the calendar. It replaces the list of today's habits. */
export const DaySheet = ({ onClose, ...props }: Props & { readonly day: Day }) => {
  const { day, habits } = props;
  const { onTask, dialog } = useDayDialog(habits);
  const kept = useKeptFocus({ item: '[data-line]', otherwise: 'button' });
  const close = () => {
    document.querySelector<HTMLElement>(`[role=grid] [data-day="${day}"]`)?.focus();
    onClose();
  };
  const { ref } = kept;
  // Takes the focus from the day that opens the sheet, as a dialog would.
  useEffect(() => {
    const opener = document.activeElement?.closest(`[role=grid] [data-day="${day}"]`);
    if (opener) ref.current?.focus({ preventScroll: true });
  }, [day, ref]);
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    const pressed = target as Element;
    // If a menu or a dialog of the sheet is open, Escape closes only this menu or dialog. A dialog is rendered outside
    // the sheet.
    const isOwn = currentTarget.contains(pressed) && !pressed.closest('[role=menu], [role=dialog]');
    if (key === 'Escape' && isOwn) close();
  };
  return (
    <section
      tabIndex={-1}
      className={`${card.card} ${classes.sheet}`}
      aria-labelledby="habits-day"
      onKeyDown={onKeyDown}
      {...kept}
    >
      <header className={classes.title}>
        <h2 id="habits-day">{formatLongDay(day)}</h2>
        <Button variant="subtle" size="compact-sm" onClick={close}>
          {i18n.t('Back to today')}
        </Button>
      </header>
      <DayHabits {...props} onTask={onTask} />
      {dialog}
    </section>
  );
};

const DayHabits = ({
  day,
  calendar,
  habits,
  onTick,
  onTask,
  onDay,
}: Omit<Props, 'day' | 'onClose'> & { readonly day: Day; readonly onTask: OnTask }) => {
  const { ofDay, others } = listsOf(day, habits, calendar);
  // A day that was recorded before a journey west can be after today. Its records can only be cleared.
  const isAhead = day > calendar.today;
  const list = (some: readonly DayHabit[]) => (
    <ul className={classes.ticks}>
      {some.map((one) => (
        <li key={`${one.habit._id} ${day}`} data-line="" tabIndex={-1}>
          <PanelHabit
            {...one}
            day={day}
            isAhead={isAhead}
            onTick={onTick}
            onTask={onTask}
            detail={describeSchedule(one.habit, day, calendar.today)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className={classes.head}>
        <p className={classes.count} aria-live="polite">
          {isAhead ? i18n.t('This day is in the future.') : describeDay(habits, day, calendar)}
        </p>
        <div className={classes.steps}>
          <DayStepButtons day={day} lastDay={calendar.today} size="lg" onDay={onDay} />
        </div>
      </div>
      {list(ofDay)}
      {others.length > 0 && ofDay.length > 0 && (
        <h3 className={classes.part}>{i18n.t('Not scheduled for this day')}</h3>
      )}
      {list(others)}
    </>
  );
};

/**
 * 'On weekdays', or 'Begins on 24 November' before the habit's first day. A tick on an earlier day makes that day the
 * first day.
 */
const describeSchedule = (habit: Habit, day: Day, today: Day): string =>
  day < habit.startDate
    ? i18n.t('Begins on {date}', { date: formatNearDay(habit.startDate, today) })
    : formatScheduleOn(habit, day);
