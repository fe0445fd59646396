import { addDays, type Day } from '#shared/core/days.ts';
import { invalid } from '../../problem.ts';

/** Days of activities in an answer when no window is asked for: today and the 91 before. */
const windowDays = 92;

type Asked = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** The days asked for, both included. 400 when they lie the wrong way round. */
export const activityWindow = (asked: Asked, today: Day): { from: Day; to: Day } => {
  if (asked.from && asked.to && asked.from > asked.to) {
    throw invalid('from', 'from must not be after to');
  }
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today);
  return { from: asked.from ?? addDays(to, 1 - windowDays), to };
};
