import { type Day, monthOf } from '../core/days.ts';
import type { Goal, ProjectEntry } from './model.ts';

/** What is counted of a goal. */
export type GoalFacts = Pick<Goal, 'completed' | 'completedAt'>;

export interface SentEntry {
  /** Of an entry that is there: it stays that entry though its text changes. */
  readonly _id?: string | undefined;
  readonly description: string;
}

/**
 * For each line that a form sent the entry that it was before, or undefined for a new one: by its
 * id, else by its description. An entry is matched once, so two equal lines are two entries. Where
 * there are more equal entries than lines, those stay that `isKeptFirst` names.
 */
function match<E extends ProjectEntry>(
  existing: readonly E[],
  sent: readonly SentEntry[],
  isKeptFirst: (entry: E) => boolean,
): (E | undefined)[] {
  const free = new Map(existing.map((entry) => [entry._id, entry]));
  const matched = sent.map(({ _id = '' }) => {
    const entry = free.get(_id);
    free.delete(_id);
    return entry;
  });
  const lines = Map.groupBy(
    sent.filter((_, index) => !matched[index]),
    ({ description }) => description,
  );
  const staying = Map.groupBy(free.values(), ({ description }) => description);
  for (const [description, entries] of staying) {
    const chosen = entries
      .toSorted((a, b) => Number(isKeptFirst(b)) - Number(isKeptFirst(a)))
      .slice(0, lines.get(description)?.length ?? 0);
    staying.set(
      description,
      entries.filter((entry) => chosen.includes(entry)),
    );
  }
  return sent.map(({ description }, index) => matched[index] ?? staying.get(description)?.shift());
}

/** Outcomes or challenges as sent; one that was there before stays it. */
export function mergeEntries<E extends ProjectEntry>(
  existing: readonly E[],
  sent: readonly SentEntry[],
  newId: () => string,
): (E | ProjectEntry)[] {
  const matched = match(existing, sent, () => false);
  return sent.map(({ description }, index) => {
    const entry = matched[index];
    return entry ? { ...entry, description } : { _id: newId(), description };
  });
}

/**
 * Goals as sent; one that was there before keeps its id and its tick, whatever `completed` says: a
 * form sends false with every line. A new goal that comes completed is ticked today.
 */
export function mergeGoals<G extends Goal>(
  existing: readonly G[],
  sent: readonly (SentEntry & { readonly completed?: boolean | undefined })[],
  newId: () => string,
  today: Day,
): (G | Goal)[] {
  const matched = match(existing, sent, ({ completed }) => completed);
  return sent.map(({ description, completed = false }, index) => {
    const goal = matched[index];
    return goal
      ? { ...goal, description }
      : { _id: newId(), description, completed, completedAt: completed ? today : null };
  });
}

/** The goal set, or flipped when `completed` is not given. Setting what is set keeps its day. */
function ticked(goal: Goal, completed: boolean | undefined, today: Day): Goal {
  const isTicked = completed ?? !goal.completed;
  return {
    ...goal,
    completed: isTicked,
    completedAt: isTicked ? (goal.completedAt ?? today) : null,
  };
}

/** The goals with one set, or flipped when `completed` is not given; null when there is no such goal. */
export const toggleGoal = (
  goals: readonly Goal[],
  goalId: string,
  today: Day,
  completed?: boolean | undefined,
): Goal[] | null =>
  goals.some(({ _id }) => _id === goalId)
    ? goals.map((goal) => (goal._id === goalId ? ticked(goal, completed, today) : goal))
    : null;

/** How many of the goals were ticked in the calendar month of today. */
export const goalsTickedThisMonth = (goals: readonly GoalFacts[], today: Day): number =>
  goals.filter(({ completedAt }) => completedAt !== null && monthOf(completedAt) === monthOf(today))
    .length;
