import type { ReactNode, Ref } from 'react';
import type { Day } from '#shared/days/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { formatAmount } from '../../../domain/habits/formatTarget.ts';
import { focusPressed } from '../../../ui/browser/focusPressed.ts';
import { stateOf } from '../format/format.ts';
import { formatProgress, isOver, shareOn, stepOf } from '../format/formatAmount.ts';
import { limitOn } from '../limits.ts';
import { HabitMark } from '../tick/HabitTick.tsx';
import { useSetDay } from '../tick/useSetDay.ts';
import { isFullOn, isTotalOn } from '../totals.ts';
import classes from './AmountTick.module.css';

export type AmountTickProps = {
  readonly habit: Habit;
  readonly day: Day;
  readonly completed: boolean;
  /** Whether the habit is met. Other days of its week or month may have met it. */
  readonly isMet: boolean;
  readonly isSkipped?: boolean;
  readonly isCounted?: boolean;
  readonly isDue?: boolean;
  /** Small text next to the amount: '12 days'. */
  readonly note?: ReactNode;
  readonly menu?: ReactNode;
};

type Props = AmountTickProps & {
  /** Whether the field for any amount is open. */
  readonly isOpen: boolean;
  readonly opens: 'dialog' | 'field';
  readonly onOpen: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
};

/**
 * An amount habit on one day, as a row at least 44 px high. One button adds a step, and another opens the field for any
 * amount.
 */
export const AmountTick = (props: Props) => {
  const { habit, day, note, menu, isOpen, opens, onOpen, ref, ...given } = props;
  const calendar = useCalendar();
  const state = { ...given, limit: limitOn(habit, day, calendar) };
  const { name, color, unit, targets } = habit;
  const onSet = useSetDay();
  const step = stepOf(targetOn(targets, day)?.target ?? 1);
  const isFull = isFullOn(habit, day, calendar);
  const isDimmed = state.isMet || state.isSkipped || state.limit === 'kept';
  const progress = formatProgress(habit, day, calendar);
  return (
    <div
      className={classes.box}
      data-completed={isDimmed || undefined}
      data-over={isOver(habit, day, calendar) || undefined}
    >
      <button
        ref={ref}
        type="button"
        className={classes.open}
        aria-haspopup={opens === 'dialog' ? 'dialog' : undefined}
        aria-expanded={isOpen}
        title={name}
        onMouseDown={focusPressed}
        onClick={onOpen}
      >
        <HabitMark
          color={color}
          share={shareOn(habit, day, calendar)}
          {...state}
          completed={isFull}
          isMet={isTotalOn(habit, day) ? isFull : state.isMet}
        />
        <span className={classes.words}>
          <span className={classes.name} dir="auto">
            {name}
          </span>
          <span className="visually-hidden">
            {`, ${i18n.t('{date}: {state}', {
              date: formatDay(day),
              state: stateOf(habit, day, state),
            })}, `}
          </span>
          <span className={classes.progress} dir="auto">
            {progress}
            {note && <> · {note}</>}
          </span>
        </span>
      </button>
      <button
        type="button"
        className={classes.step}
        data-key="x"
        aria-label={i18n.t('{name}, {day}: add {amount}', {
          name,
          day: formatDay(day),
          amount: formatAmount(step, unit),
        })}
        onClick={() => onSet(habit, day, { add: step })}
      >
        +{formatNumber(step)}
      </button>
      {menu}
    </div>
  );
};
