import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { idOn } from '#shared/core/ids.ts';
import type { Day } from '#shared/days/days.ts';
import { resourceCalls } from '../../../testing/functions/calls.ts';
import { refusedAtTheLimit } from '../../../testing/functions/counted.ts';
import { conditionFailed, refusedAt, tableFault } from '../../../testing/functions/faults.ts';
import { logLines } from '../../../testing/functions/logs.ts';
import { now, stopTheClock, today } from '../../../testing/functions/moment.ts';
import { notFoundOf } from '../../../testing/functions/responses.ts';
import { roomy } from '../../../testing/functions/roomyItem.ts';
import { skillItem } from '../../../testing/functions/skillItem.ts';
import {
  commandsBesidesCounts,
  freshTable,
  id,
  pk,
  steps,
  table,
} from '../../../testing/functions/table.ts';
import { busyWhenThrottled } from '../../../testing/functions/throttling.ts';
import { sizeOf } from '../../table/itemSize.ts';
import { handler } from './handler.ts';

const Key = { pk, sk: `SKILL#${id}` };

const stored = (fields: Record<string, unknown> = {}) =>
  skillItem(id, 'Rust', { category: 'Programming Language', ...fields });

/** The fields of a skill with two hours, which were logged in one activity on 2 March. */
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

stopTheClock();
freshTable();

test.each(['PATCH', 'DELETE'])(
  '%s of /skills/stats is 405 with the allowed methods, not a call on a skill named stats',
  async (method) => {
    const response = await call(`${method} /api/skills/{id}`, {
      params: { id: 'stats' },
      body: {},
    });
    expect(response).toMatchObject({
      status: 405,
      headers: { allow: 'GET' },
      body: { code: 'method_not_allowed', message: `This path does not accept ${method}.` },
    });
  },
);

describe('list', () => {
  test('succeeds even if an interrupted deletion can’t be finished', async () => {
    const deleting = new Date(now.getTime() - 60_000).toISOString();
    table
      .on(QueryCommand)
      .resolvesOnce({ Items: [stored({ deleting })] })
      .rejects(tableFault('ThrottlingException'));
    expect(await list()).toMatchObject({ status: 200, body: { data: { skills: [] } } });
    expect(logLines('An interrupted deletion could not be finished')).toHaveLength(1);
  });

  test('does not touch a deletion that may still be running', async () => {
    const deleting = new Date(now.getTime() - 59_999).toISOString();
    table.on(QueryCommand).resolves({ Items: [stored({ deleting })] });
    await list();
    expect(table.calls()).toHaveLength(1);
  });
});

describe('create', () => {
  const body = { name: ' Rust ', category: 'Programming Language' };

  refusedAtTheLimit(
    () => create(body),
    'There is a limit of 500 skills. Delete one to add another.',
  );
});

describe('update', () => {
  test('of the current hours includes hours that are logged meanwhile', async () => {
    table.on(GetCommand).resolves({ Item: roomy(stored(logged)) });
    const meanwhile = roomy(stored({ ...logged, loggedTime: 900, revision: 2 }));
    table
      .on(UpdateCommand)
      .rejectsOnce(conditionFailed(meanwhile))
      .resolves({ Attributes: { ...meanwhile, initialTime: 600 } });
    const response = await patch({ currentHours: 5 });
    expect(response.body.data.skill.currentHours).toBe(5);
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
  test.each([
    ['the first log of its day takes three calls of the table', stored(logged), 3],
    ['another log of the day takes four calls', stored({ ...logged, lastActivityDate: today }), 4],
  ])('%s', async (_, Item, calls) => {
    table.on(GetCommand, { Key }).resolves({ Item });
    table.on(QueryCommand).resolves({ Items: [] });
    table.on(TransactWriteCommand).resolves({});
    const { skill } = (await log({ hours: 1 })).body.data;
    expect(skill).toMatchObject({ currentHours: 3, activityCount: 2, lastActivityDate: today });
    expect(table.calls()).toHaveLength(calls);
  });
});

describe('activities', () => {
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

  test('requires an unchanged skill, and reads it again if another device was faster', async () => {
    const two = { ...logged, loggedTime: 1_200, entries: 2, initialTime: -900 };
    holding({ ...two, revision: 3 }, newest, older);
    table
      .on(GetCommand, { Key })
      .resolvesOnce({ Item: stored({ ...two, revision: 2 }) })
      .resolves({ Item: stored({ ...two, revision: 3 }) });
    table.on(TransactWriteCommand).rejectsOnce(refusedAt(1)).resolves({});
    expect((await undo(newest)).status).toBe(200);
    expect(steps()?.[1]?.Update).toMatchObject({
      ConditionExpression: expect.stringMatching(/ AND revision = :revision$/),
      ExpressionAttributeValues: {
        ':revision': 3,
        ':initialTime': -600,
        ':last': '2026-02-10',
        ':time': -600,
        ':bytes': -sizeOf(storedActivity(newest)),
        ':count': -1,
      },
    });
  });

  test('of a deleted activity is 404', async () => {
    holding(logged, newest);
    table
      .on(GetCommand, { Key: activityKey(newest) })
      .resolvesOnce({ Item: storedActivity(newest) })
      .resolves({});
    table.on(TransactWriteCommand).rejects(refusedAt(0));
    expect(await undo(newest)).toMatchObject(notFoundOf('activity'));
    expect(table).toHaveReceivedCommandTimes(TransactWriteCommand, 1);
  });
});

describe('remove', () => {
  test('marks the skill first, reads consistently, and deletes the skill last', async () => {
    const item = roomy(stored());
    table.on(UpdateCommand).resolves({ Attributes: item });
    table.on(QueryCommand).resolves({});
    table.on(GetCommand).resolves({ Item: item });
    table.on(TransactWriteCommand).resolves({});
    expect(await remove()).toMatchObject({ status: 200, body: { data: null } });
    const [mark, ...rest] = commandsBesidesCounts().map(({ input }) => input);
    expect(mark).toMatchObject({
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
      [`ITEMNOTE#skills#${id}#`, true],
      ['RESOURCE#', true],
      ['PROJECT#', true],
    ]);
    expect(rest.at(-1)).toMatchObject({
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

  test('uses at most a hundred steps per transaction', async () => {
    const Items = Array.from({ length: 120 }, (_, i) =>
      storedActivity(idAt(`${1970 + (i % 50)}-05-05`), {
        source: 'resource',
        sourceId: idAt(`${1970 + i}-01-01`),
      }),
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
    expect(sizes).toEqual([99, 99, 99, 63, 2]);
  });

  test('reads the rest again if another request deletes too', async () => {
    const Items = [storedActivity(idAt(today))];
    table.on(UpdateCommand).resolves({ Attributes: stored() });
    table.on(GetCommand).resolves({});
    table.on(QueryCommand).resolvesOnce({ Items }).resolves({});
    table.on(TransactWriteCommand).rejectsOnce(refusedAt(0)).resolves({});
    expect((await remove()).status).toBe(200);
    expect(table).toHaveReceivedCommandTimes(QueryCommand, 6);
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
