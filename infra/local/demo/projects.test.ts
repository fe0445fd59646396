import { expect, test } from 'vitest';
import { addDays, monthOf } from '#shared/days/days.ts';
import { goalsTickedThisMonth } from '#shared/projects/listItems.ts';
import { projectStatuses } from '#shared/projects/model.ts';
import { endsBeforeStart, newProject } from '#shared/projects/rules.ts';
import { demoDays } from './days.fixture.ts';
import { demoProjects } from './demoProjects.ts';
import { projectOf } from './projects.ts';

const on = (today: string) => demoProjects.map((demo) => projectOf(demo, today));

test.each(demoDays)('on %s no project ends before it starts', (today) => {
  for (const body of on(today)) expect(endsBeforeStart(newProject, body)).toBe(false);
});

test.each(demoDays)('on %s goals are ticked over many months, and several in this one', (today) => {
  const goals = on(today).flatMap((project) => project.goals);
  expect(goalsTickedThisMonth(goals, today)).toBeGreaterThanOrEqual(4);
  const days = goals.flatMap(({ completed, completedAt }) => {
    expect(completedAt !== null).toBe(completed);
    return completedAt ? [completedAt] : [];
  });
  expect(new Set(days.map(monthOf)).size).toBeGreaterThanOrEqual(8);
  for (const day of days) expect(day <= today).toBe(true);
});

test.each(demoProjects.map((demo) => [demo.name, demo] as const))(
  '%s happened in a possible order',
  (_, demo) => {
    const { status, added, starts = 0, completed, goals = [] } = demo;
    expect(added).toBeGreaterThanOrEqual(-starts);
    expect(completed !== undefined).toBe(status === 'Completed');
    for (const [, ticked] of goals) {
      expect(ticked ?? 0).toBeLessThan(added);
      if (completed !== undefined) expect(ticked).toBeGreaterThanOrEqual(completed);
    }
  },
);

test('the history of the demo projects is relative to today', () => {
  const index = demoProjects.findIndex(({ completed }) => completed !== undefined);
  const { added = 0, completed = 0, goals } = demoProjects[index] ?? {};
  expect(on('2024-03-01')[index]).toMatchObject({
    createdAt: `${addDays('2024-03-01', -added)}T12:00:00.000Z`,
    completionDate: addDays('2024-03-01', -completed),
    goals: goals?.map(([, ticked = 0]) => ({ completedAt: addDays('2024-03-01', -ticked) })),
  });
});

test('the demo has projects of every status, one that is late, more projects than a chart shows, and more list items than a card shows', () => {
  const bodies = on('2026-11-20');
  expect(new Set(bodies.map(({ status }) => status))).toEqual(new Set(projectStatuses));
  expect(bodies.length).toBeGreaterThan(8);
  expect(bodies.some(({ goals }) => goals.length > 3)).toBe(true);
  expect(bodies.some(({ learningOutcomes }) => learningOutcomes.length > 2)).toBe(true);
  const isLate = demoProjects.some(({ status, ends = 0 }) => status === 'In Progress' && ends < 0);
  expect(isLate).toBe(true);
});
