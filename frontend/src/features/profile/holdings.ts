import type { Holding } from '../../area.ts';
import { formatCount } from '../../ui/format/formatCount.ts';

/**
 * What goes with the account, a line for each kind that there is.
 * @example describeHoldings of 2 habits done on 340 days and a skill: ['2 habits with 340 days', '1 skill']
 */
export const describeHoldings = (holdings: readonly Holding[]): readonly string[] =>
  holdings
    .filter(({ count }) => count > 0)
    .map(({ count, unit, within = 0, unitWithin = '' }) =>
      within > 0
        ? `${formatCount(count, unit)} with ${formatCount(within, unitWithin)}`
        : formatCount(count, unit),
    );
