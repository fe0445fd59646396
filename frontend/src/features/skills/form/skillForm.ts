import * as z from 'zod/mini';
import { changeLevels } from '#shared/skills/levels.ts';
import { type Levels, type Skill, type SkillPatch, skillFields } from '#shared/skills/model.ts';
import {
  changedFields,
  filled,
  filledFrom,
  formValuesOf,
  mapForm,
} from '../../../forms/formValues.ts';
import { schemaErrors } from '../../../forms/schemaErrors.ts';

export const levelSteps = [1, 2, 3, 4, 5] as const;

const noLevels = { 1: '', 2: '', 3: '', 4: '', 5: '' };

/** A select has string values, and each level has an input. */
const asText = ({ targetLevel, levels }: Pick<Skill, 'targetLevel' | 'levels'>) => ({
  targetLevel: String(targetLevel),
  levels: { ...noLevels, ...levels },
});

const empty = {
  ...formValuesOf({ name: '', category: '', ...skillFields.unset }),
  ...asText(skillFields.unset),
};

type SkillFormValues = typeof empty;

/** The form requires the target hours, while the API has a default. */
const create = z.extend(skillFields.create, {
  targetHours: skillFields.create.shape.targetHours.def.innerType,
});

/** The levels with a text. Undefined if there are none. */
const described = (inputs: Levels): Levels | undefined => {
  const levels = changeLevels({}, inputs);
  return Object.keys(levels).length > 0 ? levels : undefined;
};

const form = mapForm({
  empty,
  shown: (skill: Skill) => ({ ...filledFrom(empty, skill), ...asText(skill) }),
  bodyOf: ({ levels, ...values }) => ({
    ...filled({ ...values, levels: described(levels) ?? '' }, ['name']),
    targetLevel: Number(values.targetLevel),
  }),
  schema: () => create,
  numeric: { targetHours: 'hours', currentHours: 'hours' },
});

export const { formValues, createBody } = form;

/** The message about a level is at the level's input: 'levels.2'. */
export const formErrors = (values: SkillFormValues, skill?: Skill) => {
  const { levels: _, ...errors } = form.formErrors(values, skill);
  const ofLevels = schemaErrors(create.shape.levels, described(values.levels));
  const atInputs = Object.entries(ofLevels).map(([step, message]) => [`levels.${step}`, message]);
  return { ...errors, ...Object.fromEntries(atInputs) };
};

/**
 * Returns the changed fields and the changed levels. Corrected hours are sent with the logged time that the form
 * showed, so that time logged in the meantime is not lost.
 */
export const patchBody = (skill: Skill, values: SkillFormValues): SkillPatch => {
  const body: SkillPatch = form.patchBody(skill, values);
  return {
    ...body,
    ...('currentHours' in body && { loggedTime: skill.loggedTime }),
    ...('levels' in body && { levels: changedFields(skill.levels, body.levels ?? {}) }),
  };
};
