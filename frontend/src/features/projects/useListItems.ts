import { useCallback } from 'react';
import type { GoalEdit } from '#shared/projects/listItems.ts';
import type { Goal, ListItem } from '#shared/projects/model.ts';
import type { Added } from '../../data/outbox/createOutbox.ts';
import { type ChangeDetails, type Make, useMake } from '../../data/outbox/useOutbox.ts';
import { showUndo } from '../../ui/overlay/popups.ts';
import {
  addListItem,
  changeGoal,
  removeChallenge,
  removeGoal,
  removeOutcome,
  tickGoal,
} from './changes.ts';
import { type ListName, listUnits } from './projectLists.ts';

const isHeld = true;
const failure = 'Failed to update project';
const success = 'Deleted!';

const removal: Readonly<
  Record<ListName, (make: Make, id: string, itemId: string, label: string) => Added>
> = {
  goals: (make, id, goalId, label) =>
    make(removeGoal, { params: { id, goalId } }, { label, failure, success, isHeld }),
  learningOutcomes: (make, id, outcomeId, label) =>
    make(removeOutcome, { params: { id, outcomeId } }, { label, failure, success, isHeld }),
  challenges: (make, id, challengeId, label) =>
    make(removeChallenge, { params: { id, challengeId } }, { label, failure, success, isHeld }),
};

/** Adds and deletes items of a project's list. */
export function useListItems(id: string, list: ListName) {
  const make = useMake();
  return {
    add: (description: string): void => {
      const label = `New ${listUnits[list]}: ${description}`;
      make(addListItem[list], { params: { id }, body: { description } }, { label, failure });
    },
    remove: ({ _id, description }: ListItem): void => {
      const label = `Removing "${description}"`;
      showUndo(label, removal[list](make, id, _id, label));
    },
  };
}

export type TickGoal = (id: string, goal: Goal, completed: boolean) => void;

/** Ticks a goal of a project, and offers to undo it. */
export function useTickGoal(): TickGoal {
  const make = useMake();
  return useCallback(
    (id, { _id, description }, completed) => {
      const set = (completed: boolean, details: Partial<ChangeDetails>) => {
        const label = `${description}: ${completed ? 'done' : 'not done'}`;
        const request = { params: { id, goalId: _id }, body: { completed } };
        return make(tickGoal, request, { label, failure, ...details });
      };
      // To tick it again would lose the day on which it was done.
      const added = set(completed, { isHeld: !completed });
      const takeBack = () => {
        set(false, { success: 'Undone!' });
        return true;
      };
      showUndo(
        `${description}: ${completed ? 'ticked' : 'no longer ticked'}`,
        completed ? { undo: takeBack } : added,
      );
    },
    [make],
  );
}

/** Ticks, renames and moves the goals of a project. */
export function useGoals(id: string) {
  const make = useMake();
  const tickGoalOf = useTickGoal();
  const tick = useCallback(
    (goal: Goal, completed: boolean) => tickGoalOf(id, goal, completed),
    [tickGoalOf, id],
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
