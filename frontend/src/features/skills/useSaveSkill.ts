import { useCallback } from 'react';
import type { Skill } from '#shared/skills/model.ts';
import { useMake } from '../../data/outbox/useOutbox.ts';
import { createSkill, updateSkill } from './changes.ts';
import { createBody, patchBody, type SkillFormValues } from './skillForm.ts';

const failure = 'Failed to save skill';

/** Saves a new skill, or the changes of the given one. */
export function useSaveSkill(skill: Skill | undefined) {
  const make = useMake();
  return useCallback(
    async (values: SkillFormValues) => {
      if (!skill) {
        const body = createBody(values);
        return make(createSkill, { body }, { label: `New skill: ${body.name}`, failure }).outcome();
      }
      const body = patchBody(skill, values);
      if (Object.keys(body).length === 0) return undefined;
      const request = { params: { id: skill._id }, body };
      return make(updateSkill, request, { label: `${skill.name}: edited`, failure }).outcome();
    },
    [skill, make],
  );
}
