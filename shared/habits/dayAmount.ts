import { roundedAmount } from './amounts.ts';
import { maxAmount } from './model.ts';

/**
 * What the calls of several devices made of the amount of a day: a sum of additions, and the value that was set last. The
 * same calls lead to the same state in whatever order they arrive.
 */
export type DayAmountState = {
  /** The value that was set last; undefined if none was, or if it was cleared. */
  readonly set?: number | undefined;
  /** The id of the call that set or cleared it, a ULID. The latest id wins. */
  readonly setBy?: string | undefined;
  /** The sum of all additions, those before the value was set too. */
  readonly added: number;
  /** The part of `added` that the value replaced. The rest counts on top of it. */
  readonly replaced: number;
};

export const untouched: DayAmountState = { added: 0, replaced: 0 };

/**
 * The amount of a day, undefined if it has none. Set to 5 when 3 were added, and 2 added since -> 7. What was only added
 * and taken off again is no amount, and neither is less than 0.
 */
export function amountOf({ set, added, replaced }: DayAmountState): number | undefined {
  const more = roundedAmount(added - replaced);
  if (more === 0) return set;
  const amount = roundedAmount((set ?? 0) + more);
  return amount > 0 ? Math.min(amount, maxAmount) : undefined;
}

export const withAddition = (state: DayAmountState, add: number): DayAmountState => ({
  ...state,
  added: roundedAmount(state.added + add),
});

/**
 * The state with another value; null clears it. It replaces the additions that the person saw, by default all there are.
 * Without an id it holds until the next one arrives.
 */
export const withValue = (
  state: DayAmountState,
  value: number | null,
  {
    id = state.setBy,
    replaces = state.added,
  }: { id?: string | undefined; replaces?: number | undefined } = {},
): DayAmountState => ({
  set: value ?? undefined,
  setBy: id,
  added: state.added,
  replaced: replaces,
});

/** Whether a call with this id arrives again, or after a later one. */
export const isOutdated = ({ setBy = '' }: DayAmountState, id: string): boolean => id <= setBy;
