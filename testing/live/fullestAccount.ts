import { ulid } from 'ulid';
import { assessmentKeys } from '#functions/api/assessments/keys.ts';
import { habitKeys } from '#functions/api/habits/keys.ts';
import { skillKeys } from '#functions/api/ledger/keys.ts';
import { projectKeys } from '#functions/api/projects/keys.ts';
import { resourceKeys } from '#functions/api/resources/keys.ts';
import { type Key, keys } from '#functions/table/keys.ts';
import { maxAssessments, type NewAssessment } from '#shared/assessments/model.ts';
import { assessments } from '#shared/assessments/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import type { Day } from '#shared/days/days.ts';
import { addDays } from '#shared/days/days.ts';
import { maxHabits, type NewHabit } from '#shared/habits/model.ts';
import { habits } from '#shared/habits/routes.ts';
import { maxProjects, type NewProject } from '#shared/projects/model.ts';
import { projects } from '#shared/projects/routes.ts';
import { maxResources, type NewResource } from '#shared/resources/model.ts';
import { resources } from '#shared/resources/routes.ts';
import { maxSkills, type NewSkill } from '#shared/skills/model.ts';
import { skills } from '#shared/skills/routes.ts';
import type { Client } from './client.ts';
import { readItem, writeItem, writeItems } from './items.ts';

/** An item of each of these kinds, as a client sends it, and the number of items of each kind. */
export type Filling = {
  readonly skill: NewSkill;
  readonly habit: NewHabit;
  readonly resource: NewResource;
  readonly project: NewProject;
  readonly assessment: Omit<NewAssessment, 'skill' | 'assessmentDate'>;
  readonly counts: {
    readonly skills: number;
    readonly habits: number;
    readonly resources: number;
    readonly projects: number;
    readonly assessments: number;
    readonly activities: number;
  };
};

const words = (characters: number): string =>
  'stone laid upon stone by people on the way '.repeat(200).slice(0, characters).trim();

const entries = (count: number, characters: number) =>
  Array.from({ length: count }, () => ({ description: words(characters) }));

/** As many items of each of these kinds as possible. Their texts together nearly fill an account. */
export const mostOfAll: Filling = {
  skill: { name: 'A skill', category: 'Other', description: words(500) },
  habit: { name: 'A habit', frequency: 'daily', description: words(500) },
  resource: { title: 'A resource', notes: words(420), tags: ['later'] },
  project: { name: 'A project', description: words(500), goals: entries(5, 60) },
  assessment: { confidenceLevel: 3, notes: words(160) },
  counts: {
    skills: maxSkills,
    habits: maxHabits,
    resources: maxResources,
    projects: maxProjects,
    assessments: maxAssessments,
    activities: 1_500,
  },
};

const fewOfEach = {
  skills: 1,
  habits: 1,
  resources: 1,
  projects: 1,
  assessments: 1,
  activities: 1,
};

/** Accounts that are filled with items of one kind, which have long texts. There is one item of each other kind. */
export const accountsWithLongTexts: Readonly<Record<string, Filling>> = {
  projects: {
    ...mostOfAll,
    project: {
      name: 'A project',
      goals: entries(200, 450),
      learningOutcomes: entries(200, 450),
      challenges: entries(100, 450),
    },
    counts: { ...fewOfEach, projects: 28 },
  },
  resources: {
    ...mostOfAll,
    resource: { title: 'A resource', notes: words(5_000), description: words(2_000) },
    counts: { ...fewOfEach, resources: 1_050 },
  },
  assessments: {
    ...mostOfAll,
    assessment: { confidenceLevel: 3, notes: words(5_000), reflections: words(5_000) },
    counts: { ...fewOfEach, assessments: 740 },
  },
};

/** Creates a project in several calls, because a request is limited to 100 KB. */
const createProject = async ({ call }: Pick<Client, 'call'>, body: NewProject): Promise<string> => {
  const { learningOutcomes, challenges, goals, ...rest } = body;
  const { data } = await call(projects.create, { body: rest });
  const params = { id: data.project._id };
  for (const list of [{ goals }, { learningOutcomes }, { challenges }]) {
    if (Object.values(list)[0]) await call(projects.update, { params, body: list });
  }
  return params.id;
};

/**
 * Fills an account. Creates one item of each kind through the API, and writes copies directly to the table. Of all
 * derived data, only COUNTS is updated. Returns the counted bytes.
 */
export const fillAccount = async (
  person: Pick<Client, 'call'> & { readonly user: { readonly _id: string } },
  { skill, habit, resource, project, assessment, counts }: Filling,
  today: Day,
): Promise<number> => {
  const { call } = person;
  const userId = person.user._id;
  const { data } = await call(skills.create, { body: skill });
  const skillId = data.skill._id;
  const made = {
    habits: (await call(habits.create, { body: habit })).data.habit._id,
    resources: (await call(resources.create, { body: { ...resource, relatedSkills: [skillId] } }))
      .data.resource._id,
    projects: await createProject(person, { ...project, relatedSkills: [skillId] }),
    assessments: (await call(assessments.create, { body: { ...assessment, skill: skillId } })).data
      .assessment._id,
    skills: skillId,
  };
  const keyOf = {
    habits: habitKeys.habit,
    resources: resourceKeys.resource,
    projects: projectKeys.project,
    assessments: assessmentKeys.assessment,
    skills: skillKeys.skill,
  };
  let bytes = 0;
  for (const [kind, id] of Object.entries(made) as [keyof typeof made, string][]) {
    const original = (await readItem(keyOf[kind](userId, id))) ?? {};
    const { assessed: _, ...copied } = original;
    const copies = Array.from({ length: counts[kind] - 1 }, (_one, n) => {
      const _id = ulid();
      const assessed = kind === 'assessments' && { assessmentDate: addDays(today, -1 - (n % 900)) };
      return { ...copied, ...assessed, ...keyOf[kind](userId, _id) };
    });
    bytes += counts[kind] * Number(original.bytes);
    await writeItems(copies);
  }
  await writeItems(activitiesOf(userId, skillId, counts.activities, today));
  const { activities: _, ...many } = counts;
  await writeItem({ ...keys.counts(userId), ...many, bytes });
  return bytes;
};

const activitiesOf = (userId: string, skillId: string, count: number, today: Day) =>
  Array.from({ length: count }, (_, n): Key & Record<string, unknown> => {
    const _id = idOn(addDays(today, -(n % 90)), new Date());
    return {
      ...skillKeys.activityOfSkill(userId, skillId, _id),
      skillId,
      type: 'Study',
      time: 60,
      description: words(1_900),
      createdAt: new Date().toISOString(),
    };
  });
