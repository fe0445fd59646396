import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { daySetOf } from '#shared/core/daySet.ts';
import { habitSchema, maxHabits } from '#shared/habits/model.ts';
import { notFoundOf } from '../testing/answers.ts';
import { resourceCalls } from '../testing/calls.ts';
import { busyWhenThrottled, signedInOnly } from '../testing/everyRoute.ts';
import {
  cancelled,
  conditionFailed,
  type Reason,
  refusedAt,
  tableFault,
} from '../testing/faults.ts';
import { logLines, logText } from '../testing/logs.ts';
import { earlier, now, stopTheClock, today } from '../testing/moment.ts';
import { roomy } from '../testing/roomyItem.ts';
import { freshTable, id, ofKind, pk, steps, TableName, table } from '../testing/table.ts';
import { handler } from './handler.ts';

const Key = { pk, sk: `HABIT#${id}` };

/** A habit's item as the table holds it, with its completed days by year. */
const stored = (fields: Record<string, unknown> = {}, ...days: string[]) => ({
  ...Key,
  name: 'Read',
  frequency: 'daily',
  createdDay: '2026-03-01',
  createdAt: earlier,
  updatedAt: earlier,
  ...Object.fromEntries([...daySetOf(days)].map(([year, bits]) => [`done${year}`, bits])),
  ...fields,
});

const year2026 = (...days: string[]) => daySetOf(days).get(2026);

const { call, list, get, create, patch, remove } = resourceCalls(handler, '/api/habits');
const toggle = (body: unknown) => call('POST /api/habits/{id}/toggle', { params: { id }, body });

const notFound = notFoundOf('habit');
const oops = 'Something went wrong on our side. Please try again.';

stopTheClock();
freshTable();

signedInOnly(handler, [
  'GET /api/habits',
  'POST /api/habits',
  'GET /api/habits/{id}',
  'PATCH /api/habits/{id}',
  'DELETE /api/habits/{id}',
  'POST /api/habits/{id}/toggle',
]);

describe('list', () => {
  test('is one query of the habits alone', async () => {
    table.on(QueryCommand).resolves({ Items: [stored({}, '2026-03-03', today)] });
    const answer = await list();
    expect(answer.status).toBe(200);
    expect(answer.body.data.habits).toEqual([
      expect.objectContaining({
        _id: id,
        name: 'Read',
        category: 'Personal',
        difficulty: 'Medium',
        description: '',
        targetDays: 30,
        reminderTime: null,
        color: '#4caf50',
        currentStreak: 2,
        completions: [
          { date: '2026-03-03', completed: true },
          { date: today, completed: true },
        ],
        isMetToday: true,
      }),
    ]);
    expect(table.calls()).toHaveLength(1);
    expect(table).toHaveReceivedCommandWith(QueryCommand, {
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ...ofKind('HABIT'),
    });
  });

  test('follows the pages of the table', async () => {
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: [stored()], LastEvaluatedKey: Key })
      .resolvesOnce({ LastEvaluatedKey: { pk, sk: 'HABIT#2' } })
      .resolves({ Items: [stored({ name: 'Run' })] });
    const answer = await list();
    expect(answer.body.data.habits.map((habit: { name: string }) => habit.name)).toEqual([
      'Read',
      'Run',
    ]);
    expect(table).toHaveReceivedNthCommandWith(QueryCommand, 2, { ExclusiveStartKey: Key });
    expect(table).toHaveReceivedCommandTimes(QueryCommand, 3);
  });

  test('of nothing is empty', async () => {
    table.on(QueryCommand).resolves({});
    expect(await list()).toMatchObject({ status: 200, body: { data: { habits: [] } } });
  });

  test('leaves broken items out and logs their keys, not their content', async () => {
    table.on(QueryCommand).resolves({
      Items: [
        stored({ name: undefined, description: 'dear diary' }),
        stored({ frequency: 'hourly', description: 'dear diary' }),
        stored({ createdDay: '2026-02-30' }),
        stored({ name: 'Whole' }),
      ],
    });
    const answer = await list();
    expect(answer.body.data.habits).toEqual([expect.objectContaining({ name: 'Whole' })]);
    expect(logLines('Broken item left out')).toEqual(
      ['name', 'frequency', 'createdDay'].map((field) =>
        expect.objectContaining({
          level: 'ERROR',
          item: `${pk} HABIT#${id}`,
          issues: [expect.objectContaining({ path: [field] })],
        }),
      ),
    );
    expect(logText()).not.toContain('diary');
  });

  test.each<[Record<string, string>, string[]]>([
    [{}, ['2025-12-03', '2026-03-03']],
    [{ from: '2025-12-02' }, ['2025-12-02', '2025-12-03', '2026-03-03']],
    [{ to: '2025-12-03' }, ['2025-12-02', '2025-12-03']],
    [{ from: '2025-12-03', to: '2025-12-03' }, ['2025-12-03']],
    [{ from: '2027-01-01' }, []],
    [{ to: '1970-01-01' }, []],
    [{ from: '1970-01-01', to: '9999-12-31' }, ['2025-12-02', '2025-12-03', '2026-03-03']],
  ])('with the window %o shows %j, and counts every day', async (query, days) => {
    const item = stored({}, '2025-12-02', '2025-12-03', '2026-03-03');
    table.on(QueryCommand).resolves({ Items: [item] });
    table.on(GetCommand).resolves({ Item: item });
    const [one, [inList]] = [
      (await get(query)).body.data,
      (await list(query)).body.data.habits as [Record<string, unknown>],
    ];
    expect(one).toEqual(inList);
    expect(one.completions.map(({ date }: { date: string }) => date)).toEqual(days);
    expect(one.totalCompletions).toBe(3);
  });

  test('from must not be after to', async () => {
    const answer = await list({ from: '2026-03-02', to: '2026-03-01' });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'from', message: 'from must not be after to' }] },
    });
  });
});

describe('get', () => {
  test('reads one item and answers it without the keys of the table', async () => {
    table.on(GetCommand).resolves({ Item: stored({}, today) });
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(Object.keys(habitSchema.shape).sort());
    expect(table.calls()).toHaveLength(1);
    expect(table).toHaveReceivedCommandWith(GetCommand, { TableName, Key, ConsistentRead: false });
  });

  test('nothing there is 404', async () => {
    table.on(GetCommand).resolves({});
    expect(await get()).toMatchObject(notFound);
  });

  test('a broken item is a fault of ours', async () => {
    table.on(GetCommand).resolves({ Item: stored({ name: 7 }) });
    expect(await get()).toMatchObject({ status: 500, body: { message: oops } });
    expect(logLines(oops)[0]).toMatchObject({
      error: { message: `Broken item ${pk} HABIT#${id}` },
    });
  });
});

describe('create', () => {
  const body = { name: ' Read ', frequency: 'daily' };

  test('that finds its own item was done, though its answer was lost', async () => {
    table.on(TransactWriteCommand).rejects(refusedAt(0, stored()));
    table.on(GetCommand).resolves({ Item: stored() });
    expect(await create(body)).toMatchObject({
      status: 201,
      body: { data: { habit: { name: 'Read' } } },
    });
    expect(table.calls()).toHaveLength(2);
  });

  test('writes the habit and its count, all or none', async () => {
    table.on(TransactWriteCommand).resolves({});
    const answer = await create({ ...body, targetDays: 66 });
    expect(answer.status).toBe(201);
    const { habit } = answer.body.data;
    expect(habit).toMatchObject({
      _id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      name: 'Read',
      targetDays: 66,
      totalCompletions: 0,
      isOnTrack: true,
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    expect(table.calls()).toHaveLength(1);
    expect(steps()).toEqual([
      {
        Put: expect.objectContaining({
          TableName,
          Item: {
            pk,
            sk: `HABIT#${habit._id}`,
            name: 'Read',
            frequency: 'daily',
            targetDays: 66,
            createdDay: today,
            updatedAt: now.toISOString(),
            bytes: expect.any(Number),
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      },
      {
        Update: expect.objectContaining({
          TableName,
          Key: { pk, sk: 'COUNTS' },
          UpdateExpression: 'ADD #counter :one, #bytes :bytes',
          ConditionExpression:
            '(attribute_not_exists(#counter) OR #counter < :max) AND (attribute_not_exists(#bytes) OR #bytes <= :room)',
          ExpressionAttributeNames: { '#counter': 'habits', '#bytes': 'bytes' },
          ExpressionAttributeValues: expect.objectContaining({ ':one': 1, ':max': maxHabits }),
        }),
      },
    ]);
  });

  test('is dated by the day of the caller', async () => {
    table.on(TransactWriteCommand).resolves({});
    await create(body, { 'x-time-zone': 'Pacific/Kiritimati' });
    expect(steps()?.[0]?.Put?.Item).toMatchObject({ createdDay: '2026-03-05' });
  });

  test.each<[string, unknown, string]>([
    ['no name', { frequency: 'daily' }, 'name'],
    ['an empty name', { name: '  ', frequency: 'daily' }, 'name'],
    ['an unknown frequency', { name: 'Read', frequency: 'hourly' }, 'frequency'],
    ['a target of 0', { ...body, targetDays: 0 }, 'targetDays'],
    ['a derived field', { ...body, currentStreak: 9 }, 'currentStreak'],
    ['what is no id', { ...body, _id: 'x' }, '_id'],
    ['a key of the table', { ...body, pk: 'USER#another' }, 'pk'],
  ])('%s is 400 and writes nothing', async (_, wrong, field) => {
    expect(await create(wrong)).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [expect.objectContaining({ field })] },
    });
    expect(table).not.toHaveReceivedAnyCommand();
  });

  test('at the limit is 409 that says it', async () => {
    const standing = { pk, sk: 'COUNTS', habits: maxHabits };
    table
      .on(TransactWriteCommand)
      .rejects(cancelled(null, { code: 'ConditionalCheckFailed', standing }));
    expect(await create(body)).toMatchObject({
      status: 409,
      body: {
        code: 'limit',
        message: 'There is a limit of 500 habits. Delete one to add another.',
      },
    });
    expect(table.calls()).toHaveLength(1);
  });

  describe('with an id of the client', () => {
    const mine = { _id: id, ...body };

    /** What the first request left in the place of the habit. */
    const first = async () => {
      table.on(TransactWriteCommand).resolvesOnce({});
      await create(mine);
      return steps()?.[0]?.Put?.Item ?? {};
    };

    const found = (standing: Record<string, unknown>, more: Reason | null = null) => {
      table
        .on(TransactWriteCommand)
        .rejects(cancelled({ code: 'ConditionalCheckFailed', standing }, more));
      table.on(GetCommand).resolves({ Item: standing });
    };

    test('keeps a fingerprint of the request with the habit, in two steps', async () => {
      expect(await first()).toMatchObject({ ...Key, request: expect.stringMatching(/^.{12}$/) });
      expect(steps()).toHaveLength(2);
    });

    test.each<[string, Reason | null]>([
      ['', null],
      [', at the limit too', { code: 'ConditionalCheckFailed' }],
    ])('a repetition answers the first habit, as it is now%s', async (_, more) => {
      found({ ...(await first()), name: 'The first one' }, more);
      expect(await create(mine)).toMatchObject({
        status: 201,
        body: { data: { habit: { _id: id, name: 'The first one' } } },
      });
      expect(table).toHaveReceivedCommandExactlyOnceWith(GetCommand, { Key, ConsistentRead: true });
    });

    test('another body is 409', async () => {
      found(await first());
      expect(await create({ ...mine, name: 'Run' })).toMatchObject({
        status: 409,
        body: { code: 'conflict', message: 'Something else was created with this _id before.' },
      });
    });

    test('at the limit a new request is 409', async () => {
      table.on(TransactWriteCommand).rejects(cancelled(null, { code: 'ConditionalCheckFailed' }));
      expect(await create(mine)).toMatchObject({ status: 409, body: { code: 'limit' } });
    });
  });

  describe('when other writes stand in the way', () => {
    beforeEach(() => {
      // No pause between the tries.
      vi.spyOn(Math, 'random').mockReturnValue(0);
    });

    test.each(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])(
      '%s is tried again',
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

    test('a conflict that does not end is 503 after seven tries', async () => {
      table.on(TransactWriteCommand).rejects(cancelled(null, { code: 'TransactionConflict' }));
      const answer = await create(body);
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
      expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 7);
    });

    test.each<[string, Error, number]>([
      ['an item too large', cancelled({ code: 'ValidationError' }, null), 500],
      ['throttling', tableFault('ThrottlingException'), 503],
      ['a transaction in progress', tableFault('TransactionInProgressException'), 503],
    ])('%s is not tried again', async (_, error, status) => {
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

  test('writes the sent fields alone', async () => {
    changed({ name: 'Run' });
    const answer = await patch({ name: ' Run ' });
    expect(answer).toMatchObject({ status: 200, body: { data: { habit: { name: 'Run' } } } });
    expect(table.calls()).toHaveLength(2);
    expect(table).toHaveReceivedCommandWith(UpdateCommand, {
      TableName,
      Key,
      UpdateExpression: 'SET #name = :name, #updatedAt = :updatedAt, #version = :version',
      ConditionExpression:
        'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND #version = :expected_version',
      ExpressionAttributeValues: {
        ':name': 'Run',
        ':updatedAt': now.toISOString(),
        ':version': 5,
        ':expected_version': 4,
      },
    });
  });

  test('null takes an optional field away', async () => {
    changed();
    const answer = await patch({ description: null, reminderTime: null, color: '#FFFFFF' });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { habit: { description: '', reminderTime: null } } },
    });
    expect(table).toHaveReceivedCommandWith(UpdateCommand, {
      UpdateExpression:
        'SET #color = :color, #updatedAt = :updatedAt, #version = :version REMOVE #description, #reminderTime',
    });
  });

  test.each<[unknown, string]>([
    [{ name: null }, 'Name is required'],
    [{ name: ' ' }, 'Name is required'],
    [{ frequency: null }, 'Frequency is required'],
    [{ createdDay: '2020-01-01' }, 'Unknown field: createdDay'],
    [{ done2026: 'AAAA' }, 'Unknown field: done2026'],
  ])('%j is 400 and writes nothing', async (body, message) => {
    expect(await patch(body)).toMatchObject({ status: 400, body: { code: 'invalid', message } });
    expect(table).not.toHaveReceivedAnyCommand();
  });

  test('nothing there is 404, and makes nothing', async () => {
    table.on(GetCommand).resolves({});
    expect(await patch({ name: 'Run' })).toMatchObject(notFound);
    changed();
    table.on(UpdateCommand).rejects(conditionFailed());
    expect(await patch({ name: 'Run' })).toMatchObject(notFound);
  });
});

describe('remove', () => {
  test('deletes the habit and its count, both or neither', async () => {
    const item = roomy(stored());
    table.on(GetCommand).resolves({ Item: item });
    table.on(TransactWriteCommand).resolves({});
    expect(await remove()).toMatchObject({ status: 200, body: { data: null } });
    expect(table.calls()).toHaveLength(2);
    expect(table).toHaveReceivedCommandWith(TransactWriteCommand, {
      TransactItems: [
        {
          Delete: expect.objectContaining({
            TableName,
            Key,
            ConditionExpression: '#bytes = :bytes',
            ExpressionAttributeValues: { ':bytes': item.bytes },
          }),
        },
        {
          Update: expect.objectContaining({
            TableName,
            Key: { pk, sk: 'COUNTS' },
            UpdateExpression: 'ADD #counter :less, #bytes :bytes',
            ExpressionAttributeNames: { '#counter': 'habits', '#bytes': 'bytes' },
            ExpressionAttributeValues: { ':less': -1, ':bytes': -item.bytes },
          }),
        },
      ],
    });
  });

  test('nothing there is 404', async () => {
    table.on(GetCommand).resolves({});
    expect(await remove()).toMatchObject(notFound);
    table.on(GetCommand).resolves({ Item: stored() });
    table.on(TransactWriteCommand).rejects(cancelled({ code: 'ConditionalCheckFailed' }, null));
    expect(await remove()).toMatchObject(notFound);
  });
});

describe('toggle', () => {
  const yesterday = '2026-03-03';

  /** The bitmap of the year still is the one that was read. */
  const asRead = (year: number) =>
    `attribute_exists(pk) AND attribute_not_exists(deletedAt) AND #done${year} = :expected_done${year}`;
  const withoutYear = (year: number) =>
    `attribute_exists(pk) AND attribute_not_exists(deletedAt) AND attribute_not_exists(#done${year})`;

  /** The table holds a habit with these days and takes every write. */
  const holding = (...days: string[]) => {
    table.on(GetCommand).resolves({ Item: stored({}, ...days) });
    table.on(UpdateCommand).resolves({ Attributes: stored({}, today) });
  };

  /** A flip is written by a transaction, which the table knows again when the SDK repeats it. */
  const written = () => ({
    updates: table.commandCalls(UpdateCommand).map(({ args }) => args[0].input),
    flips: table
      .commandCalls(TransactWriteCommand)
      .map(({ args }) => args[0].input.TransactItems?.[0]?.Update),
  });

  test.each<[string, string[], boolean | undefined, string[] | 'nothing']>([
    ['ticks', [], true, [today]],
    ['ticks beside others', [yesterday], true, [yesterday, today]],
    ['unticks', [yesterday, today], false, [yesterday]],
    ['flips on', [yesterday], undefined, [yesterday, today]],
    ['flips off', [yesterday, today], undefined, [yesterday]],
    ['has nothing to tick', [today], true, 'nothing'],
    ['has nothing to untick', [yesterday], false, 'nothing'],
  ])('%s', async (_, days, completed, becomes) => {
    holding(...days);
    table.on(TransactWriteCommand).resolves({});
    const answer = await toggle({ date: today, ...(completed !== undefined && { completed }) });
    expect(answer.status).toBe(200);
    expect(table).toHaveReceivedNthCommandWith(GetCommand, 1, { Key, ConsistentRead: true });
    const isFlip = completed === undefined;
    expect(table).toHaveReceivedCommandTimes(GetCommand, isFlip ? 2 : 1);
    const update = expect.objectContaining({
      TableName,
      Key,
      UpdateExpression: 'SET #done2026 = :done2026',
      ConditionExpression: days.length > 0 ? asRead(2026) : withoutYear(2026),
      ExpressionAttributeNames: { '#done2026': 'done2026' },
      ExpressionAttributeValues: {
        ':done2026': becomes === 'nothing' ? undefined : year2026(...becomes),
        ...(days.length > 0 && { ':expected_done2026': year2026(...days) }),
      },
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    expect(written()).toEqual({
      updates: becomes === 'nothing' || isFlip ? [] : [update],
      flips: isFlip ? [update] : [],
    });
  });

  test('the last tick of a year takes its field away', async () => {
    holding(today);
    await toggle({ date: today, completed: false });
    expect(table).toHaveReceivedCommandWith(UpdateCommand, {
      UpdateExpression: 'REMOVE #done2026',
      ConditionExpression: asRead(2026),
    });
  });

  test('a day of another year is written into that year', async () => {
    holding(today);
    await toggle({ date: '2024-02-29', completed: true });
    expect(table).toHaveReceivedCommandWith(UpdateCommand, {
      UpdateExpression: 'SET #done2024 = :done2024',
      ConditionExpression: withoutYear(2024),
      ExpressionAttributeValues: { ':done2024': daySetOf(['2024-02-29']).get(2024) },
    });
  });

  describe('where another device was faster', () => {
    test('its day stays: the tick goes into what stands there now', async () => {
      table.on(GetCommand).resolves({ Item: stored() });
      table
        .on(UpdateCommand)
        .rejectsOnce(conditionFailed(stored({}, yesterday)))
        .rejectsOnce(conditionFailed(stored({}, yesterday, '2026-03-01')))
        .resolves({ Attributes: stored({}, yesterday, '2026-03-01', today) });
      const answer = await toggle({ date: today, completed: true });
      expect(answer.body.data.habit.totalCompletions).toBe(3);
      expect(table).toHaveReceivedCommandTimes(GetCommand, 1);
      expect(table).toHaveReceivedNthCommandWith(UpdateCommand, 3, {
        ConditionExpression: asRead(2026),
        ExpressionAttributeValues: {
          ':done2026': year2026(yesterday, '2026-03-01', today),
          ':expected_done2026': year2026(yesterday, '2026-03-01'),
        },
      });
    });

    test('and ticked the same day: nothing is left to do', async () => {
      table.on(GetCommand).resolves({ Item: stored() });
      table.on(UpdateCommand).rejects(conditionFailed(stored({}, today)));
      const answer = await toggle({ date: today, completed: true });
      expect(answer).toMatchObject({
        status: 200,
        body: { data: { habit: { isMetToday: true } } },
      });
      expect(table).toHaveReceivedCommandTimes(UpdateCommand, 1);
    });

    test('and deleted the habit: 404', async () => {
      table.on(GetCommand).resolves({ Item: stored() });
      table.on(UpdateCommand).rejects(conditionFailed());
      expect(await toggle({ date: today, completed: true })).toMatchObject(notFound);
    });

    test('a hundred times: 503', async () => {
      table.on(GetCommand).resolves({ Item: stored() });
      table.on(UpdateCommand).rejects(conditionFailed(stored({}, yesterday)));
      expect(await toggle({ date: today, completed: true })).toMatchObject({ status: 503 });
      expect(table).toHaveReceivedCommandTimes(UpdateCommand, 100);
    });
  });

  test('nothing there is 404', async () => {
    table.on(GetCommand).resolves({});
    expect(await toggle({ date: today })).toMatchObject(notFound);
    expect(table).not.toHaveReceivedCommand(UpdateCommand);
  });

  test.each<[unknown, string, string]>([
    [
      { date: '2026-03-05' },
      'date',
      '2026-03-05 is still to come. Choose today or an earlier day.',
    ],
    [{ date: '2026-02-30' }, 'date', 'Date must be a day that exists, as YYYY-MM-DD'],
    [{}, 'date', 'Date is required'],
    [{ date: today, completed: 'yes' }, 'completed', 'Completed must be true or false'],
  ])('%j is 400 and reads nothing', async (body, field, message) => {
    expect(await toggle(body)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field, message }] },
    });
    expect(table).not.toHaveReceivedAnyCommand();
  });

  test('what is tomorrow in UTC may be today for the caller', async () => {
    holding();
    const answer = await call('POST /api/habits/{id}/toggle', {
      params: { id },
      body: { date: '2026-03-05', completed: true },
      headers: { 'x-time-zone': 'Pacific/Kiritimati' },
    });
    expect(answer.status).toBe(200);
  });
});

busyWhenThrottled(
  {
    list,
    create: () => create({ name: 'Read', frequency: 'daily' }),
    get,
    update: () => patch({ name: 'Run' }),
    remove,
    toggle: () => toggle({ date: today }),
  },
  { triesOnce: true },
);
