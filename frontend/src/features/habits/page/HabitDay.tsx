import { Button } from '@mantine/core';
import { IconCheck, IconPlayerSkipForward } from '@tabler/icons-react';
import type { Calendar, Day } from '#shared/days/days.ts';
import { askedOn } from '#shared/habits/due/due.ts';
import { isDueOn, isMetOn } from '#shared/habits/due/dueDays.ts';
import { isAfterEnd, lastDayOf } from '#shared/habits/ends.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { formatLongDay } from '../../../ui/format/days.ts';
import { AmountField } from '../amounts/AmountField.tsx';
import { DayStepButtons } from '../day/DayStepButtons.tsx';
import { NoteField } from '../day/NoteField.tsx';
import { isWeeklyOn } from '../format/format.ts';
import { describeTimeOff, timeOffOn } from '../format/timeOff.ts';
import { isInQuietLimit, type LimitState, limitOn } from '../limits.ts';
import { useSetDay } from '../tick/useSetDay.ts';
import { useTick } from '../tick/useTick.ts';
import { isTotalOn } from '../totals.ts';
import { isCompletedOn, isSkippedOn } from '../view.ts';
import classes from './HabitPage.module.css';

type Props = {
  readonly habit: Habit;
  readonly day: Day;
  /** Whether the habit's data includes the day's amount. */
  readonly isKnown: boolean;
  readonly calendar: Calendar;
  readonly onDay: (day: Day) => void;
};

/** Edits one day of a habit: its tick or amount, its skip, and its note. */
export const HabitDay = ({ habit, day, isKnown, calendar, onDay }: Props) => {
  const onTick = useTick();
  const onSet = useSetDay();
  const completed = isCompletedOn(habit, day);
  const isSkipped = isSkippedOn(habit, day);
  const hasEnded = isAfterEnd(habit, day);
  return (
    <Card
      title={day === calendar.today ? i18n.t('Today') : formatLongDay(day)}
      meta={<span aria-live="polite">{stateOf(habit, day, calendar)}</span>}
      badge={
        <div className={classes.steps}>
          <DayStepButtons
            day={day}
            lastDay={lastDayOf(habit, calendar.today)}
            size={44}
            onDay={onDay}
          />
        </div>
      }
    >
      {habit.kind === 'amount' && !hasEnded && (
        <div className={classes.amount}>
          {isKnown ? (
            <AmountField key={day} habit={habit} day={day} onSet={onSet} />
          ) : (
            <p className={classes.none}>{i18n.t('The amount is shown once it is loaded.')}</p>
          )}
        </div>
      )}
      {!hasEnded && (
        <div className={classes.states}>
          {habit.kind === 'check' && (
            <Button
              variant={completed ? 'filled' : 'default'}
              leftSection={<IconCheck size={16} stroke={2.5} aria-hidden="true" />}
              aria-pressed={completed}
              onClick={() => onTick(habit, day, !completed)}
            >
              {i18n.t('Done')}
            </Button>
          )}
          <Button
            variant={isSkipped ? 'filled' : 'default'}
            color="gray"
            leftSection={<IconPlayerSkipForward size={16} aria-hidden="true" />}
            aria-pressed={isSkipped}
            onClick={() => onSet(habit, day, { skipped: !isSkipped })}
          >
            {i18n.t('Skipped')}
          </Button>
        </div>
      )}
      <NoteField habit={habit} day={day} onSet={onSet} />
    </Card>
  );
};

const limitSentence = (limit: LimitState, isToday: boolean): string =>
  ({
    over: i18n.t('Above the limit.'),
    kept: i18n.t('Kept without a record.'),
    open: isToday
      ? i18n.t('No record so far. Without one, the day counts as kept.')
      : i18n.t('No record: you were away, so the day is not counted.'),
  })[limit];

/** 'Done.' or 'Not done.' If the day does not count, says why. */
const stateOf = (habit: Habit, day: Day, calendar: Calendar): string => {
  const facts = habitFactsOf(habit);
  const completed = isCompletedOn(habit, day);
  if (isSkippedOn(habit, day)) {
    return i18n.t('Skipped: it neither breaks a streak nor adds to it.');
  }
  const off = timeOffOn(habit, day);
  if (off) {
    const timeOff = describeTimeOff(off, day);
    return completed
      ? i18n.t('Done. {timeOff}: not counted.', { timeOff })
      : i18n.t('{timeOff}: not counted.', { timeOff });
  }
  const limit = limitOn(habit, day, calendar);
  if (limit) return limitSentence(limit, day === calendar.today);
  if (completed) return i18n.t('Done.');
  if (isInQuietLimit(facts, day, calendar)) return i18n.t('No amount on this day.');
  if (!isDueOn(facts, day, calendar)) return i18n.t('Not scheduled on this day.');
  if (!isMetOn(facts, day, calendar)) {
    return askedOn(facts, day, calendar) === 'no' && isTotalOn(habit, day)
      ? i18n.t('No amount on this day.')
      : i18n.t('Not done.');
  }
  return isWeeklyOn(habit, day) ? i18n.t('Week complete.') : i18n.t('Month complete.');
};
