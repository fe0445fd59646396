import { levelsOf } from '#shared/analytics/heatmap.ts';
import type { Shade } from '../../ui/charts/DayGrid.tsx';

/**
 * The shades that occur, the faintest first, each with the amounts it stands for: where most active days are alike, there
 * are fewer than four beside none.
 * @example shadesOf([0, 1, 1, 1, 1, 1, 1, 2, 4], String) is levels 0, 1 and 4: 'none', '1', '2 to 4'
 */
export const shadesOf = (
  amounts: readonly number[],
  format: (amount: number) => string,
): readonly Shade[] =>
  [...Map.groupBy(amounts, levelsOf(amounts))]
    .map(([level, own]) => {
      const [least, most] = [format(Math.min(...own)), format(Math.max(...own))];
      if (level === 0) return { level, text: 'none' };
      return { level, text: least === most ? least : `${least} to ${most}` };
    })
    .sort((a, b) => a.level - b.level);
