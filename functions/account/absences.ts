import * as z from 'zod/mini';
import type { Day } from '#shared/days/days.ts';
import { seenOn } from '#shared/pauses/away.ts';
import { pauseSchema } from '#shared/pauses/model.ts';
import type { Pause } from '#shared/pauses/pauses.ts';
import type { Item } from '../table/item.ts';
import { keys } from '../table/keys.ts';
import { parseItems } from '../table/parsing.ts';
import { getItem, queryItems } from '../table/reading.ts';
import { ifUnchanged, reviseItem } from '../table/revision.ts';
import { upsertItem } from '../table/updating.ts';

/**
 * A separate item stores all vacations and days away of a person. They are applied to habits only when the habits are
 * shown. So a vacation is one write for any number of habits. The end of a vacation does not resume a habit with its
 * own pause.
 */
const schema = z.object({
  pauses: z.array(pauseSchema),
  away: z._default(z.array(pauseSchema), []),
});

/** The days off of a person, which apply to all habits. Both lists are sorted, oldest first. */
export type Absences = {
  readonly vacations: readonly Pause[];
  /** See shared/pauses/away.ts. */
  readonly away: readonly Pause[];
};

/**
 * A broken item counts as no absences, so habits can still be listed. `hereOn` is the day of a call that shows that the
 * person is here. That day may not be noted yet.
 */
export const absencesOf = (item: Item | undefined, hereOn?: Day): Absences => {
  const [{ pauses: vacations = [], away = [] } = {}] = parseItems(schema, item ? [item] : []);
  return { vacations, away: hereOn ? seenOn(away, hereOn) : away };
};

/** Returns a person's absences. Costs half a read unit. */
export const readAbsences = async (userId: string, hereOn?: Day): Promise<Absences> => {
  const { pk, sk } = keys.vacations(userId);
  const [item] = await queryItems({ pk, from: sk, to: sk });
  return absencesOf(item, hereOn);
};

/** Changes the vacations with `revise`. Returns the previous and the new vacations. `revise` may run more than once. */
export const reviseVacations = async (
  userId: string,
  revise: (vacations: readonly Pause[]) => readonly Pause[],
): Promise<{ readonly before: readonly Pause[]; readonly after: readonly Pause[] }> => {
  const key = keys.vacations(userId);
  const read = await getItem(key, true);
  // `revise` throws for an invalid change, before anything is written.
  if (!read && revise([]).length === 0) return { before: [], after: [] };
  const seen = read ?? (await upsertItem(key, {}, { pauses: [] }));
  let before: readonly Pause[] = [];
  const item = await reviseItem(
    key,
    (item) => {
      before = absencesOf(item).vacations;
      return { changes: { pauses: revise(before) }, expected: ifUnchanged(item, ['pauses']) };
    },
    seen,
  );
  return { before, after: absencesOf(item).vacations };
};

/** Sets the days away. The vacations stay. */
export const setAway = async (userId: string, away: readonly Pause[]): Promise<Absences> =>
  absencesOf(await upsertItem(keys.vacations(userId), { away }, { pauses: [] }));

/**
 * Notes that a person was here on a day. Costs half a read unit. On a new day it also costs a write unit, and
 * `requireAllowed` may throw before that write.
 */
export const noteSeen = async (
  userId: string,
  day: Day,
  requireAllowed: () => Promise<void>,
): Promise<void> => {
  const key = keys.vacations(userId);
  const after = (item: Item | undefined) => {
    const { away } = absencesOf(item);
    const next = seenOn(away, day);
    return next === away ? undefined : next;
  };
  const read = await getItem(key);
  if (!after(read)) return;
  await requireAllowed();
  const seen = read ?? (await upsertItem(key, {}, { pauses: [], away: after(undefined) }));
  if (!after(seen)) return;
  await reviseItem(
    key,
    (item) => {
      const away = after(item);
      return away && { changes: { away }, expected: ifUnchanged(item, ['away']) };
    },
    seen,
  );
};
