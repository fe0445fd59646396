import { Button } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { phoneQuery } from '../../ui/page/phoneQuery.ts';
import { HabitTick, type Tick } from './HabitTick.tsx';
import classes from './TodayStrip.module.css';
import { isCompletedOn, todaysHabits } from './view.ts';

/** How many are shown before 'Show all': three lines on a desk, six on a phone. */
const FOLDED = { desk: 12, phone: 6 };

type Props = {
  readonly habits: readonly Habit[];
  readonly today: Day;
  readonly onTick: Tick;
};

/** Today's habits, one tap each, those still to do first. */
export const TodayStrip = ({ habits, today, onTick }: Props) => {
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const [isUnfolded, setUnfolded] = useLocalStorage({
    key: 'cairn.habits.today-unfolded',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [firstOrder] = useState(() => todaysHabits(habits).map(({ _id }) => _id));
  const scheduled = inOrder(todaysHabits(habits), firstOrder);
  const met = scheduled.filter(({ isMetToday }) => isMetToday).length;
  const folded = isPhone ? FOLDED.phone : FOLDED.desk;
  // One more line is no longer than the button that would hide it.
  const shown =
    isUnfolded || scheduled.length <= folded + 1 ? scheduled : scheduled.slice(0, folded);

  useEffect(() => rememberTicks(shown.length), [shown.length]);

  return (
    <section className={classes.today} aria-labelledby="habits-today">
      <header className={classes.head}>
        <h2 id="habits-today">Today</h2>
        <p className={classes.count} aria-live="polite">
          {scheduled.length === 0
            ? 'No habit is scheduled for today.'
            : `${met} of ${scheduled.length} done`}
        </p>
      </header>
      <ul className={classes.ticks}>
        {shown.map((habit) => (
          <li key={habit._id}>
            <HabitTick
              habit={habit}
              day={today}
              completed={isCompletedOn(habit, today)}
              onTick={onTick}
              note={noteOf(habit, today)}
            />
          </li>
        ))}
      </ul>
      {scheduled.length > folded + 1 && (
        <Button
          className={classes.more}
          variant="subtle"
          size="compact-sm"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? 'Show fewer' : `Show all ${scheduled.length}`}
        </Button>
      )}
    </section>
  );
};

function noteOf(habit: Habit, today: Day): string | null {
  if (habit.isMetToday && !isCompletedOn(habit, today)) return 'this week';
  return habit.currentStreak > 0 ? formatCount(habit.currentStreak, habit.streakUnit) : null;
}

/** Habits added since the first render are at the end. */
const inOrder = (habits: readonly Habit[], ids: readonly string[]): Habit[] => {
  const place = (habit: Habit) => {
    const index = ids.indexOf(habit._id);
    return index < 0 ? ids.length : index;
  };
  return habits.toSorted((a, b) => place(a) - place(b));
};

const COUNT_KEY = 'cairn.habits.today-count';
const MOST_REMEMBERED = 60;
const FIRST_VISIT = 4;

/** How many of today's habits were on the screen last time: the placeholder is as high while loading. */
const rememberTicks = (count: number): void => localStorage.setItem(COUNT_KEY, String(count));

export function rememberedTicks(): number {
  const count = Number(localStorage.getItem(COUNT_KEY) ?? FIRST_VISIT);
  return Number.isInteger(count) && count >= 0 ? Math.min(count, MOST_REMEMBERED) : FIRST_VISIT;
}
