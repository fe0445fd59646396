import { generateKeyBetween } from 'fractional-indexing';
import type { Habit } from '#shared/habits/model.ts';
import { positionOf } from '#shared/habits/order.ts';

/** The position that moves a habit to `index` (from 0) of the person's habits, which are in order. */
export function positionAt(habits: readonly Habit[], id: string, index: number): string {
  const places = habits.filter(({ _id }) => _id !== id).map(positionOf);
  const before = places[index - 1] ?? null;
  // Two habits may have the same position if two devices moved them at once. Nothing fits between them.
  const after = places.slice(index).find((place) => before === null || place > before) ?? null;
  return generateKeyBetween(before, after);
}
