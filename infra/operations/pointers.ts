import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { reminderKeys } from '#functions/reminders/keys.ts';
import { type Item, keyOf } from './partitions.ts';

const ofState = reminderKeys.state('');
const state = z.object({ pk: z.string(), at: z.optional(z.string()), version: z.string() });

/**
 * The pointers by which the clock finds the people of these items: one for a person's `REMINDER`, none for other items.
 * They are in partitions of nobody, so they follow from what is restored. One in the past is looked at in a minute.
 */
export const pointersOf = (items: readonly Item[]): readonly Item[] =>
  items
    .filter(({ sk }) => sk?.S === ofState.sk)
    .flatMap((item) => {
      const { pk, at, version } = state.parse(unmarshall(item));
      if (at === undefined) return [];
      return [marshall({ ...reminderKeys.pointer(pk.slice(ofState.pk.length), at), version })];
    });

/** The pointers that are not among others. */
export const without = (pointers: readonly Item[], others: readonly Item[]): readonly Item[] => {
  const places = new Set(others.map((one) => JSON.stringify(keyOf(one))));
  return pointers.filter((one) => !places.has(JSON.stringify(keyOf(one))));
};
