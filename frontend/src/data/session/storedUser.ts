import { dayStarts, weekStarts } from '#shared/days/daySettings.ts';
import { isLanguage } from '#shared/language/languages.ts';
import type { User } from '#shared/users/model.ts';
import { browserWeekStart } from '../browser/browserWeekStart.ts';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isQuiet = (value: unknown): value is NonNullable<User['quiet']> => {
  const { from, to } = Object(value);
  return isText(from) && isText(to);
};

/**
 * Parses the user from local storage. Undefined if it is invalid. Checked by hand, because the contract's schema
 * would pull zod into the first script.
 */
export const parseStoredUser = (stored: string | null): User | undefined => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored ?? 'null');
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const {
    _id,
    name,
    email,
    pendingEmail,
    timeZone,
    createdAt,
    hasChosenWeekStart,
    language,
    groupBy,
    newPerDay,
    hideNames,
    quiet,
    digest,
    ...starts
  } = parsed as Record<string, unknown>;
  if (!(isText(_id) && isText(name) && isText(email) && isText(timeZone) && isText(createdAt))) {
    return undefined;
  }
  const dayStartsAt = dayStarts.find((hour) => hour === starts.dayStartsAt);
  const weekStartsOn = weekStarts.find((day) => day === starts.weekStartsOn);
  if (dayStartsAt === undefined || weekStartsOn === undefined) return undefined;
  return {
    _id,
    name,
    email,
    ...(isText(pendingEmail) && { pendingEmail }),
    timeZone,
    dayStartsAt,
    weekStartsOn,
    ...(typeof hasChosenWeekStart === 'boolean' && { hasChosenWeekStart }),
    ...((language === null || isLanguage(language)) && { language }),
    ...((groupBy === 'time' || groupBy === 'group') && { groupBy }),
    ...(typeof newPerDay === 'number' && { newPerDay }),
    ...(typeof hideNames === 'boolean' && { hideNames }),
    ...((quiet === null || isQuiet(quiet)) && { quiet }),
    ...((digest === null || isText(digest)) && { digest }),
    createdAt,
  };
};

/** The user as this browser shows them. Until they choose a week start, the browser's locale decides. */
export const inThisBrowser = (user: User): User =>
  user.hasChosenWeekStart === false ? { ...user, weekStartsOn: browserWeekStart() } : user;
