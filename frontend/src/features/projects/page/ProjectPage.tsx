import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { Link, useParams } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { type Project, projectStatuses } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { StatusSelect } from '../../../domain/status/StatusSelect.tsx';
import { StartTimerOrCountdown } from '../../../domain/timer/StartTimer.tsx';
import { useLanguage } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { EditDelete } from '../../../ui/cards/EditDelete.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading } from '../../../ui/feedback/Loading.tsx';
import { BackLink } from '../../../ui/page/BackLink.tsx';
import { Column } from '../../../ui/page/Column.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useReturn } from '../../../ui/page/useReturn.ts';
import { GoalsCard } from '../goals/GoalsCard.tsx';
import { useSetStatus } from '../projectStatus.ts';
import { useDeleteProject } from '../useDeleteProject.ts';
import { useLogProjectTime } from '../useLogProjectTime.ts';
import { Journal } from './Journal.tsx';
import classes from './ProjectPage.module.css';
import { ProjectSummary } from './ProjectSummary.tsx';
import { ProjectTime } from './ProjectTime.tsx';

/** One project: its next goal, its goals, its journal, and the time spent. */
export const ProjectPage = () => {
  const { id = '' } = useParams();
  return <OneProject key={id} id={id} />;
};

const OneProject = ({ id }: { readonly id: string }) => {
  const language = useLanguage();
  const { data, error, retry } = useRoute(projects.list, {});
  const project = data?.projects.find(({ _id }) => _id === id);
  const back = useReturn(paths.miniProjects);
  const onStatus = useSetStatus();
  const onDelete = useDeleteProject(back.goBack);
  if (data && !project) {
    return (
      <>
        <PageHeader title={titles.project()} />
        <EmptyState
          title={i18n.t('Project not found')}
          text={i18n.t('It may have been deleted. Choose another in the list of projects.')}
          action={
            <Button component={Link} to={paths.miniProjects}>
              {i18n.t('Back to projects')}
            </Button>
          }
        />
      </>
    );
  }
  return (
    <Column>
      <div className={classes.top}>
        <BackLink back={back}>{i18n.t('Mini Projects')}</BackLink>
        {project && (
          <EditDelete
            name={project.name}
            editTo={paths.projectEdit(id)}
            editState={{ project }}
            onDelete={() => onDelete(project)}
          />
        )}
      </div>
      <PageHeader
        title={project?.name ?? titles.project()}
        badge={
          project && (
            <StatusSelect
              label={i18n.t('Status of {name}', { name: project.name })}
              value={project.status}
              values={projectStatuses}
              onChange={(status) => onStatus(project, status)}
            />
          )
        }
        action={project && <Actions project={project} />}
      />
      {error && !project ? (
        <ErrorBanner
          error={error}
          fallback={i18n.t('Failed to load the project')}
          onRetry={retry}
        />
      ) : null}
      {!project && !error && (
        <Loading label={i18n.t('Loading project...')}>
          <Bone height={96} />
          <Bone height={320} />
        </Loading>
      )}
      {project && (
        <Loaded
          key={language}
          project={project}
          onComplete={() => onStatus(project, 'Completed')}
        />
      )}
    </Column>
  );
};

const Actions = ({ project }: { readonly project: Project }) => {
  const { open, dialog } = useLogProjectTime(project);
  return (
    <div className={classes.actions}>
      <StartTimerOrCountdown area="projects" item={project} />
      <Button
        variant="default"
        leftSection={<IconClockPlus size={16} aria-hidden="true" />}
        onClick={open}
      >
        {i18n.t('Log time')}
      </Button>
      {dialog}
    </div>
  );
};

type LoadedProps = { readonly project: Project; readonly onComplete: () => void };

const Loaded = ({ project, onComplete }: LoadedProps) => {
  const today = useToday();
  return (
    <div className={classes.parts}>
      <ProjectSummary project={project} today={today} onComplete={onComplete} />
      <GoalsCard project={project} />
      <Journal project={project} today={today} />
      <ProjectTime project={project} today={today} />
    </div>
  );
};
