import type { Day } from '#shared/core/days.ts';
import type { Habit } from '#shared/habits/model.ts';
import { formatDay } from '../../ui/format/days.ts';
import { showNotice } from '../../ui/overlay/popups.ts';

/** A popup which says that a tick was rolled back; the newest replaces the one before. */
export function showTickFailure(habit: Pick<Habit, 'name'>, day: Day): void {
  showNotice(`"${habit.name}" on ${formatDay(day)} could not be saved and is back as it was.`);
}
