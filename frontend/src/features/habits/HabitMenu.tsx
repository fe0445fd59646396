import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { paths } from '../../paths.ts';
import { useMenu } from '../../ui/overlay/useMenu.ts';
import classes from './HabitMenu.module.css';
import { useSetDay } from './useSetDay.ts';

type Props = { readonly habit: Habit; readonly day: Day; readonly today: Day };

/** What can be done with a habit on a day beside ticking it. */
export const HabitMenu = ({ habit, day, today }: Props) => {
  const { open, close, choose, rootProps, buttonProps, menuProps } = useMenu();
  const onSet = useSetDay();
  return (
    <div className={classes.root} {...rootProps}>
      <button
        type="button"
        className={classes.button}
        aria-label={`More for ${habit.name}`}
        title="More"
        {...buttonProps}
      >
        <IconDots size={18} aria-hidden="true" />
      </button>
      {open && (
        <div
          role="menu"
          aria-label={`More for ${habit.name}`}
          className={classes.menu}
          {...menuProps}
        >
          <button
            type="button"
            role="menuitem"
            className={classes.item}
            onClick={() => choose(() => onSet(habit, day, { skipped: true }))}
          >
            Skip {day === today ? 'today' : 'this day'}
          </button>
          <Link
            to={`${paths.habit(habit._id)}${day === today ? '' : `?day=${day}`}`}
            role="menuitem"
            className={classes.item}
            onClick={close}
          >
            History and notes
          </Link>
        </div>
      )}
    </div>
  );
};
