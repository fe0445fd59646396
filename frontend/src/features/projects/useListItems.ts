import { useRef } from 'react';
import { idOn } from '#shared/core/ids.ts';
import type { ReplyOf } from '#shared/core/route.ts';
import { call } from '../../data/client.ts';
import {
  addRoutes,
  appended,
  type ListName,
  removeListItem,
  unsavedListItem,
  withoutListItem,
} from './projectLists.ts';
import { useProjectChange } from './useProjectChange.ts';

const fallback = 'Failed to update project';

/** Adds and deletes items of a project's list. */
export function useListItems(id: string, list: ListName) {
  const change = useProjectChange();
  /** One id per text until it is saved, so that a retry creates no second item. */
  const ids = useRef(new Map<string, string>()).current;

  const add = async (description: string): Promise<boolean> => {
    const _id = ids.get(description) ?? idOn(undefined);
    ids.set(description, _id);
    const item = unsavedListItem(description);
    const isDone = await change(id, {
      apply: (project) => appended(project, list, item),
      send: async () => {
        const route = addRoutes[list];
        const reply: ReplyOf<typeof route> = await call(route, {
          params: { id },
          body: { _id, description },
        });
        return reply.data.project;
      },
      fallback,
    });
    if (isDone) ids.delete(description);
    return isDone;
  };

  const remove = (itemId: string): void =>
    void change(id, {
      apply: (project) => withoutListItem(project, list, itemId),
      send: async () => {
        await removeListItem[list](id, itemId);
        return undefined;
      },
      fallback,
    });

  return { add, remove };
}
