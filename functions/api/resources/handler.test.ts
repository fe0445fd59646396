import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import { resourceCalls } from '../../../testing/functions/calls.ts';
import { refusedAtTheLimit, removedWithItsCount } from '../../../testing/functions/counted.ts';
import { conditionFailed } from '../../../testing/functions/faults.ts';
import { earlier, stopTheClock } from '../../../testing/functions/moment.ts';
import { notFoundOf } from '../../../testing/functions/responses.ts';
import { roomy } from '../../../testing/functions/roomyItem.ts';
import { skillItem } from '../../../testing/functions/skillItem.ts';
import { freshTable, id, pk, queryOf, table, written } from '../../../testing/functions/table.ts';
import { busyWhenThrottled } from '../../../testing/functions/throttling.ts';
import { handler } from './handler.ts';

const rust = '01JZ0000000000000000000001';
const chess = '01JZ0000000000000000000002';
const Key = { pk, sk: `RESOURCE#${id}` };

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

describe('create', () => {
  beforeEach(() => {
    table.on(TransactWriteCommand).resolves({});
  });

  test('accepts a skill that was created a moment ago', async () => {
    await create({ title: 'The Book', relatedSkills: [rust] });
    expect(table).toHaveReceivedCommandWith(QueryCommand, { ConsistentRead: true });
  });

  refusedAtTheLimit(
    () => create({ title: 'One more' }),
    'There is a limit of 2000 resources. Delete one to add another.',
  );
});

describe('update', () => {
  test('starts from the current state if another device has changed it meanwhile', async () => {
    table.on(GetCommand).resolves({ Item: stored() });
    table
      .on(UpdateCommand)
      .rejectsOnce(
        conditionFailed(stored({ status: 'In Progress', progress: 9, startDate: '2026-03-02' })),
      )
      .resolves({ Attributes: stored() });
    await patch({ status: 'Completed' });
    expect(table).toHaveReceivedCommandTimes(GetCommand, 2);
    expect(written()).toMatchObject({
      ExpressionAttributeValues: { ':startDate': '2026-03-02', ':expected_version': 4 },
    });
  });

  test('of a resource that is deleted meanwhile is 404', async () => {
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
