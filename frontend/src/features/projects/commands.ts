import { IconFlag, IconHammer } from '@tabler/icons-react';
import { useMemo } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { projects } from '#shared/projects/routes.ts';
import { defineCommands } from '../../command.ts';
import { paths } from '../../paths.ts';
import { type TickGoal, useTickGoal } from './goals/useListItems.ts';

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
      kind: i18n.t('Project'),
      name,
      searchText: description,
      icon: IconHammer,
      run: () => open(paths.project(_id)),
    })),
    ...projects.flatMap((project) =>
      project.goals.map((goal) => ({
        id: goal._id,
        kind: i18n.t('Goal'),
        name: goal.description,
        searchText: i18n.t('goal of {name}', { name: project.name }),
        icon: IconFlag,
        run: () => open(paths.project(project._id), goal._id),
      })),
    ),
  ],
  /** 'done solder' ticks an open goal. A goal can only be done today, so 'done solder yesterday' finds none. */
  fromLine: ({ projects }, action, { tickGoal }) =>
    action.kind === 'done' && !action.isYesterday
      ? projects.flatMap((project) =>
          project.goals
            .filter(({ completed }) => !completed)
            .map((goal) => ({
              id: `tick-${goal._id}`,
              kind: i18n.t('Tick'),
              name: i18n.t('Tick the goal {goal} of {project}', {
                goal: goal.description,
                project: project.name,
              }),
              item: goal.description,
              icon: IconFlag,
              staysHere: true,
              run: () => tickGoal(project._id, goal, true),
            })),
        )
      : [],
});
