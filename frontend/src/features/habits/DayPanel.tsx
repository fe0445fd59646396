import { ActionIcon, Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { addDays, type Day, defaultWeekStart } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { type Asked, askedOn } from '#shared/habits/rules.ts';
import { scheduleOn } from '#shared/habits/schedule.ts';
import { formatLongDay } from '../../ui/format/days.ts';
import { useBackCloses } from '../../ui/overlay/backCloses.ts';
import { phoneQuery } from '../../ui/page/phoneQuery.ts';
import classes from './DayPanel.module.css';
import { unitOn } from './format.ts';
import { HabitTick, type Tick } from './HabitTick.tsx';
import { formatSchedule } from './scheduleWords.ts';
import { isCompletedOn } from './view.ts';

type Props = {
  /** Null keeps it closed. */
  readonly day: Day | null;
  readonly today: Day;
  readonly habits: readonly Habit[];
  readonly onTick: Tick;
  readonly onDay: (day: Day) => void;
  readonly onClose: () => void;
};

/** Every habit on one day: beside the calendar, or from below on a phone. */
export const DayPanel = ({ onClose, ...props }: Props) => {
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const { day } = props;
  // A drawer that mounts open can't return the focus afterwards, so it opens a moment later.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  useBackCloses(day !== null, onClose);
  return (
    <Drawer
      opened={mounted && day !== null}
      onClose={onClose}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '80%' : 400}
      title={day && formatLongDay(day)}
      lockScroll={false}
      closeButtonProps={{ 'aria-label': 'Close', size: isPhone ? 44 : 'md', iconSize: 20 }}
      attributes={{ header: { role: 'none' } }}
      overlayProps={{ backgroundOpacity: 0.25 }}
      transitionProps={{ duration: 150 }}
    >
      {day && <DayHabits {...props} day={day} />}
    </Drawer>
  );
};

/** 'Done', or 'Week met' where other days of the week did it. */
function noteOf({ habit, isMet }: Asked, day: Day): string | null {
  if (isCompletedOn(habit, day)) return 'Done';
  if (!isMet) return null;
  return unitOn(habit, day) === 'week' ? 'Week met' : 'Month met';
}

const DayHabits = ({
  day,
  today,
  habits,
  onTick,
  onDay,
}: Omit<Props, 'day' | 'onClose'> & { readonly day: Day }) => {
  const asked = askedOn(habits, day, { today, weekStartsOn: defaultWeekStart });
  const met = asked.filter(({ isMet }) => isMet).length;
  // A day that was recorded abroad, before travelling west, can only be taken back.
  const isAhead = day > today;
  const describeDay = () => {
    if (isAhead) return 'This day is still to come.';
    if (asked.length === 0) return 'No habit is scheduled for this day.';
    return `${met} of ${asked.length} done`;
  };
  const isAsked = new Set(asked.map(({ habit }) => habit));
  const others = habits
    .filter((habit) => !isAsked.has(habit) && (!isAhead || isCompletedOn(habit, day)))
    .map((habit) => ({ habit, isMet: isCompletedOn(habit, day) }));
  const list = (listed: readonly Asked[]) => (
    <ul className={classes.ticks}>
      {listed.map(({ habit, isMet }) => (
        <li key={habit._id}>
          <HabitTick
            habit={habit}
            day={day}
            completed={isCompletedOn(habit, day)}
            onTick={onTick}
            isMet={isMet}
            detail={formatSchedule(scheduleOn(habit.schedules, day))}
            note={noteOf({ habit, isMet }, day)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className={classes.head}>
        <p className={classes.count} aria-live="polite">
          {describeDay()}
        </p>
        <div className={classes.steps}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label="Previous day"
            onClick={() => onDay(addDays(day, -1))}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label="Next day"
            disabled={day >= today}
            onClick={() => onDay(addDays(day, 1))}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
        </div>
      </div>
      {list(asked)}
      {others.length > 0 && asked.length > 0 && (
        <h3 className={classes.part}>Not scheduled for this day</h3>
      )}
      {list(others)}
    </>
  );
};
