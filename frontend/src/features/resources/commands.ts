import { IconBook2 } from '@tabler/icons-react';
import { resources } from '#shared/resources/routes.ts';
import { defineCommands } from '../../command.ts';
import { paths } from '../../paths.ts';

export const commands = defineCommands({
  route: resources.list,
  find: ({ resources }, { open }) =>
    resources.map(({ _id, title, type, description, notes, tags }) => ({
      id: _id,
      kind: 'Resource',
      name: title,
      about: [type, description, notes, ...tags].join(' '),
      icon: IconBook2,
      run: () => open(paths.learningPlanner, _id),
    })),
});
