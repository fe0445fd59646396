import { useParams } from 'react-router-dom';
import { i18n } from '#shared/language/i18n.ts';
import { type Project, projectStatuses } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { useToday } from '../../../data/days/useToday.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { NotesSection } from '../../../domain/notes/NotesSection.tsx';
import { StatusSelect } from '../../../domain/status/StatusSelect.tsx';
import { useLanguage } from '../../../language/useLanguage.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading } from '../../../ui/feedback/Loading.tsx';
import { BackLink } from '../../../ui/links/BackLink.tsx';
import { Column } from '../../../ui/page/Column.tsx';
import { ItemNotFound } from '../../../ui/page/ItemNotFound.tsx';
import { ItemSection } from '../../../ui/page/ItemPage.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useReturn } from '../../../ui/page/useReturn.ts';
import { GoalsList } from '../goals/GoalsList.tsx';
import { useSetStatus } from '../projectStatus.ts';
import { useDeleteProject } from '../useDeleteProject.ts';
import { Journal } from './Journal.tsx';
import { ProjectAbout } from './ProjectAbout.tsx';
import { ProjectTime } from './ProjectTime.tsx';
import { ProjectTop } from './ProjectTop.tsx';

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
      <ItemNotFound
        pageTitle={titles.project()}
        title={i18n.t('Project not found')}
        text={i18n.t('It may have been deleted. Choose another in the list of projects.')}
        list={paths.miniProjects}
        toList={i18n.t('Back to projects')}
      />
    );
  }
  return (
    <Column>
      <article>
        <BackLink back={back}>{i18n.t('Mini Projects')}</BackLink>
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
            <Bone height={24} />
            <Bone height={40} />
            <Bone height={320} />
          </Loading>
        )}
        {project && (
          <Loaded
            key={language}
            project={project}
            onComplete={() => onStatus(project, 'Completed')}
            onDelete={() => onDelete(project)}
          />
        )}
      </article>
    </Column>
  );
};

type LoadedProps = {
  readonly project: Project;
  readonly onComplete: () => void;
  readonly onDelete: () => void;
};

const Loaded = (props: LoadedProps) => {
  const { project } = props;
  const today = useToday();
  return (
    <>
      <ProjectTop {...props} today={today} />
      <ItemSection title={i18n.t('Goals')} isSheet>
        <GoalsList project={project} />
      </ItemSection>
      <Journal project={project} today={today} />
      <NotesSection owner={{ about: { area: 'projects', id: project._id }, name: project.name }} />
      <ProjectAbout project={project} today={today} />
      <ProjectTime project={project} today={today} />
    </>
  );
};
