import * as z from 'zod';
import {
  type NewSkill,
  type Skill,
  type SkillPatch,
  skillBodies,
  skillDefaults,
} from '#shared/skills/model.ts';
import { changedFields } from '../form/changedFields.ts';
import { filled } from '../form/filled.ts';

/** What the inputs hold; the empty ones are ''. */
export type SkillFormValues = {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly targetHours: number | string;
  readonly currentHours: number | string;
  readonly targetLevel: string;
  readonly color: string;
};

export const emptySkill: SkillFormValues = {
  name: '',
  category: '',
  ...skillDefaults,
  targetLevel: String(skillDefaults.targetLevel),
};

export const formValues = (skill: Skill): SkillFormValues => ({
  name: skill.name,
  category: skill.category,
  description: skill.description,
  targetHours: skill.targetHours,
  currentHours: skill.currentHours,
  targetLevel: String(skill.targetLevel),
  color: skill.color,
});

/** A select speaks in strings; an empty category is none. */
const asBody = (values: unknown) => {
  const { category, targetLevel, ...rest } = values as SkillFormValues;
  return {
    ...(filled(rest, ['name']) as object),
    targetLevel: Number(targetLevel),
    ...(category === '' ? {} : { category }),
  };
};

/** The API has a default for the target hours, the form asks for them all the same. */
const formBody = skillBodies.create.extend({
  targetHours: skillBodies.create.shape.targetHours.unwrap(),
});

/** Checks what the inputs hold; its output is the body of a create. */
export const skillFormSchema = z.preprocess(asBody, formBody);

export const createBody = (values: SkillFormValues): NewSkill => skillFormSchema.parse(values);

/** The body of a patch: the changed fields alone, null for what was emptied. */
export const patchBody = (skill: Skill, values: SkillFormValues): SkillPatch =>
  changedFields(asBody(formValues(skill)), createBody(values));
