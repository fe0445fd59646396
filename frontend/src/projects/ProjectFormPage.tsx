import { Button } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router-dom';
import * as z from 'zod';
import { type Project, projectSchema } from '#shared/contract/projects.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ProjectForm } from './ProjectForm.tsx';

/** What the list passes along; it outlives reloads in the browser's history, so it is parsed. */
const passedAlong = z.object({ project: projectSchema });

const useProjectToEdit = (id: string | undefined): Project | null => {
  const { state } = useLocation();
  const project = passedAlong.safeParse(state).data?.project;
  return project && project._id === id ? project : null;
};

export const ProjectFormPage = () => {
  const { id } = useParams();
  const project = useProjectToEdit(id);
  if (id === undefined) {
    return (
      <>
        <PageHeader title="Add Project" />
        <ProjectForm />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Edit Project" />
      {project ? (
        <ProjectForm key={project._id} project={project} />
      ) : (
        <EmptyState
          title="Project not found. Please navigate from the projects list."
          action={
            <Button component={Link} to={paths.miniProjects}>
              To the projects list
            </Button>
          }
        />
      )}
    </>
  );
};
