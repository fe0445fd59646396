import { type Habit, timesOfDay } from '#shared/habits/model.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { GroupBy } from '#shared/users/model.ts';
import { timeLabel } from '../format/format.ts';
import { groupKey, groupNames } from '../groups.ts';
import type { Place } from './useMoveHabits.ts';

export type PlaceOption = { readonly key: string; readonly name: string; readonly place: Place };

/** The times of day, or the person's groups. */
export const placeOptions = (habits: readonly Habit[], groupBy: GroupBy): PlaceOption[] =>
  groupBy === 'time'
    ? timesOfDay.map((timeOfDay) => ({
        key: timeOfDay,
        name: timeLabel(timeOfDay),
        place: { timeOfDay },
      }))
    : ['', ...groupNames(habits)].map((group) => ({
        key: groupKey({ group }),
        name: group || i18n.t('No group'),
        place: { group },
      }));

export const placeKey = (habit: Habit, groupBy: GroupBy): string =>
  groupBy === 'time' ? habit.timeOfDay : groupKey(habit);
