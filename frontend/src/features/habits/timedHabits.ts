import type { habits as routes } from '#shared/habits/routes.ts';
import type { TimedItem } from '../../area.ts';
import type { DataOf } from '../../data/client/request.ts';
import { keepsTime } from '../../domain/habits/dayEdits.ts';
import { paths } from '../../paths.ts';

type HabitsData = DataOf<typeof routes.list>;

/**
 * The habits whose amount is time. The timer of an archived habit may still run, but no new timer can start for that
 * habit.
 */
export const timedHabits = ({ habits, archived = [] }: HabitsData): TimedItem[] =>
  [...habits, ...archived].filter(keepsTime).map(({ _id, name, archivedOn }) => ({
    _id,
    name,
    path: paths.habit(_id),
    ...(archivedOn !== null && { isOver: true }),
  }));
