import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { Day } from '#shared/days/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { pauseOn } from '#shared/pauses/pauses.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { formatAmount, formatTarget } from '../../../domain/habits/formatTarget.ts';
import type { OnTask } from '../day/useDayDialog.tsx';
import { formatReached, shareOn, stepOf } from '../format/formatAmount.ts';
import { limitOn } from '../limits.ts';
import { useTimeOff } from '../pause/useTimeOff.ts';
import { HabitMark } from '../tick/HabitTick.tsx';
import { useSetDay } from '../tick/useSetDay.ts';
import type { Tick } from '../tick/useTick.ts';
import { isFullOn, isTotalOn } from '../totals.ts';
import { isCompletedOn } from '../view.ts';
import classes from './HabitAction.module.css';

type Props = {
  readonly habit: Habit;
  readonly today: Day;
  readonly onTick: Tick;
  readonly onTask: OnTask;
  /** Whether the button shows only the habit's ring, as in a row. */
  readonly isRing?: boolean;
};

/**
 * The button for today. It ticks or unticks a habit, adds a step to its amount, or resumes a paused habit. For the
 * total of a week or month, it asks for the amount.
 */
export const HabitAction = ({ habit, today, onTick, onTask, isRing = false }: Props) => {
  const { resume } = useTimeOff();
  const onSet = useSetDay();
  const calendar = useCalendar();
  const { name, color, kind, unit } = habit;
  const isDone = isFullOn(habit, today, calendar);
  const isPaused = !isCompletedOn(habit, today) && pauseOn(habit.pauses, today) !== undefined;
  const isAmount = kind === 'amount' && !isPaused;
  const isTotal = isAmount && isTotalOn(habit, today);
  const step = stepOf(targetOn(habit.targets, today)?.target ?? 1);
  const { label, words, act } = isPaused
    ? {
        label: i18n.t('Resume {name}', { name }),
        words: i18n.t('Resume'),
        act: () => resume(habit, today),
      }
    : isTotal
      ? {
          label: i18n.t('{name}: say how much today', { name }),
          words: formatReached(habit, today, calendar) || formatTarget(habit),
          act: () => onTask('amount', habit, today),
        }
      : isAmount
        ? {
            label: i18n.t('{name}, {day}: add {amount}', {
              name,
              day: formatDay(today),
              amount: formatAmount(step, unit),
            }),
            words: formatReached(habit, today, calendar),
            act: () => onSet(habit, today, { add: step }),
          }
        : {
            label: isDone
              ? i18n.t('{name}: completed today, undo', { name })
              : i18n.t('{name}: mark complete today', { name }),
            words: isDone ? i18n.t('Completed today') : i18n.t('Mark complete today'),
            act: () => onTick(habit, today, !isDone),
          };
  const share = isAmount ? { share: shareOn(habit, today, calendar) } : {};
  const mark = isPaused ? (
    <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
  ) : (
    <HabitMark
      color={color}
      completed={isDone}
      limit={limitOn(habit, today, calendar)}
      {...share}
    />
  );
  const button = {
    'data-key': 'x',
    onClick: act,
    'aria-haspopup': isTotal ? ('dialog' as const) : undefined,
  };
  if (isRing) {
    const title = isAmount
      ? i18n.t('{state}, {progress}', { state: label, progress: words })
      : label;
    return (
      <button type="button" className={classes.ring} aria-label={title} title={title} {...button}>
        {mark}
      </button>
    );
  }
  return (
    <Button
      classNames={{ root: classes.wide, label: classes.label }}
      variant={isDone ? 'subtle' : 'light'}
      px="sm"
      leftSection={mark}
      rightSection={isAmount && !isTotal && `+${formatNumber(step)}`}
      aria-label={isAmount ? undefined : label}
      {...button}
    >
      {isAmount && <span className="visually-hidden">{label}, </span>}
      {words}
    </Button>
  );
};
