import { isDay } from '#shared/days/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import { ApiError } from '../../client/ApiError.ts';
import type { CallWith } from '../../client/createClient.ts';
import type { Change } from '../change.ts';
import { mutationOf } from '../mutation.ts';

/** Sends a change with the person's day, time zone and start of the day when they made it. Throws ApiError. */
export const sendChange = async (callWith: CallWith, change: Change): Promise<unknown> => {
  const mutation = mutationOf(change);
  if (!mutation || !isDay(change.day)) {
    throw new ApiError(410, {
      code: 'invalid',
      message: i18n.t('This version of Cairn can no longer save this change. Make it again.'),
    });
  }
  const { request, timeZone, dayStartsAt, day } = change;
  return callWith(mutation.route, request, { timeZone, today: day, dayStartsAt });
};
