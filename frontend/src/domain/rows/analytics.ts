import { heatmap } from '#shared/analytics/heatmap.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { allHabitsOf, everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { defineCache, defineSelector } from '../../data/cache/areaCache.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { cardRows, dueIn } from './cards.ts';
import { dashboardOf, type Lists } from './dashboardOf.ts';
import { habitRows } from './habits.ts';
import { projectRows } from './projects.ts';
import { resourceRows } from './resources.ts';
import { skillRows } from './skills.ts';

defineCache('analytics', { refetchAfter: 'any' });

const listsIn = (rows: Rows): Lists => {
  const all = rows.data(habits.list, everyHabit);
  return {
    habits: all && allHabitsOf(all),
    skills: rows.all(skillRows),
    resources: rows.all(resourceRows),
    projects: rows.all(projectRows),
  };
};

// While changes are pending, the dashboard is derived from the lists. Otherwise it is shown as the server last sent it.
defineSelector(
  analytics.dashboard,
  (dashboard, calendar, rows) =>
    rows.hasEdits()
      ? {
          ...dashboardOf(dashboard, listsIn(rows), calendar),
          toRecall: dueIn(rows, calendar)?.cards.length ?? dashboard.toRecall,
        }
      : dashboard,
  cardRows,
  habitRows,
  skillRows,
  resourceRows,
  projectRows,
);

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
