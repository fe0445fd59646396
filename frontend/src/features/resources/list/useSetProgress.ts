import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import { formatNumber } from '#shared/language/intl.ts';
import type { Resource } from '#shared/resources/model.ts';
import { placePatch, restoreResource } from '#shared/resources/rules.ts';
import { updateResource } from '../../../domain/resources/edits.ts';
import { useReversible } from '../../../forms/useReversible.ts';
import { pageWords } from '../position.ts';

/** The person's position in a resource: a percentage, or a page if the resource has pages. */
export type Position = { readonly progress: number } | { readonly page: number };

export type SetProgress = (resource: Resource, to: Position) => void;

const labelOf = ({ title, pages }: Resource, to: Position): string =>
  'page' in to
    ? i18n.t('{name}: {position}', {
        name: title,
        position: pageWords(formatNumber(to.page), pages ?? 0),
      })
    : i18n.t('{name}: {progress}%', { name: title, progress: to.progress });

/**
 * Returns the patch that restores a resource's position. It restores the status too, if the new position starts the
 * resource.
 */
export const progressBefore = (resource: Resource) =>
  resource.status === 'Not Started' ? restoreResource(resource) : placePatch(resource);

/** Sets the page or the progress, with Undo. A resource that was not started is also started. */
export function useSetProgress(): SetProgress {
  const send = useReversible();
  return useCallback(
    (resource, to) => {
      const params = { id: resource._id };
      send(
        updateResource,
        i18n.t('Failed to save resource'),
        { label: labelOf(resource, to), request: { params, body: to } },
        {
          label: labelOf(resource, placePatch(resource)),
          request: { params, body: progressBefore(resource) },
        },
      );
    },
    [send],
  );
}
