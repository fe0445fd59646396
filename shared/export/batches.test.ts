import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { maxBodyBytes } from '../calls/errors.ts';
import { routeKey } from '../calls/route.ts';
import { addDays, lastDays } from '../days/days.ts';
import { batchesOf } from './batches.ts';
import { type Export, emptyLists, type ListName } from './model.ts';

const instant = '2025-01-01T08:00:00.000Z';
const moments = { createdAt: instant, updatedAt: instant };
const day = '2025-01-01';

const skill = (): Export['skills'][number] => ({
  _id: ulid(),
  name: 'Go',
  category: 'Other',
  description: '',
  color: '#2196f3',
  levels: {},
  ...{
    targetHours: 20,
    targetLevel: 5,
    targetDate: null,
    initialTime: 0,
    createdDay: day,
    ...moments,
  },
});
const activity = (skill: string | null, description = ''): Export['activities'][number] => ({
  _id: ulid(),
  skill,
  type: 'Hours',
  date: day,
  hours: 1,
  duration: null,
  description,
  source: 'manual',
  sourceId: null,
  sourceName: null,
  page: null,
  pageBefore: null,
  createdAt: instant,
});
const habit = (more: Partial<Export['habits'][number]> = {}): Export['habits'][number] => ({
  _id: ulid(),
  name: 'Run',
  description: '',
  category: 'Other',
  difficulty: 'Easy',
  targetDays: 30,
  reminderTime: null,
  color: '#4caf50',
  timeOfDay: 'any',
  position: null,
  reminderTimes: [],
  remind: 'open',
  group: '',
  kind: 'check',
  unit: null,
  schedules: [{ from: day, frequency: 'daily' }],
  targets: [],
  counting: [],
  pauses: [],
  endsOn: null,
  archivedOn: null,
  createdDay: day,
  ...moments,
  completed: [],
  skipped: [],
  amounts: [],
  notes: [],
  ...more,
});
const project = (goals: Export['projects'][number]['goals']): Export['projects'][number] => ({
  _id: ulid(),
  name: 'A shed',
  description: '',
  status: 'Planning',
  progress: 0,
  progressFromGoals: false,
  startDate: null,
  endDate: null,
  repositoryUrl: null,
  demoUrl: null,
  relatedSkills: [],
  goals,
  learningOutcomes: [],
  challenges: [],
  progressBefore: null,
  completionDate: null,
  ...moments,
});
const goal = (description: string) => ({
  _id: ulid(),
  description,
  completed: false,
  completedAt: null,
  dueDate: null,
});

const callsOf = (document: Partial<Pick<Export, ListName>>) =>
  batchesOf({ ...emptyLists, ...document }).map(({ route, request }) => ({
    key: routeKey(route),
    params: request.params,
    body: request.body as Record<string, never[]>,
  }));
const bytesOf = (body: unknown) => Buffer.byteLength(JSON.stringify(body));
const range = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

describe('the calls of an import', () => {
  test('are none for an empty export', () => {
    expect(callsOf({})).toEqual([]);
  });

  test('send a record after the records that it refers to', () => {
    const one = skill();
    const document = {
      skills: [one],
      activities: [activity(one._id), activity(null)],
      habits: [habit({ completed: [day] })],
      vacations: [{ from: day }, { from: '2025-02-01', to: '2025-02-03' }],
      away: [{ from: '2024-01-01', to: '2024-02-01' }, { from: day }],
      projects: [project([])],
    };
    expect(callsOf(document).map(({ key }) => key)).toEqual([
      'POST /api/habits/import',
      'PUT /api/habits/{id}/years/{year}',
      'PUT /api/users/vacations/{from}',
      'PUT /api/users/vacations/{from}',
      'PUT /api/users/away',
      'POST /api/skills/import',
      'POST /api/projects/import',
      'POST /api/skills/{id}/activities/import',
      'POST /api/skills/unassigned/activities/import',
    ]);
    expect(
      callsOf(document)
        .slice(2, 5)
        .map(({ params, body }) => [params, body]),
    ).toEqual([
      [{ from: day }, { to: null }],
      [{ from: '2025-02-01' }, { to: '2025-02-03' }],
      [undefined, { away: document.away }],
    ]);
  });

  test('send all records in order, at most a hundred in a call', () => {
    const many = range(250, skill);
    const calls = callsOf({ skills: many });
    expect(calls.map(({ body }) => body.skills?.length)).toEqual([100, 100, 50]);
    expect(calls.flatMap(({ body }) => body.skills)).toEqual(many);
  });

  test('have no body that is too large for the API, however long the texts are', () => {
    const one = skill();
    const long = '—'.repeat(2_000);
    const notes = lastDays(365, '2025-12-31').map((date) => ({ date, text: '—'.repeat(500) }));
    const goals = range(200, () => goal('—'.repeat(500)));
    const calls = callsOf({
      skills: range(60, () => ({ ...skill(), description: long })),
      activities: range(120, () => activity(one._id, long)),
      habits: range(60, () => habit({ description: long, notes })),
      projects: [project(goals), project([])],
    });
    expect(Math.max(...calls.map(({ body }) => bytesOf(body)))).toBeLessThanOrEqual(maxBodyBytes);
    const lists = calls.filter(({ key }) => key === 'POST /api/projects/{id}/lists/import');
    expect(lists.length).toBeGreaterThan(2);
    expect(lists.flatMap(({ body }) => body.goals)).toEqual(goals);
    const years = calls.filter(({ params }) => params && 'year' in params);
    expect(years.flatMap(({ body }) => body.notes)).toHaveLength(60 * 365);
  });

  test('send the activities of each skill separately', () => {
    const [one, other] = [ulid(), ulid()];
    const activities = [activity(one), activity(other), activity(one)];
    expect(
      callsOf({ activities }).map(({ params, body }) => [params?.id, body.activities]),
    ).toEqual([
      [one, [activities[0], activities[2]]],
      [other, [activities[1]]],
    ]);
  });

  test('send days by year; for an amount habit, the amounts decide the completed days', () => {
    const days = { completed: ['2024-12-31', day], skipped: ['2025-01-02'] };
    const amounts = [{ date: day, amount: 8 }];
    const notes = [{ date: addDays(day, -1), text: 'Rain' }];
    const settings = (more: Partial<Export['habits'][number]>) =>
      callsOf({ habits: [habit({ ...days, notes, ...more })] })
        .slice(1)
        .map(({ params, body }) => [params?.year, body]);
    expect(settings({})).toEqual([
      ['2024', { completed: ['2024-12-31'], skipped: [], amounts: [] }],
      ['2024', { notes: [{ date: '2024-12-31', note: 'Rain' }] }],
      ['2025', { completed: [day], skipped: ['2025-01-02'], amounts: [] }],
    ]);
    expect(settings({ kind: 'amount', amounts })).toEqual([
      ['2024', { notes: [{ date: '2024-12-31', note: 'Rain' }] }],
      ['2025', { completed: [], skipped: ['2025-01-02'], amounts }],
    ]);
  });

  test('send notes after all items that they can be about, then assessments and takeaways', () => {
    const one = skill();
    const about = { area: 'skills', id: one._id } as const;
    const day = '2025-01-01';
    const note = { _id: ulid(), about, date: day, text: 'A', place: null, url: null, ...moments };
    const facts = { front: 'a', back: 'b', suspended: false, reviews: [] };
    const card = { _id: ulid(), about, note: note._id, ...facts, ...moments };
    const document = {
      cards: [card],
      assessments: [{ skill: one, evidence: [{ area: 'notes', id: note._id }] }] as never,
      notes: [note],
      skills: [one],
      projects: [project([])],
    };
    expect(callsOf(document).map(({ key }) => key)).toEqual([
      'POST /api/skills/import',
      'POST /api/projects/import',
      'POST /api/notes/import',
      'POST /api/assessments/import',
      'POST /api/cards/import',
    ]);
  });

  test('leave out an assessment whose skill is being deleted', () => {
    expect(callsOf({ assessments: [{ skill: null }] as Export['assessments'] })).toEqual([]);
  });
});
