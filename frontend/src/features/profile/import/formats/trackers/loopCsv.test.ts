import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fileOf, found, lostIn } from '../reading.fixture.ts';

const zipped = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** The files that version 2.3 writes. */
const newer = {
  'Habits.csv': `Position,Name,Type,Question,Description,FrequencyNumerator,FrequencyDenominator,Color,Unit,Target Type,Target Value,Archived?
001,Meditate,YES_NO,Did you meditate?,Ten minutes,1,1,#FF8F00,,,,false
002,"Run, far",NUMERICAL,,,3,7,#E64A19,miles,AT_LEAST,2.5,false
003,Coffee,NUMERICAL,,,1,1,#5D4037,,AT_MOST,0.0,false
004,Wake up early,YES_NO,,,2,3,#AFB42B,,,,true
`,
  '001 Meditate/Checkmarks.csv': `Date,Value,Notes
2026-11-23,YES_MANUAL,
2026-11-22,YES_MANUAL,
2026-11-21,NO,Sick
2026-11-20,SKIP,"Away, ""really"""
2026-11-19,YES_AUTO,
2026-11-18,UNKNOWN,
2026-11-01,YES_MANUAL,
`,
  '001 Meditate/Scores.csv': 'Date,Score\n2026-11-22,0.0512\n',
  '002 Run far/Checkmarks.csv': `Date,Value,Notes
2026-11-22,3000,rain
2026-11-21,2499,
2026-11-20,SKIP,
2026-11-19,NO,
2026-11-18,UNKNOWN,
`,
  '003 Coffee/Checkmarks.csv': 'Date,Value,Notes\n2026-11-22,2000,\n2026-11-21,NO,\n',
  '004 Wake up early/Checkmarks.csv': 'Date,Value,Notes\n2026-01-05,YES_MANUAL,\n',
  'Checkmarks.csv': 'Date,Meditate,Run, far,Coffee,Wake up early,\n',
  'Scores.csv': 'Date,Meditate,Run, far,Coffee,Wake up early,\n2026-11-22,0.0512,0.1,0.2,0.3,\n',
};

describe('files of newer versions', () => {
  test('keep days, skips, notes, amounts, frequencies, colours and the archive', async () => {
    const { format, document } = await found(zipped(newer));
    expect(format).toBe('Loop Habit Tracker');
    expect(document.habits).toMatchObject([
      {
        name: 'Meditate',
        description: 'Did you meditate?\n\nTen minutes',
        color: '#ff8f00',
        kind: 'check',
        unit: null,
        schedules: [{ from: '2026-11-01', frequency: 'daily' }],
        targets: [],
        completed: ['2026-11-01', '2026-11-22'],
        skipped: ['2026-11-20'],
        amounts: [],
        notes: [
          { date: '2026-11-20', text: 'Away, "really"' },
          { date: '2026-11-21', text: 'Sick' },
        ],
        archivedOn: null,
        createdDay: '2026-11-01',
        createdAt: '2026-11-01T00:00:00.000Z',
      },
      {
        name: 'Run, far',
        kind: 'amount',
        unit: 'miles',
        schedules: [{ from: '2026-11-19', frequency: 'weekly' }],
        targets: [{ from: '2026-11-19', target: 2.5, direction: 'at-least', targetPer: 'week' }],
        completed: ['2026-11-21', '2026-11-22'],
        skipped: ['2026-11-20'],
        amounts: [
          { date: '2026-11-19', amount: 0 },
          // 2.499 is rounded to 2.5.
          { date: '2026-11-21', amount: 2.5 },
          { date: '2026-11-22', amount: 3 },
        ],
        notes: [{ date: '2026-11-22', text: 'rain' }],
      },
      {
        name: 'Coffee',
        unit: 'times',
        targets: [{ from: '2026-11-21', target: 0, direction: 'at-most', quiet: true }],
        completed: ['2026-11-21'],
        amounts: [
          { date: '2026-11-21', amount: 0 },
          { date: '2026-11-22', amount: 2 },
        ],
      },
      {
        name: 'Wake up early',
        schedules: [{ from: '2026-01-05', frequency: 'per-week', frequencyCount: 5 }],
        archivedOn: '2026-01-05',
      },
    ]);
  });

  test('list what is lost', async () => {
    expect(lostIn(await found(zipped(newer)))).toEqual([
      'Meditate: Day 2026-11-23. This day is in the future.',
      'Run, far: Decimals of 1 amount. Amounts have two decimals at most.',
      'Wake up early: Frequency: 2 times in 3 days. The closest match is used: 5 days a week.',
      'Meditate: Position: 001. Cairn has no field for this.',
      'Run, far: Position: 002. Cairn has no field for this.',
      'Coffee: Position: 003. Cairn has no field for this.',
      'Wake up early: Position: 004. Cairn has no field for this.',
    ]);
  });

  test('give the same result if unpacked, and in any order', async () => {
    const files = Object.entries(newer).map(([name, text]) => fileOf(text, `Loop/2026/${name}`));
    const whole = await found(zipped(newer));
    expect(await found(...files.toReversed())).toEqual(whole);
  });

  test('give the days from the file of all habits if the folders are missing', async () => {
    const { document, lost } = await found(
      zipped({
        'Habits.csv': newer['Habits.csv'],
        'Checkmarks.csv': `Date,Meditate,Run, far,Coffee,
2026-11-22,YES_MANUAL,3000,NO,
2026-11-21,SKIP,UNKNOWN,UNKNOWN,
`,
      }),
    );
    expect(document.habits).toMatchObject([
      { completed: ['2026-11-22'], skipped: ['2026-11-21'] },
      { amounts: [{ date: '2026-11-22', amount: 3 }] },
      { amounts: [{ date: '2026-11-22', amount: 0 }] },
      // The days of 'Wake up early' are unknown, so it begins on the last day of the file.
      { completed: [], createdDay: '2026-11-22' },
    ]);
    expect(lost).toContainEqual({
      record: 'Wake up early',
      what: 'Days',
      why: 'Its Checkmarks.csv is missing. Choose the whole zip, as Loop exported it.',
      line: 5,
    });
  });

  test('lose a value that Loop never writes, and list its line', async () => {
    const broken = 'Date,Value,Notes\n2026-11-21,constructor,\n2026-02-30,YES_MANUAL,\n';
    const { document, lost } = await found(
      zipped({ 'Habits.csv': newer['Habits.csv'], '001 M/Checkmarks.csv': broken }),
    );
    expect(document.habits[0]?.completed).toEqual([]);
    const ofDays = lost.filter(({ record, what }) => record === 'Meditate' && /^Day/.test(what));
    expect(ofDays).toEqual([
      {
        record: 'Meditate',
        what: 'Day 2026-11-21',
        why: 'Loop Habit Tracker never writes this value.',
        line: 2,
      },
      {
        record: 'Meditate',
        what: 'Day 2026-02-30',
        why: 'This day does not exist, or is before 1970.',
        line: 3,
      },
    ]);
  });
});

describe('files of older versions', () => {
  const older = {
    'Habits.csv': `Name,Description,NumRepetitions,Interval,Color
Meditate,Did you meditate this morning?,1,1,#AFB42B
Wake up early,Did you wake up before 6am?,2,7,#00897B
`,
    '001 Meditate/Checkmarks.csv': '',
    '002 Wake up early/Checkmarks.csv': `2015-01-25,2
2015-01-24,0
2015-01-23,1
2015-01-22,2
2015-01-21,3
2015-01-20,-1
`,
    '002 Wake up early/Scores.csv': '2015-01-25,0.2557\n',
    'Checkmarks.csv': 'Date,Meditate,Wake up early,\n2015-01-25,2,2,\n',
  };

  test('use numbers: 2 means done, 3 skipped, and 1 counts as not done', async () => {
    const { document, lost } = await found(zipped(older));
    expect(document.habits).toMatchObject([
      { name: 'Meditate', completed: ['2015-01-25'] },
      {
        name: 'Wake up early',
        description: 'Did you wake up before 6am?',
        schedules: [{ from: '2015-01-21', frequency: 'per-week', frequencyCount: 2 }],
        completed: ['2015-01-22', '2015-01-25'],
        skipped: ['2015-01-21'],
      },
    ]);
    expect(lost).toEqual([]);
  });

  test('show by their values which habits count amounts', async () => {
    const file = await found(
      zipped({ ...older, '002 Wake up early/Checkmarks.csv': '2015-01-25,8000\n2015-01-24,500\n' }),
    );
    expect(file.document.habits[1]).toMatchObject({
      kind: 'amount',
      unit: 'times',
      amounts: [
        { date: '2015-01-24', amount: 0.5 },
        { date: '2015-01-25', amount: 8 },
      ],
      targets: [{ from: '2015-01-24', target: 1, direction: 'at-least', targetPer: 'week' }],
      completed: ['2015-01-24', '2015-01-25'],
    });
    expect(lostIn(file)).toEqual([
      'Wake up early: Target. The file has no target: it becomes “at least 1”.',
    ]);
  });
});

describe('the target of a habit with amounts is for the sum of its period', () => {
  const daysOf = (habits: number) =>
    Object.fromEntries(
      Array.from({ length: habits }, (_, n) => [
        `00${n + 1} H/Checkmarks.csv`,
        '2026-11-20,8000\n',
      ]),
    );

  test('in files of newer versions', async () => {
    const file = await found(
      zipped({
        ...daysOf(5),
        'Habits.csv': `Name,Type,FrequencyNumerator,FrequencyDenominator,Unit,Target Type,Target Value
Every day,NUMERICAL,1,1,minutes,AT_LEAST,50.0
Every week,NUMERICAL,1,7,minutes,AT_LEAST,50.0
Every 10 days,NUMERICAL,1,10,minutes,AT_LEAST,50.0
Every month,NUMERICAL,1,30,minutes,AT_LEAST,50.0
Limit,NUMERICAL,1,7,cups,AT_MOST,3.0
`,
      }),
    );
    const minutes = { from: '2026-11-20', direction: 'at-least' };
    const completed = ['2026-11-20'];
    expect(file.document.habits).toMatchObject([
      {
        schedules: [{ frequency: 'daily' }],
        targets: [{ ...minutes, target: 50 }],
        completed: [],
      },
      {
        schedules: [{ frequency: 'weekly' }],
        targets: [{ ...minutes, target: 50, targetPer: 'week' }],
        completed,
      },
      {
        schedules: [{ frequency: 'weekly' }],
        targets: [{ ...minutes, target: 35, targetPer: 'week' }],
        completed,
      },
      {
        schedules: [{ frequency: 'per-month', frequencyCount: 1 }],
        targets: [{ ...minutes, target: 50, targetPer: 'month' }],
        completed,
      },
      {
        schedules: [{ frequency: 'weekly' }],
        targets: [
          { from: '2026-11-20', target: 3, direction: 'at-most', targetPer: 'week', quiet: true },
        ],
        completed,
      },
    ]);
    expect(file.lost).toEqual([
      {
        record: 'Every 10 days',
        what: 'Target 50 in 10 days',
        why: 'It becomes 35 a week, the closest match.',
        line: 4,
      },
    ]);
  });

  test('in files of older versions', async () => {
    const file = await found(
      zipped({
        ...daysOf(4),
        'Habits.csv': `Name,NumRepetitions,Interval
Every day,1,1
Every week,1,7
Every 10 days,1,10
Every month,1,30
`,
      }),
    );
    expect(
      file.document.habits.map(({ schedules: [schedule], targets: [target] }) => [
        schedule?.frequency,
        target?.target,
        target?.targetPer,
      ]),
    ).toEqual([
      ['daily', 1, undefined],
      ['weekly', 1, 'week'],
      ['weekly', 0.7, 'week'],
      ['per-month', 1, 'month'],
    ]);
    expect(lostIn(file)).toContain(
      'Every 10 days: Target 1 in 10 days. It becomes 0.7 a week, the closest match.',
    );
  });
});

const oneHabit = (...days: string[]) =>
  zipped({
    'Habits.csv': 'Name,Type,FrequencyNumerator,FrequencyDenominator\nRead,YES_NO,1,1\n',
    '001 Read/Checkmarks.csv': ['Date,Value,Notes', ...days].join('\n'),
  });

test.each([['28.10.2020'], ['10/28/2020'], ['28-Oct-20'], ['44132']])(
  'days that a spreadsheet has saved again as %s are read',
  async (day) => {
    const { document, lost } = await found(oneHabit(`${day},YES_MANUAL,`));
    expect(document.habits).toMatchObject([{ completed: ['2020-10-28'] }]);
    expect(lost).toEqual([]);
  },
);

test('if a habit has two rows for one day, the import uses the last one and reports the other', async () => {
  const file = await found(
    oneHabit('2020-10-28,YES_MANUAL,', '2020-10-27,SKIP,', '2020-10-28,NO,', '2020-10-27,SKIP,x'),
  );
  expect(file.document.habits).toMatchObject([{ completed: [], skipped: ['2020-10-27'] }]);
  const why = 'This day appears more than once. Cairn uses the last entry.';
  expect(file.lost).toEqual([
    { record: 'Read', what: 'Day 2020-10-28', why, line: 2 },
    { record: 'Read', what: 'Day 2020-10-27', why, line: 3 },
  ]);
});
