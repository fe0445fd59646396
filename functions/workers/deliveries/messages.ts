import type { ReminderMessage } from '#shared/reminders/message/model.ts';
import { type Minute, minuteMs } from '#shared/reminders/occurrences.ts';
import { snoozable } from '#shared/reminders/snooze.ts';
import type { TimerTarget } from '#shared/timer/facts.ts';
import { ringMinutes } from '#shared/timer/plannedEnd.ts';
import { keyOf, nameOf } from '../../api/referredItems.ts';
import { reminderMessageOf } from '../../push/reminderMessage.ts';
import { timerMessageOf } from '../../push/timerMessage.ts';
import { textOfMinute } from '../../reminders/minutes.ts';
import { getItem } from '../../table/reading.ts';
import { dueHabits, dueTimer, type Person } from '../reminders/person.ts';

type About = { readonly about: 'habits' | 'timer'; readonly at: Minute };

/**
 * Returns the push for a minute. It is about the habits with a reminder in that minute, or about the timer whose
 * planned end was in that minute. Undefined if none of them is still due.
 */
export const messageOf = (
  person: Person,
  { about, at }: About,
  now: Minute,
): Promise<ReminderMessage | undefined> => messages[about](person, at, now);

/**
 * All notifications about habits of one minute have the same tag. So they replace each other, on the screen and at the
 * push service. A timer has its own tag.
 */
const tagOf = (at: Minute): string => `r${textOfMinute(at).replaceAll(/\D/g, '')}`;

const instantOf = (minute: Minute): Date => new Date(minute * minuteMs);

const whoOf = ({ userId, settings: { language, dayStartsAt } }: Person) => ({
  userId,
  language: language ?? 'en',
  dayStartsAt,
});

const messages = {
  habits: async (person: Person, at: Minute, now: Minute) => {
    // If another reminder of a habit is due by now, the later notification names the habit instead of this one.
    const due = (await dueHabits(person, [at, now])).filter((one) => one.at === at);
    if (due.length === 0) return undefined;
    return reminderMessageOf({
      ...whoOf(person),
      habits: due.map(({ habit: { _id: id, name, kind }, day }) => ({ id, name, kind, day })),
      tag: tagOf(at),
      hideNames: person.settings.hideNames,
      expires: instantOf(Math.min(...due.map(({ expires }) => expires))),
      canSnooze: snoozable(due, now, person.days).length > 0,
    });
  },
  timer: async (person: Person, at: Minute, now: Minute) => {
    const ringing = dueTimer(person, [at, now]);
    if (ringing?.at !== at) return undefined;
    const { _id: id, target } = ringing.timer;
    return timerMessageOf({
      ...whoOf(person),
      id,
      name: person.settings.hideNames ? undefined : await nameOfTarget(person.userId, target.value),
      expires: instantOf(at + ringMinutes),
    });
  },
};

/** Returns the name of a timer's target. Undefined if the target was deleted. */
const nameOfTarget = async (userId: string, target: TimerTarget): Promise<string | undefined> => {
  const item = await getItem(keyOf(userId, target));
  return item && nameOf(target, item);
};
