import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Day } from '#shared/days/days.ts';
import { firstListedDay } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import type { DueHabit } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useCalendar } from '../../../data/days/useToday.ts';
import { paths } from '../../../paths.ts';
import { AmountField } from '../amounts/AmountField.tsx';
import { AmountTick } from '../amounts/AmountTick.tsx';
import { HabitMenu } from '../day/HabitMenu.tsx';
import type { OnTask } from '../day/useDayDialog.tsx';
import { type DayState, metByUnit, optionalOn } from '../format/format.ts';
import { formatDayAmount } from '../format/formatAmount.ts';
import { describeTimeOff, timeOffOn } from '../format/timeOff.ts';
import { limitOn } from '../limits.ts';
import { HabitTick } from '../tick/HabitTick.tsx';
import { useSetDay } from '../tick/useSetDay.ts';
import type { Tick } from '../tick/useTick.ts';
import { isTotalOn } from '../totals.ts';
import { isCompletedOn, isSkippedOn } from '../view.ts';
import classes from './DayPanel.module.css';

type Props = DueHabit & {
  readonly day: Day;
  readonly isDue: boolean;
  /** Small text below the name: 'On weekdays'. */
  readonly detail: string;
  /** Whether the day is in the future. Its records can then only be cleared. */
  readonly isAhead: boolean;
  readonly onTick: Tick;
  readonly onTask: OnTask;
};

/** A habit in the panel of a day: a button for its tick, and a menu with the other actions. */
export const PanelHabit = ({ isDue, detail, isAhead, onTick, onTask, ...props }: Props) => {
  const { habit, day, isMet, isCounted } = props;
  const [isCounting, setCounting] = useState(false);
  const onSet = useSetDay();
  const navigate = useNavigate();
  const calendar = useCalendar();
  const { today } = calendar;
  const isAmount = habit.kind === 'amount' && !isAhead;
  const isListed = isAmount && day >= firstListedDay(today);
  const completed = isCompletedOn(habit, day);
  const isSkipped = isSkippedOn(habit, day);
  const limit = limitOn(habit, day, calendar);
  const state = { completed, isMet, isSkipped, isCounted, isDue, limit };
  const optional = isDue && !isCounted ? optionalOn(day, today) : null;
  const note = noteOf(habit, day, state) ?? optional;
  const menu = !isAhead && <HabitMenu habit={habit} day={day} today={today} onTask={onTask} />;
  const tick = { habit, day, ...state, note, menu };
  return (
    <>
      {isListed ? (
        <AmountTick
          {...tick}
          opens="field"
          isOpen={isCounting}
          onOpen={() => setCounting(!isCounting)}
        />
      ) : (
        <HabitTick
          {...tick}
          // The list has the amounts of 92 days. The habit's own page has older ones.
          onTick={isAmount ? () => navigate(`${paths.habit(habit._id)}?day=${day}`) : onTick}
          detail={detail}
        />
      )}
      {isCounting && (
        <div className={classes.amount}>
          <AmountField habit={habit} day={day} onSet={onSet} />
        </div>
      )}
    </>
  );
};

const noteOf = (habit: Habit, day: Day, { completed, isMet, isSkipped, limit }: DayState) => {
  if (completed && isTotalOn(habit, day)) {
    return i18n.t('{amount} on this day', { amount: formatDayAmount(habit, day) });
  }
  if (completed) return i18n.t('Done');
  if (isSkipped) return i18n.t('Skipped');
  if (limit === 'kept') return i18n.t('Kept without a record');
  const timeOff = timeOffOn(habit, day);
  if (timeOff) return describeTimeOff(timeOff, day);
  return isMet ? metByUnit(habit, day) : null;
};
