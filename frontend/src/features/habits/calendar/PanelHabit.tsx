import { ActionIcon } from '@mantine/core';
import { IconNote, IconPlayerSkipForward } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Day } from '#shared/core/days.ts';
import { firstListedDay } from '#shared/habits/amounts.ts';
import type { Habit } from '#shared/habits/model.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { paths } from '../../../paths.ts';
import { formatDay } from '../../../ui/format/days.ts';
import { AmountField } from '../amounts/AmountField.tsx';
import { AmountTick } from '../amounts/AmountTick.tsx';
import { useSetAmount } from '../amounts/useSetAmount.ts';
import { type DayState, metByUnit } from '../format.ts';
import { NoteField } from '../page/NoteField.tsx';
import { describeTimeOff, timeOffOn } from '../pause/timeOff.ts';
import { HabitTick } from '../today/HabitTick.tsx';
import type { SetDay } from '../useSetDay.ts';
import type { Tick } from '../useTick.ts';
import { isCompletedOn, isSkippedOn } from '../view.ts';
import classes from './DayPanel.module.css';

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  readonly isMet: boolean;
  /** Below the name, small: 'On weekdays'. */
  readonly detail: string;
  /** A day that is still to come can only be taken back. */
  readonly isAhead: boolean;
  readonly onTick: Tick;
  readonly onSet: SetDay;
};

/** One habit in the panel of a day: its tick, and a tap beside it to skip the day or to note something. */
export const PanelHabit = ({ habit, day, isMet, detail, isAhead, onTick, onSet }: Props) => {
  const [isNoting, setNoting] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const onAmount = useSetAmount();
  const navigate = useNavigate();
  const firstListed = firstListedDay(useToday());
  const isAmount = habit.kind === 'amount' && !isAhead;
  const isListed = isAmount && day >= firstListed;
  const completed = isCompletedOn(habit, day);
  const isSkipped = isSkippedOn(habit, day);
  const note = noteOf(habit, day, { completed, isMet, isSkipped });
  const tick = { habit, day, completed, isMet, isSkipped, note };
  return (
    <>
      <div className={classes.habit}>
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
            // Its own page has the amounts of long ago.
            onTick={isAmount ? () => navigate(`${paths.habit(habit._id)}?day=${day}`) : onTick}
            detail={detail}
          />
        )}
        {!isAhead && (
          <>
            <ActionIcon
              variant={isSkipped ? 'light' : 'subtle'}
              color="gray"
              size={44}
              aria-label={`Skip ${habit.name} on ${formatDay(day)}`}
              aria-pressed={isSkipped}
              title={isSkipped ? 'Skipped' : 'Skip this day'}
              onClick={() => onSet(habit, day, { skipped: !isSkipped })}
            >
              <IconPlayerSkipForward size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant={isNoting ? 'light' : 'subtle'}
              color="gray"
              size={44}
              aria-label={`Note of ${habit.name} on ${formatDay(day)}`}
              aria-expanded={isNoting}
              title="Note"
              onClick={() => setNoting(!isNoting)}
            >
              <IconNote size={18} aria-hidden="true" />
            </ActionIcon>
          </>
        )}
      </div>
      {isCounting && (
        <div className={classes.amount}>
          <AmountField habit={habit} day={day} onSet={onAmount} />
        </div>
      )}
      {isNoting && <NoteField habit={habit} day={day} onSet={onSet} autoFocus />}
    </>
  );
};

const noteOf = (habit: Habit, day: Day, { completed, isMet, isSkipped }: DayState) => {
  if (completed) return 'Done';
  if (isSkipped) return 'Skipped';
  const timeOff = timeOffOn(habit, day);
  if (timeOff) return describeTimeOff(timeOff, day);
  return isMet ? metByUnit(habit, day) : null;
};
