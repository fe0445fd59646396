import { analytics } from '#shared/analytics/routes.ts';
import type { Day } from '#shared/days/days.ts';
import { projects } from '#shared/projects/routes.ts';
import type { ResourceTime } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import type { Activity, ItemSource, LogTime } from '#shared/skills/model.ts';
import { grainsOfMinutes, hoursOf } from '#shared/skills/time.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import type { Table } from '../../data/rows/table.ts';
import { addActivity, hasNewerPage, removeActivity, type Undone } from './edits.ts';

type LogRoute = typeof resources.logTime | typeof projects.logTime;
type UndoRoute = typeof resources.removeTime | typeof projects.removeTime;

/** The routes that log time for a source, and delete it again. */
type TimeRoutes = { readonly logTime: LogRoute; readonly removeTime: UndoRoute };

/** The routes by area. */
export const timeRoutes: Readonly<Record<'resources' | 'projects', TimeRoutes>> = {
  resources,
  projects,
};

/** The logged time to delete. `defineTimeMutations` adds its source. */
export type UndoneTime = Omit<Undone, 'source' | 'sourceId'>;

/**
 * A session. `day` is the day on which it was logged, and `date` is the day for which it counts. `isOlder`: whether
 * another session with a page is newer.
 */
type Session = Pick<LogTime, 'progress'> & {
  readonly page: number | undefined;
  readonly isOlder: boolean;
  readonly date: Day;
  readonly day: Day;
};

type TimedArea<Item> = {
  readonly source: ItemSource;
  readonly table: Table<Item>;
  readonly routes: TimeRoutes;
  /** The name and type of an item's activities. The item is undefined if its list is not cached. */
  readonly describe: (item: Item | undefined) => {
    readonly name: string;
    readonly type: Activity['type'];
  };
  readonly afterSession: (item: Item, session: Session) => Item;
  /** The current page of an item with pages. Null for other items. */
  readonly pageOf?: (item: Item) => number | null;
};

/** Defines an area's mutations that log time and delete it again. */
export const defineTimeMutations = <Item>({
  source,
  table,
  routes,
  describe,
  afterSession,
  pageOf,
}: TimedArea<Item>): void => {
  defineMutation<LogRoute>(routes.logTime, {
    items: ({ params, body }) => [params.id, ...(body.skill ? [body.skill] : [])],
    edit: (rows, { request, day, madeAt }) => {
      const { id } = request.params;
      const {
        _id = '',
        minutes,
        date = day,
        skill = null,
        note = '',
        progress,
        page,
      } = request.body as ResourceTime;
      const item = rows.get(table, id);
      const { name, type } = describe(item);
      const isOlder = page !== undefined && hasNewerPage(rows, id, { _id, date });
      const before = page === undefined || isOlder || !item ? null : pageOf?.(item);
      addActivity(rows, {
        _id,
        skill,
        source,
        sourceId: id,
        sourceName: name,
        type,
        date,
        hours: hoursOf(grainsOfMinutes(minutes)),
        duration: minutes,
        description: note,
        page: page ?? null,
        pageBefore: before ?? null,
        createdAt: madeAt,
      });
      rows.change(table, id, (item) => afterSession(item, { progress, page, isOlder, date, day }));
      rows.refetch(analytics.dashboard);
    },
  });
  defineMutation<UndoRoute, UndoneTime>(routes.removeTime, {
    items: ({ params }) => [params.id],
    edit: (rows, { request: { params }, about }) => {
      removeActivity(rows, params.activityId, { ...about, source, sourceId: params.id });
      rows.refetch(analytics.dashboard);
    },
  });
};
