import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxStoredBytes } from '#shared/core/storage.ts';
import { maxListItems, maxProjects, projectSchema } from '#shared/projects/model.ts';
import { sizeOf } from '../table/itemSize.ts';
import { notFoundOf } from '../testing/answers.ts';
import { resourceCalls } from '../testing/calls.ts';
import { refusedAtTheLimit, removedWithItsCount } from '../testing/counted.ts';
import { busyWhenThrottled } from '../testing/everyRoute.ts';
import { conditionFailed } from '../testing/faults.ts';
import type { Request } from '../testing/invoke.ts';
import { logLines, logText } from '../testing/logs.ts';
import { earlier, now, stopTheClock, today } from '../testing/moment.ts';
import { roomy } from '../testing/roomyItem.ts';
import { skillItem } from '../testing/skillItem.ts';
import { freshTable, id, pk, queryOf, steps, TableName, table, written } from '../testing/table.ts';
import { handler } from './handler.ts';

const rust = '01JZ0000000000000000000001';
const nobody = '01JZ0000000000000000000009';
const Key = { pk, sk: `PROJECT#${id}` };

const entryId = (n: number) => `01JZ1${String(n).padStart(21, '0')}`;
const goal = (n: number, completedAt: string | null = null) => ({
  _id: entryId(n),
  description: `Goal ${n}`,
  completed: completedAt !== null,
  completedAt,
});
const entry = (n: number) => ({ _id: entryId(n), description: `Entry ${n}` });

/** A project's item as the table holds it. */
const stored = (fields: Record<string, unknown> = {}) =>
  roomy({
    ...Key,
    _id: id,
    name: 'Birdhouse',
    status: 'Planning',
    progress: 0,
    goalDays: '',
    createdAt: earlier,
    updatedAt: earlier,
    ...fields,
  });

const { call, list, stats, create, get, patch, remove } = resourceCalls(handler, '/api/projects');
const params = { id };
const tick = (n: number, request: Request = {}) =>
  call('PATCH /api/projects/{id}/goals/{goalId}/toggle', {
    params: { id, goalId: entryId(n) },
    ...request,
  });

/** The three lists inside a project, by their paths. */
const lists = [
  ['goals', 'goalId', 'goals', 'goal'],
  ['learning-outcomes', 'outcomeId', 'learningOutcomes', 'learning outcome'],
  ['challenges', 'challengeId', 'challenges', 'challenge'],
] as const;
const add = (path: string, description: unknown, _id?: string) =>
  call(`POST /api/projects/{id}/${path}`, { params, body: { ...(_id && { _id }), description } });
const removeListItem = (path: string, name: string, n: number) =>
  call(`DELETE /api/projects/{id}/${path}/{${name}}`, { params: { id, [name]: entryId(n) } });

const notFound = notFoundOf('project');

/** The table holds this project and takes every write. */
const holding = (fields: Record<string, unknown> = {}) => {
  table.on(GetCommand).resolves({ Item: stored(fields) });
  table.on(UpdateCommand).resolves({ Attributes: stored(fields) });
};
const values = () => written()?.ExpressionAttributeValues ?? {};

stopTheClock();
freshTable();

beforeEach(() => {
  table.on(QueryCommand).resolves({});
  queryOf('SKILL').resolves({ Items: [skillItem(rust, 'Rust')] });
});

describe('reading', () => {
  test('a list is one query of the projects and one of the skills', async () => {
    queryOf('PROJECT').resolves({ Items: [stored()] });
    expect((await list()).body.data.projects).toEqual([
      {
        _id: id,
        name: 'Birdhouse',
        description: '',
        status: 'Planning',
        progress: 0,
        startDate: null,
        endDate: null,
        completionDate: null,
        duration: null,
        repositoryUrl: null,
        demoUrl: null,
        relatedSkills: [],
        goals: [],
        learningOutcomes: [],
        challenges: [],
        createdAt: earlier,
        updatedAt: earlier,
      },
    ]);
    expect(table.calls()).toHaveLength(2);
  });

  test('one has everything, and is the same in the list', async () => {
    const item = stored({
      status: 'In Progress',
      startDate: '2026-03-01',
      relatedSkills: [nobody, rust],
      goals: [goal(1, '2026-03-02'), goal(2)],
      learningOutcomes: [entry(3)],
      challenges: [entry(4)],
    });
    queryOf('PROJECT').resolves({ Items: [item] });
    table.on(GetCommand).resolves({ Item: item });
    const one = (await get()).body.data;
    expect((await list()).body.data.projects).toEqual([one]);
    expect(Object.keys(one).sort()).toEqual(Object.keys(projectSchema.shape).sort());
    expect(one).toMatchObject({
      duration: 3,
      relatedSkills: [{ _id: rust, name: 'Rust' }],
      goals: [goal(1, '2026-03-02'), goal(2)],
      learningOutcomes: [entry(3)],
      challenges: [entry(4)],
    });
  });

  test('statistics read the projects alone', async () => {
    queryOf('PROJECT').resolves({
      Items: [
        stored({ goalDays: `${today} -` }),
        stored({ status: 'Completed', progress: 100, goalDays: today }),
      ],
    });
    expect((await stats()).body.data).toEqual({
      totalProjects: 2,
      inProgressProjects: 0,
      completedProjects: 1,
      completedGoals: 2,
      totalGoals: 3,
      projectsByStatus: {
        Planning: 1,
        'In Progress': 0,
        Completed: 1,
        'On Hold': 0,
        Abandoned: 0,
      },
    });
    expect(table.calls()).toHaveLength(1);
  });

  test('broken items are left out of a list, and logged without their content', async () => {
    queryOf('PROJECT').resolves({
      Items: [stored({ goals: [{ description: 'dear diary' }] }), stored({ name: 'Whole' })],
    });
    expect((await list()).body.data.projects).toMatchObject([{ name: 'Whole' }]);
    expect(logLines('Broken item left out')).toHaveLength(1);
    expect(logText()).not.toContain('diary');
  });

  test('nothing there is 404', async () => {
    table.on(GetCommand).resolves({});
    expect(await get()).toMatchObject(notFound);
  });
});

describe('create', () => {
  const put = () => steps()?.[0]?.Put?.Item;
  const anId = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/);

  beforeEach(() => {
    table.on(TransactWriteCommand).resolves({});
  });

  test('writes what is set and its count, all or none', async () => {
    const answer = await create({
      name: ' Birdhouse ',
      status: 'In Progress',
      relatedSkills: [rust],
      goals: [
        { description: ' Roof ', completed: false },
        { description: 'Done', completed: true },
      ],
      challenges: [{ description: 'Owls' }],
    });
    expect(answer.status).toBe(201);
    const { _id } = answer.body.data.project;
    expect(put()).toEqual({
      pk,
      sk: `PROJECT#${_id}`,
      name: 'Birdhouse',
      status: 'In Progress',
      progress: 0,
      startDate: today,
      relatedSkills: [rust],
      goals: [
        { _id: anId, description: 'Roof', completed: false, completedAt: null },
        { _id: anId, description: 'Done', completed: true, completedAt: today },
      ],
      challenges: [{ _id: anId, description: 'Owls' }],
      goalDays: `- ${today}`,
      updatedAt: now.toISOString(),
      bytes: expect.any(Number),
    });
    expect(put()?.bytes).toBeGreaterThan(sizeOf(put()));
    expect(new Set(put()?.goals.map((one: { _id: string }) => one._id)).size).toBe(2);
    expect(table).toHaveReceivedCommandWith(TransactWriteCommand, {
      TransactItems: [
        expect.anything(),
        {
          Update: expect.objectContaining({
            ExpressionAttributeNames: { '#counter': 'projects', '#bytes': 'bytes' },
            ExpressionAttributeValues: {
              ':one': 1,
              ':max': maxProjects,
              ':bytes': put()?.bytes,
              ':room': maxStoredBytes - Number(put()?.bytes),
            },
          }),
        },
      ],
    });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['no name', { name: '' }, 'name'],
    ['an end before the start', { startDate: '2026-03-02', endDate: '2026-03-01' }, 'endDate'],
    ['a goal without text', { goals: [{ description: ' ' }] }, 'goals.0.description'],
    ['too many goals', { goals: Array(maxListItems + 1).fill({ description: 'x' }) }, 'goals'],
    [
      'a tick of an outcome',
      { learningOutcomes: [{ description: 'x', completed: true }] },
      'learningOutcomes.0.completed',
    ],
    ['a skill of nobody', { relatedSkills: [nobody] }, 'relatedSkills'],
    ['a completion date', { completionDate: today }, 'completionDate'],
  ])('%s is 400 and writes nothing', async (_, wrong, field) => {
    expect(await create({ name: 'Birdhouse', ...wrong })).toMatchObject({
      status: 400,
      body: { code: 'invalid', errors: [expect.objectContaining({ field })] },
    });
    expect(table).not.toHaveReceivedCommand(TransactWriteCommand);
  });

  refusedAtTheLimit(
    () => create({ name: 'One more' }),
    'There is a limit of 1000 projects. Delete one to add another.',
  );
});

describe('update', () => {
  test('writes the sent fields alone', async () => {
    holding({ goals: [goal(1)] });
    expect(await patch({ name: ' Nest ', demoUrl: null })).toMatchObject({ status: 200 });
    expect(written()).toMatchObject({
      TableName,
      Key,
      UpdateExpression:
        'SET #name = :name, #goalDays = :goalDays, #updatedAt = :updatedAt, #version = :version REMOVE #demoUrl',
      ConditionExpression:
        'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND #version = :expected_version',
      ExpressionAttributeValues: {
        ':name': 'Nest',
        ':goalDays': '-',
        ':updatedAt': now.toISOString(),
        ':version': 5,
        ':expected_version': 4,
      },
    });
  });

  test.each<[Record<string, unknown>, Record<string, unknown>, Record<string, unknown>]>([
    [{}, { status: 'In Progress' }, { ':status': 'In Progress', ':startDate': today }],
    [
      { status: 'In Progress', progress: 10, startDate: '2026-02-01' },
      { status: 'Completed' },
      { ':progress': 100, ':startDate': '2026-02-01', ':completionDate': today },
    ],
    [
      { status: 'On Hold', progress: 10, startDate: '2026-02-01' },
      { status: null, startDate: null },
      { ':status': 'Planning', ':progress': 10 },
    ],
  ])('%j and %j: writes %j', async (fields, body, state) => {
    holding(fields);
    await patch(body);
    expect(values()).toMatchObject(state);
  });

  test('leaving Completed takes the completion date away', async () => {
    holding({ status: 'Completed', progress: 100, completionDate: '2026-02-01' });
    await patch({ status: 'On Hold' });
    expect(written()?.UpdateExpression).toMatch(/REMOVE .*#completionDate/);
    expect(values()).toMatchObject({ ':progress': 100, ':expected_version': 4 });
  });

  test.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ startDate: '2026-03-02' }, { endDate: '2026-03-01' }],
    [{ endDate: '2026-03-01' }, { startDate: '2026-03-02' }],
    [{ startDate: '2026-01-01', endDate: '2026-02-01' }, { endDate: '2025-12-31' }],
  ])('%j with %j would end before it starts: 400 that names endDate', async (fields, body) => {
    holding(fields);
    const message = 'End date must not be before the start date';
    expect(await patch(body)).toMatchObject({
      status: 400,
      body: { code: 'invalid', message, errors: [{ field: 'endDate', message }] },
    });
    expect(table).not.toHaveReceivedCommand(UpdateCommand);
  });

  test('a form that is saved keeps ids and ticks of what matches', async () => {
    const goals = [goal(1, '2026-02-01'), goal(2), goal(3, '2026-02-02')];
    holding({ goals, challenges: [entry(4)] });
    await patch({
      goals: [
        { description: 'Goal 3', completed: false },
        { description: 'New', completed: false },
        { _id: entryId(2), description: 'Goal two' },
        { description: 'Goal 1' },
      ],
      challenges: [{ description: 'Entry 4' }],
    });
    expect(values()).toMatchObject({
      ':goals': [
        goal(3, '2026-02-02'),
        { _id: expect.any(String), description: 'New', completed: false, completedAt: null },
        { ...goal(2), description: 'Goal two' },
        goal(1, '2026-02-01'),
      ],
      ':challenges': [entry(4)],
      ':goalDays': '2026-02-02 - - 2026-02-01',
    });
  });

  test('a goal ticked meanwhile keeps its tick', async () => {
    table.on(GetCommand).resolves({ Item: stored({ goals: [goal(1)] }) });
    table
      .on(UpdateCommand)
      .rejectsOnce(conditionFailed(stored({ goals: [goal(1, today)] })))
      .resolves({ Attributes: stored() });
    await patch({ goals: [{ description: 'Goal 1', completed: false }] });
    expect(values()).toMatchObject({ ':goals': [goal(1, today)] });
  });

  test.each<[unknown]>([
    [{ name: 'Nest' }],
    [{ startDate: '2026-03-02', endDate: '2026-03-01' }],
    [{ relatedSkills: [nobody] }],
  ])('%j of nothing is 404, and makes nothing', async (body) => {
    table.on(GetCommand).resolves({});
    expect(await patch(body)).toMatchObject(notFound);
    expect(table).not.toHaveReceivedCommand(UpdateCommand);
  });
});

describe.each(lists)('%s', (path, idName, field, word) => {
  const entries = [1, 2, 3].map((n) =>
    field === 'goals' ? goal(n, n === 2 ? today : null) : entry(n),
  );

  test('one is added at the end', async () => {
    holding({ [field]: entries });
    expect(await add(path, ' Last ')).toMatchObject({ status: 201 });
    const added = {
      _id: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      description: 'Last',
      ...(field === 'goals' && { completed: false, completedAt: null }),
    };
    expect(values()[`:${field}`]).toEqual([...entries, added]);
    expect(written()).toMatchObject({
      UpdateExpression: `SET #${field} = :${field}, #goalDays = :goalDays, #updatedAt = :updatedAt, #version = :version`,
      ConditionExpression:
        'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND #version = :expected_version',
    });
  });

  test('the first one too', async () => {
    holding();
    expect(await add(path, 'First')).toMatchObject({ status: 201 });
    expect(values()[`:${field}`]).toMatchObject([{ description: 'First' }]);
  });

  test('one that another device added meanwhile stays', async () => {
    table.on(GetCommand).resolves({ Item: stored() });
    table
      .on(UpdateCommand)
      .rejectsOnce(conditionFailed(stored({ [field]: entries.slice(0, 1) })))
      .resolves({ Attributes: stored() });
    await add(path, 'Last');
    expect(values()[`:${field}`]).toMatchObject([{ _id: entryId(1) }, { description: 'Last' }]);
  });

  test('a repeated request adds none, the same id with another text is 409', async () => {
    const _id = entryId(1);
    holding();
    await add(path, 'Once', _id);
    holding({ [field]: values()[`:${field}`] });
    expect(await add(path, 'Once', _id)).toMatchObject({
      status: 201,
      body: { data: { project: { [field]: [{ description: 'Once' }] } } },
    });
    expect(await add(path, 'Twice', _id)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(table).toHaveReceivedCommandTimes(UpdateCommand, 1);
  });

  test(`${maxListItems} is the limit`, async () => {
    const full = Array.from({ length: maxListItems }, (_, n) =>
      field === 'goals' ? goal(n) : entry(n),
    );
    holding({ [field]: full.slice(1) });
    expect(await add(path, 'Last')).toMatchObject({ status: 201 });
    holding({ [field]: full });
    const several = word.replace(/$/, 's');
    expect(await add(path, 'One more')).toMatchObject({
      status: 409,
      body: {
        code: 'limit',
        message: `There is a limit of ${maxListItems} ${several} in a project. Delete one to add another.`,
      },
    });
    expect(table).toHaveReceivedCommandTimes(UpdateCommand, 1);
  });

  test('one is removed, the others stay', async () => {
    holding({ [field]: entries });
    expect(await removeListItem(path, idName, 2)).toMatchObject({
      status: 200,
      body: { data: null },
    });
    expect(values()[`:${field}`]).toEqual([entries[0], entries[2]]);
  });

  test('what is not there is 404', async () => {
    holding({ [field]: entries });
    expect(await removeListItem(path, idName, 4)).toMatchObject(notFoundOf(word));
    table.on(GetCommand).resolves({});
    expect(await removeListItem(path, idName, 1)).toMatchObject(notFound);
    expect(await add(path, 'x')).toMatchObject(notFound);
    expect(table).not.toHaveReceivedCommand(UpdateCommand);
  });

  test.each([[''], [' '], [null], ['x'.repeat(501)]])('%j as text is 400', async (text) => {
    expect(await add(path, text)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'description' }] },
    });
  });
});

describe('a goal', () => {
  const goals = [goal(1), goal(2, '2026-02-01')];

  test.each<[string, number, Request, unknown]>([
    ['is ticked', 1, { body: { completed: true } }, [goal(1, today), goals[1]]],
    ['is unticked', 2, { body: { completed: false } }, [goals[0], goal(2)]],
    ['has nothing to tick', 2, { body: { completed: true } }, undefined],
    ['has nothing to untick', 1, { body: { completed: false } }, undefined],
  ])('%s', async (_, n, request, becomes) => {
    holding({ goals });
    expect(await tick(n, request)).toMatchObject({ status: 200 });
    expect(table).toHaveReceivedCommandTimes(UpdateCommand, becomes ? 1 : 0);
    expect(values()[':goals']).toEqual(becomes);
  });

  test.each<[string, number, Request, unknown]>([
    ['flips on without a body', 1, {}, [goal(1, today), goals[1]]],
    ['flips off with an empty body', 2, { body: {} }, [goals[0], goal(2)]],
  ])('%s, by a transaction, which the table knows again', async (_, n, request, becomes) => {
    holding({ goals });
    table.on(TransactWriteCommand).resolves({});
    expect(await tick(n, request)).toMatchObject({ status: 200 });
    expect(table).not.toHaveReceivedCommand(UpdateCommand);
    expect(steps()?.[0]?.Update?.ExpressionAttributeValues).toMatchObject({
      ':goals': becomes,
      ':expected_version': stored({ goals }).version,
    });
  });

  test('that another device ticked meanwhile stays ticked', async () => {
    table.on(GetCommand).resolves({ Item: stored({ goals: [goal(1), goal(2)] }) });
    table
      .on(UpdateCommand)
      .rejectsOnce(conditionFailed(stored({ goals: [goal(1), goal(2, today)] })))
      .resolves({ Attributes: stored() });
    await tick(1, { body: { completed: true } });
    expect(values()).toMatchObject({
      ':goals': [goal(1, today), goal(2, today)],
      ':goalDays': `${today} ${today}`,
    });
  });

  test('that another device deleted meanwhile is 404', async () => {
    table.on(GetCommand).resolves({ Item: stored({ goals }) });
    table.on(UpdateCommand).rejects(conditionFailed(stored({ goals: [goals[1]] })));
    expect(await tick(1, { body: { completed: true } })).toMatchObject(notFoundOf('goal'));
  });

  test('contested a hundred times is 503', async () => {
    table.on(GetCommand).resolves({ Item: stored({ goals }) });
    table.on(UpdateCommand).rejects(conditionFailed(stored({ goals })));
    expect(await tick(1, { body: { completed: true } })).toMatchObject({ status: 503 });
    expect(table).toHaveReceivedCommandTimes(UpdateCommand, 100);
  });

  test('of nothing is 404', async () => {
    holding({ goals });
    expect(await tick(3)).toMatchObject(notFoundOf('goal'));
    table.on(GetCommand).resolves({});
    expect(await tick(1)).toMatchObject(notFound);
  });
});

test('more text than an item of the table takes is refused by a limit of its own', async () => {
  const long = '語'.repeat(500);
  table.on(TransactWriteCommand).resolves({});
  const entries = Array.from({ length: maxListItems }, (_, n) => ({
    ...entry(n),
    description: long,
  }));
  holding({ learningOutcomes: entries });
  expect(await add('challenges', long)).toMatchObject({ status: 201 });
  holding({ learningOutcomes: entries, challenges: entries.slice(0, 50) });
  expect(await add('challenges', long)).toMatchObject({ status: 409, body: { code: 'limit' } });
  const goals = entries.slice(0, 50);
  expect(await patch({ goals })).toMatchObject({ status: 409, body: { code: 'limit' } });
  expect(await patch({ name: 'Nest' })).toMatchObject({ status: 200 });
  expect(await removeListItem('challenges', 'challengeId', 1)).toMatchObject({ status: 200 });
});

removedWithItsCount('project', stored(), remove);

busyWhenThrottled({
  list,
  stats,
  create: () => create({ name: 'Birdhouse' }),
  get,
  update: () => patch({ name: 'Nest' }),
  remove,
  'a tick': () => tick(1),
  'an added goal': () => add('goals', 'x'),
  'a removed goal': () => removeListItem('goals', 'goalId', 1),
});
