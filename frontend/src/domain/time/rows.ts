import type { Day } from '#shared/core/days.ts';
import type { Activity } from '#shared/skills/model.ts';
import { newestFirst } from '#shared/skills/newestFirst.ts';
import { skills } from '#shared/skills/routes.ts';
import { defineSelector } from '../../data/cache/areaCache.ts';
import type { DataOf } from '../../data/client/request.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';
import { habitRows } from '../habits/rows.ts';
import { projectRows } from '../projects/rows.ts';
import { resourceRows } from '../resources/rows.ts';

type Window = { readonly query?: { readonly from?: unknown; readonly to?: unknown } };

/** Whether a request for activities includes those of a day. */
const includes = ({ query: { from, to } = {} }: Window, day: Day): boolean =>
  (typeof from !== 'string' || from <= day) && (typeof to !== 'string' || day <= to);

type Activities = DataOf<typeof skills.activities>;

const inList = {
  rowsOf: (list: Activities) => list.activities,
  withRows: (list: Activities, rows: Activity[]) => ({ ...list, activities: newestFirst(rows) }),
};

/** Activities, each in the responses with its skill and its day. */
export const activityRows = defineTable<Activity>('activity', {
  sources: [
    rowsIn(skills.activities, {
      ...inList,
      has: ({ skill, date }, request) => skill === request.params.id && includes(request, date),
    }),
    rowsIn(skills.unassigned, {
      ...inList,
      has: ({ skill, date }, request) => skill === null && includes(request, date),
    }),
  ],
});

/** The present name of an activity's source. A deleted source keeps its last name. */
const sourceNameOf = ({ source, sourceId, sourceName }: Activity, rows: Rows): string | null => {
  if (sourceId === null || source === 'manual' || source === 'timer') return sourceName;
  const nameOf = {
    habit: () => rows.get(habitRows, sourceId)?.name,
    project: () => rows.get(projectRows, sourceId)?.name,
    resource: () => rows.get(resourceRows, sourceId)?.title,
  };
  return (source in nameOf ? nameOf[source as keyof typeof nameOf]() : undefined) ?? sourceName;
};

const withPresentName = (activity: Activity, rows: Rows): Activity => {
  const sourceName = sourceNameOf(activity, rows);
  return sourceName === activity.sourceName ? activity : { ...activity, sourceName };
};

const withPresentNames = (list: Activities, rows: Rows): Activities => ({
  ...list,
  activities: list.activities.map((one) => withPresentName(one, rows)),
});

for (const route of [skills.activities, skills.unassigned] as const)
  defineSelector(
    route,
    (list, _, rows) => withPresentNames(list, rows),
    habitRows,
    projectRows,
    resourceRows,
  );
