import { generateKeyBetween } from 'fractional-indexing';
import type { Habit } from '#shared/habits/model.ts';
import { positionOf } from '#shared/habits/order.ts';

/** The position that moves a habit to `index` (from 0). `habits` are all of the person's habits, in order. */
export function positionAt(habits: readonly Habit[], id: string, index: number): string {
  const places = habits.filter(({ _id }) => _id !== id).map(positionOf);
  const before = places[index - 1] ?? null;
  // Two habits have the same position if two devices moved them there. No position fits between them.
  const after = places.slice(index).find((place) => before === null || place > before) ?? null;
  return generateKeyBetween(before, after);
}
