import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fileOf, found, lostIn } from './reading.fixture.ts';

const header =
  'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,DURATION_UNIT,DEADLINE,DEADLINE_LANG';

const csv = [
  header,
  'meta,view_style=list,,,,,,,,,,,,',
  'task,Repot the basil @garden,Terracotta pot,1,1,Kai (48151623),,Oct 5 2026,en,Africa/Cairo,30,minute,,',
  'task,Buy compost,,4,2,Kai (48151623),,,en,Africa/Cairo,,None,,',
  'note,Get the peat-free one,,,,Kai (48151623),,,,,,,,',
  ',,,,,,,,,,,,,',
  'section,Weekly,,,,,,,,,,,,',
  'task,"Order seeds, ""heirloom"" kind",,4,1,Kai (48151623),,,en,,,,Oct 9 2026,en',
  'task,Water,,4,7,Kai (48151623),,,en,,,,,',
  'task,Water,,4,1,Kai (48151623),,,en,,,,,',
  'task, ,,4,1,,,,en,,,,,',
].join('\r\n');

test('tasks become goals of a project that is named after its file', async () => {
  const file = await found(fileOf(csv, 'backup/Garden [2203306141].csv'));
  expect(file.format).toBe('Todoist');
  expect(file.document.projects).toMatchObject([
    {
      name: 'Garden',
      status: 'Planning',
      progress: 0,
      startDate: null,
      goals: [
        { description: 'Repot the basil @garden: Terracotta pot', dueDate: '2026-10-05' },
        { description: 'Repot the basil @garden › Buy compost', completedAt: null },
        { description: 'Weekly › Order seeds, "heirloom" kind', dueDate: '2026-10-09' },
        { description: 'Weekly › Order seeds, "heirloom" kind › Water' },
        { description: 'Weekly › Water' },
      ],
    },
  ]);
  expect(lostIn(file)).toEqual([
    'Repot the basil @garden: Priority 1. Goals in Cairn have no priority.',
    'Buy compost: Comment Get the peat-free one. Goals in Cairn have no comments.',
    'Garden: A task without text. A goal needs text.',
    'Repot the basil @garden: DURATION: 30, DURATION_UNIT: minute. Cairn has no field for this.',
  ]);
  expect(file.lost.map(({ line }) => line)).toEqual([3, 5, 11, 3]);
});

test.each([
  ['Oct 5 2026', '', '2026-10-05', []],
  ['2026-10-05 18:00', '', '2026-10-05', []],
  [
    'Oct 5 2026',
    'Oct 9 2026',
    '2026-10-09',
    ['Due Oct 5 2026. A goal has one due date: the deadline.'],
  ],
  ['every day', '', null, ['Due every day. Cairn can’t read this as a day.']],
  ['Feb 30 2026', '', null, ['Due Feb 30 2026. Cairn can’t read this as a day.']],
])(
  'the date "%s" and the deadline "%s" become the day %s',
  async (date, deadline, dueDate, lost) => {
    const file = await found(fileOf(`${header}\ntask,Paint,,4,1,,,${date},en,,,,${deadline},en`));
    expect(file.document.projects).toMatchObject([{ goals: [{ dueDate }] }]);
    expect(lostIn(file)).toEqual(lost.map((words) => `Paint: ${words}`));
  },
);

test('each file of a backup becomes a project', async () => {
  const task = (text: string) => strToU8(`${header}\ntask,${text},,4,1,,,,,,,,,`);
  const zip = zipSync({ 'Home [1].csv': task('Paint'), 'Work [2].csv': task('Write') });
  const { document } = await found(zip);
  expect(document.projects.map(({ name, goals }) => [name, goals.length])).toEqual([
    ['Home', 1],
    ['Work', 1],
  ]);
});

test('a second download of a file is the same project', async () => {
  const task = `${header}\ntask,Paint,,4,1,,,,,,,,,`;
  const names = ['Home.csv', 'Home (1).csv', 'Home(2).csv', 'Home [7].csv', 'Home [7] (3).csv'];
  const all = await Promise.all(names.map((name) => found(fileOf(task, name))));
  const projects = all.map(({ document }) => document.projects);
  expect(projects[0]).toMatchObject([{ name: 'Home' }]);
  for (const one of projects) expect(one).toEqual(projects[0]);
});

test('too many tasks for one project become several projects, and equal tasks have different ids', async () => {
  const tasks = Array.from({ length: 450 }, () => 'task,Same,,4,1,,,,,,,,,');
  const { document } = await found(fileOf([header, ...tasks].join('\n'), 'Home <i>.csv'));
  expect(document.projects.map(({ name, goals }) => [name, goals.length])).toEqual([
    ['Home <i>', 200],
    ['Home <i> (2)', 200],
    ['Home <i> (3)', 50],
  ]);
  const ids = document.projects.flatMap(({ _id, goals }) => [
    _id,
    ...goals.map((goal) => goal._id),
  ]);
  expect(new Set(ids).size).toBe(453);
});
