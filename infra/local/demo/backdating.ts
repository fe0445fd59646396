import type { Key } from '#functions/table/keys.ts';
import { retryOnConflict } from '#functions/table/retryOnConflict.ts';
import { type Changes, updateItem } from '#functions/table/updating.ts';
import type { Day } from '#shared/core/days.ts';

/** Noon in UTC, which is on that day from UTC-12 to UTC+11, but never later than now. */
export const instantOn = (day: Day): string =>
  new Date(Math.min(Date.parse(`${day}T12:00:00.000Z`), Date.now())).toISOString();

/**
 * Writes history into an item that the API created. Through the API everything would happen today, and a year of ticks
 * would be thousands of calls.
 */
export async function backdate(key: Key, changes: Changes): Promise<void> {
  const { done } = await retryOnConflict(() => updateItem(key, changes));
  if (!done) throw new Error(`There is no ${key.sk} to date back`);
}
