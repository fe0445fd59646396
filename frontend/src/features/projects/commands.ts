import { IconFlag, IconHammer } from '@tabler/icons-react';
import { useMemo } from 'react';
import { projects } from '#shared/projects/routes.ts';
import { defineCommands } from '../../command.ts';
import { paths } from '../../paths.ts';
import { type TickGoal, useTickGoal } from './useListItems.ts';

type Actions = { readonly tickGoal: TickGoal };

const useActions = (): Actions => {
  const tickGoal = useTickGoal();
  return useMemo(() => ({ tickGoal }), [tickGoal]);
};

export const commands = defineCommands<typeof projects.list, Actions>({
  route: projects.list,
  useActions,
  find: ({ projects }, { open }) => [
    ...projects.map(({ _id, name, description }) => ({
      id: _id,
      kind: 'Project',
      name,
      about: description,
      icon: IconHammer,
      run: () => open(paths.miniProjects, _id),
    })),
    ...projects.flatMap((project) =>
      project.goals.map((goal) => ({
        id: goal._id,
        kind: 'Goal',
        name: goal.description,
        about: `goal of ${project.name}`,
        icon: IconFlag,
        run: () => open(paths.projectGoals(project._id), goal._id),
      })),
    ),
  ],
  /** 'done solder': a goal that is open. It is ticked today. */
  ask: ({ projects }, asked, { tickGoal }) =>
    asked.kind === 'done' && !asked.isYesterday
      ? projects.flatMap((project) =>
          project.goals
            .filter(({ completed }) => !completed)
            .map((goal) => ({
              id: `tick-${goal._id}`,
              kind: 'Tick',
              name: `Tick the goal ${goal.description} of ${project.name}`,
              item: goal.description,
              icon: IconFlag,
              staysHere: true,
              run: () => tickGoal(project._id, goal, true),
            })),
        )
      : [],
});
