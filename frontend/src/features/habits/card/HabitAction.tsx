import { Button } from '@mantine/core';
import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { pauseOn } from '#shared/habits/pauses.ts';
import { i18n } from '#shared/language/i18n.ts';
import { AmountPopover } from '../amounts/AmountPopover.tsx';
import { useTimeOff } from '../pause/useTimeOff.ts';
import { HabitMark } from '../tick/HabitTick.tsx';
import type { Tick } from '../tick/useTick.ts';
import { isCompletedOn } from '../view.ts';
import classes from './HabitAction.module.css';

type Props = {
  readonly habit: Habit;
  readonly today: Day;
  readonly onTick: Tick;
  /** Whether the button has only an icon, as in a line. */
  readonly isShort?: boolean;
};

/** The button for today: ticks a habit, adds an amount, or resumes it. */
export const HabitAction = ({ habit, today, onTick, isShort = false }: Props) => {
  const { resume } = useTimeOff();
  const isDone = isCompletedOn(habit, today);
  const mark = <HabitMark color={habit.color} completed={isDone} />;
  const place = isShort ? '' : (classes.wide ?? '');
  if (pauseOn(habit.pauses, today) && !isDone) {
    return (
      <Button
        className={place}
        variant="default"
        data-key="x"
        aria-label={i18n.t('Resume {name}', { name: habit.name })}
        onClick={() => resume(habit, today)}
      >
        {i18n.t('Resume')}
      </Button>
    );
  }
  if (habit.kind === 'amount') {
    return (
      <div className={place}>
        <AmountPopover habit={habit} day={today} completed={isDone} isMet={isDone} isNameless />
      </div>
    );
  }
  return (
    <Button
      className={place}
      variant={isDone ? 'light' : 'default'}
      data-key="x"
      px={isShort ? 'xs' : 'md'}
      leftSection={isShort ? undefined : mark}
      aria-label={
        isDone
          ? i18n.t('{name}: completed today, undo', { name: habit.name })
          : i18n.t('{name}: mark complete today', { name: habit.name })
      }
      onClick={() => onTick(habit, today, !isDone)}
    >
      {isShort ? mark : isDone ? i18n.t('Completed today') : i18n.t('Mark complete today')}
    </Button>
  );
};
