import { assessments } from '#shared/assessments/routes.ts';
import { limits } from '#shared/calls/fields.ts';
import { cards } from '#shared/cards/routes.ts';
import { addDays } from '#shared/days/days.ts';
import { habits } from '#shared/habits/routes.ts';
import { notes } from '#shared/notes/routes.ts';
import { projects } from '#shared/projects/routes.ts';
import { resources } from '#shared/resources/routes.ts';
import { skills } from '#shared/skills/routes.ts';
import { type Person, today } from '#testing/browser/person.ts';
import { daysAgo } from '../pages/tracker.ts';

/** Long texts, but not at the limits. Texts at the limits would make failures hard to read. */
export const longName =
  'What has nothing to do with work and is read a few pages at a time in the evening';
const unbroken = 'Unbroken'.repeat(14);
const longEntry = longName.slice(0, limits.listItem).trim();
const unbrokenEntry = unbroken.slice(0, limits.listItem);
const longText = 'A line that says what it is about.\n'.repeat(12).trim();

/** The ids of items that have their own screens. */
export type FullAccount = {
  readonly skillId: string;
  readonly resourceId: string;
  readonly projectId: string;
};

/** Adds a habit, skills, assessments, resources and projects. Many names and texts are hard to fit. */
export async function fillAccount({ call }: Person): Promise<FullAccount> {
  const addSkill = async (name: string, category: 'Programming Language' | 'Creative') =>
    (await call(skills.create, { body: { name, category, description: longText } })).data.skill._id;
  const skillId = await addSkill('Rust', 'Programming Language');
  const neglected = await addSkill('Piano', 'Creative');
  await addSkill(unbroken, 'Creative');
  for (const [id, ago] of [
    [skillId, 0],
    [skillId, 3],
    [skillId, 30],
    [neglected, 25],
  ] as const) {
    const body = { hours: 1.25, date: daysAgo(ago), notes: longName };
    await call(skills.logHours, { params: { id }, body });
  }

  for (const [skill, ago] of [
    [skillId, 40],
    [skillId, 12],
    [neglected, 20],
  ] as const) {
    await call(assessments.create, {
      body: {
        skill,
        confidenceLevel: ago === 40 ? 1 : 4,
        selfRating: 2,
        assessmentDate: daysAgo(ago),
        nextReviewDate: daysAgo(ago - 15),
        notes: longText,
        reflections: unbroken,
        strengths: ['Patience', longEntry],
        areasForImprovement: ['Making time'],
        blockers: [unbrokenEntry],
      },
    });
  }

  const relatedSkills = [skillId, neglected];
  const parts = [longName, unbroken, 'Third'].map((title, index) => ({
    title,
    minutes: 90,
    url: 'https://example.com/',
    done: index === 1,
  }));
  const resourceIds: string[] = [];
  for (const [title, days, status] of [
    [longName, 12, 'In Progress'],
    [unbroken, -3, 'In Progress'],
    ['Done', 2, 'Completed'],
    ['Later', 40, 'Not Started'],
    ['Soon', 1, 'Not Started'],
    ['Sooner', 0, 'Not Started'],
  ] as const) {
    const { data } = await call(resources.create, {
      body: {
        title,
        status,
        relatedSkills,
        priority: days > 10 ? 'High' : 'Low',
        deadline: addDays(today(), days),
        duration: 400,
        author: longName,
        url: `https://example.com/${unbroken}`,
        tags: ['a', longEntry, unbrokenEntry],
        description: longText,
        ...(days === 12 && { parts, notes: `${longText}\nhttps://example.com/${unbroken}` }),
      },
    });
    resourceIds.push(data.resource._id);
  }
  const [resourceId = ''] = resourceIds;
  for (const note of [longName, unbroken])
    await call(resources.logTime, {
      params: { id: resourceId },
      body: { minutes: 45, skill: skillId, note },
    });

  const entries = [longName, unbroken, 'Third', 'Fourth'].map((description) => ({ description }));
  const ids: string[] = [];
  for (const [name, status] of [
    ['Ray tracer', 'In Progress'],
    [unbroken, 'Completed'],
    [longName, 'Abandoned'],
    ['Held', 'On Hold'],
    ['Planned', 'Planning'],
  ] as const) {
    const { data } = await call(projects.create, {
      body: {
        name,
        status,
        relatedSkills,
        description: longText,
        progress: 40,
        repositoryUrl: `https://example.com/${unbroken}`,
        demoUrl: 'https://example.com/',
        goals: entries.map((entry, index) => ({
          ...entry,
          completed: index === 1,
          dueDate: addDays(today(), index === 0 ? -3 : 30),
        })),
        learningOutcomes: entries,
        challenges: entries,
      },
    });
    ids.push(data.project._id);
  }

  const owners = [
    { area: 'skills', id: skillId },
    { area: 'resources', id: resourceId },
    { area: 'projects', id: ids[0] ?? '' },
  ] as const;
  for (const about of owners) {
    for (const text of [`${longText}\nhttps://example.com/${unbroken}`, unbroken])
      await call(notes.create, { body: { about, text } });
    await call(cards.create, { body: { about, front: longName, back: longText } });
  }
  await call(cards.create, { body: { front: unbroken, back: unbroken } });

  const { data } = await call(habits.create, { body: { name: 'Walk', frequency: 'daily' } });
  const params = { id: data.habit._id };
  await call(habits.toggle, { params, body: { date: today(), completed: true } });
  return { skillId, resourceId, projectId: ids[0] ?? '' };
}
