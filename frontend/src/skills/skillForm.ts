import * as z from 'zod';
import { type NewSkill, type Skill, type SkillPatch, skillFields } from '#shared/skills/model.ts';
import { changedFields } from '../form/changedFields.ts';
import { filled } from '../form/filled.ts';
import { filledFrom, formValuesOf } from '../form/formValues.ts';

/** A select speaks in strings. */
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

/** An empty category is none. */
const asBody = (values: unknown) => {
  const { category, targetLevel, ...rest } = values as SkillFormValues;
  return {
    ...(filled(rest, ['name']) as object),
    targetLevel: Number(targetLevel),
    ...(category === '' ? {} : { category }),
  };
};

/** The API has a default for the target hours, the form asks for them all the same. */
const formBody = skillFields.create.extend({
  targetHours: skillFields.create.shape.targetHours.unwrap(),
});

/** Checks what the inputs hold; its output is the body of a create. */
export const skillFormSchema = z.preprocess(asBody, formBody);

export const createBody = (values: SkillFormValues): NewSkill => skillFormSchema.parse(values);

/** The body of a patch: the changed fields alone, null for what was emptied. */
export const patchBody = (skill: Skill, values: SkillFormValues): SkillPatch =>
  changedFields(asBody(formValues(skill)), createBody(values));
