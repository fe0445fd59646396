import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { undoSession } from '#shared/resources/sessions.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { updateResource } from '../../../domain/resources/edits.ts';
import type { TimeBody } from '../../../domain/time/timeForm.ts';
import { useLogTimeDialog } from '../../../domain/time/useLogTimeDialog.tsx';

/**
 * The dialog to log time spent on a resource, and a function that opens it. The dialog also asks for the new page, or
 * for the progress if the resource has no pages. If the resource has parts or is completed, the dialog asks only for
 * the time.
 */
export const useLogResourceTime = (resource: Resource) => {
  const { _id, title, relatedSkills, updatedAt, status, progress, pages, page, parts } = resource;
  const make = useMake();
  const onUndo = useCallback(
    (logged: TimeBody) => {
      const body = undoSession(resource, logged);
      if (!body) return;
      make(
        updateResource,
        { params: { id: resource._id }, body },
        {
          label: i18n.t('{name}: {progress}%', {
            name: resource.title,
            progress: resource.progress,
          }),
          failure: i18n.t('Failed to save resource'),
        },
      );
    },
    [make, resource],
  );
  const isAsked = status !== 'Completed' && parts.length === 0;
  return useLogTimeDialog({
    source: {
      ...{ area: 'resources', _id, name: title, relatedSkills, updatedAt },
      progress: isAsked ? progress : undefined,
      place: isAsked && pages !== null ? { pages, page: page ?? 0 } : undefined,
    },
    onUndo,
  });
};
