import { Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { pauseOn } from '#shared/habits/pauses.ts';
import { paths } from '../../../paths.ts';
import { useTimeOff } from '../pause/useTimeOff.ts';
import { useSetDay } from '../useSetDay.ts';
import { isSkippedOn } from '../view.ts';
import { DotsMenu } from './DotsMenu.tsx';

/** Opens the dialog that pauses a habit, by default from a day on. */
export type OnPause = (habit: Habit, from: Day) => void;

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly today: Day;
  readonly onPause: OnPause;
  /** As the buttons beside it have one. */
  readonly isFramed?: boolean;
  /** On the habit's own page, which has its days and its history. */
  readonly isOwnPage?: boolean;
};

/** What can be done with a habit on a day beside ticking it. */
export const HabitMenu = ({ isFramed = false, ...props }: Props) => (
  <DotsMenu label={`More for ${props.habit.name}`} isFramed={isFramed}>
    <Items {...props} />
  </DotsMenu>
);

/** There is a menu for each habit, and what it does is needed once it is open. */
const Items = ({ habit, day, today, onPause, isOwnPage }: Props) => {
  const onSet = useSetDay();
  const { resume, archive, bringBack } = useTimeOff();
  const isSkipped = isSkippedOn(habit, day);
  const isPaused = pauseOn(habit.pauses, today) !== undefined;
  return (
    <>
      {!isOwnPage && (
        <Menu.Item onClick={() => onSet(habit, day, { skipped: !isSkipped })}>
          {isSkipped ? 'Ask again' : 'Skip'} {day === today ? 'today' : 'this day'}
        </Menu.Item>
      )}
      {isPaused && <Menu.Item onClick={() => resume(habit, today)}>Resume</Menu.Item>}
      {habit.archivedOn === null && (
        <Menu.Item onClick={() => onPause(habit, day)}>
          {isPaused ? 'Change the pause…' : 'Pause…'}
        </Menu.Item>
      )}
      <Menu.Item onClick={() => (habit.archivedOn === null ? archive : bringBack)(habit)}>
        {habit.archivedOn === null ? 'Archive' : 'Bring back'}
      </Menu.Item>
      {!isOwnPage && (
        <Menu.Item
          component={Link}
          to={`${paths.habit(habit._id)}${day === today ? '' : `?day=${day}`}`}
        >
          History and notes
        </Menu.Item>
      )}
    </>
  );
};
