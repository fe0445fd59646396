import { Button } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Calendar, Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { pauseOn } from '#shared/pauses/pauses.ts';
import { paths } from '../../../paths.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { formatNearDay } from '../../../ui/format/days.ts';
import { formatParts } from '../format/format.ts';
import { isOffOn, timeOffOn } from '../format/timeOff.ts';
import { describeStaying, useTimeOff } from '../pause/useTimeOff.ts';
import classes from './TodayStrip.module.css';

type Props = { readonly habits: readonly Habit[]; readonly calendar: Calendar };

/**
 * Shown during a vacation. Says when the vacation ends, how many habits it pauses, and which habits stay paused
 * afterwards.
 */
export const VacationBanner = ({ habits, calendar: { today } }: Props) => {
  const { endVacation } = useTimeOff();
  const vacations = habits[0]?.vacations ?? [];
  const vacation = pauseOn(vacations, today);
  if (!vacation) return null;
  const pausedCount = habits.filter(({ pauses }) => !pauseOn(pauses, today)).length;
  return (
    <Banner
      tone="neutral"
      action={
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => endVacation(habits, vacations, today)}
        >
          {i18n.t('End it today')}
        </Button>
      }
    >
      {[describeVacation(vacation.to, pausedCount, today), describeStaying(habits, today)]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
};

/** 'On vacation until 3 December: 2 habits paused.', 'On vacation until you end it: 1 habit paused.' */
const describeVacation = (to: Day | undefined, count: number, today: Day): string =>
  to === undefined
    ? i18n.t(
        'On vacation until you end it: {count, plural, one {# habit paused} other {# habits paused}}.',
        { count },
      )
    : i18n.t(
        'On vacation until {date}: {count, plural, one {# habit paused} other {# habits paused}}.',
        { date: formatNearDay(to, today), count },
      );

/** At most this many paused habits are named. */
const NAMED = 3;

/** The paused habits that today would otherwise include: 'Paused: Walk until 3 December, Run'. */
export const PausedToday = ({ habits, calendar }: Props) => {
  const { today } = calendar;
  const paused = habits.filter(
    (habit) => timeOffOn(habit, today)?.why === 'paused' && isOffOn(habit, today, calendar),
  );
  if (paused.length === 0) return null;
  const named = paused.slice(0, NAMED);
  const more = paused.length - NAMED;
  // The names are links, so the list is formatted with a placeholder for each name. The language's separators are
  // between the placeholders.
  const separators = formatParts(named.map(() => '\n')).split('\n');
  return (
    <p className={classes.paused}>
      {i18n.t('Paused:')}{' '}
      {named.map((habit, place) => (
        <Fragment key={habit._id}>
          {separators[place]}
          <Link to={paths.habit(habit._id)}>
            {nameUntil(habit, pauseOn(habit.pauses, today)?.to, today)}
          </Link>
        </Fragment>
      ))}
      {more > 0 && <> {i18n.t('and {more} more', { more })}</>}
    </p>
  );
};

const nameUntil = ({ name }: Habit, to: Day | undefined, today: Day): string =>
  to === undefined ? name : i18n.t('{name} until {date}', { name, date: formatNearDay(to, today) });
