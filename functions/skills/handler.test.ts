import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import type { Day } from '#shared/core/days.ts';
import { idOn } from '#shared/core/ids.ts';
import { maxLogBytes } from '#shared/core/storage.ts';
import { activitySchema, maxSkills, skillSchema } from '#shared/skills/model.ts';
import { idsOf } from '../table/activityIds.ts';
import { sizeOf } from '../table/itemSize.ts';
import { notFoundOf } from '../testing/answers.ts';
import { resourceCalls } from '../testing/calls.ts';
import { refusedAtTheLimit } from '../testing/counted.ts';
import { busyWhenThrottled, signedInOnly } from '../testing/everyRoute.ts';
import { conditionFailed, refusedAt, tableFault } from '../testing/faults.ts';
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

const activityKey = (activity: string) => ({ pk, sk: `ACTIVITY#${activity}` });

const storedActivity = (activity: string, fields: Record<string, unknown> = {}) => ({
  ...activityKey(activity),
  skillActivity: `${id}#${activity}`,
  skillId: id,
  type: 'Hours',
  time: 600,
  createdAt: '2026-03-02T08:00:00.000Z',
  ...fields,
});

/** The id of an activity of a day, another one each time. */
const idAt = (day: Day) => idOn(day, now);

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

/** The step that adds so much to a month. */
const monthStep = (month: string, added: Readonly<Record<string, number>>) => {
  const fields = Object.entries({ ...added, revision: 1 });
  return {
    Update: {
      TableName,
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      Key: { pk, sk: `MONTH#${month}` },
      UpdateExpression: `ADD ${fields.map(([field]) => `#${field} :${field}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
      ExpressionAttributeValues: Object.fromEntries(
        fields.map(([field, more]) => [`:${field}`, more]),
      ),
    },
  };
};

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
            name: 'Rust',
            category: 'Programming Language',
            targetHours: 7.25,
            initialTime: 750,
            loggedTime: 0,
            entries: 0,
            loggedBytes: 0,
            revision: 0,
            createdDay: today,
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

  refusedAtTheLimit(
    () => create(body),
    'There is a limit of 500 skills. Delete one to add another.',
  );
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
        'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND attribute_not_exists(#deleting) AND #version = :expected_version',
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
      'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND #revision = :expected_revision AND attribute_not_exists(#deleting)' +
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

  const isThere =
    'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND attribute_not_exists(deleting)';
  const sums = 'ADD loggedTime :time, loggedBytes :bytes, entries :one, revision :one';

  test('writes the activity, and adds to the skill and the month, all or none', async () => {
    holding({ ...logged, loggedTime: 687, entries: 2, lastActivityDate: today });
    const answer = await log({ hours: 0.29, notes: ' Traits ' });
    expect(answer.status).toBe(201);
    const { skill, activity } = answer.body.data;
    expect(Object.keys(activity).sort()).toEqual(Object.keys(activitySchema.shape).sort());
    expect(activity).toMatchObject({ type: 'Hours', date: today, hours: 0.29, duration: null });
    expect(skill).toMatchObject({ currentHours: 2.29, lastActivityDate: today });
    expect(table).toHaveReceivedNthCommandWith(GetCommand, 1, { Key, ConsistentRead: true });
    expect(table.calls()).toHaveLength(2);
    const bytes = sizeOf(steps()?.[0]?.Put?.Item);
    expect(steps()).toEqual([
      {
        Put: {
          TableName,
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          ConditionExpression: 'attribute_not_exists(pk)',
          Item: {
            ...storedActivity(activity._id),
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
          UpdateExpression: `SET lastActivityDate = :date ${sums}`,
          ConditionExpression: `${isThere} AND loggedBytes <= :room AND (attribute_not_exists(lastActivityDate) OR lastActivityDate <= :date)`,
          ExpressionAttributeValues: {
            ':date': today,
            ':time': 87,
            ':bytes': bytes,
            ':room': maxLogBytes - bytes,
            ':one': 1,
          },
        },
      },
      monthStep('2026-03', { 4: 1, time: 87 }),
    ]);
  });

  test('that finds its own activity was done, though its answer was lost', async () => {
    const item = storedActivity(idAt(today), { time: 300 });
    table.on(GetCommand).resolves({ Item: item });
    table.on(GetCommand, { Key }).resolves({ Item: stored(logged) });
    table.on(TransactWriteCommand).rejects(refusedAt(0, item));
    expect(await log({ hours: 1 })).toMatchObject({
      status: 201,
      body: { data: { activity: { hours: 1 }, skill: { currentHours: 2 } } },
    });
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 1);
  });

  test('of a day before the last leaves the last one as it is', async () => {
    holding(logged);
    table
      .on(TransactWriteCommand)
      .rejectsOnce(refusedAt(1, stored(logged)))
      .resolves({});
    expect((await log({ hours: 1, date: '2026-03-01' })).status).toBe(201);
    expect(steps()?.[1]?.Update).toMatchObject({
      UpdateExpression: sums,
      ConditionExpression: `${isThere} AND loggedBytes <= :room AND lastActivityDate > :date`,
    });
    const [first, second] = table.commandCalls(TransactWriteCommand);
    const put = (sent: typeof first) => sent?.args[0].input.TransactItems?.[0];
    expect(put(second)).toEqual(put(first));
  });

  test('of a skill that is full of texts is 409', async () => {
    holding();
    table.on(TransactWriteCommand).rejects(refusedAt(1, stored({ loggedBytes: maxLogBytes - 1 })));
    expect(await log({ hours: 1 })).toMatchObject({ status: 409, body: { code: 'limit' } });
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 1);
  });

  test.each([
    ['is gone', undefined],
    ['is being deleted', stored({ deleting: now.toISOString() })],
  ])('a skill that %s is 404', async (_, standing) => {
    table.on(TransactWriteCommand).rejects(refusedAt(1, standing));
    expect(await log({ hours: 1 })).toMatchObject(notFound);
    expect(table.calls()).toHaveLength(1);
  });

  test('contested a hundred times is 503', async () => {
    table.on(TransactWriteCommand).rejects(refusedAt(1, stored()));
    expect(await log({ hours: 1 })).toMatchObject({ status: 503 });
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 100);
  });

  describe('with an id of the client', () => {
    const mine = idAt(today);

    test.each([
      ['answers the first one', 2, { status: 201, body: { data: { activity: { _id: mine } } } }],
      ['that asks for something else is 409', 1, { status: 409, body: { code: 'conflict' } }],
    ])('a repetition %s', async (_, hours, expected) => {
      holding();
      await log({ _id: mine, hours: 2 });
      const { request } = steps()?.[0]?.Put?.Item ?? {};
      const first = storedActivity(mine, { request });
      table.on(GetCommand, { Key: activityKey(mine) }).resolves({ Item: first });
      table.on(TransactWriteCommand).rejects(refusedAt(0, first));
      expect(await log({ _id: mine, hours })).toMatchObject(expected);
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
    table.on(GetCommand, { Key }).resolves({ Item: stored({ ...logged, loggedTime: 100 }) });
    table.on(TransactWriteCommand).resolves({});
    const body = { type: 'Course', duration: 20, date: '2024-02-29', description: 'One' };
    const answer = await add(body);
    expect(answer.body.data).toMatchObject({
      activity: { type: 'Course', duration: 20, hours: 0.33, date: '2024-02-29' },
      skill: { currentHours: 0.33 },
    });
    expect(steps()?.[2]).toEqual(monthStep('2024-02', { 29: 1, time: 100 }));
  });

  test('are listed by a range of keys, newest first, on one day by when they were written', async () => {
    const at = (day: string, hour: string) =>
      storedActivity(idAt(day), {
        createdAt: `2026-03-04T${hour}:00:00.000Z`,
      });
    const items = [at('2026-02-01', '07'), at('2026-03-02', '09'), at('2026-03-02', '08')];
    table.on(GetCommand).resolves({ Item: stored() });
    table.on(QueryCommand).resolves({ Items: items });
    const answer = await activities();
    const shown = answer.body.data.activities.map(({ _id }: { _id: string }) => _id);
    const ids = items.map(({ sk }) => sk.replace('ACTIVITY#', ''));
    expect(shown).toEqual([ids[1], ids[2], ids[0]]);
    const { from, to } = idsOf('2025-12-03', today);
    expect(table).toHaveReceivedCommandWith(QueryCommand, {
      IndexName: 'bySkill',
      KeyConditionExpression: 'pk = :pk AND skillActivity BETWEEN :from AND :to',
      ScanIndexForward: false,
      ExpressionAttributeValues: { ':pk': pk, ':from': `${id}#${from}`, ':to': `${id}#${to}` },
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
  const newest = idAt('2026-03-02');
  const older = idAt('2026-02-10');
  const sameDay = idAt('2026-03-02');
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

  const isThere =
    'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND attribute_not_exists(deleting)';
  const sums = 'ADD loggedTime :time, loggedBytes :bytes, entries :less, revision :one';
  const less = { ':time': -600, ':bytes': -sizeOf(storedActivity(newest)), ':less': -1, ':one': 1 };

  /** What is asked of the skill's item, and what is written of its last day. */
  const skillStep = () => {
    const { UpdateExpression, ConditionExpression, ExpressionAttributeValues } =
      steps()?.[1]?.Update ?? {};
    return [UpdateExpression, ConditionExpression, ExpressionAttributeValues];
  };

  test('of the only one of the last day looks up the day before, and needs all to be as it was read', async () => {
    holding(two, newest, older);
    expect(await undo(newest)).toMatchObject({ status: 200, body: { data: null } });
    expect(table).toHaveReceivedCommandExactlyOnceWith(QueryCommand, {
      IndexName: 'bySkill',
      ScanIndexForward: false,
      Limit: 2,
      ConsistentRead: true,
    });
    expect(steps()).toMatchObject([
      {
        Delete: {
          Key: activityKey(newest),
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
        },
      },
      { Update: { Key } },
      monthStep('2026-03', { 2: -1, time: -600 }),
    ]);
    expect(skillStep()).toEqual([
      `SET initialTime = :initialTime, lastActivityDate = :day ${sums}`,
      `${isThere} AND revision = :revision`,
      { ...less, ':initialTime': 0, ':revision': 2, ':day': '2026-02-10' },
    ]);
  });

  test('of one beside another on the last day leaves the day, as long as the other is there', async () => {
    holding(two, newest, sameDay);
    await undo(newest);
    expect(skillStep()).toEqual([
      sums,
      `${isThere} AND initialTime >= :none`,
      { ...less, ':none': 0 },
    ]);
    expect(steps()?.[3]).toMatchObject({
      ConditionCheck: {
        Key: activityKey(sameDay),
        ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
      },
    });
  });

  test('of an older one looks nothing up', async () => {
    holding(two, older);
    await undo(older);
    expect(table).not.toHaveReceivedCommand(QueryCommand);
    expect(skillStep()).toEqual([
      sums,
      `${isThere} AND initialTime >= :none AND lastActivityDate > :date`,
      { ...less, ':none': 0, ':date': '2026-02-10' },
    ]);
  });

  test('of the only one takes the day away', async () => {
    holding(logged, newest);
    await undo(newest);
    expect(skillStep()[0]).toBe(`SET initialTime = :initialTime REMOVE lastActivityDate ${sums}`);
  });

  test('where the hours were corrected below what is logged, needs them as they were read', async () => {
    holding({ ...two, initialTime: -900 }, older);
    await undo(older);
    expect(skillStep()).toEqual([
      `SET initialTime = :initialTime, lastActivityDate = :day ${sums}`,
      `${isThere} AND revision = :revision`,
      { ...less, ':initialTime': -600, ':revision': 2, ':day': '2026-03-02' },
    ]);
  });

  test('is done on what stands there now, where another device was faster', async () => {
    holding(two, newest, older);
    const meanwhile = stored({ ...two, lastActivityDate: '2026-03-03', revision: 3 });
    table.on(TransactWriteCommand).rejectsOnce(refusedAt(1, meanwhile)).resolves({});
    expect((await undo(newest)).status).toBe(200);
    expect(skillStep()[2]).toEqual({ ...less, ':none': 0, ':date': '2026-03-02' });
  });

  test('looks again where the other one of the day went meanwhile', async () => {
    holding(two, newest, sameDay);
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: [newest, sameDay].map((activity) => storedActivity(activity)) })
      .resolves({ Items: [newest, older].map((activity) => storedActivity(activity)) });
    table.on(TransactWriteCommand).rejectsOnce(refusedAt(3)).resolves({});
    expect((await undo(newest)).status).toBe(200);
    expect(skillStep()[2]).toMatchObject({ ':day': '2026-02-10' });
  });

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
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
      ExpressionAttributeValues: { ':deleting': now.toISOString() },
    });
    const queries = table.commandCalls(QueryCommand).map(({ args }) => args[0].input);
    expect(
      queries.map(({ ConsistentRead, ExpressionAttributeValues: values }) => [
        values?.[':from'],
        ConsistentRead,
      ]),
    ).toEqual([
      [`${id}#`, true],
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
      storedActivity(idAt(`${1970 + (i % 50)}-05-05`)),
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

  test('takes them off the months', async () => {
    const Items = ['2026-03-01', '2026-03-01', '2025-12-31'].map((day) =>
      storedActivity(idAt(day)),
    );
    table.on(UpdateCommand).resolves({ Attributes: stored() });
    table.on(QueryCommand).resolvesOnce({ Items }).resolves({});
    table.on(GetCommand).resolves({});
    table.on(TransactWriteCommand).resolves({});
    expect((await remove()).status).toBe(200);
    const sent = table.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems;
    expect(sent?.slice(3)).toEqual([
      monthStep('2026-03', { 1: -2, time: -1_200 }),
      monthStep('2025-12', { 31: -1, time: -600 }),
    ]);
  });

  test('reads again what is left when somebody else deletes too', async () => {
    const Items = [storedActivity(idAt(today))];
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
