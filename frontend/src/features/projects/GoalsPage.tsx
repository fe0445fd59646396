import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { projectStatuses } from '#shared/projects/model.ts';
import { paths } from '../../paths.ts';
import { StatusSelect } from '../../ui/cards/StatusSelect.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading } from '../../ui/feedback/Loading.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { GoalsLoaded } from './GoalsLoaded.tsx';
import classes from './GoalsPage.module.css';
import { statusTones } from './statusTones.ts';
import { useProjects } from './useProjects.ts';
import { useSetStatus } from './useSetStatus.ts';

export const GoalsPage = () => {
  const { id = '' } = useParams();
  const { list, error, retry } = useProjects();
  const project = list?.find(({ _id }) => _id === id);
  const onStatus = useSetStatus();
  if (list && !project) {
    return (
      <>
        <PageHeader title="Manage Goals" />
        <EmptyState
          title="Project not found. Please navigate from the projects list."
          action={
            <Button component={Link} to={paths.miniProjects}>
              To the projects list
            </Button>
          }
        />
      </>
    );
  }
  return (
    <>
      <Link to={paths.miniProjects} className={classes.back}>
        <IconArrowLeft size={16} stroke={2} aria-hidden="true" />
        Mini Projects
      </Link>
      <PageHeader
        title="Manage Goals"
        subtitle={project ? project.name : ' '}
        action={
          project && (
            <StatusSelect
              label={`Status of ${project.name}`}
              value={project.status}
              values={projectStatuses}
              tone={statusTones[project.status]}
              onChange={(status) => onStatus(project, status)}
            />
          )
        }
      />
      {error ? (
        <ErrorBanner error={error} fallback="Failed to load projects" onRetry={retry} />
      ) : null}
      {!project && !error && (
        <Loading label="Loading projects...">
          <div className={classes.progress}>
            <Bone height={88} />
            <Bone height={88} />
          </div>
          <div className={classes.lists}>
            <Bone height={360} />
            <div className={classes.side}>
              <Bone height={180} />
              <Bone height={180} />
            </div>
          </div>
        </Loading>
      )}
      {project && <GoalsLoaded key={project._id} project={project} onStatus={onStatus} />}
    </>
  );
};
