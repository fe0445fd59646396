import { expect, test } from 'vitest';
import {
  priorities,
  resourceBodies,
  resourceStatuses,
  resources,
  resourceTypes,
} from '#shared/contract/resources.ts';
import { skills } from '#shared/contract/skills.ts';
import { isDay } from '#shared/rules/days.ts';
import type { Call } from '../call.ts';
import { demoResources, seedResources } from './resources.ts';
import { demoSkills } from './skills.ts';

const skillsThere = demoSkills.map(({ skill }, n) => ({
  _id: `01JZ${String(n).padStart(22, '0')}`,
  name: skill.name,
}));
const rust = skillsThere.find(({ name }) => name === 'Rust')?._id;

/** What is sent to the API on a day, of an account that has the skills made before. */
const sentOn = async (today: string) => {
  const bodies: Record<string, unknown>[] = [];
  const call = (async (route: unknown, { body }: { body: Record<string, unknown> }) => {
    if (route === skills.list) return { data: { skills: skillsThere } };
    expect(route).toBe(resources.create);
    bodies.push(body);
    return { data: {} };
  }) as Call;
  await seedResources(call, today);
  return bodies;
};

test.each(['2026-11-20', '2024-02-29', '2027-01-01'])(
  'on %s the API takes all of it',
  async (day) => {
    const bodies = await sentOn(day);
    expect(bodies).toHaveLength(demoResources.length);
    for (const body of bodies) expect(resourceBodies.create.parse(body)).toEqual(body);
    const deadlines = bodies.flatMap(({ deadline }) => (deadline ? [String(deadline)] : []));
    expect(deadlines.every(isDay)).toBe(true);
    expect(deadlines).toContain(day);
    expect(deadlines.some((deadline) => deadline < day)).toBe(true);
  },
);

test('it shows every type, status and priority, and skills that are there', async () => {
  const bodies = await sentOn('2026-11-20');
  const shown = (field: string) => new Set(bodies.map((body) => body[field]));
  for (const type of resourceTypes) expect(shown('type')).toContain(type);
  for (const status of resourceStatuses) expect(shown('status')).toContain(status);
  for (const priority of priorities) expect(shown('priority')).toContain(priority);
  expect(bodies[0]?.relatedSkills).toEqual([rust]);
  expect(bodies.at(-1)?.relatedSkills).toEqual([]);
});
