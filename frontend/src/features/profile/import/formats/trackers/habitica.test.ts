import { describe, expect, test } from 'vitest';
import { foundJson, lostIn } from '../reading.fixture.ts';

const at = (local: string): number => Date.parse(`${local}Z`);

/** New York in winter: five hours behind UTC; days begin at 3. */
const preferences = { timezoneOffset: 300, dayStart: 3 };
const inNewYork = (local: string): number => at(local) + 5 * 3_600_000;

const everyDay = { su: true, m: true, t: true, w: true, th: true, f: true, s: true };

const daily = {
  _id: 'd1',
  type: 'daily',
  text: 'Stretch',
  notes: 'Ten *minutes*',
  priority: 1.5,
  tags: ['t1', 'gone'],
  createdAt: '2026-01-01T15:00:00.000Z',
  startDate: '2026-01-01T05:00:00.000Z',
  frequency: 'weekly',
  everyX: 1,
  repeat: everyDay,
  checklist: [{ id: 'c', text: 'Neck', completed: true }],
  reminders: [{ id: 'r', time: '2026-01-01T12:30:00.000Z' }],
  streak: 2,
  history: [] as unknown[],
};

const habit = {
  _id: 'h1',
  type: 'habit',
  text: 'Sweets',
  up: true,
  down: true,
  frequency: 'daily',
  history: [] as unknown[],
};

const fileOf = (tasks: object, more: object = {}) => ({
  auth: { local: { email: 'a@example.com' } },
  tags: [{ id: 't1', name: 'Health' }],
  preferences,
  tasks: { habits: [], dailys: [], todos: [], rewards: [], ...tasks },
  ...more,
});

test('a daily keeps its fields, and its completed days follow the person’s clock', async () => {
  const history = [
    // 1:30 at night still belongs to the day before, because days begin at 3.
    { date: inNewYork('2026-11-19T01:30'), value: 1, isDue: true, completed: true },
    { date: inNewYork('2026-11-19T23:30'), value: 2, isDue: true, completed: true },
    { date: inNewYork('2026-11-20T08:00'), value: 1, isDue: true, completed: false },
    { date: inNewYork('2026-11-21T08:00'), value: 1, isDue: false, completed: false },
    null,
  ];
  const file = await foundJson(fileOf({ dailys: [{ ...daily, history }] }));
  expect(file.format).toBe('Habitica');
  expect(file.document.habits).toMatchObject([
    {
      name: 'Stretch',
      description: 'Ten *minutes*\n\n- Neck',
      difficulty: 'Medium',
      reminderTime: '07:30',
      kind: 'check',
      schedules: [{ from: '2026-01-01', frequency: 'daily' }],
      completed: ['2026-11-18', '2026-11-19'],
      skipped: [],
      createdDay: '2026-01-01',
      createdAt: '2026-01-01T15:00:00.000Z',
    },
  ]);
  expect(lostIn(file)).toEqual(['Stretch: Tags Health. Habits in Cairn have no tags.']);
});

describe('how often a daily is due', () => {
  test.each<[string, object, object, string | undefined]>([
    ['every day', { frequency: 'daily' }, { frequency: 'daily' }, undefined],
    [
      'every 3 days',
      { frequency: 'daily', everyX: 3 },
      { frequency: 'every-n-days', frequencyCount: 3 },
      undefined,
    ],
    [
      'Monday to Friday',
      { repeat: { ...everyDay, su: false, s: false } },
      { frequency: 'weekdays' },
      undefined,
    ],
    [
      'Tuesday and Thursday',
      { repeat: { t: true, th: true } },
      { frequency: 'days', frequencyDays: [2, 4] },
      undefined,
    ],
    ['no day of the week', { repeat: {} }, { frequency: 'daily' }, 'on no day of the week'],
    [
      'a day every 2 weeks',
      { everyX: 2, repeat: { m: true } },
      { frequency: 'every-n-days', frequencyCount: 14 },
      '1 day every 2 weeks',
    ],
    [
      'days of the month',
      { frequency: 'monthly', daysOfMonth: [1, 15] },
      { frequency: 'per-month', frequencyCount: 2 },
      'on certain days of the month',
    ],
    [
      'every year',
      { frequency: 'yearly' },
      { frequency: 'every-n-days', frequencyCount: 365 },
      undefined,
    ],
    ['never', { frequency: 'daily', everyX: 0 }, { frequency: 'daily' }, 'never'],
  ])('%s', async (_, told, schedule, words) => {
    const file = await foundJson(fileOf({ dailys: [{ ...daily, tags: [], ...told }] }));
    expect(file.document.habits[0]?.schedules).toEqual([{ from: '2026-01-01', ...schedule }]);
    expect(file.lost.map(({ what }) => what)).toEqual(words ? [`Frequency: ${words}`] : []);
  });
});

test('up to four reminders are kept, each once, in the order of their times', async () => {
  const hours = ['17', '12', '23', '12', '22'].map((hour) => ({
    time: at(`2026-01-01T${hour}:30`),
  }));
  const found = async (reminders: readonly object[]) =>
    foundJson(fileOf({ dailys: [{ ...daily, tags: [], reminders }] }));
  const kept = { reminderTime: '07:30', reminderTimes: ['07:30', '12:30', '17:30', '18:30'] };
  const four = await found(hours);
  expect(four.document.habits).toMatchObject([kept]);
  expect(lostIn(four)).toEqual([]);
  const five = await found([...hours, { time: at('2026-01-02T04:30') }]);
  expect(five.document.habits).toMatchObject([kept]);
  expect(lostIn(five)).toEqual([
    'Stretch: 1 further reminder. Habits in Cairn have at most 4 reminders.',
  ]);
});

test('Habitica’s averages of old days are lost, and listed', async () => {
  const history = [
    { date: at('2025-01-01T12:00'), value: 3.5 },
    { date: at('2026-02-01T12:00'), value: 5.2 },
    { date: at('2026-11-20T18:00'), value: 6, isDue: true, completed: true },
  ];
  const file = await foundJson(fileOf({ dailys: [{ ...daily, tags: [], history }] }));
  expect(file.document.habits[0]?.completed).toEqual(['2026-11-20']);
  expect(lostIn(file)).toEqual([
    'Stretch: 2 summaries of old days. Habitica keeps single days only for the last few weeks, and averages for earlier months and years.',
  ]);
});

test('days of a file from before 2018 are read from the change of the value', async () => {
  const history = [
    { date: at('2016-06-01T18:00'), value: 1 },
    { date: at('2016-06-02T18:00'), value: 0.2 },
    { date: at('2016-06-03T18:00'), value: 1.1 },
  ];
  const dailys = [{ ...daily, tags: [], startDate: undefined, createdAt: undefined, history }];
  const plus = { ...habit, down: false, history };
  const { document, lost } = await foundJson(fileOf({ dailys, habits: [plus] }));
  expect(document.habits).toMatchObject([
    {
      amounts: [
        { date: '2016-06-01', amount: 1 },
        { date: '2016-06-03', amount: 1 },
      ],
    },
    { completed: ['2016-06-01', '2016-06-03'] },
  ]);
  expect(lost).toEqual([]);
});

test('a habit with plus and minus becomes two habits with amounts', async () => {
  const history = [
    { date: at('2026-11-18T18:00'), value: 1, scoredUp: 2, scoredDown: 1 },
    { date: at('2026-11-19T18:00'), value: 0, scoredUp: 0, scoredDown: 3 },
  ];
  const { document, lost } = await foundJson(
    fileOf({ habits: [{ ...habit, tags: ['t1'], history }] }),
  );
  expect(lost.map(({ record, what }) => [record, what])).toEqual([['Sweets', 'Tags Health']]);
  expect(document.habits).toMatchObject([
    {
      name: 'Sweets (+)',
      unit: 'times',
      difficulty: 'Easy',
      targets: [{ from: '2026-11-18', target: 1, direction: 'at-least' }],
      amounts: [{ date: '2026-11-18', amount: 2 }],
      completed: ['2026-11-18'],
    },
    {
      name: 'Sweets (−)',
      targets: [{ from: '2026-11-18', target: 0, direction: 'at-most', quiet: true }],
      amounts: [
        { date: '2026-11-18', amount: 1 },
        { date: '2026-11-19', amount: 3 },
      ],
      completed: [],
    },
  ]);
  expect(new Set(document.habits.map(({ _id }) => _id)).size).toBe(2);
});

test('a habit with only plus or minus keeps its name', async () => {
  const { document } = await foundJson(
    fileOf({
      habits: [
        { ...habit, up: false, frequency: 'weekly' },
        { ...habit, _id: 'h2', down: false },
      ],
    }),
  );
  expect(document.habits).toMatchObject([
    {
      name: 'Sweets',
      targets: [{ target: 0, direction: 'at-most', targetPer: 'week', quiet: true }],
      schedules: [{ frequency: 'weekly' }],
    },
    { name: 'Sweets', targets: [{ target: 1, direction: 'at-least' }] },
  ]);
});

test('a minus habit begins after the averaged days, because the file lacks the single days among them', async () => {
  const createdAt = '2025-01-01T15:00:00.000Z';
  const press = { date: at('2026-11-18T18:00'), value: 1, scoredUp: 0, scoredDown: 1 };
  const summary = { date: at('2025-03-31T18:00'), value: 0.5 };
  const minus = { ...habit, up: false, createdAt };
  const firstDays = async (history: unknown[]) => {
    const { document } = await foundJson(fileOf({ habits: [{ ...minus, history }] }));
    return document.habits.map(({ createdDay }) => createdDay);
  };
  expect(await firstDays([press])).toEqual(['2025-01-01']);
  expect(await firstDays([summary, press])).toEqual(['2026-11-18']);
});

test('to-dos and their checklists become goals of a project; rewards are lost', async () => {
  const todos = [
    {
      _id: 'a',
      text: 'File taxes',
      notes: 'before May',
      completed: true,
      createdAt: '2026-02-01T12:00:00.000Z',
      dateCompleted: '2026-03-01T02:00:00.000Z',
      checklist: [{ id: 'x', text: 'Find forms', completed: false }],
    },
    {
      _id: 'b',
      text: 'Paint',
      completed: false,
      createdAt: '2026-01-15T12:00:00.000Z',
      updatedAt: '2026-01-20T12:00:00.000Z',
      date: '2026-12-01T12:00:00.000Z',
      checklist: [{ id: 'y', text: 'Buy paint', completed: true }],
    },
  ];
  const file = await foundJson(fileOf({ todos, rewards: [{ text: 'Cake', value: 20 }] }));
  expect(file.document.projects).toMatchObject([
    {
      name: 'Habitica to-dos',
      status: 'In Progress',
      progress: 75,
      progressFromGoals: false,
      startDate: '2026-01-15',
      createdAt: '2026-01-15T12:00:00.000Z',
      goals: [
        { description: 'File taxes: before May', completed: true, completedAt: '2026-02-28' },
        { description: 'File taxes › Find forms', completed: true, completedAt: '2026-02-28' },
        { description: 'Paint', completed: false, completedAt: null, dueDate: '2026-12-01' },
        { description: 'Paint › Buy paint', completed: true, completedAt: null },
      ],
    },
  ]);
  expect(lostIn(file)).toEqual([
    'Cake: Reward. Cairn has no rewards.',
    'Paint › Buy paint: Day of completion. The file has none: the completion day stays empty.',
    'Cake: value: 20. Cairn has no field for this.',
  ]);
});

test('fields of the wrong type count as missing', async () => {
  const broken = {
    text: 'X',
    history: 'none',
    repeat: 7,
    tags: [1, null],
    everyX: '2',
    checklist: {},
  };
  const { document } = await foundJson({
    tasks: { dailys: [broken, 5, null] },
    preferences: [],
    tags: 7,
  });
  expect(document.habits).toMatchObject([{ name: 'X', completed: [] }]);
});
