import {
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import { maxAssessments } from '#shared/assessments/model.ts';
import { notFoundOf } from '../testing/answers.ts';
import { resourceCalls } from '../testing/calls.ts';
import { refusedAtTheLimit } from '../testing/counted.ts';
import { busyWhenThrottled, signedInOnly } from '../testing/everyRoute.ts';
import { refusedAt } from '../testing/faults.ts';
import { logLines } from '../testing/logs.ts';
import { earlier, now, stopTheClock, today } from '../testing/moment.ts';
import { roomy } from '../testing/roomyItem.ts';
import { skillItem } from '../testing/skillItem.ts';
import {
  freshTable,
  id,
  ofKind,
  pk,
  queryOf,
  TableName,
  table,
  transactions,
} from '../testing/table.ts';
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

const isNewest = { assessed: { id, madeOn: '2026-03-01', confidence: 4 }, assessedVersion: 7 };

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

/** The table holds a skill and its assessments. */
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
const noSkill = {
  status: 400,
  body: {
    code: 'invalid',
    errors: [{ field: 'skill', message: 'This skill does not exist. It may have been deleted.' }],
  },
};

stopTheClock();
freshTable();

signedInOnly(handler, [
  'GET /api/assessments',
  'GET /api/assessments/available-skills',
  'GET /api/assessments/stats',
  'POST /api/assessments',
  'PATCH /api/assessments/{id}',
  'DELETE /api/assessments/{id}',
]);

describe('reading', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['list', list],
    ['stats', stats],
  ])('%s is two queries, of the assessments and of the skills', async (_, read) => {
    holding(skill(), stored(), other);
    await read();
    expect(table.calls()).toHaveLength(2);
    for (const kind of ['ASSESSMENT', 'SKILL']) {
      expect(table).toHaveReceivedCommandWith(QueryCommand, {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ConsistentRead: false,
        ...ofKind(kind),
      });
    }
  });

  test('the list is whole, derived and newest first', async () => {
    holding(skill(isNewest), stored({ nextReviewDate: today, notes: 'n' }), {
      ...other,
      nextReviewDate: '2026-02-02',
    });
    const { data } = (await list()).body;
    expect(data.assessments).toEqual([
      {
        _id: id,
        skill: { _id: skillId, name: 'Go', category: 'Framework' },
        confidenceLevel: 4,
        confidenceDescription: 'High',
        selfRating: 3,
        selfRatingDescription: 'Intermediate',
        notes: 'n',
        reflections: '',
        strengths: [],
        areasForImprovement: [],
        blockers: [],
        assessmentDate: '2026-03-01',
        nextReviewDate: today,
        isReviewDue: true,
        daysSinceAssessment: 3,
        createdAt: earlier,
        updatedAt: earlier,
      },
      expect.objectContaining({ _id: otherId, isReviewDue: false }),
    ]);
    const ofSkill = (await list({ skill: skillId })).body.data.assessments;
    expect(ofSkill).toEqual(data.assessments.toReversed());
  });

  test('those of a skill that is gone or going are left out', async () => {
    holding(skill({ deleting: now.toISOString() }), stored());
    expect((await list()).body.data.assessments).toEqual([]);
    expect((await stats()).body.data.totalAssessments).toBe(0);
    expect((await available()).body.data.skills).toEqual([]);
  });

  test('a broken item is logged and left out', async () => {
    holding(skill(), stored({ confidenceLevel: 9 }), other);
    expect((await list()).body.data.assessments).toHaveLength(1);
    expect(logLines('Broken item left out')).toHaveLength(1);
  });

  test('available skills are one query', async () => {
    holding(skill());
    expect((await available()).body.data.skills).toEqual([
      { _id: skillId, name: 'Go', category: 'Framework' },
    ]);
    expect(table.calls()).toHaveLength(1);
  });
});

describe('create', () => {
  const isOlder =
    '(attribute_not_exists(assessed) OR (assessed.madeOn < :madeOn OR (assessed.madeOn = :madeOn AND assessed.id < :id)))';
  const isNewer =
    '(assessed.madeOn > :madeOn OR (assessed.madeOn = :madeOn AND assessed.id > :id))';

  test('writes it, its count and the newest of its skill, all or none', async () => {
    holding(skill());
    table.on(TransactWriteCommand).resolves({});
    const answer = await create({ strengths: [' s ', ''] });
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { assessment: { ...body, skill: { name: 'Go' }, strengths: ['s'] } } },
    });
    const { _id } = answer.body.data.assessment;
    expect(transactions()[0]).toEqual([
      {
        Put: expect.objectContaining({
          TableName,
          Item: {
            pk,
            sk: `ASSESSMENT#${_id}`,
            skillId,
            confidenceLevel: 4,
            strengths: ['s'],
            assessmentDate: today,
            updatedAt: now.toISOString(),
            bytes: expect.any(Number),
          },
        }),
      },
      {
        Update: expect.objectContaining({
          TableName,
          Key: skillKey,
          UpdateExpression: 'SET assessed = :made ADD assessedVersion :one',
          ConditionExpression: live + isOlder,
          ExpressionAttributeValues: {
            ':one': 1,
            ':id': _id,
            ':madeOn': today,
            ':made': { id: _id, madeOn: today, confidence: 4 },
          },
        }),
      },
      {
        Update: expect.objectContaining({
          Key: { pk, sk: 'COUNTS' },
          ExpressionAttributeNames: { '#counter': 'assessments', '#bytes': 'bytes' },
          ExpressionAttributeValues: expect.objectContaining({ ':one': 1, ':max': maxAssessments }),
        }),
      },
    ]);
  });

  test('of an older day leaves the newest, which it meets in the refusal', async () => {
    holding(skill(isNewest));
    table
      .on(TransactWriteCommand)
      .rejectsOnce(refusedAt(1, skill(isNewest)))
      .resolves({});
    expect((await create({ assessmentDate: '2026-02-28' })).status).toBe(201);
    expect(stepOfSkill(0)?.ConditionExpression).toBe(live + isOlder);
    expect(stepOfSkill(1)).toMatchObject({
      UpdateExpression: 'ADD assessedVersion :one',
      ConditionExpression: live + isNewer,
    });
    expect(transactions()[1]?.[0]).toEqual(transactions()[0]?.[0]);
  });

  test('and when that newest is deleted meanwhile, takes its place', async () => {
    holding(skill());
    table
      .on(TransactWriteCommand)
      .rejectsOnce(refusedAt(1, skill(isNewest)))
      .rejectsOnce(refusedAt(1, skill()))
      .resolves({});
    expect((await create({ assessmentDate: '2026-02-28' })).status).toBe(201);
    expect(stepOfSkill(2)?.ConditionExpression).toBe(live + isOlder);
  });

  test.each([
    ['is not there', undefined],
    ['is being deleted', skill({ deleting: '2026-03-04T11:00:00.000Z' })],
  ])('a skill that %s is 400 on skill', async (_, standing) => {
    table.on(TransactWriteCommand).rejects(refusedAt(1, standing));
    expect(await create()).toMatchObject(noSkill);
    expect(table.calls()).toHaveLength(1);
  });

  test('a hundred rounds without end are 503', async () => {
    const newer = { assessed: { id, madeOn: today, confidence: 1 } };
    table.on(TransactWriteCommand).rejects(refusedAt(1, skill(newer)));
    expect(await create({ assessmentDate: '2026-02-28' })).toMatchObject({ status: 503 });
    expect(table.calls()).toHaveLength(100);
  });

  refusedAtTheLimit(create, 'There is a limit of 5000 assessments. Delete one to add another.', 2);

  describe('with an id of the client', () => {
    test('a repetition answers the first one, as it is now', async () => {
      table.on(TransactWriteCommand).resolvesOnce({});
      holding(skill(isNewest), stored());
      await create({ _id: id });
      const first = { ...transactions()[0]?.[0]?.Put?.Item, notes: 'the first' };
      holding(skill(isNewest), first);
      table.on(TransactWriteCommand).rejects(refusedAt(0, first));
      expect(await create({ _id: id })).toMatchObject({
        status: 201,
        body: { data: { assessment: { _id: id, notes: 'the first' } } },
      });
      expect(await create({ _id: id, notes: 'other' })).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
    });

    test('a skill that is not there is 400, not a conflict', async () => {
      table.on(TransactWriteCommand).rejects(refusedAt(1));
      expect(await create({ _id: id })).toMatchObject(noSkill);
    });
  });

  test.each([
    [
      { assessmentDate: '2026-03-05' },
      'assessmentDate',
      '2026-03-05 is still to come. Choose today or an earlier day.',
    ],
    [{ skill: undefined }, 'skill', 'Skill is required'],
    [{ skill: '' }, 'skill', 'Skill is required'],
    [
      { confidenceLevel: 6 },
      'confidenceLevel',
      'Confidence level must be a whole number from 1 to 5',
    ],
  ])('%j is 400 and writes nothing', async (wrong, field, message) => {
    expect(await create(wrong)).toMatchObject({
      status: 400,
      body: { errors: [{ field, message }] },
    });
    expect(table).not.toHaveReceivedAnyCommand();
  });
});

describe('update', () => {
  test('without a new confidence writes the assessment alone', async () => {
    holding(skill(isNewest), stored({ blockers: ['b'] }));
    table.on(UpdateCommand).resolves({ Attributes: stored({ notes: 'n' }) });
    const answer = await patch({ notes: ' n ', blockers: null });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { assessment: { notes: 'n', blockers: [] } } },
    });
    expect(table).toHaveReceivedCommandExactlyOnceWith(UpdateCommand, {
      Key,
      UpdateExpression:
        'SET #notes = :notes, #updatedAt = :updatedAt, #version = :version REMOVE #blockers',
      ConditionExpression:
        'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND #version = :expected_version',
    });
    expect(transactions()).toEqual([]);
  });

  test('of the newest’s confidence writes the skill too', async () => {
    holding(skill(isNewest), stored());
    table.on(TransactWriteCommand).resolves({});
    expect((await patch({ confidenceLevel: 2 })).status).toBe(200);
    expect(transactions()).toEqual([
      [
        {
          Update: expect.objectContaining({
            Key,
            ConditionExpression:
              'attribute_exists(pk) AND attribute_not_exists(deletedAt) AND #version = :expected_version',
          }),
        },
        {
          Update: expect.objectContaining({
            Key: skillKey,
            UpdateExpression: 'SET assessed.confidence = :confidence ADD assessedVersion :one',
            ConditionExpression: `${live}assessed.id = :id`,
            ExpressionAttributeValues: { ':one': 1, ':id': id, ':confidence': 2 },
          }),
        },
      ],
    ]);
  });

  test('of another’s confidence leaves the newest, and becomes it when that is deleted', async () => {
    const newer = { assessed: { id: otherId, madeOn: today, confidence: 1 } };
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

  test.each([{ notes: 'x' }, { confidenceLevel: 2 }])('%j of nothing is 404', async (sent) => {
    holding(skill());
    expect(await patch(sent)).toMatchObject(notFound);
    holding(skill({ deleting: now.toISOString() }), stored());
    expect(await patch(sent)).toMatchObject(notFound);
    expect(table).not.toHaveReceivedCommand(UpdateCommand);
    expect(transactions()).toEqual([]);
  });

  test('of one that is deleted meanwhile is 404', async () => {
    holding(skill(isNewest), stored());
    table.on(TransactWriteCommand).rejects(refusedAt(0));
    expect(await patch({ confidenceLevel: 2 })).toMatchObject(notFound);
  });
});

describe('remove', () => {
  test('of the newest puts the next newest in its place, if nothing moved', async () => {
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
      { Delete: expect.objectContaining({ Key, ConditionExpression: '#bytes = :bytes' }) },
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
            ':next': { id: otherId, madeOn: '2026-02-01', confidence: 4 },
          },
        }),
      },
    ]);
  });

  test('of the only one leaves none', async () => {
    holding(skill(isNewest), stored());
    table.on(TransactWriteCommand).resolves({});
    await remove();
    expect(stepOfSkill()).toMatchObject({
      UpdateExpression: 'REMOVE assessed ADD assessedVersion :one',
      ExpressionAttributeValues: { ':one': 1, ':version': 7 },
    });
  });

  test('looks the next newest up again when something moved', async () => {
    holding(skill(isNewest), stored(), other);
    const moved = skill({ ...isNewest, assessedVersion: 8 });
    table.on(TransactWriteCommand).rejectsOnce(refusedAt(2, moved)).resolves({});
    expect((await remove()).status).toBe(200);
    expect(table).toHaveReceivedCommandTimes(QueryCommand, 2);
    expect(stepOfSkill(1)?.ExpressionAttributeValues).toMatchObject({ ':version': 8 });
  });

  test('of another one looks nothing up', async () => {
    const newer = { assessed: { id: otherId, madeOn: today, confidence: 1 } };
    holding(skill(newer), stored());
    table.on(TransactWriteCommand).resolves({});
    await remove();
    expect(table).not.toHaveReceivedCommand(QueryCommand);
    expect(stepOfSkill()).toMatchObject({
      UpdateExpression: 'ADD assessedVersion :one',
      ConditionExpression: `${live}assessed.id <> :id`,
    });
  });

  test('nothing there is 404', async () => {
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
