import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { placePatch, restoreResource } from '#shared/resources/rules.ts';
import { updateResource } from '../../../domain/resources/edits.ts';
import { useReversible } from '../../../forms/useReversible.ts';

export type SetProgress = (resource: Resource, progress: number) => void;

const labelOf = ({ title }: Resource, progress: number): string =>
  i18n.t('{name}: {progress}%', { name: title, progress });

/**
 * Returns the patch that restores a resource's progress. It restores the status too, if the new progress starts the
 * resource.
 */
export const progressBefore = (resource: Resource) =>
  resource.status === 'Not Started' ? restoreResource(resource) : placePatch(resource);

/** Sets the progress, with Undo. Progress also starts a resource that was not started. */
export function useSetProgress(): SetProgress {
  const send = useReversible();
  return useCallback(
    (resource, progress) => {
      const params = { id: resource._id };
      const body = { progress };
      const before = progressBefore(resource);
      send(
        updateResource,
        i18n.t('Failed to save resource'),
        { label: labelOf(resource, progress), request: { params, body } },
        { label: labelOf(resource, resource.progress), request: { params, body: before } },
      );
    },
    [send],
  );
}
