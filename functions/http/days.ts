import type { Day } from '#shared/core/days.ts';
import { invalid } from '../problem.ts';

/** Future days can't be completed, logged or assessed. */
export const notAfterToday = (field: string, day: Day, today: Day): void => {
  if (day > today) throw invalid(field, `${day} is in the future. Choose today or an earlier day.`);
};
