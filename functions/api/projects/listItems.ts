import type { Thing } from '#shared/calls/callReasons.ts';
import type { Day } from '#shared/days/days.ts';
import {
  editGoal,
  type GoalEdit,
  newListItem,
  solveChallenge,
  toggleGoal,
} from '#shared/projects/listItems.ts';
import { type ListItem, type ListName, listNames, maxListItems } from '#shared/projects/model.ts';
import { projectReasons } from '#shared/projects/reasons.ts';
import type { ItemWrite } from '../../http/itemWrite.ts';
import { notFound, Problem } from '../../problem.ts';
import { idIsUsed, type NewId } from '../../table/lifecycle.ts';
import { removeListItemOnce } from '../../table/listItems.ts';
import { requireRoom, reviseProject, type StoredProject } from './item.ts';

const thingIn = {
  goals: 'goal',
  learningOutcomes: 'learningOutcome',
  challenges: 'challenge',
} as const satisfies Record<ListName, Thing>;

type Addition = { readonly description: string; readonly dueDate?: Day | null | undefined };

/** Appends an item. A repeated request adds nothing. Throws `limit`, or the errors of `wasAdded`. */
export const addListItem = (
  write: ItemWrite,
  list: ListName,
  added: Addition,
  { id, request }: NewId,
): Promise<StoredProject> => {
  const item = { ...newListItem[list]({ _id: id, ...added }, write.today), request };
  return reviseProject(write, (project) => {
    const items = project[list];
    if (wasAdded(project, { id, request }, list)) return undefined;
    const longer = [...items, item];
    requireFewEnough(list, longer);
    requireRoom(project, { [list]: longer });
    return { [list]: longer };
  });
};

/** Throws `limit` if a list has more items than a project may have. */
export const requireFewEnough = (list: ListName, items: readonly unknown[]): void => {
  if (items.length <= maxListItems) return;
  throw new Problem('limit', projectReasons.tooManyInProject({ max: maxListItems, list }));
};

/**
 * Whether an earlier attempt of the request added its item. Throws if the item was deleted, or if another request
 * created an item with this id.
 */
const wasAdded = (project: StoredProject, { id, request }: NewId, list: ListName): boolean => {
  const isOfId = ({ _id }: { readonly _id: string }) => _id === id;
  const item = listNames.flatMap((one) => project[one].filter(isOfId))[0];
  const known = item ?? project.deletedEntries.find(isOfId);
  if (known && known.request !== request) throw idIsUsed();
  if (known && !item) throw notFound(thingIn[list]);
  return item !== undefined;
};

/** Ticks or unticks a goal, or toggles it if `completed` is undefined. Also works if the account is full. */
export const tickGoal = (
  write: ItemWrite,
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

/** Renames or moves a goal, or sets its day. Throws `limit` if the project has no room for a longer text. */
export const changeGoal = (
  write: ItemWrite,
  goalId: string,
  edit: GoalEdit,
): Promise<StoredProject> =>
  reviseProject(write, (project) => {
    if (!project.goals.some(({ _id }) => _id === goalId)) throw notFound('goal');
    const goals = editGoal(project.goals, goalId, edit);
    requireRoom(project, { goals });
    return { goals };
  });

/** Sets the day on which a challenge was solved. Also works if the account is full. */
export const changeChallenge = (
  write: ItemWrite,
  challengeId: string,
  solvedOn: Day | null,
): Promise<StoredProject> =>
  reviseProject(
    write,
    ({ challenges }) => {
      const challenge = challenges.find(({ _id }) => _id === challengeId);
      if (!challenge) throw notFound('challenge');
      return challenge.solvedOn === solvedOn
        ? undefined
        : { challenges: solveChallenge(challenges, challengeId, solvedOn) };
    },
    { always: true },
  );

export const removeListItem = (
  write: ItemWrite,
  list: ListName,
  itemId: string,
): Promise<StoredProject> => {
  const remove = removeListItemOnce(thingIn[list], itemId);
  return reviseProject(write, (project) => {
    const left = remove<ListItem>(project[list]);
    return left && { [list]: left };
  });
};
