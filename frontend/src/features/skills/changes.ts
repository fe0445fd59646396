import { analytics } from '#shared/analytics/routes.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { i18n } from '#shared/language/i18n.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import {
  type Activity,
  hoursLogged,
  type ItemSource,
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
import { changeItem, patched, putItem, withoutItem } from '../../data/outbox/items.ts';
import { defineMutation } from '../../data/outbox/mutation.ts';
import {
  counted,
  type Undone,
  wants,
  withActivity,
  withLog,
  withMinutes,
  withoutLogged,
} from '../../domain/time/timeLog.ts';

const createdSkill = ({ request, day, madeAt }: ChangeOf<typeof skills.create>): Skill => {
  const {
    _id = '',
    currentHours = skillDefaults.currentHours,
    ...fields
  } = request.body as NewSkill;
  const skill = {
    _id,
    id: _id,
    ...skillFields.unset,
    ...fields,
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

type Named = { readonly relatedSkills: readonly SkillTag[] };

const renaming =
  (id: string, name: string) =>
  <Item extends Named>(item: Item): Item =>
    item.relatedSkills.some((tag) => tag._id === id)
      ? {
          ...item,
          relatedSkills: item.relatedSkills.map((tag) => (tag._id === id ? { ...tag, name } : tag)),
        }
      : item;

const untagging =
  (id: string) =>
  <Item extends Named>(item: Item): Item =>
    item.relatedSkills.some((tag) => tag._id === id)
      ? { ...item, relatedSkills: item.relatedSkills.filter((tag) => tag._id !== id) }
      : item;

export const createSkill = defineMutation(skills.create, {
  items: ({ body }) => [body._id ?? ''],
  effects: (on) => [
    on(skills.list, (list, change) => ({
      ...list,
      skills: putItem(list.skills, createdSkill(change)),
    })),
  ],
});

export const updateSkill = defineMutation(skills.update, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(skills.list, (list, { request: { params, body } }) => ({
      ...list,
      skills: changeItem(list.skills, params.id, (skill) => {
        const { currentHours, loggedTime = skill.loggedTime, ...patch } = body ?? {};
        const after = patched(skill, patch, skillFields.unset);
        if (currentHours === undefined) return after;
        const hours = currentHours ?? skillDefaults.currentHours;
        return { ...after, initialTime: initialTimeFor({ ...skill, loggedTime }, hours) };
      }),
    })),
    on(resources.list, (list, { request: { params, body } }) =>
      body?.name === undefined
        ? list
        : { ...list, resources: list.resources.map(renaming(params.id, body.name)) },
    ),
    on(projects.list, (list, { request: { params, body } }) =>
      body?.name === undefined
        ? list
        : { ...list, projects: list.projects.map(renaming(params.id, body.name)) },
    ),
    on(assessments.list, (list, { request: { params, body } }) => ({
      ...list,
      assessments: list.assessments.map((one) =>
        one.skill?._id === params.id
          ? {
              ...one,
              skill: {
                ...one.skill,
                name: body?.name ?? one.skill.name,
                category: body?.category ?? one.skill.category,
              },
            }
          : one,
      ),
    })),
  ],
});

export const deleteSkill = defineMutation(skills.remove, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(skills.list, (list, { request }) => ({
      ...list,
      skills: withoutItem(list.skills, request.params.id),
    })),
    on(resources.list, (list, { request }) => ({
      ...list,
      resources: list.resources.map(untagging(request.params.id)),
    })),
    on(projects.list, (list, { request }) => ({
      ...list,
      projects: list.projects.map(untagging(request.params.id)),
    })),
    on(assessments.list, (list, { request }) => ({
      ...list,
      assessments: list.assessments.filter(({ skill }) => skill?._id !== request.params.id),
    })),
  ],
  // Only the server knows how much of their time belonged to the skill.
  refetches: [resources.list, projects.list],
  refused: (error) => i18n.t('Failed to delete skill: {reason}', { reason: reasonOf(error) }),
});

/** The source of activities that are entered by hand. */
const byHand = { source: 'manual', sourceId: null, sourceName: null } as const;

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
  effects: (on) => [
    on(skills.list, (list, change) => ({
      ...list,
      skills: changeItem(list.skills, change.request.params.id, (skill) =>
        withLog(skill, hoursActivity(change)),
      ),
    })),
    on(skills.activities, (list, change, cachedRequest) =>
      cachedRequest.params.id === change.request.params.id &&
      wants(cachedRequest, hoursActivity(change).date)
        ? { ...list, activities: withActivity(list.activities, hoursActivity(change)) }
        : list,
    ),
    on(analytics.skillHeatmap, (cells, change) => counted(cells, hoursActivity(change), 1)),
  ],
});

export const addActivity = defineMutation(skills.addActivity, {
  items: ({ params }) => [params.id],
  effects: (on) => [
    on(skills.list, (list, change) => ({
      ...list,
      skills: changeItem(list.skills, change.request.params.id, (skill) =>
        withLog(skill, recordedActivity(change)),
      ),
    })),
    on(skills.activities, (list, change, cachedRequest) =>
      cachedRequest.params.id === change.request.params.id &&
      wants(cachedRequest, recordedActivity(change).date)
        ? { ...list, activities: withActivity(list.activities, recordedActivity(change)) }
        : list,
    ),
    on(analytics.skillHeatmap, (cells, change) => counted(cells, recordedActivity(change), 1)),
  ],
});

type UndoneActivity = Undone & Pick<Activity, 'source' | 'sourceId'>;

/** The minutes that an undone activity takes from a source. */
const minutesLess = ({ source, sourceId, duration }: UndoneActivity, of: ItemSource) =>
  source === of && sourceId ? { id: sourceId, minutes: -(duration ?? 0) } : undefined;

export const removeActivity = defineMutation<typeof skills.removeActivity, UndoneActivity>(
  skills.removeActivity,
  {
    items: ({ params }) => [params.id],
    effects: (on) => [
      on(skills.list, (list, { request: { params }, about }) => ({
        ...list,
        skills: changeItem(list.skills, params.id, (skill) => withoutLogged(skill, about)),
      })),
      on(skills.activities, (list, { request: { params } }, cachedRequest) =>
        cachedRequest.params.id === params.id
          ? { ...list, activities: withoutItem(list.activities, params.activityId) }
          : list,
      ),
      on(resources.list, (list, { about }) => {
        const less = minutesLess(about, 'resource');
        return less
          ? { ...list, resources: withMinutes(list.resources, less.id, less.minutes) }
          : list;
      }),
      on(projects.list, (list, { about }) => {
        const less = minutesLess(about, 'project');
        return less
          ? { ...list, projects: withMinutes(list.projects, less.id, less.minutes) }
          : list;
      }),
      on(analytics.skillHeatmap, (cells, { about }) => counted(cells, about, -1)),
    ],
  },
);
