import { describe, expect, test } from 'vitest';
import { exportSchema } from '#shared/export/model.ts';
import { type ProjectDraft, projectsOf } from './goals.ts';
import { idsOf } from './ids.ts';
import { keepLosses } from './losses.ts';
import { at } from './reading.fixture.ts';

const projectOf = (draft: Partial<ProjectDraft>) => {
  const losses = keepLosses();
  const plain = { key: 'a', name: 'Home', time: undefined, startDate: null, goals: [] };
  const projects = projectsOf(
    { ...plain, ...draft },
    { ...at, skillsFrom: 'project', idOf: idsOf('Test'), losses },
  );
  expect(exportSchema.shape.projects.parse(projects)).toEqual(projects);
  return { project: projects[0], lost: losses.all().map(({ what, why }) => `${what}. ${why}`) };
};

const goals = [{ key: 'g', description: 'Paint' }];

describe('a project', () => {
  test.each<[string, Partial<ProjectDraft>, object, string[]]>([
    [
      'whose first day is known',
      { goals, startDate: '2026-01-02', time: Date.parse('2026-01-02T03:04:05.678Z') },
      {
        status: 'In Progress',
        startDate: '2026-01-02',
        createdAt: '2026-01-02T03:04:05.678Z',
      },
      [],
    ],
    [
      'whose first day is unknown',
      { goals },
      { status: 'Planning', startDate: null, createdAt: '2000-01-01T00:00:00.000Z' },
      [],
    ],
    [
      'whose first day is in the future, or invalid',
      { goals, startDate: '2027-01-01', time: 1e300 },
      { status: 'Planning', startDate: null, createdAt: '2026-11-22T12:00:00.000Z' },
      [],
    ],
    ['without a name', { goals, name: ' ' }, { name: 'Tasks' }, []],
    [
      'with goals that are done',
      {
        goals: [
          { key: 'a', description: 'a', isDone: true, doneOn: '2026-01-02' },
          { key: 'b', description: 'b', isDone: true, doneOn: '2027-01-02' },
          { key: 'c', description: 'c', isDone: true, doneOn: '-5' },
          { key: 'd', description: 'd', isDone: true },
          { key: 'e', description: 'e' },
        ],
      },
      {
        progress: 80,
        goals: [
          { completed: true, completedAt: '2026-01-02' },
          { completed: true, completedAt: null },
          { completed: true, completedAt: null },
          { completed: true, completedAt: null },
          { completed: false, completedAt: null },
        ],
      },
      [
        'Done on 2027-01-02. It can’t be kept: the completion day stays empty.',
        'Done on -5. It can’t be kept: the completion day stays empty.',
        'Day of completion. The file has none: the completion day stays empty.',
      ],
    ],
    [
      'with a text that is too long, and an empty one',
      {
        goals: [
          { key: 'a', description: 'x'.repeat(501) },
          { key: 'b', description: '\u200B' },
        ],
      },
      { goals: [{ description: 'x'.repeat(500) }] },
      ['Task. Only its first 500 characters fit.', 'A task without text. A goal needs text.'],
    ],
  ])('%s', (_, draft, expected, sentences) => {
    const { project, lost } = projectOf(draft);
    expect(project).toMatchObject(expected);
    expect(lost).toEqual(sentences);
  });

  test('without goals is not imported', () => {
    expect(projectOf({}).project).toBeUndefined();
  });
});
