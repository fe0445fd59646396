import { byPosition } from '../calls/order.ts';
import { FIRST_DAY } from '../days/days.ts';

/**
 * The request for all habits. It asks for as few `completions` as possible, because `history` already lists every
 * completed day.
 */
export const everyHabit = { query: { from: FIRST_DAY, to: FIRST_DAY, archived: 'true' } } as const;

/**
 * All habits in a response to `everyHabit`, archived or not, in the person's order. Figures about past days include
 * archived habits.
 */
export const allHabitsOf = <H extends Parameters<typeof byPosition>[0]>({
  habits,
  archived = [],
}: {
  readonly habits: readonly H[];
  readonly archived?: readonly H[] | undefined;
}): H[] => [...habits, ...archived].sort(byPosition);
