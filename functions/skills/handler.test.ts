import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { activitySchema, maxSkills, skillSchema } from '#shared/contract/skills.ts';
import type { Day } from '#shared/rules/days.ts';
import { MAX_DAY_COUNT, NO_COUNTS, withCounts } from '#shared/rules/yearCounts.ts';
import { activityId, activitySeed } from '../table/activityIds.ts';
import { sizeOf } from '../table/itemSize.ts';
import { notFoundOf } from '../testing/answers.ts';
import { idempotencyKey, repeatable, resourceCalls } from '../testing/calls.ts';
import { refusedAtTheLimit } from '../testing/counted.ts';
import { busyWhenThrottled, signedInOnly } from '../testing/everyRoute.ts';
import { cancelled, conditionFailed, refusedAt, tableFault } from '../testing/faults.ts';
import { logLines, logText } from '../testing/logs.ts';
import { now, stopTheClock, today } from '../testing/moment.ts';
import { roomy } from '../testing/roomyItem.ts';
import { skillItem } from '../testing/skillItem.ts';
import { freshTable, id, ofKind, pk, steps, TableName, table } from '../testing/table.ts';
import { handler } from './handler.ts';

const Key = { pk, sk: `SKILL#${id}` };

/** A skill's item as the table holds it. */
const stored = (fields: Record<string, unknown> = {}) =>
  skillItem(id, 'Rust', { category: 'Programming Language', ...fields });

/** Two hours of one activity of 2 March. */
const logged = {
  loggedTime: 600,
  entries: 1,
  revision: 1,
  lastActivityDate: '2026-03-02',
};

const activityKey = (activity: string) => ({
  pk: `${pk}#ACTIVITY`,
  sk: `SKILL#${id}#${activity}`,
});

const storedActivity = (activity: string, fields: Record<string, unknown> = {}) => ({
  ...activityKey(activity),
  _id: activity,
  type: 'Hours',
  time: 600,
  createdAt: '2026-03-02T08:00:00.000Z',
  ...fields,
});

const { call, list, stats, create, get, patch, remove } = resourceCalls(handler, '/api/skills');
const params = { id };
const log = (body: unknown, more: Record<string, string> = {}) =>
  call('POST /api/skills/{id}/log-hours', { params, body, headers: more });
const add = (body: unknown) => call('POST /api/skills/{id}/activities', { params, body });
const activities = (query?: Record<string, string>) =>
  call('GET /api/skills/{id}/activities', { params, ...(query && { query }) });
const undo = (activity: string) =>
  call('DELETE /api/skills/{id}/activities/{activityId}', {
    params: { ...params, activityId: activity },
  });

const notFound = notFoundOf('skill');

const yearKey = (year: number) => ({ pk, sk: `YEAR#${year}` });

/** A year's item as the table holds it: what each day has, and minutes of the third month. */
const storedYear = (days: Readonly<Record<Day, number>>, march: number, revision: number) => ({
  ...yearKey(2026),
  counts: withCounts(NO_COUNTS, new Map(Object.entries(days))),
  time: monthsTime(3, march),
  revision,
});

/** Grains by month, all of them in one. */
const monthsTime = (month: number, grains: number) =>
  Array.from({ length: 12 }, (_, index) => (index === month - 1 ? grains : 0));

stopTheClock();
freshTable();

signedInOnly(handler, [
  'GET /api/skills',
  'GET /api/skills/stats',
  'POST /api/skills',
  'GET /api/skills/{id}',
  'PATCH /api/skills/{id}',
  'DELETE /api/skills/{id}',
  'POST /api/skills/{id}/log-hours',
  'POST /api/skills/{id}/activities',
  'GET /api/skills/{id}/activities',
  'DELETE /api/skills/{id}/activities/{activityId}',
]);

test.each(['PATCH', 'DELETE'])(
  '%s of /skills/stats is not of an item of that name: 405 that says what is possible',
  async (method) => {
    const answer = await call(`${method} /api/skills/{id}`, { params: { id: 'stats' }, body: {} });
    expect(answer).toMatchObject({
      status: 405,
      headers: { allow: 'GET' },
      body: { code: 'method_not_allowed', message: `${method} is not possible here.` },
    });
  },
);

describe('list', () => {
  test('is one query of the skills alone, without those that are being deleted', async () => {
    const assessed = { id, madeOn: today, confidence: 4 };
    table.on(QueryCommand).resolves({
      Items: [stored({ ...logged, assessed }), stored({ deleting: now.toISOString() })],
    });
    const answer = await list();
    expect(answer.body.data.skills).toEqual([
      expect.objectContaining({
        _id: id,
        id,
        currentHours: 2,
        targetHours: 20,
        progress: 10,
        status: 'In Progress',
        confidenceLevel: 4,
        confidenceDescription: 'High',
        lastActivityDate: '2026-03-02',
        daysSinceLastActivity: 2,
        isNeglected: false,
      }),
    ]);
    expect(table.calls()).toHaveLength(1);
    expect(table).toHaveReceivedCommandWith(QueryCommand, {
      TableName,
      ...ofKind('SKILL'),
      ConsistentRead: false,
    });
  });

  test('leaves broken items out and logs their keys, not their content', async () => {
    table.on(QueryCommand).resolves({
      Items: [stored({ revision: 'one', description: 'dear diary' }), stored({ name: 'Whole' })],
    });
    const answer = await list();
    expect(answer.body.data.skills).toEqual([expect.objectContaining({ name: 'Whole' })]);
    expect(logLines('Broken item left out')).toHaveLength(1);
    expect(logText()).not.toContain('diary');
  });

  test('is answered though a deletion that was left alone can’t be finished', async () => {
    const deleting = new Date(now.getTime() - 60_000).toISOString();
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: [stored({ deleting })] })
      .rejects(tableFault('ThrottlingException'));
    expect(await list()).toMatchObject({ status: 200, body: { data: { skills: [] } } });
    expect(logLines('An interrupted deletion could not be finished')).toHaveLength(1);
  });

  test('leaves a deletion alone that may still be at work', async () => {
    const deleting = new Date(now.getTime() - 59_999).toISOString();
    table.on(QueryCommand).resolves({ Items: [stored({ deleting })] });
    await list();
    expect(table.calls()).toHaveLength(1);
  });
});

describe('get', () => {
  test('reads one item and answers it without the keys of the table', async () => {
    table.on(GetCommand).resolves({ Item: stored(logged) });
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(Object.keys(body.data).sort()).toEqual(Object.keys(skillSchema.shape).sort());
    expect(table).toHaveReceivedCommandExactlyOnceWith(GetCommand, { TableName, Key });
  });

  test.each([
    ['nothing there', undefined],
    ['one that is being deleted', stored({ deleting: now.toISOString() })],
  ])('%s is 404', async (_, Item) => {
    table.on(GetCommand).resolves(Item ? { Item } : {});
    expect(await get()).toMatchObject(notFound);
  });
});

describe('create', () => {
  const body = { name: ' Rust ', category: 'Programming Language' };

  test('writes the skill and its count, its hours in grains of twelve seconds', async () => {
    table.on(TransactWriteCommand).resolves({});
    const answer = await create({ ...body, currentHours: 2.5, targetHours: 7.25 });
    expect(answer.status).toBe(201);
    const { skill } = answer.body.data;
    expect(skill).toMatchObject({ name: 'Rust', currentHours: 2.5, targetHours: 7.25 });
    expect(steps()).toEqual([
      {
        Put: expect.objectContaining({
          Item: {
            pk,
            sk: `SKILL#${skill._id}`,
            _id: skill._id,
            name: 'Rust',
            category: 'Programming Language',
            targetHours: 7.25,
            initialTime: 750,
            loggedTime: 0,
            entries: 0,
            revision: 0,
            createdDay: today,
            createdAt: now.toISOString(),
            updatedAt: now.toISOString(),
            bytes: expect.any(Number),
          },
        }),
      },
      {
        Update: expect.objectContaining({
          Key: { pk, sk: 'COUNTS' },
          ExpressionAttributeNames: { '#counter': 'skills', '#bytes': 'bytes' },
          ExpressionAttributeValues: expect.objectContaining({ ':one': 1, ':max': maxSkills }),
        }),
      },
    ]);
  });

  refusedAtTheLimit(() => create(body), 'You have 500 skills, which is the most there can be.');
});

describe('update', () => {
  test('writes the sent fields alone, of a skill that is not being deleted', async () => {
    table.on(GetCommand).resolves({ Item: roomy(stored()) });
    table.on(UpdateCommand).resolves({ Attributes: stored({ name: 'Go' }) });
    const answer = await patch({ name: 'Go', description: null });
    expect(answer).toMatchObject({ status: 200, body: { data: { skill: { name: 'Go' } } } });
    expect(table.calls()).toHaveLength(2);
    expect(table).toHaveReceivedCommandWith(UpdateCommand, {
      Key,
      UpdateExpression:
        'SET #name = :name, #updatedAt = :updatedAt, #version = :version REMOVE #description',
      ConditionExpression:
        'attribute_exists(pk) AND attribute_not_exists(#deleting) AND #version = :expected_version',
    });
  });

  test.each([
    ['nothing there', undefined],
    ['one that is being deleted', stored({ deleting: now.toISOString() })],
  ])('%s is 404', async (_, standing) => {
    table.on(UpdateCommand).rejects(conditionFailed(standing));
    table.on(GetCommand).resolves(standing ? { Item: standing } : {});
    expect(await patch({ name: 'Go' })).toMatchObject(notFound);
    expect(await patch({ currentHours: 5 })).toMatchObject(notFound);
  });

  test('hours in all are what is logged and the rest; a log meanwhile is taken into account', async () => {
    table.on(GetCommand).resolves({ Item: roomy(stored(logged)) });
    const meanwhile = roomy(stored({ ...logged, loggedTime: 900, revision: 2 }));
    table
      .on(UpdateCommand)
      .rejectsOnce(conditionFailed(meanwhile))
      .resolves({ Attributes: { ...meanwhile, initialTime: 600 } });
    const answer = await patch({ currentHours: 5 });
    expect(answer.body.data.skill.currentHours).toBe(5);
    const sent = table.commandCalls(UpdateCommand).map(({ args }) => args[0].input);
    expect(sent.map((input) => input.ExpressionAttributeValues)).toEqual([
      expect.objectContaining({ ':initialTime': 900, ':expected_revision': 1, ':revision': 2 }),
      expect.objectContaining({ ':initialTime': 600, ':expected_revision': 2, ':revision': 3 }),
    ]);
    expect(sent[0]?.ConditionExpression).toBe(
      'attribute_exists(pk) AND #revision = :expected_revision AND attribute_not_exists(#deleting)' +
        ' AND #version = :expected_version',
    );
  });
});

describe('log-hours', () => {
  const holding = (fields: Record<string, unknown> = {}) => {
    table.on(GetCommand).resolves({});
    table.on(GetCommand, { Key }).resolves({ Item: stored(fields) });
    table.on(TransactWriteCommand).resolves({});
  };

  test('writes the activity, the skill and the year as read, all or none', async () => {
    holding(logged);
    table.on(GetCommand, { Key: yearKey(2026) }).resolves({
      Item: { ...storedYear({ '2026-03-02': 1 }, 600, 4), later: 'x' },
    });
    const answer = await log({ hours: 0.29, notes: ' Traits ' });
    expect(answer.status).toBe(201);
    const { skill, activity } = answer.body.data;
    expect(Object.keys(activity).sort()).toEqual(Object.keys(activitySchema.shape).sort());
    expect(activity).toMatchObject({ type: 'Hours', date: today, hours: 0.29, duration: null });
    expect(skill).toMatchObject({ currentHours: 2.29, lastActivityDate: today });
    expect(table.commandCalls(GetCommand).map(({ args }) => args[0].input)).toMatchObject([
      { Key, ConsistentRead: true },
      { Key: yearKey(2026), ConsistentRead: true },
    ]);
    expect(table.calls()).toHaveLength(3);
    expect(steps()).toEqual([
      {
        Put: {
          TableName,
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          ConditionExpression: 'attribute_not_exists(pk)',
          Item: {
            ...activityKey(activity._id),
            _id: activity._id,
            type: 'Hours',
            time: 87,
            description: 'Traits',
            createdAt: now.toISOString(),
          },
        },
      },
      {
        Update: {
          TableName,
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          Key,
          UpdateExpression:
            'SET #loggedTime = :loggedTime, #entries = :entries, #loggedBytes = :loggedBytes, #lastActivityDate = :lastActivityDate, #revision = :revision',
          ConditionExpression:
            'attribute_exists(pk) AND #revision = :expected_revision AND attribute_not_exists(#deleting)',
          ExpressionAttributeNames: expect.any(Object),
          ExpressionAttributeValues: {
            ':loggedTime': 687,
            ':entries': 2,
            ':loggedBytes': sizeOf(steps()?.[0]?.Put?.Item),
            ':lastActivityDate': today,
            ':revision': 2,
            ':expected_revision': 1,
          },
        },
      },
      {
        Put: {
          TableName,
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          Item: {
            ...storedYear({ '2026-03-02': 1, '2026-03-04': 1 }, 687, 5),
            later: 'x',
          },
          ConditionExpression: '#revision = :read',
          ExpressionAttributeNames: { '#revision': 'revision' },
          ExpressionAttributeValues: { ':read': 4 },
        },
      },
    ]);
  });

  test.each([
    ['an older day leaves the last one', '2026-03-01', '2026-03-02'],
    ['the same day', '2026-03-02', '2026-03-02'],
    ['a newer day is the last one', '2026-03-03', '2026-03-03'],
  ])('%s', async (_, date, last) => {
    holding(logged);
    const answer = await log({ hours: 1, date });
    expect(answer.body.data.skill.lastActivityDate).toBe(last);
  });

  test('where another device was faster, adds to what stands there now', async () => {
    holding(logged);
    const meanwhile = { ...logged, loggedTime: 900, entries: 2, revision: 2 };
    table
      .on(TransactWriteCommand)
      .rejectsOnce(refusedAt(1, stored(meanwhile)))
      .resolves({});
    const answer = await log({ hours: 1 });
    expect(answer.body.data.skill.currentHours).toBe(4);
    expect(table).toHaveReceivedCommandTimes(GetCommand, 2);
    const [first, second] = table.commandCalls(TransactWriteCommand);
    const put = (sent: typeof first, step: number) => sent?.args[0].input.TransactItems?.[step];
    expect(put(second, 0)).toEqual(put(first, 0));
    expect(put(second, 2)).toEqual(put(first, 2));
  });

  test.each([
    ['another skill’s log of a new year', [null, null, { '2026-03-01': 2 }]],
    ['a log of the same skill', [null, stored({ ...logged, revision: 2 }), { '2026-03-04': 255 }]],
  ] as const)('%s meanwhile is kept', async (_, [, skill, days]) => {
    holding(logged);
    const refused = { code: 'ConditionalCheckFailed' };
    const year = storedYear(days, 500, 9);
    table
      .on(TransactWriteCommand)
      .rejectsOnce(
        cancelled(null, skill && { ...refused, standing: skill }, { ...refused, standing: year }),
      )
      .resolves({});
    expect((await log({ hours: 1 })).status).toBe(201);
    expect(table).toHaveReceivedCommandTimes(GetCommand, 2);
    const on = days as Readonly<Record<Day, number>>;
    expect(steps()?.[1]?.Update?.ExpressionAttributeValues).toMatchObject({
      ':expected_revision': skill ? 2 : 1,
    });
    expect(steps()?.[2]?.Put).toMatchObject({
      Item: storedYear({ ...on, '2026-03-04': (on['2026-03-04'] ?? 0) + 1 }, 800, 10),
      ExpressionAttributeValues: { ':read': 9 },
    });
  });

  test('more than a day can count are 409 that says it', async () => {
    holding();
    const full = { Item: storedYear({ [today]: MAX_DAY_COUNT }, 0, 1) };
    table.on(GetCommand, { Key: yearKey(2026) }).resolves(full);
    expect(await log({ hours: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'limit',
        message: 'You have 65535 activities on 2026-03-04, which is the most there can be.',
      },
    });
    expect(table).not.toHaveReceivedCommand(TransactWriteCommand);
    expect((await log({ hours: 1, date: '2026-03-03' })).status).toBe(201);
  });

  test('a broken year is never written over', async () => {
    holding();
    table
      .on(GetCommand, { Key: yearKey(2026) })
      .resolves({ Item: { ...storedYear({}, 0, 1), time: [] } });
    expect(await log({ hours: 1 })).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(table).not.toHaveReceivedCommand(TransactWriteCommand);
  });

  test.each([
    ['is gone', undefined],
    ['is being deleted', stored({ deleting: now.toISOString() })],
  ])('a skill that %s meanwhile is 404', async (_, standing) => {
    holding();
    table.on(TransactWriteCommand).rejects(refusedAt(1, standing));
    expect(await log({ hours: 1 })).toMatchObject(notFound);
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 1);
  });

  test('contested a hundred times is 503', async () => {
    holding();
    table.on(TransactWriteCommand).rejects(refusedAt(1, stored()));
    expect(await log({ hours: 1 })).toMatchObject({ status: 503 });
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 100);
  });

  describe('with an Idempotency-Key', () => {
    const first = activityId(today, activitySeed(idempotencyKey));

    test('has its id of the key, and the skill remembers the newest two', async () => {
      const recent = ['2026-02-01', '2026-02-02'].map((day) =>
        activityId(day, activitySeed(undefined)),
      );
      holding({ recent });
      const answer = await log({ hours: 1 }, repeatable);
      expect(answer.body.data.activity._id).toBe(first);
      expect(steps()?.[1]?.Update?.ExpressionAttributeValues).toMatchObject({
        ':recent': [...recent.slice(1), first],
      });
    });

    const fingerprint = async (): Promise<unknown> => {
      holding();
      await log({ hours: 1 }, repeatable);
      const item = steps()?.[0]?.Put?.Item;
      table.reset();
      return item?.fingerprint;
    };

    test.each(['by the key of its item', 'by what the skill remembers'])(
      'a repetition is known %s, and answers the first one',
      async (how) => {
        const item = storedActivity(first, { fingerprint: await fingerprint() });
        holding({ ...logged, ...(how.includes('skill') && { recent: [first] }) });
        table.on(GetCommand, { Key: activityKey(first) }).resolves({ Item: item });
        table.on(TransactWriteCommand).rejects(refusedAt(0, item));
        const answer = await log({ hours: 1 }, repeatable);
        expect(answer).toMatchObject({
          status: 201,
          body: { data: { activity: { _id: first, hours: 2 }, skill: { currentHours: 2 } } },
        });
      },
    );

    test('another request with it is 409', async () => {
      holding();
      const item = storedActivity(first, { fingerprint: await fingerprint() });
      holding();
      table.on(GetCommand, { Key: activityKey(first) }).resolves({ Item: item });
      table.on(TransactWriteCommand).rejects(refusedAt(0, item));
      expect(await log({ hours: 2 }, repeatable)).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
    });
  });

  test('of a day to come is 400 and reads nothing', async () => {
    expect(await log({ hours: 1, date: '2026-03-05' })).toMatchObject({
      status: 400,
      body: { message: '2026-03-05 is still to come. Choose today or an earlier day.' },
    });
    expect(table).not.toHaveReceivedAnyCommand();
  });
});

describe('activities', () => {
  test('one is written with its minutes in grains', async () => {
    table.on(GetCommand, { Key }).resolves({ Item: stored() });
    table.on(GetCommand, { Key: yearKey(2024) }).resolves({});
    table.on(TransactWriteCommand).resolves({});
    const body = { type: 'Course', duration: 20, date: '2024-02-29', description: 'One' };
    const answer = await add(body);
    expect(answer.body.data).toMatchObject({
      activity: { type: 'Course', duration: 20, hours: 0.33, date: '2024-02-29' },
      skill: { currentHours: 0.33 },
    });
    expect(steps()?.[2]?.Put).toEqual({
      TableName,
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      Item: {
        ...yearKey(2024),
        counts: withCounts(NO_COUNTS, new Map([['2024-02-29', 1]])),
        time: monthsTime(2, 100),
        revision: 1,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
  });

  test('are listed by a range of keys, newest first, on one day by when they were written', async () => {
    const at = (day: string, hour: string) =>
      storedActivity(activityId(day, activitySeed(undefined)), {
        createdAt: `2026-03-04T${hour}:00:00.000Z`,
      });
    const items = [at('2026-02-01', '07'), at('2026-03-02', '09'), at('2026-03-02', '08')];
    table.on(GetCommand).resolves({ Item: stored() });
    table.on(QueryCommand).resolves({ Items: items });
    const answer = await activities();
    const shown = answer.body.data.activities.map(({ _id }: { _id: string }) => _id);
    expect(shown).toEqual([items[1]?._id, items[2]?._id, items[0]?._id]);
    const from = activityId('2025-12-03', '').slice(0, 10);
    const to = activityId(today, '').slice(0, 10);
    expect(table).toHaveReceivedCommandWith(QueryCommand, {
      ExpressionAttributeValues: {
        ':pk': `${pk}#ACTIVITY`,
        ':from': `SKILL#${id}#${from}`,
        ':to': `SKILL#${id}#${to}~`,
      },
    });
  });

  test('of no skill are 404', async () => {
    table.on(GetCommand).resolves({});
    table.on(QueryCommand).resolves({});
    expect(await activities()).toMatchObject(notFound);
  });

  test('from must not be after to', async () => {
    expect(await activities({ from: '2026-03-02', to: '2026-03-01' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'from', message: 'from must not be after to' }] },
    });
    expect(table).not.toHaveReceivedAnyCommand();
  });
});

describe('undo', () => {
  const newest = activityId('2026-03-02', activitySeed('newest'));
  const older = activityId('2026-02-10', activitySeed('older'));
  const two = { ...logged, loggedTime: 1_200, entries: 2, revision: 2 };

  const holding = (fields: Record<string, unknown>, ...ids: string[]) => {
    table.on(GetCommand).resolves({});
    table.on(GetCommand, { Key }).resolves({ Item: stored(fields) });
    for (const activity of ids) {
      const Item = storedActivity(activity);
      table.on(GetCommand, { Key: activityKey(activity) }).resolves({ Item });
    }
    table.on(QueryCommand).resolves({ Items: ids.map((activity) => storedActivity(activity)) });
    table.on(TransactWriteCommand).resolves({});
  };

  test('of the newest looks up the day that is the last one now', async () => {
    holding(two, newest, older);
    const Item = storedYear({ '2026-02-10': 1, '2026-03-02': 3 }, 700, 7);
    table.on(GetCommand, { Key: yearKey(2026) }).resolves({ Item });
    expect(await undo(newest)).toMatchObject({ status: 200, body: { data: null } });
    expect(table).toHaveReceivedCommandExactlyOnceWith(QueryCommand, {
      ScanIndexForward: false,
      Limit: 2,
      ConsistentRead: true,
    });
    expect(steps()).toMatchObject([
      { Delete: { Key: activityKey(newest), ConditionExpression: 'attribute_exists(pk)' } },
      {
        Update: {
          Key,
          ExpressionAttributeValues: {
            ':loggedTime': 600,
            ':entries': 1,
            ':lastActivityDate': '2026-02-10',
            ':expected_revision': 2,
          },
        },
      },
      {
        Put: {
          Item: storedYear({ '2026-02-10': 1, '2026-03-02': 2 }, 100, 8),
          ExpressionAttributeValues: { ':read': 7 },
        },
      },
    ]);
  });

  test('of one that no year counts takes none below 0', async () => {
    holding(logged, newest);
    const Item = storedYear({ '2026-03-01': 1 }, 100, 7);
    table.on(GetCommand, { Key: yearKey(2026) }).resolves({ Item });
    await undo(newest);
    expect(steps()?.[2]?.Put?.Item).toEqual(storedYear({ '2026-03-01': 1 }, 0, 8));
  });

  test('of an older one need not', async () => {
    holding(two, older);
    await undo(older);
    expect(table).not.toHaveReceivedCommand(QueryCommand);
    expect(steps()?.[1]?.Update?.ExpressionAttributeValues).toMatchObject({
      ':lastActivityDate': '2026-03-02',
    });
  });

  test('of the only one takes the day away', async () => {
    holding(logged, newest);
    await undo(newest);
    expect(steps()?.[1]?.Update?.UpdateExpression).toContain('REMOVE #lastActivityDate');
  });

  test('is done on what stands there now, where another device was faster', async () => {
    holding(two, older);
    const meanwhile = stored({ ...two, loggedTime: 3_600, entries: 3, revision: 3 });
    table.on(TransactWriteCommand).rejectsOnce(refusedAt(1, meanwhile)).resolves({});
    expect((await undo(older)).status).toBe(200);
    expect(steps()?.[1]?.Update?.ExpressionAttributeValues).toMatchObject({
      ':loggedTime': 3_000,
      ':entries': 2,
      ':expected_revision': 3,
    });
  });

  const sameDay = activityId('2026-03-02', activitySeed('same day'));

  test.each<[string, string, Record<string, unknown>, number]>([
    [
      'is told by what was looked up, where others only logged',
      sameDay,
      { entries: 4, revision: 4 },
      1,
    ],
    ['is told by it where the year alone was written', older, {}, 1],
    ['is looked up again where one was removed meanwhile', sameDay, { entries: 2, revision: 4 }, 2],
    ['is looked up again where the hours were corrected', sameDay, { revision: 3 }, 2],
    ['is looked up again where it was another day', older, { entries: 3, revision: 3 }, 2],
  ])(
    'of the newest, where another device was faster: the last day %s',
    async (_, other, meanwhile, queries) => {
      holding(two, newest, other);
      const standing = stored({ ...two, ...meanwhile });
      table.on(TransactWriteCommand).rejectsOnce(refusedAt(1, standing)).resolves({});
      expect((await undo(newest)).status).toBe(200);
      expect(table).toHaveReceivedCommandTimes(QueryCommand, queries);
      expect(steps()?.[1]?.Update?.ExpressionAttributeValues).toMatchObject({
        ':lastActivityDate': other === sameDay ? '2026-03-02' : '2026-02-10',
      });
    },
  );

  test('of one that is gone is 404', async () => {
    table.on(GetCommand).resolves({});
    table.on(GetCommand, { Key }).resolves({ Item: stored() });
    expect(await undo(newest)).toMatchObject(notFoundOf('activity'));
    expect(table).not.toHaveReceivedCommand(TransactWriteCommand);
    holding(logged, newest);
    table.on(TransactWriteCommand).rejects(refusedAt(0));
    expect(await undo(newest)).toMatchObject(notFoundOf('activity'));
  });
});

describe('remove', () => {
  test('marks the skill before anything else, reads consistently, and ends with the skill', async () => {
    const item = roomy(stored());
    table.on(UpdateCommand).resolves({ Attributes: item });
    table.on(QueryCommand).resolves({});
    table.on(GetCommand).resolves({ Item: item });
    table.on(TransactWriteCommand).resolves({});
    expect(await remove()).toMatchObject({ status: 200, body: { data: null } });
    const [mark, ...rest] = table.calls();
    expect(mark?.args[0].input).toMatchObject({
      Key,
      UpdateExpression: 'SET #deleting = :deleting',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':deleting': now.toISOString() },
    });
    const queries = table.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(
      queries.map(({ ConsistentRead, ExpressionAttributeValues: values }) => [
        values?.[':from'],
        ConsistentRead,
      ]),
    ).toEqual([
      [`SKILL#${id}#`, true],
      ['ASSESSMENT#', true],
      ['RESOURCE#', true],
      ['PROJECT#', true],
    ]);
    expect(rest.at(-1)?.args[0].input).toMatchObject({
      TransactItems: [
        { Delete: { Key } },
        {
          Update: {
            Key: { pk, sk: 'COUNTS' },
            ExpressionAttributeValues: { ':less': -1, ':bytes': -item.bytes },
          },
        },
      ],
    });
  });

  test('takes no more than a hundred steps at once', async () => {
    const Items = Array.from({ length: 120 }, (_, i) =>
      storedActivity(activityId(`${1970 + (i % 50)}-05-05`, activitySeed(`${i}`))),
    );
    table.on(UpdateCommand).resolves({ Attributes: stored() });
    table.on(GetCommand).resolves({});
    table.on(GetCommand, { Key }).resolves({ Item: stored() });
    table.on(QueryCommand).resolvesOnce({ Items }).resolves({});
    table.on(TransactWriteCommand).resolves({});
    await remove();
    const sizes = table
      .commandCalls(TransactWriteCommand)
      .map(({ args }) => args[0].input.TransactItems?.length);
    expect(sizes).toEqual([100, 100, 40, 2]);
  });

  test('takes them off what a year counts now, where something was logged meanwhile', async () => {
    const Items = ['2026-03-01', '2026-03-01', '2025-12-31'].map((day, i) =>
      storedActivity(activityId(day, activitySeed(`${i}`))),
    );
    const year = storedYear({ '2026-03-01': 2 }, 1_200, 5);
    table.on(UpdateCommand).resolves({ Attributes: stored() });
    table.on(QueryCommand).resolvesOnce({ Items }).resolves({});
    table.on(GetCommand).resolves({});
    table.on(GetCommand, { Key: yearKey(2026) }).resolves({ Item: year });
    const meanwhile = storedYear({ '2026-03-01': 3 }, 1_300, 6);
    const refused = { code: 'ConditionalCheckFailed', standing: meanwhile };
    table
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled(null, null, null, refused, null))
      .resolves({});
    expect((await remove()).status).toBe(200);
    expect(table).toHaveReceivedCommandTimes(QueryCommand, 5);
    const sent = table.commandCalls(TransactWriteCommand)[1]?.args[0].input.TransactItems;
    expect(sent?.slice(3)).toMatchObject([
      { Put: { Item: storedYear({ '2026-03-01': 1 }, 100, 7) } },
      { Put: { Item: yearKey(2025), ConditionExpression: 'attribute_not_exists(pk)' } },
    ]);
  });

  test('reads again what is left when somebody else deletes too', async () => {
    const Items = [storedActivity(activityId(today, activitySeed('x')))];
    table.on(UpdateCommand).resolves({ Attributes: stored() });
    table.on(GetCommand).resolves({});
    table.on(QueryCommand).resolvesOnce({ Items }).resolves({});
    table.on(TransactWriteCommand).rejectsOnce(refusedAt(0)).resolves({});
    expect((await remove()).status).toBe(200);
    expect(table).toHaveReceivedCommandTimes(QueryCommand, 5);
  });

  test('nothing there is 404', async () => {
    table.on(UpdateCommand).rejects(conditionFailed());
    expect(await remove()).toMatchObject(notFound);
    expect(table.calls()).toHaveLength(1);
  });
});

busyWhenThrottled({
  list,
  stats,
  create: () => create({ name: 'Rust', category: 'Other' }),
  get,
  update: () => patch({ name: 'Go' }),
  'update of hours': () => patch({ currentHours: 1 }),
  remove,
  'log-hours': () => log({ hours: 1 }),
  addActivity: () => add({ type: 'Other' }),
  activities,
  undo: () => undo(id),
});
