import { callReasons } from '#shared/calls/callReasons.ts';
import { addDays, type Day } from '#shared/days/days.ts';
import { invalid } from '../../problem.ts';

/** If the request has no `from`, the window has this many days. By default, it ends today. */
const windowDays = 92;

type WindowRequest = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** Returns the requested days, both inclusive. Throws 400 if `from` is after `to`. */
export const activityWindow = (request: WindowRequest, today: Day): { from: Day; to: Day } => {
  if (request.from && request.to && request.from > request.to) {
    throw invalid('from', callReasons.fromAfterTo());
  }
  const to = request.to ?? (request.from && request.from > today ? request.from : today);
  return { from: request.from ?? addDays(to, 1 - windowDays), to };
};
