import { HEATMAP_STEPS } from '#shared/analytics/heatmap.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Shade } from '../../ui/dayGrid/DayGrid.tsx';

/**
 * Returns the shades of a heatmap, faintest first, each with the range of whole amounts that it stands for. `max` is
 * the highest amount of a day. Steps without a whole amount are left out.
 * @example shadesOf(10, (from, to) => `${from} to ${to}`) is 'none', '1 to 2', '3 to 5', '6 to 7', '8 to 10'
 */
export const shadesOf = (
  max: number,
  format: (from: number, to: number) => string,
): readonly Shade[] => {
  const edges = Array.from({ length: HEATMAP_STEPS + 1 }, (_, level) =>
    Math.floor((max * level) / HEATMAP_STEPS),
  );
  return edges.flatMap((to, level) => {
    if (level === 0) return [{ level, text: i18n.t('none') }];
    const from = (edges[level - 1] ?? 0) + 1;
    return from > to ? [] : [{ level, text: format(from, to) }];
  });
};
