import { IconFlag, IconHammer } from '@tabler/icons-react';
import { projects } from '#shared/projects/routes.ts';
import { defineCommands } from '../../command.ts';
import { paths } from '../../paths.ts';

export const commands = defineCommands({
  route: projects.list,
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
});
