import * as z from 'zod/mini';
import { pauseSchema } from '#shared/habits/model.ts';
import type { Pause } from '#shared/habits/schedule.ts';
import type { Item } from '../../table/item.ts';
import { parseItems } from '../../table/parsing.ts';
import { getItem, queryItems } from '../../table/reading.ts';
import { ifUnchanged, reviseItem } from '../../table/revision.ts';
import { upsertItem } from '../../table/updating.ts';
import { habitKeys } from './keys.ts';

/**
 * All vacations of a person are one separate item. They are applied to habits when habits are shown. So a vacation
 * is one write for any number of habits, and ending it does not resume a habit with its own pause.
 */
const schema = z.object({ pauses: z.array(pauseSchema) });

/** A broken item counts as no vacations, so habits can still be listed. The next change repairs it. */
export const vacationsOf = (item: Item | undefined): readonly Pause[] =>
  parseItems(schema, item ? [item] : [])[0]?.pauses ?? [];

/** Returns a person's vacations, oldest first. Costs half a read unit. */
export const listVacations = async (userId: string): Promise<readonly Pause[]> => {
  const { pk, sk } = habitKeys.vacations(userId);
  const [item] = await queryItems({ pk, from: sk, to: sk });
  return vacationsOf(item);
};

/** Changes the vacations with `revise`. Returns the previous and the new vacations. `revise` may run more than once. */
export const reviseVacations = async (
  userId: string,
  revise: (vacations: readonly Pause[]) => readonly Pause[],
): Promise<{ readonly before: readonly Pause[]; readonly after: readonly Pause[] }> => {
  const key = habitKeys.vacations(userId);
  const read = await getItem(key, true);
  // `revise` throws for an invalid change, before anything is written.
  if (!read && revise([]).length === 0) return { before: [], after: [] };
  const seen = read ?? (await upsertItem(key, {}, { pauses: [] }));
  let before: readonly Pause[] = [];
  const item = await reviseItem(
    key,
    (item) => {
      before = vacationsOf(item);
      return { changes: { pauses: revise(before) }, expected: ifUnchanged(item, ['pauses']) };
    },
    seen,
  );
  return { before, after: vacationsOf(item) };
};
