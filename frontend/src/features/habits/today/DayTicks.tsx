import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Calendar, Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { phoneQuery } from '../../../ui/page/phoneQuery.ts';
import { useRemembered } from '../../../ui/page/useRemembered.ts';
import type { OnPause } from '../card/HabitMenu.tsx';
import { ofTime, timeLabels } from '../format.ts';
import type { Tick } from '../useTick.ts';
import { byTimeOfDay, habitsOfDay, neededOn } from '../view.ts';
import { rememberTicks } from './rememberedTicks.ts';
import { ShowAll, TickGroup } from './TickGroup.tsx';
import classes from './TodayStrip.module.css';

/** How many are shown before 'Show all': three lines on a desk, five on a phone. */
const FOLDED = { desk: 12, phone: 5 };

type Props = {
  readonly habits: readonly Habit[];
  readonly day: Day;
  readonly calendar: Calendar;
  readonly onTick: Tick;
  readonly onPause: OnPause;
};

/** What a day asks for by the time of day, one tap each, those still to do first. */
export const DayTicks = ({ habits, day, calendar, onTick, onPause }: Props) => {
  const { today } = calendar;
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const [unfolded, setUnfolded] = useRemembered('cairn.habits.today-unfolded');
  const isUnfolded = unfolded === 'true';
  const [metAtFirst] = useState(() => {
    const met = habitsOfDay(habits, day, calendar).filter(({ isMet }) => isMet);
    return new Set(met.map(({ habit }) => habit._id));
  });
  const due = habitsOfDay(habits, day, calendar, metAtFirst);
  // The names of the times of day take the room of one.
  const hasTimes = due.some(({ habit }) => habit.timeOfDay !== 'any');
  const folded = isPhone ? FOLDED.phone - (hasTimes ? 1 : 0) : FOLDED.desk;
  // One more line is no longer than the button that would hide it.
  const shown = isUnfolded || due.length <= folded + 1 ? due : due.slice(0, folded);

  const groups = byTimeOfDay(shown);
  // Of habits that have no time of day there is nothing to name.
  const isNamed = groups.some(({ time }) => time !== 'any');
  const counts = groups.map((group) => group.due.length).join();

  useEffect(() => {
    if (day === today) rememberTicks({ isNamed, counts: counts.split(',').map(Number) });
  }, [day, today, isNamed, counts]);

  return (
    <>
      {groups.map((group) => (
        <TickGroup
          key={group.time}
          title={isNamed && <h3 className={classes.time}>{timeLabels[group.time]}</h3>}
          label={isNamed ? timeLabels[group.time] : undefined}
          shown={group.due}
          needed={neededOn(
            due.filter(({ habit }) => habit.timeOfDay === group.time),
            day,
            calendar,
          )}
          group={ofTime[group.time]}
          day={day}
          today={today}
          onTick={onTick}
          onPause={onPause}
        />
      ))}
      {due.length > folded + 1 && (
        <ShowAll
          isUnfolded={isUnfolded}
          onToggle={() => setUnfolded(String(!isUnfolded))}
          count={due.length}
        />
      )}
    </>
  );
};
