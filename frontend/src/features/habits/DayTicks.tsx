import { Button } from '@mantine/core';
import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import type { Asked } from '#shared/habits/rules.ts';
import { formatCount } from '../../ui/format/formatCount.ts';
import { phoneQuery } from '../../ui/page/phoneQuery.ts';
import { unitOn } from './format.ts';
import { HabitMenu } from './HabitMenu.tsx';
import { HabitTick, type Tick } from './HabitTick.tsx';
import classes from './TodayStrip.module.css';
import { habitsOfDay, isCompletedOn } from './view.ts';

/** How many are shown before 'Show all': three lines on a desk, five on a phone. */
const FOLDED = { desk: 12, phone: 5 };

type Props = {
  readonly habits: readonly Habit[];
  readonly day: Day;
  readonly today: Day;
  readonly onTick: Tick;
};

/** What a day asks for, one tap each, those still to do first. */
export const DayTicks = ({ habits, day, today, onTick }: Props) => {
  const isPhone = useMediaQuery(phoneQuery, undefined, { getInitialValueInEffect: false });
  const [isUnfolded, setUnfolded] = useLocalStorage({
    key: 'cairn.habits.today-unfolded',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  const [firstOrder] = useState(() =>
    habitsOfDay(habits, day, today).map(({ habit }) => habit._id),
  );
  const asked = inOrder(habitsOfDay(habits, day, today), firstOrder);
  const folded = isPhone ? FOLDED.phone : FOLDED.desk;
  // One more line is no longer than the button that would hide it.
  const shown = isUnfolded || asked.length <= folded + 1 ? asked : asked.slice(0, folded);

  useEffect(() => {
    if (day === today) rememberTicks(shown.length);
  }, [day, today, shown.length]);

  return (
    <>
      <ul className={classes.ticks}>
        {shown.map(({ habit, isMet }) => (
          <li key={habit._id} className={classes.line}>
            <HabitTick
              habit={habit}
              day={day}
              completed={isCompletedOn(habit, day)}
              isMet={isMet}
              onTick={onTick}
              note={noteOf({ habit, isMet }, day, today)}
            />
            <HabitMenu habit={habit} day={day} today={today} />
          </li>
        ))}
      </ul>
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

/** Habits added since the first render are at the end. */
const inOrder = (asked: readonly Asked[], ids: readonly string[]): Asked[] => {
  const place = ({ habit }: Asked) => {
    const index = ids.indexOf(habit._id);
    return index < 0 ? ids.length : index;
  };
  return asked.toSorted((a, b) => place(a) - place(b));
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
