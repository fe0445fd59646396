import * as z from 'zod/mini';
import {
  dayStart,
  instant,
  language,
  limits,
  oneOf,
  requiredLine,
  weekStart,
  wholeNumber,
} from '../calls/fields.ts';

/** How lists of habits are divided: by the time of day, or by the person's own groups. */
export const groupBy = oneOf('Group by', ['time', 'group']);

/** How many new takeaways a day brings. */
export const defaultNewPerDay = 5;
export const maxNewPerDay = 50;
export const newPerDay = wholeNumber('New takeaways a day', 0, maxNewPerDay);

export const userSchema = z.object({
  /** Cognito's `sub`: formatted like a UUID, but its variant bits are not those of RFC 9562. */
  _id: z.guid(),
  name: z.string(),
  /** The address with which the person logs in. Reset codes are also sent there. */
  email: z.string(),
  /** The new address, until the person confirms the code sent to it. */
  pendingEmail: z.optional(z.string()),
  /** An IANA name, used for requests that send no time zone. */
  timeZone: z.string(),
  /** The hour, 0 to 6, at which the person's day starts. With 3, 2:59 still belongs to yesterday. */
  dayStartsAt: dayStart,
  /** The weekday on which the person's weeks start: 0 Sunday, 1 Monday or 6 Saturday. */
  weekStartsOn: weekStart,
  /** Whether the person chose the weekday. Until then `weekStartsOn` is 0, and the app uses the browser's locale. */
  hasChosenWeekStart: z.optional(z.boolean()),
  /** The language of the app on every device. Missing until the person chooses; null follows each browser. */
  language: z.optional(language),
  /** Missing until the person chooses. Until then, lists are divided by the time of day. */
  groupBy: z.optional(groupBy),
  /** Missing until the person chooses. Until then, it is `defaultNewPerDay`. */
  newPerDay: z.optional(newPerDay),
  /** Whether notifications leave out the names of habits. This field and the next two are missing until chosen. */
  hideNames: z.optional(z.boolean()),
  /** No notification is sent between these times unless the person chose its time. Null means never quiet. */
  quiet: z.optional(z.nullable(z.object({ from: z.string(), to: z.string() }))),
  /** When the daily mail with open habits is sent, HH:MM. Null means never. */
  digest: z.optional(z.nullable(z.string())),
  createdAt: instant,
});

export type User = z.output<typeof userSchema>;
export type GroupBy = z.output<typeof groupBy>;

export const personName = requiredLine('Name', limits.name);
