import { unpackDays } from '#shared/days/daySet.ts';
import type { Day } from '#shared/days/days.ts';
import { firstDayOff } from '#shared/habits/daysOff.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { TimeOffDialog } from './TimeOffDialog.tsx';
import { useTimeOff } from './useTimeOff.ts';

type Props = {
  readonly habit: Habit;
  /** The first day of a new pause. If the habit is done on this day, the pause begins on the next day. */
  readonly from: Day;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export const PauseDialog = ({ habit, from, ...dialog }: Props) => {
  const today = useToday();
  const { pause, resume } = useTimeOff();
  return (
    <TimeOffDialog
      {...dialog}
      title={i18n.t('Pause {name}', { name: habit.name })}
      text={i18n.t(
        'Paused days don’t count: the habit isn’t due, and its streak and strength stay as they are.',
      )}
      thing="pause"
      pauses={habit.pauses}
      today={today}
      first={firstDayOff(unpackDays(habit.history), from)}
      onSet={(first, setting) => pause(habit, first, setting)}
      onEnd={(day) => resume(habit, day)}
    />
  );
};
