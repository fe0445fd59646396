import { TransactionConflictException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { daySetOf } from '#shared/days/daySet.ts';
import { monthOf } from '#shared/days/days.ts';
import { resourceCalls } from '../../../testing/functions/calls.ts';
import { cancelled, conditionFailed, tableFault } from '../../../testing/functions/faults.ts';
import { earlier, stopTheClock, today } from '../../../testing/functions/moment.ts';
import { notFoundOf } from '../../../testing/functions/responses.ts';
import { roomy } from '../../../testing/functions/roomyItem.ts';
import { found, freshTable, id, pk, table } from '../../../testing/functions/table.ts';
import { busyWhenThrottled } from '../../../testing/functions/throttling.ts';
import { handler } from './handler.ts';

const Key = { pk, sk: `HABIT#${id}` };

/** A habit's item as stored in the table, with its completed days by year. */
const stored = (fields: Record<string, unknown> = {}, ...days: string[]) => ({
  ...Key,
  name: 'Read',
  schedules: [{ from: today, frequency: 'daily' }],
  createdDay: '2026-03-01',
  createdAt: earlier,
  updatedAt: earlier,
  ...Object.fromEntries([...daySetOf(days)].map(([year, bits]) => [`done${year}`, bits])),
  ...fields,
});

const year2026 = (...days: string[]) => daySetOf(days).get(2026);

const { call, list, get, create, patch, remove } = resourceCalls(handler, '/api/habits');
const toggle = (body: unknown) => call('POST /api/habits/{id}/toggle', { params: { id }, body });
const setDay = (body: unknown, date: string = today) =>
  call('PUT /api/habits/{id}/days/{date}', { params: { id, date }, body });

const pauseFrom = (method: string, body?: unknown) =>
  call(`${method} /api/habits/{id}/pauses/{from}`, { params: { id, from: today }, body });

const notFound = notFoundOf('habit');

stopTheClock();
freshTable();

/** The Query for vacations. It runs in parallel with the Query for habits. */
const ofVacations = {
  ExpressionAttributeValues: { ':pk': pk, ':from': 'VACATIONS', ':to': 'VACATIONS' },
};
/** Finds the Query for habits. Those for vacations and amounts run in parallel. */
const isOfHabits = (input: unknown) => JSON.stringify(input).includes('"HABIT#');

beforeEach(() => {
  table.on(QueryCommand, ofVacations).resolves({});
});

test('a list follows the pages of the table', async () => {
  const rest = [
    { Items: [stored()], LastEvaluatedKey: Key },
    { LastEvaluatedKey: { pk, sk: 'HABIT#2' } },
    { Items: [stored({ name: 'Run' })] },
  ];
  table.on(QueryCommand).callsFake(async (input) => (isOfHabits(input) ? rest.shift() : {}));
  const response = await list();
  expect(response.body.data.habits.map((habit: { name: string }) => habit.name)).toEqual([
    'Read',
    'Run',
  ]);
  const pages = table.commandCalls(QueryCommand).filter(({ args }) => isOfHabits(args[0].input));
  expect(pages.map(({ args }) => args[0].input.ExclusiveStartKey)).toEqual([
    undefined,
    Key,
    { pk, sk: 'HABIT#2' },
  ]);
});

test('the facts of habits without amounts take two calls of the table', async () => {
  table.on(QueryCommand).resolves({ Items: [stored()] });
  table.on(QueryCommand, ofVacations).resolves({});
  expect((await call('GET /api/habits/facts')).body.data.habits).toHaveLength(1);
  expect(table.calls()).toHaveLength(2);
});

describe('create', () => {
  const body = { name: ' Read ', frequency: 'daily' };

  describe('when other writes interfere', () => {
    beforeEach(() => {
      // Removes the pauses between attempts.
      vi.spyOn(Math, 'random').mockReturnValue(0);
    });

    test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
      '%s is retried',
      async (code) => {
        table
          .on(TransactWriteCommand)
          .rejectsOnce(cancelled(null, { code }))
          .rejectsOnce(cancelled({ code }, null))
          .resolves({});
        expect(await create(body)).toMatchObject({ status: 201 });
        expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 3);
        const [first, , last] = table.commandCalls(TransactWriteCommand);
        expect(last?.args[0].input.TransactItems).toEqual(first?.args[0].input.TransactItems);
      },
    );

    test('a conflict that does not end returns 503 after a hundred attempts', async () => {
      table.on(TransactWriteCommand).rejects(cancelled(null, { code: 'TransactionConflict' }));
      const response = await create(body);
      expect(response).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
      expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 100);
    });

    test.each<[string, Error, number]>([
      ['an item too large', cancelled({ code: 'ValidationError' }, null), 500],
      ['throttling', tableFault('ThrottlingException'), 503],
      ['a transaction in progress', tableFault('TransactionInProgressException'), 503],
    ])('%s is not retried', async (_, error, status) => {
      table.on(TransactWriteCommand).rejects(error);
      expect(await create(body)).toMatchObject({ status });
      expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 1);
    });
  });
});

describe('update', () => {
  const changed = (attributes: Record<string, unknown> = {}) => {
    table.on(GetCommand).resolves({ Item: roomy(stored()) });
    table.on(UpdateCommand).resolves({ Attributes: stored(attributes) });
  };

  test('a missing habit is 404, and nothing is created', async () => {
    table.on(GetCommand).resolves({});
    expect(await patch({ name: 'Run' })).toMatchObject(notFound);
    changed();
    table.on(UpdateCommand).rejects(conditionFailed());
    expect(await patch({ name: 'Run' })).toMatchObject(notFound);
  });
});

describe('remove', () => {
  test('a missing habit is 404', async () => {
    table.on(GetCommand).resolves({});
    expect(await remove()).toMatchObject(notFound);
    table.on(GetCommand).resolves({ Item: stored() });
    table.on(TransactWriteCommand).rejects(cancelled({ code: 'ConditionalCheckFailed' }, null));
    expect(await remove()).toMatchObject(notFound);
  });

  test('a broken habit is deleted like any other', async () => {
    table.on(GetCommand).resolves({ Item: stored({ done2026: 'no bitmap' }) });
    expect(await get()).toMatchObject({ status: 500 });
    table.on(TransactWriteCommand).resolves({});
    expect(await remove()).toMatchObject({ status: 200 });
  });
});

describe('a day of a habit after an outdated read', () => {
  const water = {
    kind: 'amount',
    unit: 'glasses',
    targets: [{ from: '2026-03-01', target: 8 }],
    amountYears: [Number(today.slice(0, 4))],
  };

  test('is not refused because of the habit’s old kind', async () => {
    table.on(BatchGetCommand).resolves(found(stored()));
    table.on(GetCommand).resolves({ Item: stored(water) });
    table.on(GetCommand, { Key: { pk, sk: `AMOUNT#${monthOf(today)}#${id}` } }).resolves({});
    table.on(TransactWriteCommand).resolves({});
    expect(await setDay({ amount: 3 })).toMatchObject({ status: 200 });
  });

  test('is refused because of its current kind', async () => {
    table.on(BatchGetCommand).resolves(found(stored()));
    table.on(GetCommand).resolves({ Item: stored() });
    expect(await setDay({ amount: 3 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'amount' }] },
    });
    expect(table).toHaveReceivedCommandTimes(GetCommand, 2);
    expect(table).not.toHaveReceivedCommand(UpdateCommand);
  });
});

describe('toggle', () => {
  const yesterday = '2026-03-03';

  /**
   * The condition that the year's completed days are unchanged since the read, that no day was skipped, and that the
   * habit's days don't count as time.
   */
  const ifYearUnchanged = (year: number) =>
    `attribute_exists(pk) AND attribute_not_exists(deletedAt) AND #done${year} = :expected_done${year} AND attribute_not_exists(#skip${year}) AND attribute_not_exists(#counting)`;

  beforeEach(() => {
    table.on(BatchGetCommand).resolves(found(stored()));
  });

  test('takes three calls of the table: session, habit with vacations, write', async () => {
    table.on(UpdateCommand).resolves({ Attributes: stored({}, today) });
    expect(await toggle({ date: today, completed: true })).toMatchObject({ status: 200 });
    expect(table.calls()).toHaveLength(3);
  });

  describe('if another device was faster', () => {
    test('and ticked another day, both days are in the item', async () => {
      table
        .on(UpdateCommand)
        .rejectsOnce(conditionFailed(stored({}, yesterday)))
        .rejectsOnce(conditionFailed(stored({}, yesterday, '2026-03-01')))
        .resolves({ Attributes: stored({}, yesterday, '2026-03-01', today) });
      const response = await toggle({ date: today, completed: true });
      expect(response.body.data.habit.totalCompletions).toBe(3);
      expect(table).toHaveReceivedCommandTimes(GetCommand, 1);
      expect(table).toHaveReceivedNthCommandWith(UpdateCommand, 3, {
        ConditionExpression: ifYearUnchanged(2026),
        ExpressionAttributeValues: {
          ':done2026': year2026(yesterday, '2026-03-01', today),
          ':expected_done2026': year2026(yesterday, '2026-03-01'),
        },
      });
    });

    test('and ticked the same day, nothing is written', async () => {
      table.on(UpdateCommand).rejects(conditionFailed(stored({}, today)));
      const response = await toggle({ date: today, completed: true });
      expect(response).toMatchObject({
        status: 200,
        body: { data: { habit: { isMetToday: true } } },
      });
      expect(table).toHaveReceivedCommandTimes(UpdateCommand, 1);
    });

    test('and deleted the habit, the response is 404', async () => {
      table.on(UpdateCommand).rejects(conditionFailed());
      expect(await toggle({ date: today, completed: true })).toMatchObject(notFound);
    });

    test('and a transaction holds the habit at each of a hundred attempts, the response is 503', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const faster = conditionFailed(stored({}, yesterday));
      const held = new TransactionConflictException({ message: 'Held', $metadata: {} });
      const update = table.on(UpdateCommand);
      for (let n = 0; n < 50; n++) update.rejectsOnce(n % 2 === 0 ? held : faster);
      update.rejects(faster);
      expect(await toggle({ date: today, completed: true })).toMatchObject({ status: 503 });
      expect(table).toHaveReceivedCommandTimes(UpdateCommand, 100);
    });
  });
});

// The call sends two Queries in parallel.
busyWhenThrottled({ list });

busyWhenThrottled(
  {
    create: () => create({ name: 'Read', frequency: 'daily' }),
    get,
    update: () => patch({ name: 'Run' }),
    remove,
    toggle: () => toggle({ date: today }),
    setDay: () => setDay({ skipped: true }),
    setPause: () => pauseFrom('PUT', { to: null }),
    endPause: () => pauseFrom('DELETE'),
  },
  { triesOnce: true },
);
