import * as z from 'zod/mini';
import { dayStart, idSchema } from '#shared/calls/fields.ts';
import { timeUnits } from '#shared/habits/model.ts';
import { activityTypes } from '#shared/skills/model.ts';
import type { TimerFacts } from '#shared/timer/facts.ts';
import { targetAreas } from '#shared/timer/model.ts';
import { currentSession } from '#shared/timer/spans.ts';
import type { Item } from '../../table/item.ts';
import { parseItem } from '../../table/parsing.ts';
import { getItem } from '../../table/reading.ts';
import type { Step } from '../../table/transactions.ts';
import { timerKey } from './keys.ts';

/** A value that the person chose, and the instant of the choice. */
const chosen = <S extends z.ZodMiniType>(value: S) => z.object({ at: z.int(), value });

const facts = z.object({
  _id: idSchema,
  startedAt: chosen(z.int()),
  target: chosen(
    z.object({
      area: z.enum(targetAreas),
      id: idSchema,
      skill: z.optional(z.nullable(idSchema)),
      type: z.optional(z.enum(activityTypes)),
    }),
  ),
  note: chosen(z.string()),
  firstStart: z.int(),
  switches: z.array(z.object({ at: z.int(), to: z.enum(['paused', 'running']) })),
  end: z.nullable(z.object({ at: z.int(), by: z.enum(['stop', 'discard']) })),
  page: z.optional(
    chosen(z.object({ page: z.int(), resource: idSchema, before: z.nullable(z.int()) })),
  ),
  seenAt: z.int(),
  plannedMinutes: z.nullable(z.int()),
  checkAfter: z.int(),
  days: z.object({ timeZone: z.string(), dayStartsAt: dayStart }),
});

/** An activity or amount that was written for a timer. */
const logged = z.object({
  _id: idSchema,
  timer: idSchema,
  date: z.iso.date(),
  minutes: z.int(),
  /** The skill that the target names, even if it was deleted. */
  skill: z.nullable(idSchema),
  source: z.enum(['timer', 'habit', 'resource', 'project']),
  sourceId: z.nullable(idSchema),
  type: z.enum(activityTypes),
  note: z.string(),
  page: z._default(z.nullable(z.int()), null),
  pageBefore: z._default(z.nullable(z.int()), null),
  /** The skill was already deleted, so no skill gets the time. */
  isWithoutSkill: z.optional(z.literal(true)),
  /** For a habit, the unit in which the time was added to the day's amount. The time is taken back in the same unit. */
  unit: z.optional(z.enum(timeUnits)),
  /**
   * Why the time is not logged: it was undone, its skill or habit was deleted, or the habit no longer uses minutes
   * or hours.
   */
  gone: z.optional(z.enum(['activity', 'skill', 'habit'])),
});

const schema = z.object({
  timers: z.array(facts),
  logged: z.array(logged),
  /** The number of changes. */
  version: z.int(),
});

export type Logged = z.output<typeof logged>;

export type TimerState = {
  readonly timers: readonly TimerFacts[];
  readonly logged: readonly Logged[];
  /** 0 if the item does not exist. */
  readonly version: number;
};

export const readTimers = async (userId: string): Promise<TimerState> => {
  const item = await getItem(timerKey(userId), true);
  return item ? parseItem(schema, item) : { timers: [], logged: [], version: 0 };
};

/**
 * In milliseconds. The table deletes the item once there was no current timer for this long. By then, no call can need
 * it.
 */
const keptMillis = 25 * 60 * 60 * 1_000;

/** Returns the step that writes a state. The step fails if another call has written a state since the read. */
export const timerStep = (
  userId: string,
  { timers, logged, version }: TimerState,
  now: Date,
): Step => {
  const item: Item = {
    ...timerKey(userId),
    timers,
    logged,
    version: version + 1,
    ...(!currentSession(timers) && { expiresAt: Math.floor((now.getTime() + keptMillis) / 1_000) }),
  };
  return {
    Put: {
      Item: item,
      ...(version === 0
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: '#version = :version',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':version': version },
          }),
    },
  };
};
