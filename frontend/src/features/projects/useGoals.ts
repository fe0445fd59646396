import type { Day } from '#shared/core/days.ts';
import { toggleGoal } from '#shared/projects/listItems.ts';
import { projects } from '#shared/projects/routes.ts';
import { call } from '../../data/client.ts';
import { type GoalsEdit, movedBehind, renamed } from './goalEdits.ts';
import { useProjectChange } from './useProjectChange.ts';

/** Ticks, renames and moves the goals of a project. */
export function useGoals(id: string, today: Day) {
  const change = useProjectChange();

  const tick = (goalId: string, completed: boolean): void =>
    void change(id, {
      apply: (project) => ({
        ...project,
        goals: toggleGoal(project.goals, goalId, today, completed) ?? project.goals,
      }),
      send: async () => {
        const params = { id, goalId };
        const { data } = await call(projects.toggleGoal, { params, body: { completed } });
        return data.project;
      },
      fallback: 'Failed to update project',
    });

  /** The list is written whole, so the edit is applied to the latest one: goals added elsewhere stay. */
  const edit = (goalsEdit: GoalsEdit): void =>
    void change(id, {
      apply: (project) => ({ ...project, goals: goalsEdit(project.goals) }),
      send: async () => {
        const newest = await call(projects.get, { params: { id } });
        const goals = goalsEdit(newest.data.goals).map(({ _id, description }) => ({
          _id,
          description,
        }));
        const { data } = await call(projects.update, { params: { id }, body: { goals } });
        return data.project;
      },
      fallback: 'Failed to update project',
    });

  return {
    tick,
    rename: (goalId: string, description: string) => edit(renamed(goalId, description)),
    moveBehind: (goalId: string, otherId: string | null) => edit(movedBehind(goalId, otherId)),
  };
}
