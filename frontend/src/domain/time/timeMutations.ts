import { analytics } from '#shared/analytics/routes.ts';
import type { Day } from '#shared/core/days.ts';
import type { RequestOf } from '#shared/core/route.ts';
import type { projects } from '#shared/projects/routes.ts';
import type { resources } from '#shared/resources/routes.ts';
import type { Activity, ItemSource } from '#shared/skills/model.ts';
import type { DataOf } from '../../data/client/request.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { changeItem } from '../../data/outbox/items.ts';
import { defineMutation, type Peek } from '../../data/outbox/mutation.ts';
import {
  type LogRoute,
  type Named,
  type Spent,
  timeActivity,
  timeEffects,
  type UndoneTime,
  type UndoRoute,
  undoEffects,
  withMinutes,
} from './timeLog.ts';

type TimedList = typeof resources.list | typeof projects.list;

/** The time of an area's items: how logging and undoing it changes its own list. */
type TimedArea<L extends TimedList, Item extends Spent> = {
  readonly source: ItemSource;
  readonly routes: { readonly list: L; readonly logTime: LogRoute; readonly removeTime: UndoRoute };
  readonly itemsOf: (list: DataOf<L>) => readonly Item[];
  readonly withItems: (list: DataOf<L>, items: Item[]) => DataOf<L>;
  /** The name and type of its activities. The item is undefined if its list is not cached. */
  readonly describe: (item: Item | undefined) => Named;
  /** The item with the progress that came with the time. */
  readonly withProgress: (item: Item, progress: number, day: Day) => Item;
};

/** The mutations that log an area's time, and undo it. */
export const timeMutations = <L extends TimedList, Item extends Spent>({
  source,
  routes,
  itemsOf,
  withItems,
  describe,
  withProgress,
}: TimedArea<L, Item>) => {
  const activityOf = (change: ChangeOf<LogRoute>, peek: Peek): Activity => {
    const list = peek(routes.list, {} as RequestOf<L>);
    const items = list ? itemsOf(list) : [];
    const item = items.find(({ _id }) => _id === change.request.params.id);
    return timeActivity(change, source, describe(item));
  };
  const logTime = defineMutation<LogRoute>(routes.logTime, {
    items: ({ params, body }) => [params.id, ...(body.skill ? [body.skill] : [])],
    effects: (on) => [
      on(routes.list, (list, { request: { params, body }, day }) => {
        const items = withMinutes(itemsOf(list), params.id, body.minutes);
        const { progress } = body;
        const after =
          progress === undefined
            ? items
            : changeItem(items, params.id, (item) => withProgress(item, progress, day));
        return withItems(list, after);
      }),
      ...timeEffects(on, activityOf),
    ],
    refetches: [analytics.dashboard],
  });
  const removeTime = defineMutation<UndoRoute, UndoneTime>(routes.removeTime, {
    items: ({ params }) => [params.id],
    effects: (on) => [
      on(routes.list, (list, { request: { params }, about }) =>
        withItems(list, withMinutes(itemsOf(list), params.id, -(about.duration ?? 0))),
      ),
      ...undoEffects(on),
    ],
    refetches: [analytics.dashboard],
  });
  return { logTime, removeTime };
};
