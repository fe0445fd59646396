import { i18n } from '#shared/language/i18n.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { changeLevels } from '#shared/skills/levels.ts';
import {
  type Activity,
  hoursLogged,
  type NewSkill,
  type Skill,
  skillDefaults,
  skillFields,
} from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import { skillOn } from '#shared/skills/rules.ts';
import type { SkillTag } from '#shared/skills/tags.ts';
import { grainsOfHours, grainsOfMinutes, hoursOf, initialTimeFor } from '#shared/skills/time.ts';
import { reasonOf } from '../../data/client/ApiError.ts';
import type { ChangeOf } from '../../data/outbox/change.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import { patched } from '../../data/outbox/patched.ts';
import { assessmentRows } from '../rows/assessments.ts';
import { dropOwned } from '../rows/owned.ts';
import { projectRows } from '../rows/projects.ts';
import { resourceRows } from '../rows/resources.ts';
import { skillRows } from '../rows/skills.ts';
import { addActivity, removeActivity, type Undone } from '../time/edits.ts';

const createdSkill = ({ request, day, madeAt }: ChangeOf<typeof skills.create>): Skill => {
  const {
    _id = '',
    currentHours = skillDefaults.currentHours,
    levels,
    ...fields
  } = request.body as NewSkill;
  const skill = {
    _id,
    id: _id,
    ...skillFields.unset,
    ...fields,
    levels: changeLevels({}, levels),
    initialTime: grainsOfHours(currentHours),
    loggedTime: 0,
    activityCount: 0,
    newestAssessment: null,
    lastActivityDate: null,
    createdDay: day,
    createdAt: madeAt,
    updatedAt: madeAt,
  };
  return skillOn(skill as unknown as Skill, day);
};

export const createSkill = defineMutation(skills.create, {
  items: ({ body }) => [body._id ?? ''],
  edit: (rows, change) => rows.put(skillRows, createdSkill(change)),
});

export const updateSkill = defineMutation(skills.update, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params, body } }) =>
    rows.change(skillRows, params.id, (skill) => {
      const { currentHours, loggedTime = skill.loggedTime, levels, ...patch } = body ?? {};
      const after = {
        ...patched(skill, patch, skillFields.unset),
        levels: changeLevels(skill.levels, levels),
      };
      if (currentHours === undefined) return after;
      const hours = currentHours ?? skillDefaults.currentHours;
      return { ...after, initialTime: initialTimeFor({ ...skill, loggedTime }, hours) };
    }),
});

const withoutTag = <Item extends { readonly relatedSkills: SkillTag[] }>(
  item: Item,
  id: string,
): Item =>
  item.relatedSkills.some((tag) => tag._id === id)
    ? { ...item, relatedSkills: item.relatedSkills.filter((tag) => tag._id !== id) }
    : item;

export const deleteSkill = defineMutation(skills.remove, {
  items: ({ params }) => [params.id],
  edit: (rows, { request: { params } }) => {
    rows.remove(skillRows, params.id);
    dropOwned(rows, { area: 'skills', id: params.id });
    rows.changeEach(resourceRows, (one) => withoutTag(one, params.id));
    rows.changeEach(projectRows, (one) => withoutTag(one, params.id));
    rows.changeEach(assessmentRows, (one) => (one.skill?._id === params.id ? undefined : one));
    // Only the server knows how much time of each resource and project belonged to the skill.
    rows.refetch(resources.list, resources.pace, projects.list);
  },
  refused: (error) => i18n.t('Failed to delete skill: {reason}', { reason: reasonOf(error) }),
});

/** The source of an activity that the person logged by hand, and its pages. */
const byHand = {
  source: 'manual',
  sourceId: null,
  sourceName: null,
  page: null,
  pageBefore: null,
} as const;

const hoursActivity = (change: ChangeOf<typeof skills.logHours>): Activity => {
  const { _id = '', hours, date = change.day, notes = '' } = change.request.body;
  return {
    _id,
    skill: change.request.params.id,
    ...byHand,
    type: hoursLogged,
    date,
    hours: hoursOf(grainsOfHours(hours)),
    duration: null,
    description: notes,
    createdAt: change.madeAt,
  };
};

const recordedActivity = (change: ChangeOf<typeof skills.addActivity>): Activity => {
  const { _id = '', type, date = change.day, duration = 0, description = '' } = change.request.body;
  return {
    _id,
    skill: change.request.params.id,
    ...byHand,
    type,
    date,
    hours: hoursOf(grainsOfMinutes(duration)),
    duration,
    description,
    createdAt: change.madeAt,
  };
};

export const logHours = defineMutation(skills.logHours, {
  items: ({ params }) => [params.id],
  edit: (rows, change) => addActivity(rows, hoursActivity(change)),
});

export const recordActivity = defineMutation(skills.addActivity, {
  items: ({ params }) => [params.id],
  edit: (rows, change) => addActivity(rows, recordedActivity(change)),
});

export const deleteActivity = defineMutation<typeof skills.removeActivity, Omit<Undone, 'skill'>>(
  skills.removeActivity,
  {
    items: ({ params }) => [params.id],
    edit: (rows, { request: { params }, about }) =>
      removeActivity(rows, params.activityId, { ...about, skill: params.id }),
  },
);
