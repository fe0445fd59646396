import { expect, test } from 'vitest';
import { addDays } from '#shared/days/days.ts';
import { priorities, resourceStatuses, resourceTypes } from '#shared/resources/model.ts';
import { demoDays } from './days.fixture.ts';
import { demoResources } from './demoResources.ts';
import { resourceOf } from './resources.ts';

const on = (today: string) => demoResources.map((demo) => resourceOf(demo, today));

test.each(demoDays)(
  'on %s a resource is due, another is overdue, and a completed one has a deadline',
  (today) => {
    const due = on(today).flatMap(({ deadline, status }) =>
      deadline && status === 'In Progress' ? [deadline] : [],
    );
    expect(due).toContain(today);
    expect(due.some((deadline) => deadline < today)).toBe(true);
    expect(on(today).some(({ deadline, status }) => deadline && status === 'Completed')).toBe(true);
  },
);

test.each(demoResources.map((demo) => [demo.title, demo] as const))(
  '%s was added, started and completed in that order, and has the matching status',
  (_, demo) => {
    const { added, started = -1, completed = -1, status = 'Not Started' } = demo;
    expect(added).toBeGreaterThanOrEqual(started);
    expect(started).toBeGreaterThanOrEqual(completed);
    expect(started >= 0).toBe(status !== 'Not Started');
    expect(completed >= 0).toBe(status === 'Completed');
  },
);

test('the history of the demo resources is relative to today', () => {
  const demo = demoResources.find(({ status }) => status === 'Completed');
  if (demo?.started === undefined || demo.completed === undefined) throw new Error('None');
  expect(resourceOf(demo, '2024-03-01')).toMatchObject({
    createdAt: `${addDays('2024-03-01', -demo.added)}T12:00:00.000Z`,
    startDate: addDays('2024-03-01', -demo.started),
    completionDate: addDays('2024-03-01', -demo.completed),
  });
});

test('the demo has resources of every type, status and priority', () => {
  const bodies = on('2026-11-20');
  expect(new Set(bodies.map(({ type }) => type))).toEqual(new Set(resourceTypes));
  const shown = (field: 'status' | 'priority') => new Set(bodies.map((body) => body[field]));
  for (const status of resourceStatuses) expect(shown('status')).toContain(status);
  for (const priority of priorities) expect(shown('priority')).toContain(priority);
});
