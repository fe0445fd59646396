import type { Day } from '#shared/days/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx';
import { describeTimeOff, timeOffOn } from '../format/timeOff.ts';
import { trackSentence } from '../habitSentences.ts';

type Props = { readonly habit: Habit; readonly today: Day };

/**
 * The state of a habit: 'On Track' or 'Off Track'. On a day off: 'Paused until 3 December', 'On vacation', 'Archived'.
 */
export const TrackBadge = ({ habit, today }: Props) => {
  const timeOff = timeOffOn(habit, today);
  if (timeOff) {
    return (
      <StatusBadge
        tone="neutral"
        label={describeTimeOff(timeOff, today)}
        reason={
          timeOff.why === 'archived'
            ? undefined
            : i18n.t('Paused days don’t count: no streak breaks, and strength stays the same.')
        }
      />
    );
  }
  return (
    <StatusBadge
      tone={habit.isOnTrack ? 'good' : 'attention'}
      label={habit.isOnTrack ? i18n.t('On Track') : i18n.t('Off Track')}
      reason={trackSentence(habit)}
    />
  );
};
