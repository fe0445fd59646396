import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { fileOf } from './reading.fixture.ts';

/**
 * Sample files of each app, with every column and field that the app writes. They follow the app's own source code, or
 * other projects' importers and fixtures.
 */

type Rows = readonly Readonly<Record<string, string>>[];

const csv = (rows: Rows): string =>
  Papa.unparse([...rows], { columns: [...new Set(rows.flatMap(Object.keys))] });

export const tables = {
  Goodreads: [
    {
      'Book Id': '7235533',
      Title: 'The Way of Kings (The Stormlight Archive, #1)',
      Author: 'Brandon Sanderson',
      'Author l-f': 'Sanderson, Brandon',
      'Additional Authors': 'Michael Whelan',
      ISBN: '="0765326353"',
      ISBN13: '="9780765326355"',
      'My Rating': '5',
      'Average Rating': '4.64',
      Publisher: 'Tor Books',
      Binding: 'Hardcover',
      'Number of Pages': '1007',
      'Year Published': '2014',
      'Original Publication Year': '2010',
      'Date Read': '2024/01/15',
      'Date Added': '2023/12/01',
      Bookshelves: 'fantasy',
      'Bookshelves with positions': 'fantasy (#3)',
      'Exclusive Shelf': 'read',
      'My Review': 'Long.<br/>Good',
      Spoiler: 'true',
      'Private Notes': 'lent to Ada',
      'Read Count': '2',
      'Recommended For': 'Ada',
      'Recommended By': 'Bob',
      'Owned Copies': '1',
      'Original Purchase Date': '2012/01/01',
      'Original Purchase Location': 'Paris',
      Condition: 'good',
      'Condition Description': 'a stain',
      BCID: '123-456',
    },
    { 'Book Id': '2', Title: 'B', ISBN: '="0441013597"', 'Exclusive Shelf': 'to-read' },
  ],
  StoryGraph: [
    {
      Title: 'Résister',
      Authors: 'Salomé Saqué',
      Contributors: 'Ada (Narrator)',
      'ISBN/UID': '9782228937597',
      Format: 'paperback',
      'Read Status': 'read',
      'Date Added': '2025/07/23',
      'Last Date Read': '2025/03/31',
      'Dates Read': '2024/01/05, 2025/02/01-2025/03/31',
      'Read Count': '2',
      Moods: 'informative, tense',
      Pace: 'fast',
      'Character- or Plot-Driven?': 'Plot',
      'Strong Character Development?': 'Yes',
      'Loveable Characters?': 'Yes',
      'Diverse Characters?': "It's complicated",
      'Flawed Characters?': 'N/A',
      'Star Rating': '4.25',
      Review: 'Great read',
      'Content Warnings': 'Violence',
      'Content Warning Description': 'graphic scenes',
      Tags: 'politics, lent',
      'Owned?': 'Yes',
    },
    { Title: 'Circe', Authors: 'Madeline Miller', 'Read Status': 'read', 'Read Count': '3' },
  ],
  HabitBull: [
    {
      HabitName: 'Run',
      HabitDescription: 'Far',
      HabitCategory: 'Fitness',
      CalendarDate: '2019-04-13',
      Value: '30',
      CommentText: 'x, y',
    },
  ],
  Todoist: [
    { TYPE: 'meta', CONTENT: 'view_style=list' },
    { TYPE: 'section', CONTENT: 'Home' },
    {
      TYPE: 'task',
      CONTENT: 'Repot the basil @garden',
      DESCRIPTION: 'Terracotta pot',
      PRIORITY: '1',
      INDENT: '1',
      AUTHOR: 'Kai (48151623)',
      RESPONSIBLE: 'Ada (4815)',
      DATE: 'Oct 5 2026',
      DATE_LANG: 'en',
      TIMEZONE: 'Africa/Cairo',
      DURATION: '30',
      DURATION_UNIT: 'minute',
      DEADLINE: '2026-10-20',
      DEADLINE_LANG: 'en',
    },
    { TYPE: 'task', CONTENT: 'Buy compost', INDENT: '2', PRIORITY: '4' },
    { TYPE: 'note', CONTENT: 'Get the peat-free one' },
  ],
  'Toggl Track': [
    {
      User: 'Aisha Patel',
      Email: 'aisha@example.co.za',
      Client: 'Drakenstein',
      Project: 'Rust',
      Task: 'Lifetimes',
      Description: 'Chapter 10',
      Billable: 'Yes',
      'Start date': '2026-09-28',
      'Start time': '08:30:00',
      'End date': '2026-09-28',
      'End time': '10:00:00',
      Duration: '01:30:00',
      Tags: 'book, evening',
      'Amount (USD)': '45.00',
    },
  ],
  'Toggl Track, newer': [
    {
      Description: 'Chapter 10',
      Billable: 'Yes',
      Duration: '01:30:00',
      Member: 'Aisha Patel',
      Email: 'aisha@example.co.za',
      Project: 'Rust',
      Tags: 'book',
      'Start date': '2026-09-28',
      'Start time': '08:30:00',
      'Stop date': '2026-09-28',
      'Stop time': '10:00:00',
    },
  ],
  Clockify: [
    {
      Project: 'Rust',
      Client: 'Bandao',
      Description: 'Chapter 10',
      Task: 'Lifetimes',
      User: 'Hannes',
      Group: 'Developers',
      Email: 'hannes@example.com',
      Tags: 'book',
      Type: 'Regular',
      Billable: 'Yes',
      Invoiced: 'Yes',
      'Invoice ID': '17',
      'Start Date': '22/06/2026',
      'Start Time': '02:44:33 PM',
      'End Date': '22/06/2026',
      'End Time': '03:19:30 PM',
      'Duration (h)': '00:34:57',
      'Billable Rate (EUR)': '60.00',
      'Billable Amount (EUR)': '34.95',
      'Date of creation': '22/06/2026',
    },
    {
      Project: 'Piano',
      'Start Date': '23/06/2026',
      'Start Time': '10:00',
      'Duration (decimal)': '1.50',
    },
  ],
  Anki: [
    {
      guid: 'D9q:K.Lfp',
      notetype: 'Basic',
      deck: 'Geography',
      Front: 'The capital of <b>Norway</b>?',
      Back: 'Oslo<br>since 1814',
      'Back Extra': 'It was called Christiania.',
      tags: 'europe capitals',
    },
    { notetype: 'Basic', deck: 'Default', Front: 'Is 1 a prime?', Back: 'No' },
  ],
  Loop: [
    {
      Position: '001',
      Name: 'Run',
      Type: 'NUMERICAL',
      Question: 'How far?',
      Description: 'In the park',
      // The numerator of a habit with amounts only counts if it equals the denominator.
      FrequencyNumerator: '7',
      FrequencyDenominator: '7',
      Color: '#E64A19',
      Unit: 'miles',
      'Target Type': 'AT_MOST',
      'Target Value': '2.5',
      'Archived?': 'true',
    },
  ],
  'Loop, older': [
    {
      Position: '001',
      Name: 'Run',
      Question: 'How far?',
      Description: 'In the park',
      NumRepetitions: '7',
      Interval: '7',
      Color: '#E64A19',
    },
  ],
} as const satisfies Readonly<Record<string, Rows>>;

const loopDays = 'Date,Value,Notes\n2026-11-22,3000,"a\nb"\n2026-11-21,3,\n';

/** Anki's files have no header row. The lines at the start name the columns, and say which are not fields of a card. */
const ankiText = (rows: Rows): string => {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const others = ['guid', 'notetype', 'deck', 'tags'].filter((name) => columns.includes(name));
  return [
    '#separator:tab',
    '#html:true',
    ...others.map((name) => `#${name} column:${columns.indexOf(name) + 1}`),
    `#columns:${columns.join('\t')}`,
    Papa.unparse([...rows], { columns, header: false, delimiter: '\t', newline: '\n' }),
  ].join('\n');
};

/** Returns a table of an app as a file. Loop Habit Tracker's table is in a zip that also has the days. */
export const tableFile = (app: string, rows: Rows) => {
  if (app === 'Anki') return fileOf(ankiText(rows));
  return app.startsWith('Loop')
    ? fileOf(
        zipSync(
          { 'Habits.csv': strToU8(csv(rows)), '001 Run/Checkmarks.csv': strToU8(loopDays) },
          { level: 0 },
        ),
      )
    : fileOf(csv(rows));
};

const task = {
  _id: 'c0ffee',
  id: 'c0ffee',
  type: 'habit',
  text: 'Walk',
  notes: 'Outside',
  tags: ['t1'],
  value: 1.02,
  priority: 2,
  attribute: 'str',
  userId: 'u1',
  challenge: { id: 'c1', shortName: 'Spring' },
  group: { assignedUsers: [] },
  reminders: [
    { id: 'r', startDate: '', time: '2026-01-01T12:00:00.000Z' },
    { id: 's', startDate: '', time: '2026-01-01T13:00:00.000Z' },
  ],
  byHabitica: false,
  createdAt: '2026-01-01T05:00:00.000Z',
  updatedAt: '2026-01-02T05:00:00.000Z',
};
const checked = {
  collapseChecklist: true,
  checklist: [
    { id: 'x', text: 'Shoes', completed: true },
    { id: 'y', text: 'Hat', completed: false },
  ],
};

export const documents = {
  Habitica: {
    _id: 'u1',
    achievements: { streak: 3 },
    auth: { local: { username: 'ada' } },
    balance: 1.5,
    challenges: ['c1'],
    contributor: { level: 1 },
    flags: { tour: {} },
    guilds: ['g1'],
    history: { exp: [{ date: 1763400000000, value: 20 }] },
    inbox: { messages: { m: { text: 'Hello' } } },
    items: { pets: { Wolf: 5 } },
    lastCron: '2026-11-20T05:00:00.000Z',
    notifications: [{ type: 'CRON' }],
    party: { _id: 'p1' },
    preferences: { timezoneOffset: 300, dayStart: 3, language: 'en', hair: { color: 'red' } },
    profile: { name: 'Ada', blurb: 'Hi' },
    pushDevices: [],
    stats: { hp: 50, lvl: 12 },
    tags: [{ id: 't1', name: 'Health', challenge: true }],
    tasks: {
      habits: [
        {
          ...task,
          up: true,
          down: true,
          counterUp: 2,
          counterDown: 1,
          frequency: 'weekly',
          history: [
            { date: 1763400000000, value: 1, scoredUp: 2, scoredDown: 1, scoreNotes: 'hard' },
          ],
        },
        { text: 'Sweets', up: true, history: [{ date: 1763400000000, value: 1 }] },
      ],
      dailys: [
        {
          ...task,
          ...checked,
          type: 'daily',
          frequency: 'weekly',
          everyX: 2,
          repeat: { m: true, t: false },
          startDate: '2025-01-01T05:00:00.000Z',
          daysOfMonth: [],
          weeksOfMonth: [],
          completed: true,
          streak: 4,
          isDue: true,
          nextDue: ['2026-11-23'],
          yesterDaily: true,
          history: [
            { date: 1763400000000, value: 1, completed: true, isDue: true },
            { date: 1763490000000, value: 2, completed: false, isDue: true },
          ],
        },
        {
          text: 'Read',
          frequency: 'monthly',
          daysOfMonth: [1, 15],
          history: [{ date: 1763400000000, value: 1 }],
        },
      ],
      todos: [
        {
          ...task,
          ...checked,
          type: 'todo',
          completed: true,
          dateCompleted: '2026-01-01T15:00:00.000Z',
          date: '2026-02-01T05:00:00.000Z',
        },
        { ...task, ...checked, type: 'todo', completed: false },
      ],
      rewards: [{ ...task, type: 'reward', text: 'Cake', value: 20 }],
    },
  },
  'Beaver Habits': {
    habits: [
      {
        name: 'Order pizza',
        id: 'ab12',
        status: 'archive',
        star: true,
        tags: ['home'],
        period: { period_type: 'W', period_count: 2, target_count: 3 },
        chips: ['with friends'],
        records: [
          { day: '2026-11-20', done: true, text: 'x' },
          { day: '2026-11-19', done: false, skipped: true },
          { day: '2026-11-18', done: false, state: 'SKIPPED' },
        ],
      },
    ],
    order: ['ab12'],
    order_by: 3,
    backup: { telegram_bot_token: 'secret', telegram_chat_id: '42' },
  },
  'Table Habit': {
    habits: [
      {
        create_t: 1677550818,
        modify_t: 1677550818,
        type: 2,
        status: 3,
        name: 'Stretch',
        desc: 'Ten minutes',
        color: 5,
        daily_goal: 8,
        daily_goal_unit: 'cups',
        daily_goal_extra: 10,
        freq_type: 3,
        freq_custom: '[2,3]',
        reminder: '{"type":2,"extra":[],"time":{"hour":7,"minute":5}}',
        reminder_quest: 'Did you?',
        start_date: 19404,
        target_days: 100,
        sort_position: 2,
        group_id: 'g1',
        records: [
          {
            record_date: 19405,
            record_type: 1,
            record_value: 7.5,
            create_t: 1677550818,
            modify_t: 1677550818,
            reason: 'x',
          },
        ],
      },
      {
        name: 'Swim',
        freq_type: 1,
        start_date: 19404,
        custom_color: 0x123456,
        custom_color_tinted: 1,
        records: [],
      },
    ],
    groups: [
      {
        uuid: 'g1',
        name: 'Morning',
        desc: 'Before work',
        icon: 1,
        color: 2,
        custom_color: 3,
        custom_color_tinted: 1,
      },
    ],
  },
};
