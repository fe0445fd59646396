import type { ReminderMessage } from '#shared/reminders/message/model.ts';
import { pushOf, type Recipient } from './pushOf.ts';
import { pushTexts } from './pushTexts.ts';
import { short } from './reminderMessage.ts';

/** The page that a tap opens. All pages show the timer. */
const start = '/';

export type EndedTimer = Recipient & {
  readonly id: string;
  /** Undefined if the name is hidden or unknown. */
  readonly name: string | undefined;
  readonly expires: Date;
};

/**
 * A repeated push has the same tag, so it replaces the first notification. The tag is also the push's topic, so it has
 * at most 32 characters.
 */
export const tagOfTimer = (id: string): string => `t${id}`;

/**
 * Returns a push about the planned end of a timer: 'Rust', 'The planned time is over'. It has the same fields as a push
 * about reminders.
 */
export const timerMessageOf = ({
  id,
  name,
  expires,
  ...recipient
}: EndedTimer): ReminderMessage => {
  const { timeIsOver, timer } = pushTexts(recipient.language);
  const title = name === undefined ? timer : short(name);
  const shown = { title, body: timeIsOver, tag: tagOfTimer(id), navigate: start, expires };
  return { ...pushOf(recipient, shown), timer: id };
};
