import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { maxListItems } from '#shared/projects/model.ts';
import { resourceCalls } from '../../../testing/functions/calls.ts';
import { refusedAtTheLimit, removedWithItsCount } from '../../../testing/functions/counted.ts';
import { conditionFailed } from '../../../testing/functions/faults.ts';
import type { Request } from '../../../testing/functions/invoke.ts';
import { earlier, stopTheClock, today } from '../../../testing/functions/moment.ts';
import { notFoundOf } from '../../../testing/functions/responses.ts';
import { roomy } from '../../../testing/functions/roomyItem.ts';
import { skillItem } from '../../../testing/functions/skillItem.ts';
import { freshTable, id, pk, queryOf, table, written } from '../../../testing/functions/table.ts';
import { busyWhenThrottled } from '../../../testing/functions/throttling.ts';
import { handler } from './handler.ts';

const rust = '01JZ0000000000000000000001';
const Key = { pk, sk: `PROJECT#${id}` };

const entryId = (n: number) => `01JZ1${String(n).padStart(21, '0')}`;
const goal = (n: number, completedAt: string | null = null) => ({
  _id: entryId(n),
  description: `Goal ${n}`,
  completed: completedAt !== null,
  completedAt,
  dueDate: null,
});
const outcome = (n: number) => ({ _id: entryId(n), description: `Item ${n}`, createdOn: null });
const challenge = (n: number) => ({ ...outcome(n), solvedOn: null });
const itemOf = { goals: goal, learningOutcomes: outcome, challenges: challenge } as const;

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

/** The names of a project's three lists: in paths, in parameters, in responses and in messages. */
const lists = [
  ['goals', 'goalId', 'goals', 'goal'],
  ['learning-outcomes', 'outcomeId', 'learningOutcomes', 'learning outcome'],
  ['challenges', 'challengeId', 'challenges', 'challenge'],
] as const;
const add = (path: string, description: unknown, _id?: string) =>
  call(`POST /api/projects/{id}/${path}`, { params, body: { ...(_id && { _id }), description } });
const removeListItem = (path: string, name: string, n: number) =>
  call(`DELETE /api/projects/{id}/${path}/{${name}}`, { params: { id, [name]: entryId(n) } });

/** Makes the table contain this project and accept every write. */
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

describe('create', () => {
  beforeEach(() => {
    table.on(TransactWriteCommand).resolves({});
  });

  refusedAtTheLimit(
    () => create({ name: 'One more' }),
    'There is a limit of 1000 projects. Delete one to add another.',
  );
});

describe('update', () => {
  test('a goal that is ticked meanwhile keeps its tick', async () => {
    table.on(GetCommand).resolves({ Item: stored({ goals: [goal(1)] }) });
    table
      .on(UpdateCommand)
      .rejectsOnce(conditionFailed(stored({ goals: [goal(1, today)] })))
      .resolves({ Attributes: stored() });
    await patch({ goals: [{ description: 'Goal 1', completed: false }] });
    expect(values()).toMatchObject({ ':goals': [goal(1, today)] });
  });
});

describe.each(lists)('%s', (path, _, field, word) => {
  const entries = [1, 2, 3].map((n) =>
    field === 'goals' ? goal(n, n === 2 ? today : null) : itemOf[field](n),
  );

  test('an item that another device added meanwhile stays', async () => {
    table.on(GetCommand).resolves({ Item: stored() });
    table
      .on(UpdateCommand)
      .rejectsOnce(conditionFailed(stored({ [field]: entries.slice(0, 1) })))
      .resolves({ Attributes: stored() });
    await add(path, 'Last');
    expect(values()[`:${field}`]).toMatchObject([{ _id: entryId(1) }, { description: 'Last' }]);
  });

  test(`${maxListItems} is the limit`, async () => {
    const full = Array.from({ length: maxListItems }, (_, n) => itemOf[field](n));
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
});

test('list items that were stored without days are kept, and get no days', async () => {
  const bare = (n: number) => ({ _id: entryId(n), description: `Item ${n}` });
  const { dueDate: _, ...older } = goal(1, '2026-02-01');
  const lists = { goals: [older], learningOutcomes: [bare(2)], challenges: [bare(3)] };
  const expected = {
    goals: [{ ...older, dueDate: null }],
    learningOutcomes: [{ ...bare(2), createdOn: null }],
    challenges: [{ ...bare(3), createdOn: null, solvedOn: null }],
  };
  holding(lists);
  expect(await get()).toMatchObject({ status: 200, body: { data: expected } });
  await patch({
    goals: [{ description: 'Goal 1' }],
    learningOutcomes: [{ description: 'Item 2' }],
    challenges: [{ description: 'Item 3' }],
  });
  expect(values()).toMatchObject({
    ':goals': expected.goals,
    ':learningOutcomes': expected.learningOutcomes,
    ':challenges': expected.challenges,
  });
});

test('the open goals with a day are also stored apart, for the agenda', async () => {
  holding({ goals: [goal(1), { ...goal(2, today), dueDate: today }] });
  const params = { id, goalId: entryId(1) };
  const body = { dueDate: '2999-01-01' };
  await call('PATCH /api/projects/{id}/goals/{goalId}', { params, body });
  expect(values()).toMatchObject({
    ':dueGoals': [{ _id: entryId(1), description: 'Goal 1', dueDate: '2999-01-01' }],
  });
});

describe('a goal', () => {
  const goals = [goal(1), goal(2, '2026-02-01')];

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

  test('whose tick meets a hundred conflicts is 503', async () => {
    table.on(GetCommand).resolves({ Item: stored({ goals }) });
    table.on(UpdateCommand).rejects(conditionFailed(stored({ goals })));
    expect(await tick(1, { body: { completed: true } })).toMatchObject({ status: 503 });
    expect(table).toHaveReceivedCommandTimes(UpdateCommand, 100);
  });
});

test('more text than fits in a table item is refused by a limit', async () => {
  const long = '語'.repeat(500);
  table.on(TransactWriteCommand).resolves({});
  const entries = Array.from({ length: maxListItems }, (_, n) => ({
    ...outcome(n),
    description: long,
  }));
  holding({ learningOutcomes: entries });
  expect(await add('challenges', long)).toMatchObject({ status: 201 });
  holding({
    learningOutcomes: entries,
    challenges: entries.slice(0, 50).map((one) => ({ ...one, solvedOn: null })),
  });
  expect(await add('challenges', long)).toMatchObject({ status: 409, body: { code: 'limit' } });
  const goals = entries.slice(0, 50).map(({ _id, description }) => ({ _id, description }));
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
