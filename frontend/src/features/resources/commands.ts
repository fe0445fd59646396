import { IconBook2 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { resources } from '#shared/resources/routes.ts';
import { defineCommands } from '../../command.ts';
import { typeLabel } from '../../domain/resources/typeLabel.ts';
import { paths } from '../../paths.ts';
import { type SetProgress, useSetProgress } from './list/useSetProgress.ts';

type Actions = { readonly setProgress: SetProgress };

const useActions = (): Actions => {
  const setProgress = useSetProgress();
  return useMemo(() => ({ setProgress }), [setProgress]);
};

export const commands = defineCommands<typeof resources.list, Actions>({
  route: resources.list,
  useActions,
  find: ({ resources }, { open }) =>
    resources.map(({ _id, title, type, author, description, notes, tags }) => ({
      id: _id,
      kind: i18n.t('Resource'),
      name: title,
      searchText: [typeLabel(type), author, description, notes, ...tags].join(' '),
      icon: IconBook2,
      run: () => open(paths.resource(_id)),
    })),
  /**
   * 'book 55%' sets the progress of a resource that is not completed and has no parts. Progress can't be set for
   * yesterday.
   */
  fromLine: ({ resources }, action, { setProgress }) => {
    if (action.kind !== 'percent' || action.isYesterday) return [];
    const { percent } = action;
    return resources
      .filter(({ status, parts }) => status !== 'Completed' && parts.length === 0)
      .map((resource) => ({
        id: `progress-${resource._id}`,
        kind: i18n.t('Set'),
        name: i18n.t('Set {name} to {percent}%', { name: resource.title, percent }),
        item: resource.title,
        icon: IconBook2,
        staysHere: true,
        run: () => setProgress(resource, { progress: percent }),
      }));
  },
});
