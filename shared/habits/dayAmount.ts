import { roundedAmount } from './amounts.ts';
import { maxAmount } from './model.ts';

/**
 * A day's amount, as calls from several devices left it: a sum of additions, and the value that was set last. The
 * same calls lead to the same state in any order of arrival.
 */
export type DayAmountState = {
  /** The value that was set last. Undefined if no value was set, or if the last one was cleared. */
  readonly set?: number | undefined;
  /** The id of the call that set or cleared the value, a ULID. The latest id wins. */
  readonly setBy?: string | undefined;
  /** The sum of all additions, including those made before the value was set. */
  readonly added: number;
  /** The part of `added` that the value replaced. The rest is added to the value. */
  readonly replaced: number;
};

export const untouched: DayAmountState = { added: 0, replaced: 0 };

/**
 * The amount of a day, or undefined. Example: adding 3, setting 5 and adding 2 gives 7. If later additions cancel
 * out, the amount is the set value, even if it is 0. If they bring the amount to 0 or less, the day has no amount.
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
 * The state with another value. Null clears the value. The new value replaces the additions that the person saw, by
 * default all of them. Without an id, the state keeps the id of the previous value.
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

/** Whether a call with this id is a repeat, or older than the call that set the value. */
export const isOutdated = ({ setBy = '' }: DayAmountState, id: string): boolean => id <= setBy;
