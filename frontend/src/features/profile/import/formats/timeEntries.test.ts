import { describe, expect, test } from 'vitest';
import { exportSchema } from '#shared/export/model.ts';
import { ImportProblem, UnclearDates } from '../found.ts';
import { found, lostIn } from './reading.fixture.ts';
import { tableFile, tables } from './samples.fixture.ts';
import { severalPeople } from './timeEntries.ts';

const [entry] = tables['Toggl Track'];
const [clocked, decimal] = tables.Clockify;

type Told = Partial<Record<keyof typeof entry, string>>;

const togglFile = (...entries: readonly Told[]) =>
  tableFile(
    'Toggl Track',
    entries.map((told) => ({ ...entry, ...told })),
  );

/** The losses of a file, except those of every file: unknown columns, and the target hours. */
const ownLosses = (file: Awaited<ReturnType<typeof found>>): string[] =>
  lostIn(file).filter((line) => !/Cairn has no field for this|Target hours/.test(line));

test('entries become activities of skills that are named after the projects', async () => {
  const file = await found(
    togglFile({}, { 'Start date': '2026-09-27', Duration: '00:40:31', Task: '' }, { Project: '' }),
  );
  expect(file.format).toBe('Toggl Track');
  const { skills, activities } = file.document;
  expect(exportSchema.shape.skills.parse(skills)).toEqual(skills);
  expect(exportSchema.shape.activities.parse(activities)).toEqual(activities);
  expect(skills).toMatchObject([
    { name: 'Rust', category: 'Other', initialTime: 0, createdDay: '2026-09-27', targetHours: 20 },
    { name: 'Without a project', createdDay: '2026-09-28' },
  ]);
  const [rust, other] = skills.map(({ _id }) => _id);
  expect(activities).toMatchObject([
    {
      skill: rust,
      source: 'manual',
      type: 'Practice',
      date: '2026-09-28',
      duration: 90,
      hours: 1.5,
      description: 'Lifetimes · Chapter 10',
      createdAt: '2026-09-28T08:30:00.000Z',
    },
    { skill: rust, date: '2026-09-27', duration: 41, hours: 0.68, description: 'Chapter 10' },
    { skill: other, description: 'Lifetimes · Chapter 10' },
  ]);
});

test('activities have the same ids if the skills are named after the descriptions', async () => {
  const { document, byDescription } = await found(
    togglFile({}, { Description: 'Chapter 11' }, { Description: '' }),
  );
  expect(byDescription?.document.skills.map(({ name }) => name)).toEqual([
    'Chapter 10',
    'Chapter 11',
    'Without a description',
  ]);
  expect(byDescription?.document.activities).toMatchObject([
    { description: 'Rust · Lifetimes' },
    { description: 'Rust · Lifetimes' },
    { description: 'Rust · Lifetimes' },
  ]);
  const ids = (activities: typeof document.activities) => activities.map(({ _id }) => _id);
  expect(ids(byDescription?.document.activities ?? [])).toEqual(ids(document.activities));
});

test('an entry has the same id in a later export with more entries', async () => {
  const again = { 'Start time': '10:30:00' };
  const first = await found(togglFile(again));
  const second = await found(togglFile({}, again));
  expect(second.document.activities[1]?._id).toBe(first.document.activities[0]?._id);
  expect(second.document.skills[0]?._id).toBe(first.document.skills[0]?._id);
});

test('a file of Clockify is read, with its own columns and decimal hours', async () => {
  const { format, document } = await found(tableFile('Clockify', [clocked, decimal]));
  expect(format).toBe('Clockify');
  expect(document.skills.map(({ name }) => name)).toEqual(['Rust', 'Piano']);
  expect(document.activities).toMatchObject([
    { date: '2026-06-22', duration: 35, createdAt: '2026-06-22T14:44:33.000Z' },
    { date: '2026-06-23', duration: 90, createdAt: '2026-06-23T10:00:00.000Z' },
  ]);
});

describe('a duration', () => {
  test.each([
    ['01:30:00', 90],
    ['1:30', 90],
    ['0:13', 13],
    ['100:00:00', 1_440],
    ['1.5', 90],
    ['0,25', 15],
    ['00:00:30', 1],
  ])('%s is %i minutes', async (duration, minutes) => {
    const { document } = await found(togglFile({ Duration: duration }));
    expect(document.activities).toMatchObject([{ duration: minutes }]);
  });
});

describe('an entry that can’t be kept whole is listed', () => {
  test.each([
    [
      'shorter than half a minute',
      { Duration: '00:00:29' },
      'Rust: Entry of 00:00:29 on 2026-09-28. It is shorter than half a minute.',
    ],
    [
      'that still runs',
      { Duration: '' },
      'Rust: Entry of – on 2026-09-28. It is not a valid value.',
    ],
    [
      'with an invalid day',
      { 'Start date': 'someday' },
      'Rust: Entry of 01:30:00 on someday. This day does not exist, or is before 1970.',
    ],
    [
      'in the future',
      { 'Start date': '2027-01-01' },
      'Rust: Entry of 01:30:00 on 2027-01-01. This day is in the future.',
    ],
  ])('%s', async (_, told, sentence) => {
    const file = await found(togglFile(told));
    const { skills, activities } = file.document;
    expect([skills, activities]).toEqual([[], []]);
    expect(ownLosses(file)).toEqual([sentence]);
  });

  test('longer than 24 hours', async () => {
    const file = await found(togglFile({ Duration: '30:00:00' }));
    expect(file.document.activities).toMatchObject([{ duration: 1_440, hours: 24 }]);
    expect(ownLosses(file)).toEqual([
      'Rust: Entry of 30:00:00 on 2026-09-28. An activity has at most 24 hours: the rest is left out.',
    ]);
  });
});

test('the target hours are above the logged hours, and are listed', async () => {
  const days = Array.from({ length: 14 }, (_, n) => ({
    'Start date': `2026-09-${n + 10}`,
    Duration: '10:00:00',
  }));
  const file = await found(togglFile(...days));
  expect(file.document.skills).toMatchObject([{ targetHours: 200 }]);
  expect(lostIn(file)).toContain('Rust: Target hours. The file has none: it becomes 200.');
});

test('a file with the time of several people is refused', async () => {
  await expect(found(togglFile({}, { User: 'Jan' }))).rejects.toEqual(
    new ImportProblem(severalPeople()),
  );
});

test('a file with unclear dates asks for their order', async () => {
  await expect(found(togglFile({ 'Start date': '05/04/2026' }))).rejects.toThrow(UnclearDates);
});
