import { useCallback } from 'react';
import { i18n } from '#shared/language/i18n.ts';
import type { Project } from '#shared/projects/model.ts';
import { updateProject } from '../../domain/projects/edits.ts';
import { useReversible } from '../../forms/useReversible.ts';
import { goalCounts } from './view.ts';

type Progress = Pick<Project, 'status' | 'progress' | 'progressFromGoals' | 'goals'>;

export const progressSource = ({ status, progressFromGoals }: Progress) => {
  if (status === 'Completed') return 'completion';
  return progressFromGoals ? 'goals' : 'hand';
};

export const sourceLabels: Readonly<Record<ReturnType<typeof progressSource>, () => string>> = {
  completion: () => i18n.t('Completed'),
  goals: () => i18n.t('Based on goals'),
  hand: () => i18n.t('Set by hand'),
};

export const differsFromGoals = (project: Progress): boolean =>
  project.goals.length > 0 &&
  progressSource(project) === 'hand' &&
  goalCounts(project.goals).percent !== project.progress;

/** Makes the progress follow the goals. Undo restores the progress that was set by hand. */
export function useFollowGoals(): (project: Project) => void {
  const send = useReversible();
  return useCallback(
    ({ _id, name, progress }) => {
      const params = { id: _id };
      send(
        updateProject,
        i18n.t('Failed to update project'),
        {
          label: i18n.t('{name}: progress based on goals', { name }),
          request: { params, body: { progressFromGoals: true } },
        },
        {
          label: i18n.t('{name}: {progress}%', { name, progress }),
          request: { params, body: { progressFromGoals: false, progress } },
        },
      );
    },
    [send],
  );
}
