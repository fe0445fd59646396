import { useCallback } from 'react';
import type { Skill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { useAction } from '../../data/useAction.ts';
import { createBody, patchBody, type SkillFormValues } from './skillForm.ts';

/** Saves a new skill, or the changes of the given one. */
export function useSaveSkill(skill: Skill | undefined) {
  const { run: create } = useAction(skills.create);
  const { run: update } = useAction(skills.update);
  return useCallback(
    async (values: SkillFormValues): Promise<void> => {
      if (!skill) {
        await create({ body: createBody(values) });
        return;
      }
      const body = patchBody(skill, values);
      if (Object.keys(body).length > 0) await update({ params: { id: skill._id }, body });
    },
    [skill, create, update],
  );
}
