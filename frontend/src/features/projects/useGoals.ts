import { useCallback } from 'react';
import type { GoalEdit } from '#shared/projects/listItems.ts';
import type { Goal } from '#shared/projects/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { changeGoal, tickGoal } from './changes.ts';

const failure = 'Failed to update project';

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
