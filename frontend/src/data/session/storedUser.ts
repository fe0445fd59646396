import { dayStarts, weekStarts } from '#shared/days/daySettings.ts';
import type { User } from '#shared/users/model.ts';
import { browserWeekStart } from '../browser/browserWeekStart.ts';

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/**
 * Parses the user from local storage. Undefined if a required field is missing, for example in a user that an earlier
 * version stored. Checked by hand, because the contract's schema would pull zod into the first script.
 */
export const parseStoredUser = (stored: string | null): User | undefined => {
  let user: User;
  try {
    user = Object(JSON.parse(stored ?? 'null'));
  } catch {
    return undefined;
  }
  const { _id, name, email, timeZone, createdAt, dayStartsAt, weekStartsOn } = user;
  const isWhole =
    [_id, name, email, timeZone, createdAt].every(isText) &&
    dayStarts.includes(dayStartsAt) &&
    weekStarts.includes(weekStartsOn);
  return isWhole ? user : undefined;
};

/** The user as this browser shows them. Until they choose a week start, the browser's locale decides. */
export const inThisBrowser = (user: User): User =>
  user.hasChosenWeekStart === false ? { ...user, weekStartsOn: browserWeekStart() } : user;
