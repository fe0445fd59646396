import * as z from 'zod/mini';
import { day as dayField, dayStart } from '../../calls/fields.ts';

const pathOfOurs = z.string().check(z.regex(/^\/(?![/\\])/));

/** A habit, and the person's day that the reminder is about. */
const remindedDay = z.object({ id: z.string(), day: dayField('Day') });
export type RemindedDay = Readonly<z.output<typeof remindedDay>>;

/**
 * The content of a push about reminders. It is sent encrypted. A Safari that supports declarative pushes shows the
 * notification by itself. It reads two fields: `notification`, and `web_push`, whose value is always 8030 (from RFC
 * 8030). In other browsers the service worker shows the notification.
 */
export const reminderMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.optional(z.string()),
    lang: z.string(),
    dir: z.enum(['ltr', 'rtl']),
    /** A new notification with the same tag replaces this one. */
    tag: z.string(),
    /** The page that a tap opens: a path of the app. */
    navigate: pathOfOurs,
    /** The buttons, if the browser supports them. An unknown action opens the page. */
    actions: z.array(z.object({ action: z.string(), title: z.string(), navigate: pathOfOurs })),
  }),
  /** The person who has the habits. Each person who uses the browser has their own pending changes. */
  person: z.string(),
  /** When the person's days start, for a change that is made offline. */
  dayStartsAt: dayStart,
  habits: z.array(remindedDay),
  /** The label of the change that Done makes, and the message if the change fails. */
  done: z.optional(z.object({ label: z.string(), failure: z.string() })),
  /** The text to show if snoozing fails. Missing if the reminder can't be snoozed, see `snoozable`. */
  snooze: z.optional(z.object({ failure: z.string() })),
  /** The timer that reached its planned end. A page that already rings for it needs no notification. */
  timer: z.optional(z.string()),
  /** The time, in milliseconds since 1970, from which the notification is no longer shown. */
  expires: z.number(),
});
export type ReminderMessage = Readonly<z.output<typeof reminderMessage>>;
