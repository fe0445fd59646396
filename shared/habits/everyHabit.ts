import { FIRST_DAY } from '../core/days.ts';
import { byPosition } from './order.ts';

/**
 * The request for all habits. Their history has every completed day, so it asks for the shortest window of completions.
 */
export const everyHabit = { query: { from: FIRST_DAY, to: FIRST_DAY, archived: 'true' } } as const;

/** All habits of a response to it, archived or not, in the person's order: figures about past days count them all. */
export const allHabitsOf = <H extends Parameters<typeof byPosition>[0]>({
  habits,
  archived = [],
}: {
  readonly habits: readonly H[];
  readonly archived?: readonly H[] | undefined;
}): H[] => [...habits, ...archived].sort(byPosition);
