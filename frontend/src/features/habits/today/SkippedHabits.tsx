import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { paths } from '../../../paths.ts';
import { useSetDay } from '../tick/useSetDay.ts';
import classes from './TodayStrip.module.css';

type Props = { readonly skipped: readonly Habit[]; readonly day: Day };

export const SkippedHabits = ({ skipped, day }: Props) => {
  const onSet = useSetDay();
  const askAgain = (habit: Habit, button: HTMLElement) => {
    // The line will disappear, so the focus moves.
    button.closest('section')?.querySelector<HTMLElement>('header button')?.focus();
    onSet(habit, day, { skipped: false });
  };
  return (
    <ul className={classes.skipped} aria-label={i18n.t('Skipped')}>
      {skipped.map((habit) => (
        <li key={habit._id}>
          <span>
            {i18n.t('Skipped:')} <Link to={paths.habit(habit._id)}>{habit.name}</Link>
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={i18n.t('Unskip {name}', { name: habit.name })}
            onClick={({ currentTarget }) => askAgain(habit, currentTarget)}
          >
            {i18n.t('Unskip')}
          </Button>
        </li>
      ))}
    </ul>
  );
};
