import * as z from 'zod/mini';
import { day as dayField, dayStart } from '../../core/fields.ts';

const pathOfOurs = z.string().check(z.regex(/^\/(?![/\\])/));

/** A habit, and the person's day that a reminder is about. */
const remindedDay = z.object({ id: z.string(), day: dayField('Day') });
export type RemindedDay = Readonly<z.output<typeof remindedDay>>;

/**
 * What a push about reminders contains, encrypted. Safari shows it by itself, if it knows the declarative form of a
 * push: `web_push` with the number of RFC 8030, and `notification`. In other browsers the service worker shows it.
 */
export const reminderMessage = z.object({
  web_push: z.literal(8030),
  notification: z.object({
    title: z.string(),
    body: z.optional(z.string()),
    lang: z.string(),
    dir: z.enum(['ltr', 'rtl']),
    /** A notification with the same tag takes its place. */
    tag: z.string(),
    /** The page that a tap opens: a path of ours. */
    navigate: pathOfOurs,
    /** What can be pressed, where the browser supports it. An unknown action opens the page. */
    actions: z.array(z.object({ action: z.string(), title: z.string(), navigate: pathOfOurs })),
  }),
  /** Whose habits they are: changes of this person wait apart from those of others who use the browser. */
  person: z.string(),
  /** When the person's days start, for a change that is made offline. */
  dayStartsAt: dayStart,
  habits: z.array(remindedDay),
  /** How the change that Done makes is called until it is sent, and if it can't be. */
  done: z.optional(z.object({ label: z.string(), failure: z.string() })),
  /** What is shown instead of the text if it can't be snoozed. Missing: it can't come again, see `snoozable`. */
  snooze: z.optional(z.object({ failure: z.string() })),
  /** The timer whose planned end it is about. A page that rings for it needs no notification. */
  timer: z.optional(z.string()),
  /** From then on it is not shown any more, in milliseconds since 1970. */
  expires: z.number(),
});
export type ReminderMessage = Readonly<z.output<typeof reminderMessage>>;
