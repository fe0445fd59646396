import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type Export, emptyLists, exportVersion } from '#shared/export/model.ts';
import { zipOf } from '../../../export/zipOf.ts';
import { found, foundJson, lostIn } from '../reading.fixture.ts';

const instants = { createdAt: '2026-01-01T12:00:00.000Z', updatedAt: '2026-01-02T12:00:00.000Z' };
const skillId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const idOf = (n: number) => `01ARZ3NDEKTSV4RRFFQ69G5F${String(n).padStart(2, '0')}`;

const habit: Export['habits'][number] = {
  _id: idOf(1),
  name: 'Drink',
  description: '=1+1',
  category: 'Physical',
  difficulty: 'Easy',
  targetDays: 66,
  reminderTime: '07:30',
  reminderTimes: ['07:30', '21:00'],
  remind: 'last-chance',
  color: '#112233',
  timeOfDay: 'morning',
  group: 'Health',
  position: `z${skillId}`,
  kind: 'amount',
  unit: 'glasses',
  schedules: [
    { from: '2026-01-01', frequency: 'daily' },
    { from: '2026-02-01', frequency: 'days', frequencyDays: [1, 3] },
  ],
  targets: [{ from: '2026-01-01', target: 8, direction: 'at-least' }],
  counting: [{ from: '2026-01-01', skill: skillId, countsAs: { minutesEach: 20 } }],
  pauses: [{ from: '2026-03-01', to: '2026-03-08' }, { from: '2026-05-01' }],
  endsOn: '2026-12-24',
  archivedOn: '2026-06-01',
  createdDay: '2026-01-01',
  completed: ['2026-01-02'],
  skipped: ['2026-01-03'],
  amounts: [
    { date: '2026-01-02', amount: 8.25 },
    { date: '2026-01-03', amount: 2 },
  ],
  notes: [{ date: '2026-01-02', text: 'cold\nwater' }],
  ...instants,
};

const whole: Export = {
  format: 'cairn',
  version: exportVersion,
  exportedAt: '2026-11-22T12:00:00.000Z',
  person: {
    name: 'Ada',
    email: 'ada@example.com',
    timeZone: 'Europe/London',
    dayStartsAt: 3,
    weekStartsOn: 1,
    createdAt: instants.createdAt,
  },
  ...emptyLists,
  habits: [habit],
  vacations: [{ from: '2026-07-01', to: '2026-07-14' }],
  skills: [
    {
      _id: skillId,
      name: 'Rust',
      category: 'Programming Language',
      description: '',
      targetHours: 20,
      targetLevel: 5,
      targetDate: null,
      color: '#2196f3',
      levels: { 2: 'Reads' },
      initialTime: -300,
      createdDay: '2026-01-01',
      ...instants,
    },
  ],
  activities: [
    {
      _id: idOf(2),
      skill: skillId,
      source: 'manual',
      sourceId: null,
      sourceName: null,
      page: null,
      pageBefore: null,
      type: 'Practice',
      date: '2026-01-05',
      hours: 0.75,
      duration: 45,
      description: '',
      createdAt: instants.createdAt,
    },
  ],
  resources: [
    {
      _id: idOf(3),
      title: 'The Book',
      type: 'Book',
      priority: 'High',
      status: 'Completed',
      progress: 100,
      progressBefore: 60,
      pages: 200,
      page: 120,
      parts: [],
      readings: [{ _id: idOf(30), startDate: null, completionDate: '2025-02-03' }],
      duration: 90,
      url: 'https://example.com/',
      author: 'A',
      description: '',
      notes: '',
      tags: ['x'],
      relatedSkills: [{ _id: skillId, name: 'Rust' }],
      deadline: '2027-01-01',
      position: `z${idOf(3)}V`,
      startDate: '2026-01-02',
      completionDate: '2026-02-03',
      ...instants,
    },
  ],
  projects: [
    {
      _id: idOf(4),
      name: 'Parser',
      description: '',
      status: 'In Progress',
      progress: 50,
      progressFromGoals: true,
      progressBefore: null,
      startDate: '2026-01-02',
      endDate: '2027-01-01',
      completionDate: null,
      repositoryUrl: null,
      demoUrl: null,
      relatedSkills: [],
      goals: [
        {
          _id: idOf(5),
          description: 'a',
          completed: true,
          completedAt: '2026-01-03',
          dueDate: '2026-01-05',
        },
        { _id: idOf(6), description: 'b', completed: false, completedAt: null, dueDate: null },
      ],
      learningOutcomes: [{ _id: idOf(7), description: 'c', createdOn: '2026-01-03' }],
      challenges: [{ _id: idOf(8), description: 'd', createdOn: null, solvedOn: '2026-01-04' }],
      ...instants,
    },
  ],
  assessments: [
    {
      _id: idOf(9),
      skill: { _id: skillId, name: 'Rust', category: 'Programming Language' },
      assessmentDate: '2026-01-05',
      confidenceLevel: 3,
      selfRating: 4,
      notes: '',
      reflections: '',
      strengths: ['s'],
      areasForImprovement: [],
      blockers: [],
      nextReviewDate: '2027-01-01',
      evidence: [{ area: 'resources', id: idOf(3), name: 'The Book' }],
      ...instants,
    },
  ],
  notes: [
    {
      _id: idOf(40),
      about: { area: 'resources', id: idOf(3) },
      date: '2026-01-05',
      text: 'One\n\ntwo',
      place: 'p. 112',
      url: 'https://example.com/',
      ...instants,
    },
  ],
  cards: [
    {
      _id: idOf(41),
      about: { area: 'skills', id: skillId },
      note: idOf(40),
      front: 'a\nb',
      back: '<b>c</b>',
      suspended: true,
      reviews: [
        { _id: idOf(42), date: '2026-01-02', rating: 1 },
        { _id: idOf(43), date: '2026-01-05', rating: 4 },
      ],
      ...instants,
    },
  ],
};

describe('an export is read as it was written', () => {
  const { format: _, version: __, exportedAt: ___, ...document } = whole;
  test.each([
    ['as the zip', zipOf(whole, '2026-11-22')],
    ['as cairn.json alone', unzipSync(zipOf(whole, '2026-11-22'))['cairn.json'] ?? ''],
  ])('%s', async (_, file) => {
    expect(await found(file)).toEqual({ format: 'Cairn', document, lost: [] });
  });
});

test('the fields targetPer and quiet of targets are kept, and targets of older exports have neither', async () => {
  const habits: Export['habits'] = [
    habit,
    {
      ...habit,
      _id: idOf(20),
      schedules: [{ from: '2026-01-01', frequency: 'per-month', frequencyCount: 1 }],
      targets: [{ from: '2026-01-01', target: 120, direction: 'at-least', targetPer: 'month' }],
    },
    {
      ...habit,
      _id: idOf(21),
      targets: [{ from: '2026-01-01', target: 0, direction: 'at-most', quiet: true }],
    },
  ];
  const { document, lost } = await foundJson({ ...whole, habits });
  expect([document.habits, lost]).toEqual([habits, []]);
});

test('fields and lists that an older export lacks get their defaults', async () => {
  const { position, timeOfDay, reminderTimes, remind, endsOn, ...older } = habit;
  const { vacations, activities, notes, cards, ...without } = whole;
  const { document, lost } = await foundJson({ ...without, habits: [older], later: [1] });
  expect(document.habits).toEqual([
    {
      ...habit,
      position: null,
      timeOfDay: 'any',
      reminderTimes: ['07:30'],
      remind: 'open',
      endsOn: null,
    },
  ]);
  const lists = [document.vacations, document.activities, document.notes, document.cards];
  expect(lists).toEqual([[], [], [], []]);
  expect(lost).toEqual([{ record: 'Cairn', what: 'later', why: 'Cairn has no field for this.' }]);
});

test('a resource of an older export has no pages, parts or readings', async () => {
  const [resource] = whole.resources;
  const { pages, page, parts, readings, ...older } = resource ?? {};
  const { document, lost } = await foundJson({ ...whole, resources: [older] });
  const none = { pages: null, page: null, parts: [], readings: [] };
  expect([document.resources, lost]).toEqual([[{ ...older, ...none }], []]);
});

test('a skill of an older export has no levels, and an assessment no evidence', async () => {
  const { levels, ...skill } = whole.skills[0] ?? {};
  const { evidence, ...assessment } = whole.assessments[0] ?? {};
  const older = { ...whole, skills: [skill], assessments: [assessment] };
  const { document, lost } = await foundJson(older);
  expect([document.skills, document.assessments, lost]).toEqual([
    [{ ...skill, levels: {} }],
    [{ ...assessment, evidence: [] }],
    [],
  ]);
});

const part = { _id: idOf(33), title: 'One', minutes: 5, url: 'https://example.com/' };

test('parts and readings are kept', async () => {
  const course = {
    ...whole.resources[0],
    pages: null,
    page: null,
    parts: [{ ...part, done: true, doneOn: '2026-01-03' }],
    readings: [
      { _id: idOf(30), startDate: null, completionDate: '2025-02-03' },
      { _id: idOf(3), startDate: '2026-01-02', completionDate: '2026-02-03' },
    ],
  };
  const { document, lost } = await foundJson({ ...whole, resources: [course] });
  expect([document.resources, lost]).toEqual([[course], []]);
});

test('activities of an export without sources count as entered by hand', async () => {
  const [activity] = whole.activities;
  const { source, sourceId, sourceName, ...older } = activity ?? {};
  const { document, lost } = await foundJson({ ...whole, activities: [older] });
  expect([document.activities, lost]).toEqual([[activity], []]);
});

test('an activity without a skill is kept, with the name of its source', async () => {
  const sourced = { source: 'resource', sourceId: idOf(3), sourceName: 'The Book' };
  const activities = [{ ...whole.activities[0], skill: null, ...sourced }];
  const { document, lost } = await foundJson({ ...whole, activities });
  expect([document.activities, lost]).toEqual([activities, []]);
});

describe('what can’t be imported is left out, and listed:', () => {
  const [skill, activity, assessment, card] = [
    ...[whole.skills[0], whole.activities[0]],
    ...[whole.assessments[0], whole.cards[0]],
  ];
  test.each<[string, object, object, string[]]>([
    [
      'invalid records',
      { skills: [skill, { ...skill, _id: 'x' }, 7, null], activities: [], assessments: [] },
      { skills: [skill] },
      [
        'Rust: 1 skill. Invalid field: _id.',
        ': 1 skill. Invalid record.',
        ': 1 skill. Invalid record.',
      ],
    ],
    [
      'a record with an invalid field',
      {
        habits: [habit, { ...habit, color: 'javascript:1' }],
        resources: [{ ...whole.resources[0], url: 'javascript:alert(1)' }],
        cards: [{ ...card, reviews: [{ _id: idOf(42), date: '2026-01-02', rating: 9 }] }],
      },
      { habits: [habit], resources: [], cards: [] },
      [
        'Drink: 1 habit. Colour must be a colour like #4caf50',
        'The Book: 1 resource. URL must be an address like https://example.com',
        'a: 1 takeaway. Invalid field: reviews.',
      ],
    ],
    [
      'records of a future day, or of a missing skill',
      {
        habits: [{ ...habit, createdDay: '2026-12-01' }],
        activities: [
          { ...activity, skill: idOf(1) },
          { ...activity, date: '2027-01-01' },
        ],
        assessments: [{ ...assessment, skill: null }],
        away: [{ from: 'x' }],
      },
      { habits: [], activities: [], assessments: [], away: [] },
      [
        'Drink: 1 habit. Its day is in the future.',
        `${idOf(2)}: 1 activity. Its skill is not in the file.`,
        `${idOf(2)}: 1 activity. Its day is in the future.`,
        `${idOf(9)}: 1 assessment. Its skill was deleted.`,
        ': Days away. Invalid field: from.',
      ],
    ],
    [
      'days of habits, reviews of takeaways, and days of a resource that are in the future, or before 1970',
      {
        habits: [
          {
            ...habit,
            completed: ['2026-01-02', '2026-11-23', '1969-01-01'],
            skipped: ['2026-12-24'],
            amounts: [{ date: '2026-12-25', amount: 1 }],
            notes: [{ date: '2026-12-26', text: 'a' }],
          },
        ],
        cards: [{ ...card, reviews: [{ _id: idOf(42), date: '2026-11-24', rating: 1 }] }],
        resources: [
          {
            ...whole.resources[0],
            pages: null,
            page: null,
            parts: [{ ...part, done: true, doneOn: '2026-11-25' }],
            readings: [{ _id: idOf(44), startDate: '2026-01-02', completionDate: '2026-11-26' }],
          },
        ],
      },
      {
        habits: [{ ...habit, completed: ['2026-01-02'], skipped: [], amounts: [], notes: [] }],
        cards: [{ ...card, reviews: [] }],
        resources: [
          {
            parts: [{ done: true, doneOn: null }],
            readings: [{ startDate: '2026-01-02', completionDate: null }],
          },
        ],
      },
      [
        'Drink: Day 2026-11-23. This day is in the future.',
        'Drink: Day 1969-01-01. This day does not exist, or is before 1970.',
        'Drink: Day 2026-12-24. This day is in the future.',
        'Drink: Day 2026-12-25. This day is in the future.',
        'Drink: Day 2026-12-26. This day is in the future.',
        'a: Day 2026-11-24. This day is in the future.',
        'The Book: Day 2026-11-25. This day is in the future.',
        'The Book: Day 2026-11-26. This day is in the future.',
      ],
    ],
  ])('%s', async (_, changes, expected, sentences) => {
    const file = await foundJson({ ...whole, ...changes });
    expect(lostIn(file).toSorted()).toEqual(sentences.toSorted());
    expect(file.document).toMatchObject(expected);
  });
});
