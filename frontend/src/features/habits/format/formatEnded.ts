import type { Calendar } from '#shared/days/days.ts';
import { hasEnded } from '#shared/habits/ends.ts';
import type { Habit } from '#shared/habits/model.ts';
import { habitFactsOf, keptUnitsOf } from '#shared/habits/rules.ts';
import { i18n } from '#shared/language/i18n.ts';
import { formatNearDay } from '../../../ui/format/days.ts';

/** 'Ended on 24 December: kept 74 of 90'. Empty for a habit that has not ended. */
export const formatEnded = (habit: Habit, calendar: Calendar): string =>
  habit.endsOn && hasEnded(habit, calendar.today)
    ? i18n.t('Ended on {date}: kept {kept, number} of {counted, number}', {
        date: formatNearDay(habit.endsOn, calendar.today),
        ...keptUnitsOf(habitFactsOf(habit), calendar),
      })
    : '';
