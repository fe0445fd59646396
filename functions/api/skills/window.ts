import { addDays, type Day } from '#shared/core/days.ts';
import { invalid } from '../../problem.ts';

/** Days of activities in a response when the request names no window: today and the 91 before. */
const windowDays = 92;

type WindowRequest = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** The requested days, both included. Throws 400 when `from` is after `to`. */
export const activityWindow = (asked: WindowRequest, today: Day): { from: Day; to: Day } => {
  if (asked.from && asked.to && asked.from > asked.to) {
    throw invalid('from', 'from must not be after to');
  }
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today);
  return { from: asked.from ?? addDays(to, 1 - windowDays), to };
};
