import * as z from 'zod/mini';
import { type Skill, type SkillPatch, skillFields } from '#shared/skills/model.ts';
import { filled, filledFrom, formValuesOf, mapForm } from '../../../forms/formValues.ts';

/** A select has string values. */
const asText = ({ targetLevel }: Pick<Skill, 'targetLevel'>) => ({
  targetLevel: String(targetLevel),
});

const empty = {
  ...formValuesOf({ name: '', category: '', ...skillFields.unset }),
  ...asText(skillFields.unset),
};

export type SkillFormValues = typeof empty;

/** The form requires the target hours, while the API has a default. */
const create = z.extend(skillFields.create, {
  targetHours: skillFields.create.shape.targetHours.def.innerType,
});

const form = mapForm({
  empty,
  shown: (skill: Skill) => ({ ...filledFrom(empty, skill), ...asText(skill) }),
  bodyOf: (values) => ({ ...filled(values, ['name']), targetLevel: Number(values.targetLevel) }),
  schema: () => create,
  numeric: { targetHours: 'hours', currentHours: 'hours' },
});

export const { formValues, formErrors, createBody } = form;

/**
 * Returns the changed fields. Corrected hours are sent with the logged time that the form showed. So time that was
 * logged in the meantime is not lost.
 */
export const patchBody = (skill: Skill, values: SkillFormValues): SkillPatch => {
  const body = form.patchBody(skill, values);
  return 'currentHours' in body ? { ...body, loggedTime: skill.loggedTime } : body;
};
