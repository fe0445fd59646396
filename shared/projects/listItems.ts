import { type Day, monthOf } from '../core/days.ts';
import { idsOfMatched, matchItems, withUnknown } from '../core/matchItems.ts';
import { type Goal, type ListItem, type ListName, listNames, type ProjectPatch } from './model.ts';

/** The facts that the counts of goals need. */
export type GoalFacts = Pick<Goal, 'completed' | 'completedAt'>;

export interface SentListItem {
  /**
   * The id of an existing item, or an id that the client chose for a new item. An existing item keeps its id even if
   * its text changes.
   */
  readonly _id?: string | undefined;
  readonly description: string;
}

const textOf = ({ description }: SentListItem): string => description;

/** The new list of outcomes or challenges. Existing items keep their ids. */
export function mergeListItems<E extends ListItem>(
  existing: readonly E[],
  sent: readonly SentListItem[],
  newId: () => string,
): (E | ListItem)[] {
  const matched = matchItems(existing, sent, textOf);
  const idOf = idsOfMatched(sent, matched);
  return sent.map(({ description }, index) => {
    const item = matched[index];
    return item ? { ...item, description } : { _id: idOf(index, newId), description };
  });
}

/**
 * The new list of goals. Existing goals keep their ids and ticks. Their `completed` is ignored, because a form sends
 * false with every line. A new goal that is sent as completed is ticked today.
 */
export function mergeGoals<G extends Goal>(
  existing: readonly G[],
  sent: readonly (SentListItem & { readonly completed?: boolean | undefined })[],
  newId: () => string,
  today: Day,
): (G | Goal)[] {
  const matched = matchItems(existing, sent, textOf, ({ completed }) => completed);
  const idOf = idsOfMatched(sent, matched);
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

/** Returns the goal with `completed` set, or toggled if it is undefined. Setting the same value again keeps the day. */
function ticked(goal: Goal, completed: boolean | undefined, today: Day): Goal {
  const isTicked = completed ?? !goal.completed;
  return {
    ...goal,
    completed: isTicked,
    completedAt: isTicked ? (goal.completed ? goal.completedAt : today) : null,
  };
}

/** Returns the goals with one goal set, or toggled if `completed` is undefined. Null if there is no such goal. */
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
 * Returns the goals with one goal renamed, moved, or both. A move names a neighbour instead of a position. So it
 * works even if another device has changed the list. If the neighbour is gone, the goal doesn't move.
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
