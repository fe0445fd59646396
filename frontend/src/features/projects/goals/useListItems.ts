import { useCallback } from 'react';
import type { Day } from '#shared/days/days.ts';
import { formatDate } from '#shared/language/days.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { GoalEdit } from '#shared/projects/listItems.ts';
import type { Challenge, Goal, ListItem, ListName } from '#shared/projects/model.ts';
import { type ChangeDetails, useMake } from '../../../data/changes/useMake.ts';
import {
  addListItem,
  changeChallenge,
  changeGoal,
  removeListItem,
  tickGoal,
} from '../../../domain/projects/edits.ts';
import { useReversible } from '../../../forms/useReversible.ts';
import { showUndo } from '../../../ui/overlay/popups/popups.ts';
import { addedLabels } from './projectLists.ts';

const failure = () => i18n.t('Failed to update project');

export function useListItems(id: string, list: ListName) {
  const make = useMake();
  return {
    add: (description: string): void => {
      const label = addedLabels[list](description);
      make(
        addListItem[list],
        { params: { id }, body: { description } },
        { label, failure: failure() },
      );
    },
    remove: ({ _id, description }: ListItem): void => {
      const label = i18n.t('Deleting “{name}”', { name: description });
      const request = removeListItem[list].requestOf(id, _id);
      const details = { label, failure: failure(), success: 'Deleted!', isHeld: true } as const;
      showUndo(label, make(removeListItem[list], request, details));
    },
  };
}

export type TickGoal = (id: string, goal: Goal, completed: boolean) => void;

/** Ticks or unticks a goal of a project, with Undo. */
export function useTickGoal(): TickGoal {
  const make = useMake();
  return useCallback(
    (id, { _id, description }, completed) => {
      const set = (completed: boolean, details: Partial<ChangeDetails>) => {
        const label = completed
          ? i18n.t('{goal}: done', { goal: description })
          : i18n.t('{goal}: not done', { goal: description });
        const request = { params: { id, goalId: _id }, body: { completed } };
        return make(tickGoal, request, { label, failure: failure(), ...details });
      };
      // An untick is held back while Undo is offered. Ticking the goal again would lose the day on which it was done.
      const added = set(completed, { isHeld: !completed });
      const untick = () => {
        set(false, { success: 'Undone!' });
        return true;
      };
      showUndo(
        completed
          ? i18n.t('{goal}: ticked', { goal: description })
          : i18n.t('{goal}: no longer ticked', { goal: description }),
        completed ? { undo: untick } : added,
      );
    },
    [make],
  );
}

/** Describes a change of a goal, for the list of changes: 'Camera: due on 3 December'. */
const describeEdit = (goal: string, { description, dueDate }: GoalEdit): string => {
  if (description !== undefined)
    return i18n.t('{goal}: renamed to {name}', { goal, name: description });
  if (dueDate === undefined) return i18n.t('{goal}: moved', { goal });
  return dueDate === null
    ? i18n.t('{goal}: without a day', { goal })
    : i18n.t('{goal}: due on {day}', { goal, day: formatDate(dueDate) });
};

/** Marks a challenge of a project as solved on a day, with Undo. Null marks it as not solved. */
export function useSolveChallenge(id: string) {
  const send = useReversible();
  return ({ _id, description, solvedOn: before }: Challenge, solvedOn: Day | null): void => {
    const labelOf = (day: Day | null) =>
      day === null
        ? i18n.t('{challenge}: not solved', { challenge: description })
        : i18n.t('{challenge}: solved', { challenge: description });
    const editTo = (day: Day | null) => ({
      label: labelOf(day),
      request: { params: { id, challengeId: _id }, body: { solvedOn: day } },
    });
    send(changeChallenge, failure(), editTo(solvedOn), editTo(before));
  };
}

export function useGoals(id: string) {
  const make = useMake();
  const send = useReversible();
  const tickGoalOf = useTickGoal();
  const tick = useCallback(
    (goal: Goal, completed: boolean) => tickGoalOf(id, goal, completed),
    [tickGoalOf, id],
  );

  const edit = ({ _id, description, dueDate }: Goal, body: Omit<GoalEdit, 'behind'>): void => {
    const params = { id, goalId: _id };
    const before = {
      ...(body.description !== undefined && { description }),
      ...(body.dueDate !== undefined && { dueDate }),
    };
    send(
      changeGoal,
      failure(),
      { label: describeEdit(description, body), request: { params, body } },
      {
        label: describeEdit(body.description ?? description, before),
        request: { params, body: before },
      },
    );
  };

  const moveBehind = ({ _id, description }: Goal, behind: string | null): void => {
    const label = describeEdit(description, { behind });
    const request = { params: { id, goalId: _id }, body: { behind } };
    make(changeGoal, request, { label, failure: failure() });
  };

  return { tick, edit, moveBehind };
}
