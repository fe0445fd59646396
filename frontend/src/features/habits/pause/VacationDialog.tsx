import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { TimeOffDialog } from './TimeOffDialog.tsx';
import { useTimeOff } from './useTimeOff.ts';

type Props = {
  readonly habits: readonly Habit[];
  readonly vacations: Habit['vacations'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export const VacationDialog = ({ habits, vacations, ...dialog }: Props) => {
  const today = useToday();
  const { setVacation, endVacation } = useTimeOff();
  return (
    <TimeOffDialog
      {...dialog}
      title={i18n.t('Vacation')}
      text={i18n.t(
        'On vacation, no habit is due and no streak breaks. Afterwards all habits resume, except those you have paused.',
      )}
      thing="vacation"
      pauses={vacations}
      today={today}
      first={today}
      onSet={(first, setting) => setVacation(vacations, first, setting)}
      onEnd={(day) => endVacation(habits, vacations, day)}
    />
  );
};
