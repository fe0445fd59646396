import { useRef } from 'react';
import { idOn } from '#shared/core/ids.ts';
import type { ReplyOf } from '#shared/core/route.ts';
import { call } from '../api/client.ts';
import {
  addRoutes,
  appended,
  type EntryList,
  removeEntry,
  unsavedEntry,
  withoutEntry,
} from './entryLists.ts';
import { useProjectChange } from './useProjectChange.ts';

const fallback = 'Failed to update project';

/** Adds to a list of a project and takes from it. */
export function useEntries(id: string, list: EntryList) {
  const change = useProjectChange();
  /** One id for a text until it is saved: trying again makes no second entry of it. */
  const ids = useRef(new Map<string, string>()).current;

  const add = async (description: string): Promise<boolean> => {
    const _id = ids.get(description) ?? idOn(undefined);
    ids.set(description, _id);
    const entry = unsavedEntry(description);
    const isDone = await change(id, {
      apply: (project) => appended(project, list, entry),
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

  const remove = (entryId: string): void =>
    void change(id, {
      apply: (project) => withoutEntry(project, list, entryId),
      send: async () => {
        await removeEntry[list](id, entryId);
        return undefined;
      },
      fallback,
    });

  return { add, remove };
}
