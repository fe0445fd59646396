import type { Activity } from '#shared/skills/model.ts';
import { newestFirst } from '#shared/skills/newestFirst.ts';
import { skills } from '#shared/skills/routes.ts';
import { defineSelector } from '../../data/cache/areaCache.ts';
import type { DataOf } from '../../data/client/request.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';
import { habitRows } from './habits.ts';
import { projectRows } from './projects.ts';
import { resourceRows } from './resources.ts';
import { isInWindow } from './window.ts';

type Activities = DataOf<typeof skills.activities>;

const inList = {
  rowsOf: (list: Activities) => list.activities,
  withRows: (list: Activities, rows: Activity[]) => ({ ...list, activities: newestFirst(rows) }),
};

/** Activities. Each belongs to the responses for its skill and its day. */
export const activityRows = defineTable<Activity>('activity', {
  sources: [
    rowsIn(skills.activities, {
      ...inList,
      has: ({ skill, date }, { params, query }) => skill === params.id && isInWindow(date, query),
    }),
    rowsIn(skills.unassigned, {
      ...inList,
      has: ({ skill, date }, { query }) => skill === null && isInWindow(date, query),
    }),
  ],
});

/** The current name of an activity's source. Undefined if this browser does not know the source. */
const currentName = ({ source, sourceId }: Activity, rows: Rows): string | undefined => {
  const id = sourceId ?? '';
  if (source === 'habit') return rows.get(habitRows, id)?.name;
  if (source === 'project') return rows.get(projectRows, id)?.name;
  return source === 'resource' ? rows.get(resourceRows, id)?.title : undefined;
};

/** The activities with the current names of their sources. A deleted source keeps its last name. */
export const withCurrentNames = (list: Activities, rows: Rows): Activities => ({
  ...list,
  activities: list.activities.map((activity) => {
    const sourceName = currentName(activity, rows) ?? activity.sourceName;
    return sourceName === activity.sourceName ? activity : { ...activity, sourceName };
  }),
});

for (const route of [skills.activities, skills.unassigned] as const)
  defineSelector(
    route,
    (list, _, rows) => withCurrentNames(list, rows),
    habitRows,
    projectRows,
    resourceRows,
  );
