import * as z from 'zod/mini';
import { idSchema } from '#shared/core/fields.ts';
import type { Snooze } from '#shared/reminders/snooze.ts';
import { minuteOfText, textOfMinute } from './minutes.ts';

/** Reminders that come again, stored with the person's pointer. */
export const snoozedSchema = z.array(
  z.object({
    /** The tag of the notification. */
    reminder: z.string(),
    habits: z.array(z.object({ id: idSchema, day: z.iso.date() })),
    /** A minute, see `textOfMinute`. */
    until: z.string(),
  }),
);
type Snoozed = z.output<typeof snoozedSchema>;

export const snoozesOf = ({ snoozed = [] }: { readonly snoozed?: Snoozed | undefined }): Snooze[] =>
  snoozed.map((one) => ({ ...one, until: minuteOfText(one.until) }));

export const storedSnoozes = (snoozes: readonly Snooze[]): Snoozed =>
  snoozes.map(({ reminder, habits, until }) => ({
    reminder,
    habits: habits.map(({ id, day }) => ({ id, day })),
    until: textOfMinute(until),
  }));
