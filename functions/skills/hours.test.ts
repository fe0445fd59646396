import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { addDays, type Day } from '#shared/rules/days.ts';
import { hoursOf } from '#shared/rules/learningTime.ts';
import { countOn, NO_COUNTS, type YearCounts } from '#shared/rules/yearCounts.ts';
import { addActivity, removeActivity } from '../table/activities.ts';
import type { Item } from '../table/item.ts';

const table = mockClient(DynamoDBDocumentClient);

const userId = 'ada';
const skillId = '01JZ0000000000000000000000';
const now = new Date('2026-03-04T12:00:00.000Z');
const firstDay = '2025-12-30';

/** The table's items by their keys, and just so much of its language as activities speak. */
const items = new Map<string, Item>();
const place = ({ pk, sk }: Item) => `${pk} ${sk}`;

const write = ({ TransactItems = [] }: TransactWriteCommandInput) => {
  for (const { Put, Update, Delete } of TransactItems) {
    if (Put?.Item) items.set(place(Put.Item), Put.Item);
    if (Delete?.Key) items.delete(place(Delete.Key));
    if (!Update?.Key) continue;
    const item = { ...(items.get(place(Update.Key)) ?? Update.Key) };
    const names = Update.ExpressionAttributeNames ?? {};
    const values = Update.ExpressionAttributeValues ?? {};
    const expression = Update.UpdateExpression ?? '';
    for (const [, field = '', value = ''] of expression.matchAll(/(#\w+) = (:\w+)/g)) {
      item[names[field] ?? ''] = values[value];
    }
    const removed = /REMOVE (.+)/.exec(expression)?.[1]?.split(', ') ?? [];
    for (const field of removed) delete item[names[field] ?? ''];
    items.set(place(item), item);
  }
  return {};
};

beforeEach(() => {
  table.reset();
  table.on(GetCommand).callsFake(({ Key }) => ({ Item: items.get(place(Key)) }));
  table.on(TransactWriteCommand).callsFake(write);
  table.on(QueryCommand).callsFake(({ ExpressionAttributeValues: values, Limit }) => {
    const inRange = [...items.values()].filter(
      ({ pk, sk }) =>
        pk === values[':pk'] && String(sk) >= values[':from'] && String(sk) <= values[':to'],
    );
    return { Items: inRange.sort((a, b) => (place(a) < place(b) ? 1 : -1)).slice(0, Limit) };
  });
});

const skillKey = { pk: `USER#${userId}`, sk: `SKILL#${skillId}` };
const skillItem = () => items.get(place(skillKey)) ?? {};
const yearItem = (year: number): Item => items.get(`USER#${userId} YEAR#${year}`) ?? {};
const noTime = Array.from({ length: 12 }, () => 0);

const begin = () => {
  items.clear();
  items.set(place(skillKey), {
    ...skillKey,
    _id: skillId,
    name: 'Rust',
    category: 'Other',
    initialTime: 0,
    loggedTime: 0,
    entries: 0,
    revision: 0,
    createdDay: firstDay,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  });
};

const log = async (date: Day, time: number): Promise<string> => {
  const type = 'Hours' as const;
  const asked = { userId, skillId, type, date, time, description: undefined, now };
  return (await addActivity({ ...asked, idempotency: undefined })).activity._id;
};

test.each([
  { what: '3,000 times 0.01 h', times: 3_000, grains: 3, hours: 30 },
  { what: '3,000 times a minute', times: 3_000, grains: 5, hours: 50 },
  { what: '2,000 times 0.29 h', times: 2_000, grains: 87, hours: 580 },
])('$what are $hours h', async ({ times, grains, hours }) => {
  begin();
  for (let i = 0; i < times; i++) await log(addDays(firstDay, i % 60), grains);
  expect(hoursOf(Number(skillItem().loggedTime))).toBe(hours);
  const inYears = [2025, 2026].flatMap((year) => yearItem(year).time as number[]);
  expect(inYears.reduce((sum, time) => sum + time, 0)).toBe(skillItem().loggedTime);
});

/** Hours in hundredths or minutes, on one of sixty days; or the undoing of one that was logged. */
const moves = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ day: fc.nat(60), hundredths: fc.integer({ min: 1, max: 2_400 }) }),
    },
    { weight: 3, arbitrary: fc.record({ day: fc.nat(60), minutes: fc.nat(1_440) }) },
    { weight: 2, arbitrary: fc.record({ undo: fc.nat() }) },
  ),
  { minLength: 100, maxLength: 1_000, size: 'max' },
);

test('whatever is logged and undone, skill and years hold exactly what is left', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (sequence) => {
      begin();
      const left = new Map<string, { date: Day; grains: number }>();
      for (const move of sequence) {
        if ('undo' in move) {
          const id = [...left.keys()][move.undo % Math.max(1, left.size)];
          if (!id) continue;
          await removeActivity(userId, skillId, id);
          left.delete(id);
          continue;
        }
        const date = addDays(firstDay, move.day);
        const grains = 'minutes' in move ? move.minutes * 5 : move.hundredths * 3;
        left.set(await log(date, grains), { date, grains });
      }
      const rest = [...left.values()];
      expect(skillItem()).toMatchObject({
        initialTime: 0,
        loggedTime: rest.reduce((sum, { grains }) => sum + grains, 0),
        entries: rest.length,
      });
      expect(skillItem().lastActivityDate).toBe(
        rest
          .map(({ date }) => date)
          .sort()
          .at(-1),
      );
      for (const year of [2025, 2026]) {
        const { counts = NO_COUNTS, time = noTime } = yearItem(year);
        for (const month of noTime.keys()) {
          const prefix = `${year}-${`${month + 1}`.padStart(2, '0')}-`;
          const ofMonth = rest.filter(({ date }) => date.startsWith(prefix));
          const sum = ofMonth.reduce((sum, { grains }) => sum + grains, 0);
          expect((time as number[])[month]).toBe(sum);
        }
        for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1)) {
          const count = rest.filter(({ date }) => date === day).length;
          expect(countOn(counts as YearCounts, day)).toBe(count);
        }
      }
    }),
    { numRuns: 8 },
  );
});
