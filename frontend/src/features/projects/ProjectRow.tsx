import { memo } from 'react';
import { type Project, projectStatuses } from '#shared/projects/model.ts';
import { paths } from '../../paths.ts';
import { StatusSelect } from '../../ui/cards/StatusSelect.tsx';
import { Row } from '../../ui/list/Row.tsx';
import { differsFromGoals } from './projectProgress.ts';
import type { SetStatus } from './projectStatus.ts';
import { goalCounts } from './view.ts';

type Props = { readonly project: Project; readonly onStatus: SetStatus };

export const ProjectRow = memo(({ project, onStatus }: Props) => {
  const { done, all } = goalCounts(project.goals);
  const goals = all > 0 ? ` · ${done} of ${all} goals` : '';
  const source = differsFromGoals(project) ? ', set by hand' : '';
  return (
    <Row
      title={project.name}
      to={paths.projectGoals(project._id)}
      meta={`${project.progress}%${source}${goals}`}
      action={
        <StatusSelect
          label={`Status of ${project.name}`}
          value={project.status}
          values={projectStatuses}
          onChange={(next) => onStatus(project, next)}
        />
      }
    />
  );
});
