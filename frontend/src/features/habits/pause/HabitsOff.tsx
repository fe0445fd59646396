import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Calendar } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { pauseOn } from '#shared/habits/pauses.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { formatCount } from '../../../ui/format/formatCount.ts';
import classes from '../today/TodayStrip.module.css';
import { formatUntil, isOffOn, timeOffOn } from './timeOff.ts';
import { describeStaying, useTimeOff } from './useTimeOff.ts';

type Props = { readonly habits: readonly Habit[]; readonly calendar: Calendar };

/** While a vacation runs: until when, and what resumes when it ends. */
export const VacationBanner = ({ habits, calendar: { today } }: Props) => {
  const { endVacation } = useTimeOff();
  const vacations = habits[0]?.vacations ?? [];
  const vacation = pauseOn(vacations, today);
  if (!vacation) return null;
  const off = habits.filter(({ pauses }) => !pauseOn(pauses, today)).length;
  const timeOff = `${formatCount(off, 'habit')} ${off === 1 ? 'rests' : 'rest'}`;
  return (
    <Banner
      tone="neutral"
      action={
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => endVacation(habits, vacations, today)}
        >
          End it today
        </Button>
      }
    >
      {`On vacation${formatUntil(vacation.to, today)}; ${timeOff}${vacation.to ? '' : ' until you end it'}.${describeStaying(habits, today)}`}
    </Banner>
  );
};

/** So many are named. */
const NAMED = 3;

/** The habits that today would ask for, were they not paused: 'Paused: Walk until 3 December, Run.' */
export const PausedToday = ({ habits, calendar }: Props) => {
  const { today } = calendar;
  const paused = habits.filter(
    (habit) => timeOffOn(habit, today)?.why === 'paused' && isOffOn(habit, today, calendar),
  );
  if (paused.length === 0) return null;
  const more = paused.length - NAMED;
  return (
    <p className={classes.paused}>
      Paused:{' '}
      {paused.slice(0, NAMED).map((habit, place) => (
        <Fragment key={habit._id}>
          {place > 0 && ', '}
          <Link to={paths.habit(habit._id)}>{habit.name}</Link>
          {formatUntil(pauseOn(habit.pauses, today)?.to, today)}
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}
    </p>
  );
};
