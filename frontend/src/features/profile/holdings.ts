import type { Holding } from '../../area.ts';
import { formatCount } from '../../ui/format/formatCount.ts';

/**
 * What goes with the account, a line for each kind that there is.
 * @example describeHoldings of 2 habits done on 340 days and a skill: ['2 habits with 340 days', '1 skill']; of 12
 * habits, 2 of them archived: ['12 habits (2 archived)']
 */
export const describeHoldings = (holdings: readonly Holding[]): readonly string[] =>
  holdings
    .filter(({ count }) => count > 0)
    .map(({ count, unit, archived = 0, within = 0, unitWithin = '' }) => {
      const items = `${formatCount(count, unit)}${archived > 0 ? ` (${archived} archived)` : ''}`;
      return within > 0 ? `${items} with ${formatCount(within, unitWithin)}` : items;
    });
