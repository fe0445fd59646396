import { Button } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router-dom';
import * as z from 'zod';
import { type Skill, skillSchema } from '#shared/contract/skills.ts';
import { paths } from '../paths.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { SkillForm } from './SkillForm.tsx';

/** What the list passes along; it outlives reloads in the browser's history, so it is parsed. */
const passedAlong = z.object({ skill: skillSchema });

const useSkillToEdit = (id: string | undefined): Skill | null => {
  const { state } = useLocation();
  const skill = passedAlong.safeParse(state).data?.skill;
  return skill && skill._id === id ? skill : null;
};

export const SkillFormPage = () => {
  const { id } = useParams();
  const skill = useSkillToEdit(id);
  if (id === undefined) {
    return (
      <>
        <PageHeader title="Add New Skill" />
        <SkillForm />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Edit Skill" />
      {skill ? (
        <SkillForm key={skill._id} skill={skill} />
      ) : (
        <EmptyState
          title="Skill not found. Please navigate from the skills list."
          action={
            <Button component={Link} to={paths.skills}>
              To the skills list
            </Button>
          }
        />
      )}
    </>
  );
};
