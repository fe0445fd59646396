import { toggleGoal } from '#shared/projects/listItems.ts';
import { maxListItems } from '#shared/projects/model.ts';
import { notFound, Problem } from '../../problem.ts';
import { idIsUsed, type NewId } from '../../table/lifecycle.ts';
import {
  type ListName,
  listNames,
  type ProjectWrite,
  requireRoom,
  reviseProject,
  type StoredProject,
} from './item.ts';

/** How messages call one entry of a list, and several. */
const words: Readonly<Record<ListName, readonly [one: string, several: string]>> = {
  goals: ['goal', 'goals'],
  learningOutcomes: ['learning outcome', 'learning outcomes'],
  challenges: ['challenge', 'challenges'],
};

/** Adds an entry at the end; a repeated request adds none. Throws `limit`, or `conflict` as `itemOfRequest` does. */
export const addListItem = (
  write: ProjectWrite,
  list: ListName,
  description: string,
  { id, request }: NewId,
): Promise<StoredProject> => {
  const entry = {
    _id: id,
    description,
    ...(list === 'goals' && { completed: false, completedAt: null }),
    request,
  };
  return reviseProject(write, (project) => {
    const entries = project[list];
    if (wasAdded(project, { id, request }, list)) return undefined;
    if (entries.length >= maxListItems) {
      const message = `There is a limit of ${maxListItems} ${words[list][1]} in a project. Delete one to add another.`;
      throw new Problem('limit', message);
    }
    const longer = [...entries, entry];
    requireRoom(project, { [list]: longer });
    return { [list]: longer };
  });
};

/** Whether the request's entry is there already. Throws where it was deleted, or is that of another request. */
const wasAdded = (project: StoredProject, { id, request }: NewId, list: ListName): boolean => {
  const isOfId = ({ _id }: { readonly _id: string }) => _id === id;
  const entry = listNames.flatMap((one) => project[one].filter(isOfId))[0];
  const known = entry ?? project.deletedEntries.find(isOfId);
  if (known && known.request !== request) throw idIsUsed();
  if (known && !entry) throw notFound(words[list][0]);
  return entry !== undefined;
};

/** Ticks a goal, unticks it, or flips it when `completed` is undefined; a full account may tick too. */
export const tickGoal = (
  write: ProjectWrite,
  goalId: string,
  completed: boolean | undefined,
): Promise<StoredProject> =>
  reviseProject(
    write,
    ({ goals }) => {
      const goal = goals.find(({ _id }) => _id === goalId);
      const ticked = toggleGoal(goals, goalId, write.today, completed);
      if (!goal || !ticked) throw notFound('goal');
      return goal.completed === completed ? undefined : { goals: ticked };
    },
    { always: true, isOnce: completed === undefined },
  );

export const removeListItem = (
  write: ProjectWrite,
  list: ListName,
  entryId: string,
): Promise<StoredProject> => {
  let wasThere = false;
  return reviseProject(write, (project) => {
    const entries = project[list];
    const left = entries.filter(({ _id }) => _id !== entryId);
    if (left.length === entries.length) {
      // Gone since it was read: most likely by this very write, sent again because its answer was late.
      if (wasThere) return undefined;
      throw notFound(words[list][0]);
    }
    wasThere = true;
    return { [list]: left };
  });
};
