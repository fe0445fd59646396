import {
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { maxAssessments } from '#shared/contract/assessments.ts';
import { cancelled, type Reason, tableFault } from '../testing/faults.ts';
import { invoke, type Request } from '../testing/invoke.ts';
import { logLines } from '../testing/logs.ts';
import { accessToken, userId } from '../testing/tokens.ts';
import { handler } from './handler.ts';

const table = mockClient(DynamoDBDocumentClient);

const now = new Date('2026-03-04T12:00:00.000Z');
const today = '2026-03-04';
const id = '01JZ0000000000000000000000';
const otherId = '01JZ0000000000000000000001';
const skillId = '01JY0000000000000000000000';
const pk = `USER#${userId}`;
const TableName = 'cairn-test';
const Key = { pk, sk: `ASSESSMENT#${id}` };
const skillKey = { pk, sk: `SKILL#${skillId}` };

const stored = (fields: Record<string, unknown> = {}) => ({
  ...Key,
  _id: id,
  skillId,
  confidenceLevel: 4,
  assessmentDate: '2026-03-01',
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  ...fields,
});
const other = stored({ sk: `ASSESSMENT#${otherId}`, _id: otherId, assessmentDate: '2026-02-01' });

const isNewest = { assessed: { id, madeOn: '2026-03-01', confidence: 4 }, assessedVersion: 7 };

const skill = (fields: Record<string, unknown> = {}) => ({
  ...skillKey,
  _id: skillId,
  name: 'Go',
  category: 'Framework',
  initialTime: 0,
  loggedTime: 0,
  entries: 0,
  revision: 0,
  createdDay: '2026-01-01',
  createdAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-01-01T08:00:00.000Z',
  ...fields,
});

const call = (routeKey: string, request: Request = {}) =>
  invoke(handler, routeKey, {
    token: accessToken(),
    ...request,
    headers: { 'x-time-zone': 'UTC', ...request.headers },
  });

const body = { skill: skillId, confidenceLevel: 4 };
const list = (query?: Record<string, string>) =>
  call('GET /api/assessments', query ? { query } : {});
const stats = () => call('GET /api/assessments/stats');
const available = () => call('GET /api/assessments/available-skills');
const create = (more: object = {}, headers: Record<string, string> = {}) =>
  call('POST /api/assessments', { body: { ...body, ...more }, headers });
const patch = (sent: unknown) =>
  call('PATCH /api/assessments/{id}', { params: { id }, body: sent });
const remove = () => call('DELETE /api/assessments/{id}', { params: { id } });

const range = (kind: string) => ({ ':pk': pk, ':from': `${kind}#`, ':to': `${kind}#~` });
const ofKind = (kind: string) => ({ ExpressionAttributeValues: range(kind) });

/** The table holds a skill and its assessments. */
const holding = (skillItem: object | undefined, ...assessments: object[]) => {
  table.on(QueryCommand, ofKind('SKILL')).resolves({ Items: skillItem ? [skillItem] : [] });
  table.on(QueryCommand, ofKind('ASSESSMENT')).resolves({ Items: [...assessments] });
  table.on(GetCommand, { Key: skillKey }).resolves(skillItem ? { Item: skillItem } : {});
  table.on(GetCommand, { Key }).resolves(assessments[0] ? { Item: assessments[0] } : {});
};

const transactions = () =>
  table.commandCalls(TransactWriteCommand).map(({ args }) => args[0].input.TransactItems ?? []);
const stepOfSkill = (nth = 0) =>
  transactions()[nth]?.find((step) => step.Update?.Key?.sk === skillKey.sk)?.Update;

const refusedAt = (step: number, standing?: Record<string, unknown>) => {
  const reasons: (Reason | null)[] = Array.from({ length: step }, () => null);
  return cancelled(...reasons, { code: 'ConditionalCheckFailed', ...(standing && { standing }) });
};

const live = 'attribute_exists(pk) AND attribute_not_exists(deleting) AND ';
const notFound = {
  status: 404,
  body: {
    code: 'not_found',
    message: 'This assessment does not exist. It may have been deleted.',
  },
};
const noSkill = {
  status: 400,
  body: {
    code: 'invalid',
    errors: [{ field: 'skill', message: 'This skill does not exist. It may have been deleted.' }],
  },
};

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  table.reset();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['GET /api/assessments'],
  ['GET /api/assessments/available-skills'],
  ['GET /api/assessments/stats'],
  ['POST /api/assessments'],
  ['PATCH /api/assessments/{id}'],
  ['DELETE /api/assessments/{id}'],
])('%s is for signed-in users only, and touches nothing for others', async (routeKey) => {
  const answer = await invoke(handler, routeKey, { params: { id }, body: {} });
  expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  expect(table).not.toHaveReceivedAnyCommand();
});

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
    holding(skill(), stored({ nextReviewDate: today, notes: 'n' }), {
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
        createdAt: '2026-03-01T08:00:00.000Z',
        updatedAt: '2026-03-01T08:00:00.000Z',
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
            _id,
            skillId,
            confidenceLevel: 4,
            strengths: ['s'],
            assessmentDate: today,
            createdAt: now.toISOString(),
            updatedAt: now.toISOString(),
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
          ExpressionAttributeNames: { '#counter': 'assessments' },
          ExpressionAttributeValues: { ':one': 1, ':max': maxAssessments },
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

  test('at the limit is 409 that says it', async () => {
    table.on(TransactWriteCommand).rejects(refusedAt(2));
    expect(await create()).toMatchObject({
      status: 409,
      body: {
        code: 'limit',
        message: 'You have 5000 assessments, which is the most there can be.',
      },
    });
  });

  describe('with an Idempotency-Key', () => {
    const headers = { 'idempotency-key': '6f1f7c1e-2f0b-4d53-8a55-4f3b8f1c9a10' };

    test('a repetition answers the first one, as it is now', async () => {
      holding(skill(isNewest), stored({ notes: 'the first' }));
      table.on(TransactWriteCommand).resolvesOnce({});
      await create({}, headers);
      const record = transactions()[0]?.[1]?.Put?.Item;
      table.on(TransactWriteCommand).rejects(refusedAt(1, { ...record, itemId: id }));
      expect(await create({}, headers)).toMatchObject({
        status: 201,
        body: { data: { assessment: { _id: id, notes: 'the first' } } },
      });
      expect(await create({ notes: 'other' }, headers)).toMatchObject({
        status: 409,
        body: { code: 'conflict' },
      });
    });

    test('a skill that is not there is 400, not a conflict', async () => {
      table.on(TransactWriteCommand).rejects(refusedAt(2));
      expect(await create({}, headers)).toMatchObject(noSkill);
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
      UpdateExpression: 'SET #notes = :notes, #updatedAt = :updatedAt REMOVE #blockers',
      ConditionExpression: 'attribute_exists(pk)',
    });
    expect(transactions()).toEqual([]);
  });

  test('of the newest’s confidence writes the skill too', async () => {
    holding(skill(isNewest), stored());
    table.on(TransactWriteCommand).resolves({});
    expect((await patch({ confidenceLevel: 2 })).status).toBe(200);
    expect(transactions()).toEqual([
      [
        { Update: expect.objectContaining({ Key, ConditionExpression: 'attribute_exists(pk)' }) },
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
      ...ofKind('ASSESSMENT'),
    });
    expect(transactions()[0]).toEqual([
      { Delete: expect.objectContaining({ Key, ConditionExpression: 'attribute_exists(pk)' }) },
      { Update: expect.objectContaining({ ExpressionAttributeValues: { ':less': -1 } }) },
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

test.each<[string, () => Promise<{ status: number | undefined }>]>([
  ['list', list],
  ['availableSkills', available],
  ['stats', stats],
  ['create', create],
  ['update', () => patch({ notes: 'x' })],
  ['remove', remove],
])('a throttled table answers %s with 503', async (_, run) => {
  table.rejects(tableFault('ProvisionedThroughputExceededException'));
  expect(await run()).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
});
