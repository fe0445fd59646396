import { callReasons } from '#shared/core/callReasons.ts';
import { addDays, type Day } from '#shared/core/days.ts';
import { invalid } from '../../problem.ts';

/** How many days of activities a response has if the request has no window: today and the 91 days before. */
const windowDays = 92;

type WindowRequest = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** The requested days, both inclusive. Throws 400 if `from` is after `to`. */
export const activityWindow = (request: WindowRequest, today: Day): { from: Day; to: Day } => {
  if (request.from && request.to && request.from > request.to) {
    throw invalid('from', callReasons.fromAfterTo());
  }
  const to = request.to ?? (request.from && request.from > today ? request.from : today);
  return { from: request.from ?? addDays(to, 1 - windowDays), to };
};
