import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxResources, resourceSchema } from '#shared/resources/model.ts';
import { notFoundOf } from '../testing/answers.ts';
import { resourceCalls } from '../testing/calls.ts';
import { refusedAtTheLimit, removedWithItsCount } from '../testing/counted.ts';
import { busyWhenThrottled } from '../testing/everyRoute.ts';
import { conditionFailed } from '../testing/faults.ts';
import { logLines, logText } from '../testing/logs.ts';
import { earlier, now, stopTheClock, today } from '../testing/moment.ts';
import { roomy } from '../testing/roomyItem.ts';
import { skillItem } from '../testing/skillItem.ts';
import { freshTable, id, pk, queryOf, steps, TableName, table, written } from '../testing/table.ts';
import { handler } from './handler.ts';

const rust = '01JZ0000000000000000000001';
const chess = '01JZ0000000000000000000002';
const Key = { pk, sk: `RESOURCE#${id}` };

/** A resource's item as the table holds it. */
const stored = (fields: Record<string, unknown> = {}) =>
  roomy({
    ...Key,
    _id: id,
    title: 'The Book',
    status: 'Not Started',
    progress: 0,
    createdAt: earlier,
    updatedAt: earlier,
    ...fields,
  });

const { call, list, stats, create, get, patch, remove } = resourceCalls(handler, '/api/resources');
const targets = (headers: Record<string, string> = {}) =>
  call('GET /api/resources/targets', { headers });

const notFound = notFoundOf('resource');

stopTheClock();
freshTable();

beforeEach(() => {
  table.on(QueryCommand).resolves({});
  queryOf('SKILL').resolves({ Items: [skillItem(rust, 'Rust'), skillItem(chess, 'Chess')] });
});

describe('reading', () => {
  test('a list is one query of the resources and one of the skills', async () => {
    queryOf('RESOURCE').resolves({ Items: [stored()] });
    const answer = await list();
    expect(answer.status).toBe(200);
    expect(answer.body.data.resources).toEqual([
      {
        _id: id,
        title: 'The Book',
        type: 'Book',
        priority: 'Medium',
        status: 'Not Started',
        progress: 0,
        duration: 0,
        url: null,
        author: '',
        description: '',
        notes: '',
        tags: [],
        relatedSkills: [],
        deadline: null,
        estimatedCompletionDate: null,
        startDate: null,
        completionDate: null,
        createdAt: earlier,
        updatedAt: earlier,
      },
    ]);
    expect(table.calls()).toHaveLength(2);
  });

  test('skills are shown by their present names, those that are gone are not', async () => {
    const relatedSkills = [chess, '01JZ0000000000000000000009', rust];
    queryOf('RESOURCE').resolves({ Items: [stored({ relatedSkills, deadline: '2026-04-01' })] });
    table.on(GetCommand).resolves({ Item: stored({ relatedSkills, deadline: '2026-04-01' }) });
    const one = (await get()).body.data;
    expect((await list()).body.data.resources).toEqual([one]);
    expect(Object.keys(one).sort()).toEqual(Object.keys(resourceSchema.shape).sort());
    expect(one).toMatchObject({
      relatedSkills: [
        { _id: chess, name: 'Chess' },
        { _id: rust, name: 'Rust' },
      ],
      deadline: '2026-04-01',
      estimatedCompletionDate: '2026-04-01',
    });
  });

  test('a skill that is being deleted is gone', async () => {
    queryOf('SKILL').resolves({ Items: [skillItem(rust, 'Rust', { deleting: earlier })] });
    table.on(GetCommand).resolves({ Item: stored({ relatedSkills: [rust] }) });
    expect((await get()).body.data.relatedSkills).toEqual([]);
  });

  test('broken items are left out of a list, and logged without their content', async () => {
    queryOf('RESOURCE').resolves({
      Items: [
        stored({ title: 7, notes: 'dear diary' }),
        stored({ progress: 101, notes: 'dear diary' }),
        stored({ url: 'javascript:alert(1)' }),
        stored({ title: 'Whole' }),
      ],
    });
    expect((await list()).body.data.resources).toMatchObject([{ title: 'Whole' }]);
    expect(logLines('Broken item left out')).toHaveLength(3);
    expect(logText()).not.toContain('diary');
  });

  test('statistics and targets read the resources alone', async () => {
    queryOf('RESOURCE').resolves({
      Items: [
        stored({ duration: 90, status: 'Completed', progress: 100, deadline: '2026-03-01' }),
        stored({ type: 'Video', duration: 60, status: 'In Progress', deadline: '2026-03-05' }),
        stored({ type: 'Video', status: 'On Hold', deadline: '2026-03-03', priority: 'High' }),
        stored(),
      ],
    });
    expect((await stats()).body.data).toEqual({
      totalResources: 4,
      inProgressResources: 1,
      completedResources: 1,
      notStartedResources: 1,
      onHoldResources: 1,
      completedTime: 90,
      totalEstimatedTime: 150,
      resourcesByType: { Book: 2, Video: 2 },
    });
    const common = { _id: id, title: 'The Book', progress: 0 };
    expect((await targets()).body.data.targets).toEqual([
      {
        ...common,
        priority: 'High',
        deadline: '2026-03-03',
        remainingMinutes: 0,
        daysRemaining: -1,
        minutesPerDay: 0,
        isOverdue: true,
      },
      {
        ...common,
        priority: 'Medium',
        deadline: '2026-03-05',
        remainingMinutes: 60,
        daysRemaining: 1,
        minutesPerDay: 30,
        isOverdue: false,
      },
    ]);
    expect(table.calls()).toHaveLength(2);
  });

  test('what is overdue is a matter of the caller’s day', async () => {
    queryOf('RESOURCE').resolves({ Items: [stored({ deadline: today })] });
    const [there] = (await targets({ 'x-time-zone': 'Pacific/Kiritimati' })).body.data.targets;
    expect(there).toMatchObject({ isOverdue: true, daysRemaining: -1 });
    const [here] = (await targets()).body.data.targets;
    expect(here).toMatchObject({ isOverdue: false, daysRemaining: 0 });
  });

  test('nothing there is 404', async () => {
    table.on(GetCommand).resolves({});
    expect(await get()).toMatchObject(notFound);
  });
});

describe('create', () => {
  const put = () => steps()?.[0]?.Put?.Item;

  beforeEach(() => {
    table.on(TransactWriteCommand).resolves({});
  });

  test('writes what is set and its count, all or none', async () => {
    const relatedSkills = [rust, rust];
    const answer = await create({ title: ' The Book ', tags: [' a ', ''], relatedSkills });
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { resource: { tags: ['a'], relatedSkills: [{ _id: rust, name: 'Rust' }] } } },
    });
    const { _id } = answer.body.data.resource;
    expect(put()).toEqual({
      pk,
      sk: `RESOURCE#${_id}`,
      title: 'The Book',
      status: 'Not Started',
      progress: 0,
      tags: ['a'],
      relatedSkills: [rust],
      updatedAt: now.toISOString(),
      bytes: expect.any(Number),
    });
    expect(table).toHaveReceivedCommandWith(TransactWriteCommand, {
      TransactItems: [
        expect.anything(),
        {
          Update: expect.objectContaining({
            Key: { pk, sk: 'COUNTS' },
            ExpressionAttributeNames: { '#counter': 'resources', '#bytes': 'bytes' },
            ExpressionAttributeValues: expect.objectContaining({ ':one': 1, ':max': maxResources }),
          }),
        },
      ],
    });
  });

  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ status: 'In Progress' }, { progress: 0, startDate: today }],
    [
      { status: 'Completed', progress: 3 },
      { progress: 100, startDate: today, completionDate: today },
    ],
    [{ status: 'On Hold', progress: 3 }, { progress: 3 }],
    [{ progress: 100 }, { status: 'Not Started', progress: 100 }],
  ])('%j is stored as %j', async (body, state) => {
    await create({ title: 'The Book', ...body });
    const { status, progress, startDate, completionDate } = put() ?? {};
    expect({ status, progress, startDate, completionDate }).toEqual({ ...body, ...state });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no title', { title: ' ' }, 'title'],
    ['an unknown type', { type: 'Scroll' }, 'type'],
    ['a progress of 101', { progress: 101 }, 'progress'],
    ['a negative duration', { duration: -1 }, 'duration'],
    ['a script as URL', { url: 'javascript:alert(1)' }, 'url'],
    ['a derived field', { completionDate: today }, 'completionDate'],
    ['a skill that is none', { relatedSkills: ['x'] }, 'relatedSkills.0'],
    ['a skill of nobody', { relatedSkills: ['01JZ0000000000000000000009'] }, 'relatedSkills'],
  ])('%s is 400 and writes nothing', async (_, wrong, field) => {
    expect(await create({ title: 'The Book', ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [expect.objectContaining({ field })] },
    });
    expect(table).not.toHaveReceivedCommand(TransactWriteCommand);
  });

  test('a skill made a moment ago is known', async () => {
    await create({ title: 'The Book', relatedSkills: [rust] });
    expect(table).toHaveReceivedCommandWith(QueryCommand, { ConsistentRead: true });
  });

  refusedAtTheLimit(
    () => create({ title: 'One more' }),
    'There is a limit of 2000 resources. Delete one to add another.',
  );
});

describe('update', () => {
  /** The table holds this and takes every write. */
  const holding = (fields: Record<string, unknown> = {}) => {
    table.on(GetCommand).resolves({ Item: stored(fields) });
    table.on(UpdateCommand).resolves({ Attributes: stored(fields) });
  };

  test('writes the sent fields alone', async () => {
    holding();
    expect(await patch({ title: ' Another ', url: null })).toMatchObject({ status: 200 });
    expect(written()).toMatchObject({
      TableName,
      Key,
      UpdateExpression:
        'SET #title = :title, #updatedAt = :updatedAt, #version = :version REMOVE #url',
      ConditionExpression:
        'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND #version = :expected_version',
      ExpressionAttributeValues: {
        ':title': 'Another',
        ':updatedAt': now.toISOString(),
        ':version': 5,
        ':expected_version': 4,
      },
    });
  });

  test.each<[Record<string, unknown>, Record<string, unknown>, Record<string, unknown>, string[]]>([
    [
      {},
      { status: 'Completed' },
      { ':progress': 100, ':startDate': today, ':completionDate': today },
      [],
    ],
    [
      { status: 'Completed', progress: 100, startDate: '2026-01-01', completionDate: '2026-02-01' },
      { status: 'In Progress' },
      { ':progress': 100, ':startDate': '2026-01-01' },
      ['#completionDate'],
    ],
    [
      { status: 'Completed', progress: 100, startDate: '2026-01-01', completionDate: '2026-02-01' },
      { progress: 5 },
      { ':status': 'Completed', ':progress': 100, ':completionDate': '2026-02-01' },
      [],
    ],
    [
      { status: 'On Hold', progress: 40 },
      { status: null, progress: null },
      { ':status': 'Not Started', ':progress': 0 },
      ['#startDate', '#completionDate'],
    ],
  ])('%j and %j: writes %j', async (fields, body, values, removed) => {
    holding(fields);
    await patch(body);
    expect(written()?.ExpressionAttributeValues).toMatchObject(values);
    const [, removes = ''] = written()?.UpdateExpression?.split(' REMOVE ') ?? [];
    expect(removes.split(', ').filter(Boolean)).toEqual(removed);
  });

  test('where another device changed the state meanwhile, starts from what stands there', async () => {
    table.on(GetCommand).resolves({ Item: stored() });
    table
      .on(UpdateCommand)
      .rejectsOnce(
        conditionFailed(stored({ status: 'In Progress', progress: 9, startDate: '2026-03-02' })),
      )
      .resolves({ Attributes: stored() });
    await patch({ status: 'Completed' });
    expect(table).toHaveReceivedCommandTimes(GetCommand, 1);
    expect(written()).toMatchObject({
      ExpressionAttributeValues: { ':startDate': '2026-03-02', ':expected_version': 4 },
    });
  });

  test.each<[unknown, string]>([
    [{ title: null }, 'title'],
    [{ startDate: today }, 'startDate'],
    [{ relatedSkills: ['01JZ0000000000000000000009'] }, 'relatedSkills'],
  ])('%j is 400 and writes nothing', async (body, field) => {
    holding();
    expect(await patch(body)).toMatchObject({
      status: 400,
      body: { errors: [expect.objectContaining({ field })] },
    });
    expect(table).not.toHaveReceivedCommand(UpdateCommand);
  });

  test.each<[unknown]>([
    [{ title: 'Another' }],
    [{ status: 'Completed' }],
    [{ relatedSkills: ['01JZ0000000000000000000009'] }],
  ])('%j of nothing is 404, and makes nothing', async (body) => {
    table.on(GetCommand).resolves({});
    expect(await patch(body)).toMatchObject(notFound);
    expect(table).not.toHaveReceivedCommand(UpdateCommand);
  });

  test('deleted meanwhile is 404', async () => {
    table.on(GetCommand).resolves({ Item: stored() });
    table.on(UpdateCommand).rejects(conditionFailed());
    expect(await patch({ title: 'Another' })).toMatchObject(notFound);
  });
});

removedWithItsCount('resource', stored(), remove);

busyWhenThrottled({
  list,
  stats,
  targets,
  create: () => create({ title: 'The Book' }),
  get,
  update: () => patch({ title: 'Another' }),
  remove,
});
