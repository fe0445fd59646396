import { useParams } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { type Project, projectStatuses } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { StatusSelect } from '../../../domain/status/StatusSelect.tsx';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { Card } from '../../../ui/cards/Card.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading } from '../../../ui/feedback/Loading.tsx';
import { BackLink } from '../../../ui/links/BackLink.tsx';
import { ItemNotFound } from '../../../ui/page/ItemNotFound.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useReturn } from '../../../ui/page/useReturn.ts';
import { type SetStatus, useSetStatus } from '../projectStatus.ts';
import { GoalsList } from './GoalsList.tsx';
import classes from './GoalsPage.module.css';
import { GoalsProgress } from './GoalsProgress.tsx';
import { ListCard } from './ListCard.tsx';

export const GoalsPage = () => {
  const { id = '' } = useParams();
  const { data, error, retry } = useRoute(projects.list, {});
  const list = data?.projects;
  const project = list?.find(({ _id }) => _id === id);
  const onStatus = useSetStatus();
  const back = useReturn(paths.miniProjects);
  if (list && !project) {
    return (
      <ItemNotFound
        pageTitle={titles.projectGoals()}
        title={i18n.t('Project not found. Please navigate from the projects list.')}
        list={paths.miniProjects}
        toList={i18n.t('Back to projects')}
      />
    );
  }
  return (
    <article>
      <BackLink back={back}>{i18n.t('Mini Projects')}</BackLink>
      <PageHeader
        title={titles.projectGoals()}
        subtitle={project ? project.name : ' '}
        action={
          project && (
            <StatusSelect
              label={i18n.t('Status of {name}', { name: project.name })}
              value={project.status}
              values={projectStatuses}
              onChange={(status) => onStatus(project, status)}
            />
          )
        }
      />
      {error ? (
        <ErrorBanner error={error} fallback={i18n.t('Failed to load projects')} onRetry={retry} />
      ) : null}
      {!project && !error && (
        <Loading label={i18n.t('Loading projects...')}>
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
    </article>
  );
};

type Props = { readonly project: Project; readonly onStatus: SetStatus };

const GoalsLoaded = ({ project, onStatus }: Props) => {
  return (
    <>
      <GoalsProgress project={project} onComplete={() => onStatus(project, 'Completed')} />
      <div className={classes.lists}>
        <Card title={i18n.t('Goals')}>
          <GoalsList project={project} />
        </Card>
        <div className={classes.side}>
          <ListCard
            project={project}
            list="learningOutcomes"
            title={i18n.t('What I Learned')}
            hint={i18n.t('What will you take away from this project?')}
          />
          <ListCard
            project={project}
            list="challenges"
            title={i18n.t('Challenges')}
            hint={i18n.t('What was hard, and what got in the way?')}
          />
        </div>
      </div>
    </>
  );
};
