import { useCallback } from 'react';
import type { GoalEdit } from '#shared/projects/listItems.ts';
import type { Goal, ListItem } from '#shared/projects/model.ts';
import type { Added } from '../../data/outbox/createOutbox.ts';
import { type Make, useMake } from '../../data/outbox/useOutbox.ts';
import {
  addListItem,
  changeGoal,
  removeChallenge,
  removeGoal,
  removeOutcome,
  tickGoal,
} from './changes.ts';
import { type ListName, listUnits } from './projectLists.ts';
import { UNDO_MS } from './useRemoval.ts';

const undoFor = UNDO_MS;
const failure = 'Failed to update project';

const removal: Readonly<
  Record<ListName, (make: Make, id: string, itemId: string, label: string) => Added>
> = {
  goals: (make, id, goalId, label) =>
    make(removeGoal, { params: { id, goalId } }, { label, failure, undoFor }),
  learningOutcomes: (make, id, outcomeId, label) =>
    make(removeOutcome, { params: { id, outcomeId } }, { label, failure, undoFor }),
  challenges: (make, id, challengeId, label) =>
    make(removeChallenge, { params: { id, challengeId } }, { label, failure, undoFor }),
};

/** Adds and deletes items of a project's list. */
export function useListItems(id: string, list: ListName) {
  const make = useMake();
  return {
    add: (description: string): void => {
      const label = `New ${listUnits[list]}: ${description}`;
      make(addListItem[list], { params: { id }, body: { description } }, { label, failure });
    },
    /** It can be undone for some seconds. */
    remove: ({ _id, description }: ListItem): Added =>
      removal[list](make, id, _id, `${description}: deleted`),
  };
}

/** Ticks, renames and moves the goals of a project. */
export function useGoals(id: string) {
  const make = useMake();

  const tick = useCallback(
    ({ _id, description }: Goal, completed: boolean): void => {
      const label = `${description}: ${completed ? 'done' : 'not done'}`;
      make(tickGoal, { params: { id, goalId: _id }, body: { completed } }, { label, failure });
    },
    [make, id],
  );

  const edit = ({ _id, description }: Goal, body: GoalEdit): void => {
    const label = `${description}: ${body.description === undefined ? 'moved' : `renamed to ${body.description}`}`;
    make(changeGoal, { params: { id, goalId: _id }, body }, { label, failure });
  };

  return {
    tick,
    rename: (goal: Goal, description: string) => edit(goal, { description }),
    moveBehind: (goal: Goal, behind: string | null) => edit(goal, { behind }),
  };
}
