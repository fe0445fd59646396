import { useEffect, useState } from 'react';
import type { Calendar, Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import type { OnTask } from '../day/useDayDialog.tsx';
import { timeLabel } from '../format/format.ts';
import type { Tick } from '../tick/useTick.ts';
import { byTimeOfDay, extrasOn, habitsOfDay, neededOn } from '../view.ts';
import { rememberTicks } from './rememberedTicks.ts';
import { linesOf, TickGroup } from './TickGroup.tsx';
import classes from './TodayStrip.module.css';

type Props = {
  readonly habits: readonly Habit[];
  readonly day: Day;
  readonly calendar: Calendar;
  readonly onTick: Tick;
  readonly onTask: OnTask;
};

/**
 * What a day asks for by the time of day, one tap each. What was done when the person came is folded into one line; what
 * is ticked here keeps its place, so that no tick moves the next habit from under the finger. What was done without being
 * due is always in that line.
 */
export const DayTicks = ({ habits, day, calendar, onTick, onTask }: Props) => {
  const { today } = calendar;
  const [metAtFirst] = useState(() => {
    const met = habitsOfDay(habits, day, calendar).filter(({ isMet }) => isMet);
    return new Set(met.map(({ habit }) => habit._id));
  });
  const extras = extrasOn(habits, day, calendar);
  const folds = new Set([...metAtFirst, ...extras.map(({ habit }) => habit._id)]);
  const groups = byTimeOfDay([...habitsOfDay(habits, day, calendar, metAtFirst), ...extras]);
  // Of habits that have no time of day there is nothing to name.
  const isNamed = groups.some(({ time }) => time !== 'any');
  const counts = groups.map(({ due }) => linesOf(due)).join();

  useEffect(() => {
    if (day === today) rememberTicks({ isNamed, counts: counts.split(',').map(Number) });
  }, [day, today, isNamed, counts]);

  return groups.map(({ time, due }) => (
    <TickGroup
      key={time}
      title={isNamed && <h3 className={classes.time}>{timeLabel(time)}</h3>}
      label={isNamed ? timeLabel(time) : undefined}
      shown={due}
      folds={folds}
      needed={neededOn(due, day, calendar)}
      day={day}
      today={today}
      onTick={onTick}
      onTask={onTask}
    />
  ));
};
