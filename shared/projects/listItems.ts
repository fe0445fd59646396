import { type Day, monthOf } from '../core/days.ts';
import { type Goal, type ListItem, type ListName, listNames, type ProjectPatch } from './model.ts';

/** The facts from which goals are counted. */
export type GoalFacts = Pick<Goal, 'completed' | 'completedAt'>;

export interface SentListItem {
  /**
   * The id of an existing item, which it keeps even if its text changes, or an id that the client chose for a new item.
   */
  readonly _id?: string | undefined;
  readonly description: string;
}

/** The id of each new item: the sent id, unless another item of the list has it. */
const idsOf = (sent: readonly SentListItem[], matched: readonly (ListItem | undefined)[]) => {
  const used = new Set(matched.map((item) => item?._id));
  return (index: number, newId: () => string): string => {
    const chosen = sent[index]?._id;
    const id = chosen === undefined || used.has(chosen) ? newId() : chosen;
    used.add(id);
    return id;
  };
};

/**
 * The existing item for each line that a form sent, or undefined for a new one. Items are matched by id, else by
 * description, and only once: two equal lines are two items. If more items than lines are equal, those with
 * `isKeptFirst` are kept first.
 */
function match<E extends ListItem>(
  existing: readonly E[],
  sent: readonly SentListItem[],
  isKeptFirst: (item: E) => boolean,
): (E | undefined)[] {
  const free = new Map(existing.map((item) => [item._id, item]));
  const matched = sent.map(({ _id = '' }) => {
    const item = free.get(_id);
    free.delete(_id);
    return item;
  });
  const lines = Map.groupBy(
    sent.filter((_, index) => !matched[index]),
    ({ description }) => description,
  );
  const staying = Map.groupBy(free.values(), ({ description }) => description);
  for (const [description, items] of staying) {
    const chosen = items
      .toSorted((a, b) => Number(isKeptFirst(b)) - Number(isKeptFirst(a)))
      .slice(0, lines.get(description)?.length ?? 0);
    staying.set(
      description,
      items.filter((item) => chosen.includes(item)),
    );
  }
  return sent.map(({ description }, index) => matched[index] ?? staying.get(description)?.shift());
}

/** The new list of outcomes or challenges. Existing items keep their ids. */
export function mergeListItems<E extends ListItem>(
  existing: readonly E[],
  sent: readonly SentListItem[],
  newId: () => string,
): (E | ListItem)[] {
  const matched = match(existing, sent, () => false);
  const idOf = idsOf(sent, matched);
  return sent.map(({ description }, index) => {
    const item = matched[index];
    return item ? { ...item, description } : { _id: idOf(index, newId), description };
  });
}

/**
 * The new list of goals. Existing ones keep their ids and ticks, whatever `completed` is, since a form sends false with
 * every line. A new goal that is sent completed is ticked today.
 */
export function mergeGoals<G extends Goal>(
  existing: readonly G[],
  sent: readonly (SentListItem & { readonly completed?: boolean | undefined })[],
  newId: () => string,
  today: Day,
): (G | Goal)[] {
  const matched = match(existing, sent, ({ completed }) => completed);
  const idOf = idsOf(sent, matched);
  return sent.map(({ description, completed = false }, index) => {
    const goal = matched[index];
    return goal
      ? { ...goal, description }
      : { _id: idOf(index, newId), description, completed, completedAt: completed ? today : null };
  });
}

type Lists = { readonly [L in ListName]: readonly (L extends 'goals' ? Goal : ListItem)[] };
type SentLists = Pick<ProjectPatch, ListName | 'knownItems'>;

/** The sent lists merged with the existing ones; null empties a list. */
export function mergeLists<L extends Lists>(
  existing: L,
  sent: SentLists,
  newId: () => string,
  today: Day,
): Partial<L> {
  const known = sent.knownItems && new Set(sent.knownItems);
  const { goals, learningOutcomes, challenges } = sent;
  const merged = {
    goals: goals && mergeGoals(existing.goals, goals, newId, today),
    learningOutcomes:
      learningOutcomes && mergeListItems(existing.learningOutcomes, learningOutcomes, newId),
    challenges: challenges && mergeListItems(existing.challenges, challenges, newId),
  };
  const lists = listNames
    .filter((list) => sent[list] !== undefined)
    .map((list) => [list, withUnknown(merged[list] ?? [], existing[list], known)]);
  return Object.fromEntries(lists);
}

/** The merged list without known items that no longer exist. Items that the sender did not know stay, at its end. */
function withUnknown<E extends ListItem>(
  merged: readonly E[],
  existing: readonly E[],
  known: ReadonlySet<string> | undefined,
): readonly E[] {
  if (!known) return merged;
  const existingIds = new Set(existing.map(({ _id }) => _id));
  const mergedIds = new Set(merged.map(({ _id }) => _id));
  return [
    ...merged.filter(({ _id }) => existingIds.has(_id) || !known.has(_id)),
    ...existing.filter(({ _id }) => !known.has(_id) && !mergedIds.has(_id)),
  ];
}

/** The goal with `completed` set, or toggled if it is undefined. Setting the same value again keeps the day. */
function ticked(goal: Goal, completed: boolean | undefined, today: Day): Goal {
  const isTicked = completed ?? !goal.completed;
  return {
    ...goal,
    completed: isTicked,
    completedAt: isTicked ? (goal.completed ? goal.completedAt : today) : null,
  };
}

/** The goals with one set, or toggled if `completed` is undefined; null if there is no such goal. */
export const toggleGoal = (
  goals: readonly Goal[],
  goalId: string,
  today: Day,
  completed?: boolean | undefined,
): Goal[] | null =>
  goals.some(({ _id }) => _id === goalId)
    ? goals.map((goal) => (goal._id === goalId ? ticked(goal, completed, today) : goal))
    : null;

export interface GoalEdit {
  readonly description?: string | undefined;
  /** Moves the goal right after the goal with this id; null moves it to the top. */
  readonly behind?: string | null | undefined;
}

/**
 * The goals with one renamed, moved, or both. A move names a neighbour instead of a position, so that it works even if
 * another device has changed the list. If that neighbour is gone, the goal stays where it is.
 */
export function editGoal<G extends ListItem>(
  goals: readonly G[],
  goalId: string,
  { description, behind }: GoalEdit,
): G[] {
  const renamed = goals.map((goal) =>
    goal._id === goalId && description !== undefined ? { ...goal, description } : goal,
  );
  const goal = renamed.find(({ _id }) => _id === goalId);
  const others = renamed.filter(({ _id }) => _id !== goalId);
  const place = behind == null ? 0 : others.findIndex(({ _id }) => _id === behind) + 1;
  if (!goal || behind === undefined || (behind !== null && place === 0)) return renamed;
  return others.toSpliced(place, 0, goal);
}

/** How many of the goals were ticked in today's calendar month. */
export const goalsTickedThisMonth = (goals: readonly GoalFacts[], today: Day): number =>
  goals.filter(({ completedAt }) => completedAt !== null && monthOf(completedAt) === monthOf(today))
    .length;
