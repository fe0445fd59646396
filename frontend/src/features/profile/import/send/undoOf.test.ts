import { describe, expect, test } from 'vitest';
import type { Export } from '#shared/export/model.ts';
import {
  accountOf,
  activityOf,
  assessmentOf,
  cardOf,
  foundOf,
  habitOf,
  idOf,
  noteOf,
  resourceOf,
  skillOf,
} from '../import.fixture.ts';
import { type Counts, countWords } from '../plan/counts.ts';
import { countsOf, planOf } from '../plan/plan.ts';
import { rowsOf } from '../plan/rows.ts';
import { arrivedOf, wholeOf } from './arrivedOf.ts';
import { begun, type ImportJob, type Progress } from './importJob.ts';
import { stepsOf } from './stepsOf.ts';
import { undoOf } from './undoOf.ts';

const settingsBefore = { dayStartsAt: 0, weekStartsOn: 0 } as const;
const range = (count: number) => Array.from({ length: count }, (_, n) => n);

/** Returns a finished import of a file with the default choices, and what its preview said. */
const jobOf = (
  document: Partial<Export>,
  existing: Partial<Export> = {},
  done: Partial<Progress> = {},
) => {
  const here = accountOf(existing);
  const found = foundOf(document);
  const choices = new Map(rowsOf(found, here).map(({ key, byDefault }) => [key, byDefault]));
  const plan = planOf({ found, existing: here, choices, importId: idOf(0) });
  const job: ImportJob = {
    id: idOf(0),
    format: 'Cairn',
    steps: stepsOf(plan),
    settingsBefore,
  };
  const progress: Progress = { ...begun, stage: 'imported', done: job.steps.length, ...done };
  return { job, progress, announced: countsOf(plan) };
};

const callsOf = (...args: Parameters<typeof jobOf>) => {
  const { job, progress } = jobOf(...args);
  return undoOf(job, progress).map(({ route, request }) => ({ route, ...request }));
};

describe('an undo', () => {
  test('of 2,000 resources takes 20 calls, newest first', () => {
    const resources = range(2_000).map((n) => resourceOf(n, `Book ${n}`));
    const calls = callsOf({ resources });
    expect(calls).toHaveLength(20);
    expect(new Set(calls.map(({ route }) => route))).toEqual(
      new Set(['POST /api/resources/import/undo']),
    );
    const ids = calls.map(({ body }) => (body as { ids: string[] }).ids);
    expect(ids[0]).toEqual(range(100).map((n) => idOf(1_900 + n)));
    expect(ids.flat().toSorted()).toEqual(resources.map(({ _id }) => _id));
  });

  test('removes activities from an existing skill, and deletes new skills and habits one by one', () => {
    const activities = range(130).map((n) => activityOf(100 + n, 2, '2026-01-02'));
    const skills = [skillOf(2, 'Rust'), skillOf(3, 'Go')];
    const here = { skills: [skillOf(9, 'rust')] };
    const assessments = [assessmentOf(7, 2), assessmentOf(6, 3), assessmentOf(5, 2)];
    const calls = callsOf({ habits: [habitOf(1, 'Read')], skills, activities, assessments }, here);
    const at = { params: { id: idOf(9) } };
    const route = 'POST /api/skills/{id}/activities/import/undo';
    expect(calls).toEqual([
      { route: 'POST /api/assessments/import/undo', body: { ids: [idOf(5), idOf(7)] } },
      { route, ...at, body: { ids: activities.slice(0, 100).map(({ _id }) => _id) } },
      { route, ...at, body: { ids: activities.slice(100).map(({ _id }) => _id) } },
      { route: 'DELETE /api/skills/{id}', params: { id: idOf(3) } },
      { route: 'DELETE /api/habits/{id}', params: { id: idOf(1) } },
    ]);
  });

  test('deletes takeaways, then notes, then what they are about', () => {
    const document = {
      resources: [resourceOf(1, 'The Book')],
      notes: [noteOf(2, 'resources', 1)],
      cards: [cardOf(3, 'a', { note: idOf(2) })],
    };
    expect(callsOf(document)).toEqual([
      { route: 'POST /api/cards/import/undo', body: { ids: [idOf(3)] } },
      { route: 'POST /api/notes/import/undo', body: { ids: [idOf(2)] } },
      { route: 'POST /api/resources/import/undo', body: { ids: [idOf(1)] } },
    ]);
  });

  test('removes activities without a skill with a separate call', () => {
    const activities = [{ ...activityOf(1, 2, '2026-01-02'), skill: null }];
    expect(callsOf({ activities })).toEqual([
      { route: 'POST /api/skills/unassigned/activities/import/undo', body: { ids: [idOf(1)] } },
    ]);
  });

  test('empties the days away', () => {
    const document = { habits: [habitOf(1, 'Read')], away: [{ from: '2026-01-05' }] };
    expect(callsOf(document)).toEqual([
      { route: 'PUT /api/users/away', body: { away: [] } },
      { route: 'DELETE /api/habits/{id}', params: { id: idOf(1) } },
    ]);
  });

  test('leaves out a record, days and a vacation that the server refused', () => {
    const resources = [resourceOf(1, 'One'), resourceOf(2, 'Two')];
    expect(callsOf({ resources }, {}, { refusedIds: [idOf(1)] })).toMatchObject([
      { body: { ids: [idOf(2)] } },
    ]);
    const days = { habits: [habitOf(1, 'Read', { completed: ['2026-01-02'] })] };
    const here = { habits: [habitOf(9, 'Read')] };
    expect(callsOf(days, here)).toMatchObject([{ body: { clear: ['2026-01-02'] } }]);
    expect(callsOf(days, here, { refusedSteps: [0] })).toEqual([]);
    const vacations = [{ from: '2026-01-05', to: '2026-01-07' }];
    expect(callsOf({ vacations }, {}, { refusedSteps: [0] })).toEqual([]);
  });
});

describe('the count of accepted records', () => {
  const document = {
    habits: [
      habitOf(1, 'Read', {
        completed: ['2025-12-31', '2026-01-01', '2026-01-02'],
        notes: [{ date: '2026-01-02', text: 'Twice in the calls, one day' }],
      }),
      habitOf(2, 'Run', { completed: ['2026-01-02'] }),
    ],
    skills: [skillOf(3, 'Rust')],
    activities: [activityOf(4, 3, '2026-01-02')],
    resources: range(5).map((n) => resourceOf(10 + n, `Book ${n}`)),
    assessments: [assessmentOf(5, 3)],
    notes: [noteOf(6, 'skills', 3), noteOf(7, 'resources', 10)],
    cards: [cardOf(8, 'a')],
    vacations: [{ from: '2026-01-05', to: '2026-01-07' }],
  };
  const wordsOf = (progress: Partial<Progress>): string => {
    const { job, progress: whole } = jobOf(document, {}, progress);
    return countWords(arrivedOf(job, whole));
  };
  const stepTo = (route: string) =>
    jobOf(document).job.steps.findIndex((step) => step.route === route);

  test('equals the preview’s count if nothing was refused', () => {
    const { job, announced } = jobOf(document);
    expect(wholeOf(job)).toEqual(announced);
    expect(wordsOf({})).toBe(
      '2 habits, 4 days, 1 skill, 1 activity, 5 resources, 1 assessment, 2 notes, 1 takeaway, 1 vacation',
    );
  });

  // biome-ignore format: one line a case
  test.each<[string, Partial<Progress>, Partial<Counts>]>([
    ['no record that was not sent yet', { done: 0 }, { habits: 0, days: 0, resources: 0, vacations: 0 }],
    ['no record that was refused', { refusedIds: [idOf(10), idOf(14)] }, { resources: 3 }],
    ['no days of a habit that was refused', { refusedIds: [idOf(1)] }, { habits: 1, days: 1 }],
    ['no activities of a skill that was refused', { refusedIds: [idOf(3), idOf(5)] }, { skills: 0, activities: 0, assessments: 0 }],
    ['records that got another id', { renamed: { [idOf(10)]: idOf(99) } }, { resources: 5 }],
    ['no record that was refused under its new id', { renamed: { [idOf(10)]: idOf(99) }, refusedIds: [idOf(99)] }, { resources: 4 }],
    ['no days that were refused', { refusedSteps: [stepTo('PUT /api/habits/{id}/years/{year}')] }, { habits: 2, days: 3 }],
    ['no note that was refused', { refusedIds: [idOf(7)] }, { notes: 1, days: 4 }],
    ['no vacation that was refused', { refusedSteps: [stepTo('PUT /api/users/vacations/{from}')] }, { vacations: 0 }],
  ])('has %s', (_, progress, expected) => {
    const { job, progress: whole } = jobOf(document, {}, progress);
    expect(arrivedOf(job, whole)).toMatchObject(expected);
  });
});
