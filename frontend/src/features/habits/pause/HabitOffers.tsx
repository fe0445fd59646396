import { Button } from '@mantine/core';
import type { FrequencyFields, Habit } from '#shared/habits/model.ts';
import { sentFrequency } from '#shared/habits/schedule.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { updateHabit } from '../../../domain/habits/edits.ts';
import { useReversible } from '../../../forms/useReversible.ts';
import { formatSchedule } from '../format/formatSchedule.ts';
import { failureOf, useTimeOff } from './useTimeOff.ts';

type Props = {
  readonly habit: Habit;
  /** A schedule with fewer days. Null if there is none. */
  readonly fewer: FrequencyFields | null;
};

/** Buttons for a habit that is often missed: fewer days, a pause, or the archive. Each takes one tap and has Undo. */
export const HabitOffers = ({ habit, fewer }: Props) => {
  const today = useToday();
  const { pause, archive } = useTimeOff();
  const reschedule = useReschedule();
  const { name } = habit;
  return (
    <>
      {fewer && (
        <Button
          variant="default"
          size="xs"
          aria-label={i18n.t('{name}: {schedule}', { name, schedule: formatSchedule(fewer) })}
          onClick={() => reschedule(habit, fewer)}
        >
          {formatSchedule(fewer)}
        </Button>
      )}
      <Button
        variant="default"
        size="xs"
        aria-label={i18n.t('Pause {name}', { name })}
        onClick={() => pause(habit, today, { to: null })}
      >
        {i18n.t('Pause')}
      </Button>
      <Button
        variant="default"
        size="xs"
        aria-label={i18n.t('Archive {name}', { name })}
        onClick={() => archive(habit)}
      >
        {i18n.t('Archive')}
      </Button>
    </>
  );
};

/** Changes the schedule from today on, with Undo. */
const useReschedule = () => {
  const send = useReversible();
  return (habit: Habit, to: FrequencyFields): void => {
    const { _id, name } = habit;
    const editTo = (schedule: FrequencyFields) => ({
      label: i18n.t('{name}: {schedule}', { name, schedule: formatSchedule(schedule) }),
      request: { params: { id: _id }, body: sentFrequency(schedule) },
    });
    send(updateHabit, failureOf(habit), editTo(to), editTo(habit));
  };
};
