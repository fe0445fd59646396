import { IconStarFilled } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Calendar, Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import type { Focus } from '#shared/reviews/model.ts';
import type { OnTask } from '../day/useDayDialog.tsx';
import type { Tick } from '../tick/useTick.ts';
import { extrasOn, habitsOfDay, neededOf } from '../view.ts';
import { rememberTicks } from './rememberedTicks.ts';
import { linesOf, TickGroup } from './TickGroup.tsx';
import classes from './TodayStrip.module.css';
import { groupName, type TickedGroup, ticksInOrder } from './ticksInOrder.ts';

type Props = {
  readonly habits: readonly Habit[];
  readonly inFocus: readonly Focus[];
  readonly day: Day;
  readonly calendar: Calendar;
  readonly onTick: Tick;
  readonly onTask: OnTask;
};

/**
 * A day's due habits, one tap each: those in focus first, then by time of day. Habits that were done when the person
 * came are folded into one line. A newly ticked habit keeps its place, so that no tick moves the next one from under
 * the finger. Habits that were done without being due are always in that line.
 */
export const DayTicks = ({ habits, inFocus, day, calendar, onTick, onTask }: Props) => {
  const { today } = calendar;
  const [metAtFirst] = useState(() => {
    const met = habitsOfDay(habits, day, calendar).filter(({ isMet }) => isMet);
    return new Set(met.map(({ habit }) => habit._id));
  });
  const extras = extrasOn(habits, day, calendar);
  const folds = new Set([...metAtFirst, ...extras.map(({ habit }) => habit._id)]);
  const all = [...habitsOfDay(habits, day, calendar, metAtFirst), ...extras];
  const groups = ticksInOrder(all, day === today ? inFocus : []);
  // Habits without any time of day need no heading.
  const isNamed = groups.some(({ time }) => time !== 'any');
  const counts = groups.map(({ due }) => linesOf(due)).join();

  useEffect(() => {
    if (day === today) rememberTicks({ isNamed, counts: counts.split(',').map(Number) });
  }, [day, today, isNamed, counts]);

  return groups.map(({ time, due }) => (
    <TickGroup
      key={time}
      title={isNamed && <GroupName time={time} />}
      label={isNamed ? groupName(time) : undefined}
      shown={due}
      folds={folds}
      needed={neededOf(due)}
      day={day}
      today={today}
      onTick={onTick}
      onTask={onTask}
    />
  ));
};

const GroupName = ({ time }: Pick<TickedGroup, 'time'>) => (
  <h3 className={classes.time}>
    {time === 'focus' && <IconStarFilled size={12} className={classes.star} aria-hidden="true" />}
    {groupName(time)}
  </h3>
);
