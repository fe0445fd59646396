import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Resource } from '#shared/resources/model.ts';
import { useMake } from '../../../data/changes/useMake.ts';
import { logTime, removeTime, updateResource } from '../../../domain/resources/edits.ts';
import { useLogTimeDialog } from '../../../domain/time/useLogTimeDialog.tsx';
import { progressBefore } from './useSetProgress.ts';

const calls = { logTime, removeTime };

/**
 * Opens the dialog to log time spent on a resource. The dialog also asks for the new progress, unless the resource is
 * completed.
 */
export const useLogResourceTime = (resource: Resource) => {
  const { _id, title, relatedSkills, updatedAt, status, progress } = resource;
  const make = useMake();
  const onUndo = useCallback(() => {
    make(
      updateResource,
      { params: { id: resource._id }, body: progressBefore(resource) },
      {
        label: i18n.t('{name}: {progress}%', { name: resource.title, progress: resource.progress }),
        failure: i18n.t('Failed to save resource'),
      },
    );
  }, [make, resource]);
  const askedProgress = status === 'Completed' ? undefined : progress;
  return useLogTimeDialog({
    source: { _id, name: title, relatedSkills, updatedAt, progress: askedProgress },
    calls,
    onUndo,
  });
};
