import { expect, test } from 'vitest';
import { projectBodies, projectStatuses } from '#shared/contract/projects.ts';
import { endsBeforeStart, newProject } from '#shared/rules/projects.ts';
import { demoProjects, projectOf } from './projects.ts';
import { demoSkills } from './skills.ts';

const names = demoSkills.map(({ skill }) => skill.name);
const idOf = (name: string) => `01JZ${String(names.indexOf(name)).padStart(22, '0')}`;
const on = (today: string) =>
  demoProjects.map((demo) => projectOf(demo, today, (used) => used.map(idOf)));

test.each(['2026-11-20', '2024-02-29', '2027-01-01'])('on %s the API takes all of it', (today) => {
  for (const body of on(today)) {
    expect(projectBodies.create.parse(body)).toEqual(body);
    expect(endsBeforeStart(newProject, body)).toBe(false);
    if (body.status === 'Completed') expect(body.startDate && body.startDate < today).toBe(true);
  }
});

test('it uses skills that are made before', () => {
  for (const { uses = [] } of demoProjects) for (const name of uses) expect(names).toContain(name);
});

test('it shows every status, and more goals and outcomes than a card does', () => {
  const bodies = on('2026-11-20');
  expect(new Set(bodies.map(({ status }) => status))).toEqual(new Set(projectStatuses));
  expect(bodies.some(({ goals = [] }) => goals.length > 3)).toBe(true);
  expect(bodies.some(({ learningOutcomes = [] }) => learningOutcomes.length > 2)).toBe(true);
  expect(bodies[0]).toMatchObject({ startDate: '2026-09-06', relatedSkills: [idOf('Rust')] });
  const ticks = bodies[1]?.goals?.map(({ completed }) => completed);
  expect(ticks).toEqual([true, true, true, false, false, false]);
});
