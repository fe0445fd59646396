import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { projects } from '#shared/projects/routes.ts';
import { useRoute } from '../../../data/cache/useRoute.ts';
import { i18n } from '../../../language/i18n.ts';
import { paths } from '../../../paths.ts';
import { titles } from '../../../titles.ts';
import { KeptFocus } from '../../../ui/cards/KeptFocus.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingCards, LoadingStats } from '../../../ui/feedback/Loading.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ProjectsLoaded } from './ProjectsLoaded.tsx';

const AddProject = ({ label }: { readonly label: string }) => (
  <Button
    component={Link}
    to={paths.projectAdd}
    leftSection={<IconPlus size={16} stroke={2.5} aria-hidden="true" />}
  >
    {label}
  </Button>
);

export const ProjectsPage = () => {
  const { data, error, retry } = useRoute(projects.list, {});
  const list = data?.projects;
  return (
    <>
      <PageHeader
        title={titles.miniProjects()}
        subtitle={i18n.t('Track your small projects and learning applications')}
        action={<AddProject label={i18n.t('Add Project')} />}
      />
      {error ? (
        <ErrorBanner
          error={error}
          fallback={list ? i18n.t('Failed to fetch projects') : i18n.t('Failed to load projects')}
          onRetry={retry}
        />
      ) : null}
      {!list && !error && <ProjectsLoading />}
      <KeptFocus>
        {list?.length === 0 && (
          <EmptyState
            title={i18n.t('No projects found')}
            text={i18n.t("Start your first mini project to apply what you've learned!")}
            action={<AddProject label={i18n.t('Add Your First Project')} />}
          />
        )}
        {list && list.length > 0 && <ProjectsLoaded list={list} />}
      </KeptFocus>
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
