import { shortened } from '#shared/core/characters.ts';
import { formatsOf } from '#shared/language/languages.ts';
import type { RemindedDay, ReminderMessage } from '#shared/reminders/message/model.ts';
import { namesOf } from '#shared/reminders/names.ts';
import { pushOf, type Recipient } from './pushOf.ts';
import { pushTexts } from './pushTexts.ts';
import { longestPush } from './sendPush.ts';

/** The path of the page that shows Today. */
const today = '/habits';

/** A notification shows at most this many characters of a name, which are enough to recognise the habit. */
const longestName = 80;

type Reminded = RemindedDay & { readonly name: string; readonly kind: 'check' | 'amount' };

export type Reminder = Recipient & {
  readonly habits: readonly Reminded[];
  /** A new notification with the same tag replaces the previous one. */
  readonly tag: string;
  readonly hideNames: boolean;
  readonly expires: Date;
  /** Whether the reminder can be repeated in an hour. */
  readonly canSnooze: boolean;
};

export const short = (name: string): string => shortened(name, longestName);

/**
 * Returns for example 'Meditate' with 'Still open today', or 'Habits still open: 6' with 'Read, Run, Swim, Walk
 * and 2 more'.
 */
const textsOf = ({ habits, hideNames, language }: Reminder) => {
  const texts = pushTexts(language);
  const count = (value: number) => new Intl.NumberFormat(formatsOf(language)).format(value);
  const title = texts.openHabits(count(habits.length));
  if (hideNames) return { title };
  const [first] = habits;
  if (habits.length === 1 && first) return { title: short(first.name), body: texts.stillOpen };
  const { names, more } = namesOf(habits);
  const list = names.map(short);
  const format = new Intl.ListFormat(formatsOf(language), { type: 'unit', style: 'short' });
  const body =
    more > 0
      ? texts.andMore(format.format(list), count(more))
      : new Intl.ListFormat(formatsOf(language)).format(list);
  return { title, body };
};

/**
 * Returns the texts for the action Done. Only a single habit with ticks has this action, because an amount must be
 * entered.
 */
const doneOf = ({ habits, hideNames, language }: Reminder) => {
  const [habit] = habits;
  if (!habit || habits.length > 1 || habit.kind !== 'check') return undefined;
  const { ticked, notTicked, aHabit } = pushTexts(language);
  const name = hideNames ? aHabit : short(habit.name);
  return { label: ticked(name), failure: notTicked(name) };
};

const bytesOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));

/**
 * Lists as many of the habits in the message as a push can hold: about 60, or fewer if the message's texts are
 * long. The texts count all habits. Snoozing repeats only the listed habits.
 */
const listing = (message: ReminderMessage, habits: readonly RemindedDay[]): ReminderMessage => {
  const all = habits.map(({ id, day }) => ({ id, day }));
  const [first = {}] = all;
  // All ids have the same length, and so have all days. A comma follows each entry.
  const room = Math.floor((longestPush - bytesOf(message)) / (bytesOf(first) + 1));
  return { ...message, habits: all.slice(0, room) };
};

/** Returns the push for each device of a person, before encryption. */
export const reminderMessageOf = (reminder: Reminder): ReminderMessage => {
  const { habits, tag, language, expires, canSnooze } = reminder;
  const done = doneOf(reminder);
  const { done: title, snooze, notSnoozed } = pushTexts(language);
  const actions = [
    ...(done ? [{ action: 'done', title, navigate: today }] : []),
    ...(canSnooze ? [{ action: 'snooze', title: snooze, navigate: today }] : []),
  ];
  const shown = { ...textsOf(reminder), tag, navigate: today, actions, expires };
  const message = {
    ...pushOf(reminder, shown),
    ...(done && { done }),
    ...(canSnooze && { snooze: { failure: notSnoozed } }),
  };
  return listing(message, habits);
};
