import { heatmap } from '#shared/analytics/heatmap.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { defineCache, defineSelector } from '../../data/cache/areaCache.ts';

defineCache('analytics', { refetchAfter: 'any' });

defineSelector(analytics.skillHeatmap, (cells, { today }) =>
  cells.at(-1)?.date === today
    ? cells
    : heatmap(
        {
          counts: new Map(cells.map(({ date, activity }) => [date, activity])),
          minutes: new Map(cells.map(({ date, minutes }) => [date, minutes])),
        },
        cells.length,
        today,
      ),
);
