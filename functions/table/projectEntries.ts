import { maxEntries } from '#shared/contract/projects.ts';
import { toggleGoal } from '#shared/rules/projectEntries.ts';
import { notFound, Problem } from '../problem.ts';
import { isRepeated, newEntryId } from './entryIds.ts';
import type { Item } from './item.ts';
import type { Idempotency } from './lifecycle.ts';
import {
  type EntryList,
  type ProjectWrite,
  requireRoom,
  reviseProject,
  type StoredProject,
} from './projectItem.ts';
import { asRead } from './revision.ts';

/** How messages call one entry of a list, and several. */
const words: Readonly<Record<EntryList, readonly [one: string, several: string]>> = {
  goals: ['goal', 'goals'],
  learningOutcomes: ['learning outcome', 'learning outcomes'],
  challenges: ['challenge', 'challenges'],
};

/** A list replaced on the condition that it still is what was read: other lists and fields may change meanwhile. */
const replacing = (list: EntryList, item: Item, entries: readonly unknown[]) => ({
  changes: { [list]: entries },
  expected: asRead(item, [list]),
});

/** Adds an entry at the end; a repeated request with the same Idempotency-Key adds none. Throws `limit`. */
export const addEntry = (
  write: ProjectWrite,
  list: EntryList,
  description: string,
  idempotency: Idempotency | undefined,
): Promise<StoredProject> => {
  const _id = newEntryId(idempotency, write.now);
  const entry = {
    _id,
    description,
    ...(list === 'goals' && { completed: false, completedAt: null }),
  };
  return reviseProject(write, (project, item) => {
    const entries = project[list];
    if (isRepeated(entries, _id, idempotency)) return undefined;
    if (entries.length >= maxEntries) {
      const message = `This project has ${maxEntries} ${words[list][1]}, which is the most there can be.`;
      throw new Problem('limit', message);
    }
    const longer = [...entries, entry];
    requireRoom(project, { [list]: longer });
    return replacing(list, item, longer);
  });
};

/** Ticks a goal, unticks it, or flips it when `completed` is undefined. */
export const tickGoal = (
  write: ProjectWrite,
  goalId: string,
  completed: boolean | undefined,
): Promise<StoredProject> =>
  reviseProject(write, ({ goals }, item) => {
    const goal = goals.find(({ _id }) => _id === goalId);
    const ticked = toggleGoal(goals, goalId, write.today, completed);
    if (!goal || !ticked) throw notFound('goal');
    if (goal.completed === completed) return undefined;
    return { ...replacing('goals', item, ticked), isOnce: completed === undefined };
  });

export const removeEntry = (
  write: ProjectWrite,
  list: EntryList,
  entryId: string,
): Promise<StoredProject> => {
  let wasThere = false;
  return reviseProject(write, (project, item) => {
    const entries = project[list];
    const left = entries.filter(({ _id }) => _id !== entryId);
    if (left.length === entries.length) {
      // Gone since it was read: most likely by this very write, sent again because its answer was late.
      if (wasThere) return undefined;
      throw notFound(words[list][0]);
    }
    wasThere = true;
    return replacing(list, item, left);
  });
};
