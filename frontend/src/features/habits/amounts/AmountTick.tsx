import type { ReactNode, Ref } from 'react';
import type { Day } from '#shared/core/days.ts';
import { targetOn } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDay } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { stateOf } from '../format/format.ts';
import { HabitMark } from '../tick/HabitTick.tsx';
import { useSetDay } from '../tick/useSetDay.ts';
import classes from './AmountTick.module.css';
import { formatAmount, formatProgress, isOver, shareOn, stepOf } from './formatAmount.ts';

export type AmountTickProps = {
  readonly habit: Habit;
  readonly day: Day;
  readonly completed: boolean;
  /** Also where its week or month is met by other days. */
  readonly isMet: boolean;
  readonly isSkipped?: boolean;
  readonly isCounted?: boolean;
  readonly isDue?: boolean;
  /** Where the name stands above already. */
  readonly isNameless?: boolean;
  /** Beside the amount, small: '12 days'. */
  readonly note?: string | null;
  /** What else can be done with it, at the end of its card. */
  readonly menu?: ReactNode;
};

type Props = AmountTickProps & {
  /** Whether any amount can be entered beside it. */
  readonly isOpen: boolean;
  readonly opens: 'dialog' | 'field';
  readonly onOpen: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** One amount habit on one day, 44 px high: a tap adds a step, and any amount is a tap away. */
export const AmountTick = ({
  habit,
  day,
  isNameless = false,
  note,
  menu,
  isOpen,
  opens,
  onOpen,
  ref,
  ...state
}: Props) => {
  const { name, color, unit, targets } = habit;
  const onSet = useSetDay();
  const step = stepOf(targetOn(targets, day)?.target ?? 1);
  const progress = formatProgress(habit, day);
  return (
    <div
      className={classes.box}
      data-completed={state.isMet || state.isSkipped || undefined}
      data-over={isOver(habit, day) || undefined}
    >
      <button
        ref={ref}
        type="button"
        className={classes.open}
        aria-haspopup={opens === 'dialog' ? 'dialog' : undefined}
        aria-expanded={isOpen}
        title={name}
        onClick={onOpen}
      >
        <HabitMark color={color} share={shareOn(habit, day)} {...state} />
        <span className={classes.words} data-nameless={isNameless || undefined}>
          <span className={isNameless ? 'visually-hidden' : classes.name} dir="auto">
            {name}
          </span>
          <span className="visually-hidden">
            {`, ${i18n.t('{date}: {state}', {
              date: formatDay(day),
              state: stateOf(habit, day, state),
            })}, `}
          </span>
          <span className={classes.progress} dir="auto">
            {note ? `${progress} · ${note}` : progress}
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
        +{step}
      </button>
      {menu}
    </div>
  );
};
