import { i18n } from '#shared/language/i18n.ts';
import { projects } from '#shared/projects/routes.ts';
import { useRoute } from '../../../data/loading/useRoute.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { AddButton } from '../../../ui/cards/AddButton.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingCards, LoadingStats } from '../../../ui/feedback/Loading.tsx';
import { KeptFocus } from '../../../ui/list/KeptFocus.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ProjectsLoaded } from './ProjectsLoaded.tsx';

export const ProjectsPage = () => {
  const { data, error, retry } = useRoute(projects.list, {});
  const list = data?.projects;
  return (
    <>
      <PageHeader
        title={titles.miniProjects()}
        subtitle={i18n.t('Track your small projects and learning applications')}
        action={<AddButton to={paths.projectAdd} label={i18n.t('Add Project')} />}
      />
      {error ? (
        <ErrorBanner
          error={error}
          fallback={list ? i18n.t('Failed to fetch projects') : i18n.t('Failed to load projects')}
          onRetry={retry}
        />
      ) : null}
      {!list && !error && <ProjectsLoading />}
      <KeptFocus>{list && <ProjectsLoaded list={list} />}</KeptFocus>
    </>
  );
};

/** Placeholders while the projects load. */
const ProjectsLoading = () => (
  <Loading label={i18n.t('Loading projects...')}>
    <LoadingStats />
    <Bone height={36} />
    <LoadingCards count={6} height={360} min={340} />
  </Loading>
);
