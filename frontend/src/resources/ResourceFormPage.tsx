import { Button } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router-dom';
import * as z from 'zod';
import { type Resource, resourceSchema } from '#shared/contract/resources.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { ResourceForm } from './ResourceForm.tsx';

/** What the list passes along; it outlives reloads in the browser's history, so it is parsed. */
const passedAlong = z.object({ resource: resourceSchema });

const useResourceToEdit = (id: string | undefined): Resource | null => {
  const { state } = useLocation();
  const resource = passedAlong.safeParse(state).data?.resource;
  return resource && resource._id === id ? resource : null;
};

export const ResourceFormPage = () => {
  const { id } = useParams();
  const resource = useResourceToEdit(id);
  if (id === undefined) {
    return (
      <>
        <PageHeader title="Add Resource" />
        <ResourceForm />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Edit Resource" />
      {resource ? (
        <ResourceForm key={resource._id} resource={resource} />
      ) : (
        <EmptyState
          title="Resource not found. Please navigate from the learning planner."
          action={
            <Button component={Link} to={paths.learningPlanner}>
              To the learning planner
            </Button>
          }
        />
      )}
    </>
  );
};
