import { describe, expect, test } from 'vitest';
import { UnclearDates } from '../../found.ts';
import { found, lostIn } from '../reading.fixture.ts';

const header = 'HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText';
const fileOf = (...rows: string[]): string => [header, ...rows].join('\n');

test('rows for days become habits with days and comments', async () => {
  const file = await found(
    fileOf(
      'Breed dragons,with love and fire,Diet & Food,2016-03-18,1,text',
      'Breed dragons,with love and fire,Diet & Food,2016-03-19,1,',
      'Breed dragons,with love and fire,Diet & Food,2016-03-21,0,rain',
      '"Reduce sleep, and rise",,personal,2016-04-01,1,',
    ),
  );
  expect(file.document.habits).toMatchObject([
    {
      name: 'Breed dragons',
      description: 'with love and fire',
      category: 'Personal',
      schedules: [{ from: '2016-03-18', frequency: 'daily' }],
      completed: ['2016-03-18', '2016-03-19'],
      notes: [
        { date: '2016-03-18', text: 'text' },
        { date: '2016-03-21', text: 'rain' },
      ],
    },
    { name: 'Reduce sleep, and rise', category: 'Personal', completed: ['2016-04-01'] },
  ]);
  expect(lostIn(file)).toEqual([
    'Breed dragons: Category Diet & Food. Cairn has its own categories: it becomes Personal.',
  ]);
});

test('a habit with any value above 1 counts amounts', async () => {
  const file = await found(
    fileOf('Pushups,,,2021-09-01,30,', 'Pushups,,,2021-09-02,1,', 'Pushups,,,2021-09-03,0,'),
  );
  expect(file.document.habits).toMatchObject([
    {
      kind: 'amount',
      unit: 'times',
      targets: [{ from: '2021-09-01', target: 1, direction: 'at-least' }],
      amounts: [
        { date: '2021-09-01', amount: 30 },
        { date: '2021-09-02', amount: 1 },
        { date: '2021-09-03', amount: 0 },
      ],
      completed: ['2021-09-01', '2021-09-02'],
    },
  ]);
  expect(lostIn(file)).toEqual([
    'Pushups: Target. The file has no target: it becomes “at least 1”.',
  ]);
});

test('if a habit has two rows for one day, the import uses the last one and reports the other', async () => {
  const file = await found(
    fileOf('Run,,,2021-09-01,30,a', 'Swim,,,2021-09-01,1,', 'Run,,,1-Sep-21,5,'),
  );
  expect(file.document.habits).toMatchObject([
    { name: 'Run', amounts: [{ date: '2021-09-01', amount: 5 }], notes: [] },
    { name: 'Swim', completed: ['2021-09-01'] },
  ]);
  expect(file.lost[0]).toEqual({
    record: 'Run',
    what: 'Day 2021-09-01',
    why: 'This day appears more than once. Cairn uses the last entry.',
    line: 2,
  });
});

test('a file with unclear dates asks for their order', async () => {
  const file = fileOf('H,,,4/11/2019,1,', 'H,,,5/1/2019,1,');
  await expect(found(file)).rejects.toThrow(UnclearDates);
});

describe('the days are read:', () => {
  test.each<[string, string[], string[]]>([
    ['ISO', ['2019-04-11'], ['2019-04-11']],
    [
      'month first, because one date has no other reading',
      ['4/13/2019', '5/1/2019'],
      ['2019-04-13', '2019-05-01'],
    ],
    [
      'day first, because one date has no other reading',
      ['13/4/2019', '5/1/2019'],
      ['2019-01-05', '2019-04-13'],
    ],
    ['with dots', ['13.04.2019'], ['2019-04-13']],
  ])('%s', async (_, told, days) => {
    const { document } = await found(fileOf(...told.map((day) => `H,,,${day},1,`)));
    expect(document.habits[0]?.completed).toEqual(days);
  });
});

test('a day without a value is listed with its line, and its comment is kept', async () => {
  const { document, lost } = await found(
    fileOf('H,,,2020-12-29,1,', 'H,,,2020-12-30,-2150000000,ill', 'H,,,2020-12-31', 'H,,,31st,1,'),
  );
  expect(document.habits).toMatchObject([
    { completed: ['2020-12-29'], notes: [{ date: '2020-12-30', text: 'ill' }] },
  ]);
  const record = 'H';
  expect(lost).toEqual([
    { record, what: 'Value -2150000000 on 2020-12-30', why: 'It is not a valid value.', line: 3 },
    { record, what: 'Value on 2020-12-31', why: 'The file has none.', line: 4 },
    { record, what: 'Day 31st', why: 'This day does not exist, or is before 1970.', line: 5 },
  ]);
});
