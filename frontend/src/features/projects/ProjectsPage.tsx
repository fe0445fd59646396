import { KeptFocus } from '../../ui/cards/KeptFocus.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorBanner } from '../../ui/feedback/ErrorBanner.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { AddProject } from './AddProject.tsx';
import { ProjectsLoaded } from './ProjectsLoaded.tsx';
import { ProjectsLoading } from './ProjectsLoading.tsx';
import { useProjects } from './useProjects.ts';

export const ProjectsPage = () => {
  const { list, error, retry } = useProjects();
  return (
    <>
      <PageHeader
        title="Mini Projects Log"
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
