import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { resourceCalls } from '../../../testing/functions/calls.ts';
import { refusedAtTheLimit } from '../../../testing/functions/counted.ts';
import { refusedAt } from '../../../testing/functions/faults.ts';
import { earlier, stopTheClock, today } from '../../../testing/functions/moment.ts';
import { notFoundOf } from '../../../testing/functions/responses.ts';
import { roomy } from '../../../testing/functions/roomyItem.ts';
import { skillItem } from '../../../testing/functions/skillItem.ts';
import {
  freshTable,
  id,
  ofKind,
  pk,
  queryOf,
  table,
  transactions,
} from '../../../testing/functions/table.ts';
import { busyWhenThrottled } from '../../../testing/functions/throttling.ts';
import { handler } from './handler.ts';

const otherId = '01JZ0000000000000000000001';
const skillId = '01JY0000000000000000000000';
const Key = { pk, sk: `ASSESSMENT#${id}` };
const skillKey = { pk, sk: `SKILL#${skillId}` };

const stored = (fields: Record<string, unknown> = {}) =>
  roomy({
    ...Key,
    _id: id,
    skillId,
    confidenceLevel: 4,
    assessmentDate: '2026-03-01',
    createdAt: earlier,
    updatedAt: earlier,
    ...fields,
  });
const other = stored({ sk: `ASSESSMENT#${otherId}`, _id: otherId, assessmentDate: '2026-02-01' });

const isNewest = {
  assessed: { id, madeOn: '2026-03-01', confidence: 4, reviewOn: null },
  assessedVersion: 7,
};

const skill = (fields: Record<string, unknown> = {}) =>
  skillItem(skillId, 'Go', { category: 'Framework', createdDay: '2026-01-01', ...fields });

const {
  call,
  list,
  stats,
  create: createOf,
  patch,
  remove,
} = resourceCalls(handler, '/api/assessments');
const body = { skill: skillId, confidenceLevel: 4 };
const available = () => call('GET /api/assessments/available-skills');
const create = (more: object = {}, headers: Record<string, string> = {}) =>
  createOf({ ...body, ...more }, headers);

/** Makes the table contain a skill and its assessments. */
const holding = (skillItem: object | undefined, ...assessments: object[]) => {
  queryOf('SKILL').resolves({ Items: skillItem ? [skillItem] : [] });
  queryOf('ASSESSMENT').resolves({ Items: [...assessments] });
  table.on(GetCommand, { Key: skillKey }).resolves(skillItem ? { Item: skillItem } : {});
  table.on(GetCommand, { Key }).resolves(assessments[0] ? { Item: assessments[0] } : {});
};

const stepOfSkill = (nth = 0) =>
  transactions()[nth]?.find((step) => step.Update?.Key?.sk === skillKey.sk)?.Update;

const live =
  'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND attribute_not_exists(deleting) AND ';
const notFound = notFoundOf('assessment');

stopTheClock();
freshTable();

describe('create', () => {
  const isOlder =
    '(attribute_not_exists(assessed) OR (assessed.madeOn < :madeOn OR (assessed.madeOn = :madeOn AND assessed.id < :id)))';

  test('becomes the newest if the newest one is deleted meanwhile', async () => {
    holding(skill());
    table
      .on(TransactWriteCommand)
      .rejectsOnce(refusedAt(1, skill(isNewest)))
      .rejectsOnce(refusedAt(1, skill()))
      .resolves({});
    expect((await create({ assessmentDate: '2026-02-28' })).status).toBe(201);
    expect(stepOfSkill(2)?.ConditionExpression).toBe(live + isOlder);
  });

  test('a hundred retries without success are 503', async () => {
    const newer = { assessed: { id, madeOn: today, confidence: 1, reviewOn: null } };
    table.on(TransactWriteCommand).rejects(refusedAt(1, skill(newer)));
    expect(await create({ assessmentDate: '2026-02-28' })).toMatchObject({ status: 503 });
    expect(transactions()).toHaveLength(100);
  });

  refusedAtTheLimit(create, 'There is a limit of 5000 assessments. Delete one to add another.', 2);
});

describe('update', () => {
  test('of an older assessment changes only the skill’s version, unless it becomes the newest meanwhile', async () => {
    const newer = { assessed: { id: otherId, madeOn: today, confidence: 1, reviewOn: null } };
    holding(skill(newer), stored());
    table
      .on(TransactWriteCommand)
      .rejectsOnce(refusedAt(1, skill(isNewest)))
      .resolves({});
    expect((await patch({ confidenceLevel: 2 })).status).toBe(200);
    expect(stepOfSkill(0)).toMatchObject({
      UpdateExpression: 'ADD assessedVersion :one',
      ConditionExpression: `${live}assessed.id <> :id`,
    });
    expect(stepOfSkill(1)?.ConditionExpression).toBe(`${live}assessed.id = :id`);
  });

  test('of an assessment that is deleted meanwhile is 404', async () => {
    holding(skill(isNewest), stored());
    table.on(TransactWriteCommand).rejects(refusedAt(0));
    expect(await patch({ confidenceLevel: 2 })).toMatchObject(notFound);
  });
});

describe('remove', () => {
  test('of the newest assessment makes the next one the newest, if the skill’s version is unchanged', async () => {
    holding(skill(isNewest), stored(), other);
    table.on(TransactWriteCommand).resolves({});
    expect(await remove()).toMatchObject({ status: 200, body: { data: null } });
    expect(table).toHaveReceivedCommandExactlyOnceWith(QueryCommand, {
      ConsistentRead: true,
      FilterExpression: 'attribute_not_exists(#deletedAt) AND contains(#having, :having)',
      ExpressionAttributeValues: {
        ...ofKind('ASSESSMENT').ExpressionAttributeValues,
        ':having': skillId,
      },
    });
    expect(transactions()[0]).toEqual([
      {
        Delete: expect.objectContaining({
          Key,
          ConditionExpression: expect.stringMatching(
            /#bytes = :expected_bytes AND #version = :expected_version$/,
          ),
        }),
      },
      {
        Update: expect.objectContaining({
          ExpressionAttributeValues: { ':less': -1, ':bytes': -stored().bytes },
        }),
      },
      {
        Update: expect.objectContaining({
          Key: skillKey,
          UpdateExpression: 'SET assessed = :next ADD assessedVersion :one',
          ConditionExpression: `${live}assessedVersion = :version`,
          ExpressionAttributeValues: {
            ':one': 1,
            ':version': 7,
            ':next': { id: otherId, madeOn: '2026-02-01', confidence: 4, reviewOn: null },
          },
        }),
      },
    ]);
  });

  test('reads the next assessment again if the skill’s version has changed', async () => {
    holding(skill(isNewest), stored(), other);
    const moved = skill({ ...isNewest, assessedVersion: 8 });
    table.on(TransactWriteCommand).rejectsOnce(refusedAt(2, moved)).resolves({});
    expect((await remove()).status).toBe(200);
    expect(table).toHaveReceivedCommandTimes(QueryCommand, 2);
    expect(stepOfSkill(1)?.ExpressionAttributeValues).toMatchObject({ ':version': 8 });
  });

  test('of an unknown assessment is 404', async () => {
    holding(skill());
    expect(await remove()).toMatchObject(notFound);
    holding(skill(isNewest), stored());
    table.on(TransactWriteCommand).rejects(refusedAt(0));
    expect(await remove()).toMatchObject(notFound);
  });
});

busyWhenThrottled({
  list,
  availableSkills: available,
  stats,
  create,
  update: () => patch({ notes: 'x' }),
  remove,
});
