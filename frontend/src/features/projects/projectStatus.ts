import { useCallback } from 'react';
import { restorePatch } from '#shared/core/completion.ts';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { updateProject } from '../../domain/projects/edits.ts';
import { statusLabel } from '../../domain/status/statusLabel.ts';
import { useReversible } from '../../forms/useReversible.ts';

export type SetStatus = (project: Project, status: Project['status']) => void;

const labelOf = ({ name }: Project, status: Project['status']): string =>
  i18n.t('{name}: {status}', { name, status: statusLabel(status) });

/** Sends only the status, immediately. Undo sends the previous state. */
export function useSetStatus(): SetStatus {
  const send = useReversible();
  return useCallback(
    (project, status) => {
      const params = { id: project._id };
      send(
        updateProject,
        i18n.t('Failed to update project status'),
        { label: labelOf(project, status), request: { params, body: { status } } },
        {
          label: labelOf(project, project.status),
          request: { params, body: restorePatch(project) },
        },
      );
    },
    [send],
  );
}
