import { changeListItem } from '../core/changeListItem.ts';
import { idsOfMatched, matchItems, withUnknown } from '../core/matchItems.ts';
import { type Day, monthOf } from '../days/days.ts';
import {
  type Challenge,
  type Goal,
  type ListItem,
  type ListName,
  listNames,
  type Outcome,
  type ProjectPatch,
} from './model.ts';

export type GoalFacts = Pick<Goal, 'completed' | 'completedAt'>;

export interface SentListItem {
  /**
   * The id of an existing item, or an id that the client chose for a new item. An existing item keeps its id even if
   * its text changes.
   */
  readonly _id?: string | undefined;
  readonly description: string;
}

export type SentGoal = SentListItem & {
  readonly completed?: boolean | undefined;
  /** Null clears the day. Undefined keeps it. */
  readonly dueDate?: Day | null | undefined;
};

type NewItem = { readonly _id: string; readonly description: string };

/** An item that is added to a list today. */
export const newListItem = {
  goals: (
    { _id, description, completed = false, dueDate = null }: NewItem & Omit<SentGoal, '_id'>,
    today: Day,
  ): Goal => ({
    _id,
    description,
    completed,
    completedAt: completed ? today : null,
    dueDate,
  }),
  learningOutcomes: ({ _id, description }: NewItem, today: Day): Outcome => ({
    _id,
    description,
    createdOn: today,
  }),
  challenges: ({ _id, description }: NewItem, today: Day): Challenge => ({
    _id,
    description,
    createdOn: today,
    solvedOn: null,
  }),
} as const;

const textOf = ({ description }: SentListItem): string => description;

/**
 * The new list of outcomes or challenges. Existing items keep their ids and days. `added` makes a new item, see
 * `newListItem`.
 */
export function mergeListItems<E extends ListItem>(
  existing: readonly E[],
  sent: readonly SentListItem[],
  newId: () => string,
  added: (item: NewItem) => E,
): E[] {
  const matched = matchItems(existing, sent, textOf);
  const idOf = idsOfMatched(sent, matched);
  return sent.map(({ description }, index) => {
    const item = matched[index];
    return item ? { ...item, description } : added({ _id: idOf(index, newId), description });
  });
}

/**
 * The new list of goals. Existing goals keep their ids and ticks, and their days unless a day is sent. A `completed`
 * that is sent for them is ignored, because a form sends false with every line. A new goal that is sent as completed is
 * ticked today.
 */
export function mergeGoals<G extends Goal>(
  existing: readonly G[],
  sent: readonly SentGoal[],
  newId: () => string,
  today: Day,
): (G | Goal)[] {
  const matched = matchItems(existing, sent, textOf, ({ completed }) => completed);
  const idOf = idsOfMatched(sent, matched);
  return sent.map((line, index) => {
    const goal = matched[index];
    const { description, dueDate } = line;
    return goal
      ? { ...goal, description, dueDate: dueDate === undefined ? goal.dueDate : dueDate }
      : newListItem.goals({ ...line, _id: idOf(index, newId) }, today);
  });
}

type Lists = {
  readonly goals: readonly Goal[];
  readonly learningOutcomes: readonly Outcome[];
  readonly challenges: readonly Challenge[];
};
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
      learningOutcomes &&
      mergeListItems(existing.learningOutcomes, learningOutcomes, newId, (item) =>
        newListItem.learningOutcomes(item, today),
      ),
    challenges:
      challenges &&
      mergeListItems(existing.challenges, challenges, newId, (item) =>
        newListItem.challenges(item, today),
      ),
  };
  const lists = listNames
    .filter((list) => sent[list] !== undefined)
    .map((list) => [list, withUnknown<ListItem>(merged[list] ?? [], existing[list], known)]);
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
): Goal[] | null => changeListItem(goals, goalId, (goal) => ticked(goal, completed, today));

export interface GoalEdit {
  readonly description?: string | undefined;
  /** Null clears the day. */
  readonly dueDate?: Day | null | undefined;
  /** Moves the goal right after the goal with this id; null moves it to the top. */
  readonly behind?: string | null | undefined;
}

/**
 * Returns the goals with one goal renamed, moved, or due on another day. A move names a neighbour instead of a
 * position. So the move works even if another device has changed the list. If the neighbour is gone, the goal doesn't
 * move.
 */
export function editGoal<G extends Goal>(
  goals: readonly G[],
  goalId: string,
  { description, dueDate, behind }: GoalEdit,
): G[] {
  const edited = goals.map((goal) =>
    goal._id === goalId
      ? {
          ...goal,
          ...(description !== undefined && { description }),
          ...(dueDate !== undefined && { dueDate }),
        }
      : goal,
  );
  const goal = edited.find(({ _id }) => _id === goalId);
  const others = edited.filter(({ _id }) => _id !== goalId);
  const place = behind == null ? 0 : others.findIndex(({ _id }) => _id === behind) + 1;
  if (!goal || behind === undefined || (behind !== null && place === 0)) return edited;
  return others.toSpliced(place, 0, goal);
}

/** Returns the challenges with one solved on a day; null makes it unsolved. */
export const solveChallenge = <C extends Challenge>(
  challenges: readonly C[],
  challengeId: string,
  solvedOn: Day | null,
): C[] =>
  challenges.map((challenge) =>
    challenge._id === challengeId ? { ...challenge, solvedOn } : challenge,
  );

/** How many of the goals were ticked in today's calendar month. */
export const goalsTickedThisMonth = (goals: readonly GoalFacts[], today: Day): number =>
  goals.filter(({ completedAt }) => completedAt !== null && monthOf(completedAt) === monthOf(today))
    .length;
