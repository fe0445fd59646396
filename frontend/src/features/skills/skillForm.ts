import * as z from 'zod';
import { type NewSkill, type Skill, type SkillPatch, skillFields } from '#shared/skills/model.ts';
import { changedFields } from '../../forms/changedFields.ts';
import { filled } from '../../forms/filled.ts';
import { filledFrom, formValuesOf } from '../../forms/formValues.ts';

/** A select has strings as values. */
const asText = ({ targetLevel }: Pick<Skill, 'targetLevel'>) => ({
  targetLevel: String(targetLevel),
});

export const emptySkill = {
  ...formValuesOf({ name: '', category: '', ...skillFields.unset }),
  ...asText(skillFields.unset),
};

export type SkillFormValues = typeof emptySkill;

export const formValues = (skill: Skill): SkillFormValues => ({
  ...filledFrom(emptySkill, skill),
  ...asText(skill),
});

/** An empty category means none. */
const asBody = (values: unknown) => {
  const { category, targetLevel, ...rest } = values as SkillFormValues;
  return {
    ...(filled(rest, ['name']) as object),
    targetLevel: Number(targetLevel),
    ...(category === '' ? {} : { category }),
  };
};

/** The form requires the target hours, the API has a default. */
const formBody = skillFields.create.extend({
  targetHours: skillFields.create.shape.targetHours.unwrap(),
});

/** Validates the values of the inputs; its output is the body of a create. */
export const skillFormSchema = z.preprocess(asBody, formBody);

export const createBody = (values: SkillFormValues): NewSkill => skillFormSchema.parse(values);

/** The body of a patch: only the changed fields, null for the cleared ones. */
export const patchBody = (skill: Skill, values: SkillFormValues): SkillPatch =>
  changedFields(asBody(formValues(skill)), createBody(values));
