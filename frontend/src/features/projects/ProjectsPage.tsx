import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { projects } from '#shared/projects/routes.ts';
import { useRoute } from '../../data/cache/useRoute.ts';
import { paths } from '../../paths.ts';
import { titles } from '../../titles.ts';
import { KeptFocus } from '../../ui/cards/KeptFocus.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { Bone, Loading, LoadingCards, LoadingStats } from '../../ui/feedback/Loading.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
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
        subtitle="Track your small projects and learning applications"
        action={<AddProject label="Add Project" />}
      />
      {error ? (
        <ErrorBanner
          error={error}
          fallback={list ? 'Failed to fetch projects' : 'Failed to load projects'}
          onRetry={retry}
        />
      ) : null}
      {!list && !error && <ProjectsLoading />}
      <KeptFocus>
        {list?.length === 0 && (
          <EmptyState
            title="No projects found"
            text="Start your first mini project to apply what you've learned!"
            action={<AddProject label="Add Your First Project" />}
          />
        )}
        {list && list.length > 0 && <ProjectsLoaded list={list} />}
      </KeptFocus>
    </>
  );
};

/** Placeholders while the projects load. */
const ProjectsLoading = () => (
  <Loading label="Loading projects...">
    <LoadingStats />
    <Bone height={36} />
    <LoadingCards count={6} height={360} min={340} />
  </Loading>
);
