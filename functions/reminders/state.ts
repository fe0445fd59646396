import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Minute } from '#shared/reminders/occurrences.ts';
import { parseItem } from '../table/parsing.ts';
import { getItem } from '../table/reading.ts';
import { type Step, updateStep } from '../table/transactions.ts';
import { conditionOf } from '../table/updating.ts';
import { reminderKeys } from './keys.ts';
import { minuteAt, textOfMinute } from './minutes.ts';
import { failureSchema, retrySchema } from './retry.ts';
import { snoozedSchema } from './snoozes.ts';

/**
 * When to look at a person next. A person with a device or a digest has this item, and a pointer to its minute `at`,
 * if there is one. Every write of them is one transaction, so there is never another pointer.
 *
 * The pointer may be too early, never too late. So it leaves out whether a habit is done, paused or due: it is at the
 * next minute at which any reminder time comes. Then the worker looks who is to be reminded, and moves it. A change can
 * only move it to an earlier minute, and most changes don't move it at all.
 */
const schema = z.object({
  /** A minute, see `textOfMinute`; missing if no time ever comes. */
  at: z.optional(z.string()),
  /**
   * Another one with each change of what `at` follows from, even if `at` stays, and with each lease: the worker's next
   * minute is computed from what it read, and must not be written after such a change.
   */
  version: z.string(),
  /** The worker that looks at the person now, and until when no other does. */
  lease: z.optional(z.string()),
  leaseUntil: z.optional(z.iso.datetime()),
  /** The devices that did not get a reminder yet. */
  retry: z.optional(retrySchema),
  /** Since when looking at the person fails. */
  broken: z.optional(failureSchema),
  /** Reminders that come again. */
  snoozed: z.optional(snoozedSchema),
  /** The last of the person's days on which a push was accepted. */
  acceptedOn: z.optional(z.iso.date()),
  /** The last of the person's days whose digest was sent, or refused for good. */
  mailedOn: z.optional(z.iso.date()),
  /** The digest that could not be sent yet. */
  mailRetry: z.optional(failureSchema),
});

export type ReminderState = z.output<typeof schema>;

/** The read is consistent. Undefined for a person with neither a device nor a digest. */
export const readState = async (userId: string): Promise<ReminderState | undefined> => {
  const item = await getItem(reminderKeys.state(userId), true);
  return item && parseItem(schema, item);
};

/** The steps that set the minute of a stored state, which must have this version; undefined removes its pointer. */
export const moveSteps = (
  userId: string,
  state: ReminderState,
  at: string | undefined,
  changes: Partial<ReminderState> = {},
): readonly Step[] => {
  const version = randomUUID();
  const written = { ...changes, version, ...(at !== state.at && { at }) };
  return [
    updateStep(reminderKeys.state(userId), written, { version: state.version }),
    ...pointerSteps(userId, state.at, at, version),
  ];
};

/** The steps that move a pointer. Its version makes a pointer that was set again another one. */
const pointerSteps = (
  userId: string,
  before: string | undefined,
  after: string | undefined,
  version: string,
): readonly Step[] => {
  if (before === after) return [];
  const remove = before && { Delete: { Key: reminderKeys.pointer(userId, before) } };
  const put = after && { Put: { Item: { ...reminderKeys.pointer(userId, after), version } } };
  return [...(remove ? [remove] : []), ...(put ? [put] : [])];
};

/** The steps that delete a state of this version, and its pointer. */
export const removalSteps = (userId: string, state: ReminderState): readonly Step[] => [
  {
    Delete: {
      Key: reminderKeys.state(userId),
      ...conditionOf({ version: state.version }),
    },
  },
  ...pointerSteps(userId, state.at, undefined, ''),
];

/** The steps that create the state of a person who has none. */
export const creationSteps = (userId: string, at: string): readonly Step[] => {
  const version = randomUUID();
  const Item = { ...reminderKeys.state(userId), at, version };
  return [
    { Put: { Item, ConditionExpression: 'attribute_not_exists(pk)' } },
    ...pointerSteps(userId, undefined, at, version),
  ];
};

/**
 * The steps to write in the same transaction as a change after which a time comes at `next` (null: never) at the
 * earliest. They fail if the state is no longer as `state`, which was read before everything from which `next` follows.
 */
export const stepsForNextTime = (
  userId: string,
  state: ReminderState | undefined,
  next: Minute | null,
  changes: Partial<ReminderState> = {},
): readonly Step[] => {
  if (!state) {
    const Key = reminderKeys.state(userId);
    return [{ ConditionCheck: { Key, ConditionExpression: 'attribute_not_exists(pk)' } }];
  }
  const at = next === null ? undefined : textOfMinute(next);
  const isEarlier = at !== undefined && (state.at === undefined || at < state.at);
  return moveSteps(userId, state, isEarlier ? at : state.at, changes);
};

/** The other steps of a change whose next minute is not computed: the worker looks at the person within a minute. */
export const stepsToLookSoon = (
  userId: string,
  state: ReminderState | undefined,
  now: Date,
): readonly Step[] => stepsForNextTime(userId, state, minuteAt(now) + 1);

/**
 * The steps to write in the same transaction as a profile whose zone, start of the day or digest changes. A person who
 * gets a digest may have no device.
 */
export const stepsForSettings = async (
  userId: string,
  hasDigest: boolean,
  now: Date,
): Promise<readonly Step[]> => {
  const state = await readState(userId);
  return state || !hasDigest
    ? stepsToLookSoon(userId, state, now)
    : creationSteps(userId, textOfMinute(minuteAt(now) + 1));
};
