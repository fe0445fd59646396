import { useRef } from 'react';
import type { ReplyOf } from '#shared/contract/route.ts';
import { callWith } from '../api/client.ts';
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
  /** One key for a text until it is saved: trying again makes no second entry of it. */
  const keys = useRef(new Map<string, string>()).current;

  const add = async (description: string): Promise<boolean> => {
    const idempotencyKey = keys.get(description) ?? crypto.randomUUID();
    keys.set(description, idempotencyKey);
    const entry = unsavedEntry(description);
    const isDone = await change(id, {
      apply: (project) => appended(project, list, entry),
      send: async () => {
        const route = addRoutes[list];
        const request = { params: { id }, body: { description } };
        const reply: ReplyOf<typeof route> = await callWith(route, request, { idempotencyKey });
        return reply.data.project;
      },
      fallback,
    });
    if (isDone) keys.delete(description);
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
