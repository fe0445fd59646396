import { callReasons } from '#shared/core/callReasons.ts';
import { addDays, type Day } from '#shared/core/days.ts';
import { invalid } from '../../problem.ts';

/** Days of activities in a response if the request has no window: today and the 91 days before. */
const windowDays = 92;

type WindowRequest = { readonly from?: Day | undefined; readonly to?: Day | undefined };

/** The requested days, both inclusive. Throws 400 if `from` is after `to`. */
export const activityWindow = (asked: WindowRequest, today: Day): { from: Day; to: Day } => {
  if (asked.from && asked.to && asked.from > asked.to) {
    throw invalid('from', callReasons.fromAfterTo());
  }
  const to = asked.to ?? (asked.from && asked.from > today ? asked.from : today);
  return { from: asked.from ?? addDays(to, 1 - windowDays), to };
};
