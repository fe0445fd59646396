import { Button } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { Fragment, Suspense, useEffect, useState } from 'react';
import type { Calendar, Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import type { Asked } from '#shared/habits/rules.ts';
import { Bone } from '../../ui/feedback/Loading.tsx';
import { PanelFailed } from '../../ui/feedback/PanelFailed.tsx';
import { formatCount } from '../../ui/format/formatCount.ts';
import { late } from '../../ui/late/late.tsx';
import { phoneQuery } from '../../ui/page/phoneQuery.ts';
import { timeLabels, unitOn } from './format.ts';
import { HabitMenu } from './HabitMenu.tsx';
import { HabitTick, type Tick } from './HabitTick.tsx';
import { rememberTicks } from './rememberedTicks.ts';
import classes from './TodayStrip.module.css';
import { byTimeOfDay, habitsOfDay, isCompletedOn } from './view.ts';

/** Who has no amounts needs none of it. */
const AmountPopover = late(
  async () => (await import('./AmountPopover.tsx')).AmountPopover,
  PanelFailed,
);

/** How many are shown before 'Show all': three lines on a desk, five on a phone. */
const FOLDED = { desk: 12, phone: 5 };

type Props = {
  readonly habits: readonly Habit[];
  readonly day: Day;
  readonly calendar: Calendar;
  readonly onTick: Tick;
};

/** What a day asks for by the time of day, one tap each, those still to do first. */
export const DayTicks = ({ habits, day, calendar, onTick }: Props) => {
  const { today } = calendar;
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const [isUnfolded, setUnfolded] = useLocalStorage({
    key: 'cairn.habits.today-unfolded',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [metAtFirst] = useState(() => {
    const met = habitsOfDay(habits, day, calendar).filter(({ isMet }) => isMet);
    return new Set(met.map(({ habit }) => habit._id));
  });
  const asked = habitsOfDay(habits, day, calendar, metAtFirst);
  // The names of the times of day take the room of one.
  const hasTimes = asked.some(({ habit }) => habit.timeOfDay !== 'any');
  const folded = isPhone ? FOLDED.phone - (hasTimes ? 1 : 0) : FOLDED.desk;
  // One more line is no longer than the button that would hide it.
  const shown = isUnfolded || asked.length <= folded + 1 ? asked : asked.slice(0, folded);

  const groups = byTimeOfDay(shown);
  // Of habits that have no time of day there is nothing to name.
  const isNamed = groups.some(({ time }) => time !== 'any');
  const counts = groups.map((group) => group.asked.length).join();

  useEffect(() => {
    if (day === today) rememberTicks({ isNamed, counts: counts.split(',').map(Number) });
  }, [day, today, isNamed, counts]);

  return (
    <>
      {groups.map((group) => (
        <Fragment key={group.time}>
          {isNamed && <h3 className={classes.time}>{timeLabels[group.time]}</h3>}
          <ul className={classes.ticks} aria-label={isNamed ? timeLabels[group.time] : undefined}>
            {group.asked.map(({ habit, isMet }) => (
              <li key={habit._id} className={classes.line}>
                {habit.kind === 'amount' ? (
                  <Suspense fallback={<Bone height={44} />}>
                    <AmountPopover
                      habit={habit}
                      day={day}
                      completed={isCompletedOn(habit, day)}
                      isMet={isMet}
                      note={noteOf({ habit, isMet }, day, today)}
                    />
                  </Suspense>
                ) : (
                  <HabitTick
                    habit={habit}
                    day={day}
                    completed={isCompletedOn(habit, day)}
                    isMet={isMet}
                    onTick={onTick}
                    note={noteOf({ habit, isMet }, day, today)}
                  />
                )}
                <HabitMenu habit={habit} day={day} today={today} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {asked.length > folded + 1 && (
        <Button
          className={classes.more}
          variant="subtle"
          size="compact-sm"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Show fewer' : `Show all ${asked.length}`}
        </Button>
      )}
    </>
  );
};

function noteOf({ habit, isMet }: Asked, day: Day, today: Day): string | null {
  if (isMet && !isCompletedOn(habit, day)) return `this ${unitOn(habit, day)}`;
  if (day !== today) return null;
  if (habit.due === 'later') return 'can rest';
  if (habit.due === 'now' && habit.restForecast !== null) return 'last chance';
  if (habit.currentStreak === 0) return null;
  return formatCount(habit.currentStreak, habit.streakUnit);
}
