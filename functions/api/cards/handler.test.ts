import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from 'vitest';
import type { CardReview } from '#shared/cards/model.ts';
import { afterRating } from '#shared/cards/schedule.ts';
import { addDays } from '#shared/days/days.ts';
import { resourceCalls } from '../../../testing/functions/calls.ts';
import { refusedAtTheLimit } from '../../../testing/functions/counted.ts';
import { conditionFailed, refusedAt } from '../../../testing/functions/faults.ts';
import { earlier, stopTheClock, today } from '../../../testing/functions/moment.ts';
import { notFoundOf } from '../../../testing/functions/responses.ts';
import {
  found,
  freshTable,
  id,
  pk,
  queryOf,
  table,
  transactions,
  written,
} from '../../../testing/functions/table.ts';
import { busyWhenThrottled } from '../../../testing/functions/throttling.ts';
import { userId } from '../../../testing/functions/tokens.ts';
import { detachCards } from '../owned/detachCards.ts';
import { handler } from './handler.ts';
import { packReviews, unpackReviews } from './packedReviews.ts';
import { requireReferencesOfAll } from './references.ts';

const reviewId = (n: number) => `01JY000000000000000000000${n}`;
const cardKey = { pk, sk: `CARD#${id}` };
const scheduleKey = { pk, sk: `SCHEDULE#${id}` };

const card = { ...cardKey, front: 'F', back: 'B', updatedAt: earlier, bytes: 300, version: 1 };

/** A schedule with these reviews. `version` is how often it was written, and `bytes` are its counted bytes. */
const scheduleOf = (reviews: readonly CardReview[], version = 1, bytes = 256) => ({
  ...scheduleKey,
  suspended: false,
  reviews: packReviews(reviews),
  version,
  bytes,
});

const answer = (n: number, daysAgo = 0, rating = 3): CardReview => ({
  _id: reviewId(n),
  date: addDays(today, -daysAgo),
  rating,
});

const { call, list, create: createOf, patch, remove } = resourceCalls(handler, '/api/cards');
const create = () => createOf({ front: 'F', back: 'B' });
const params = { id };
const due = () => call('GET /api/cards/due');
const reviews = () => call('GET /api/cards/{id}/reviews', { params });
const review = (body: object = { _id: reviewId(5), rating: 3 }) =>
  call('POST /api/cards/{id}/reviews', { params, body });
const takeBack = (n: number) =>
  call('DELETE /api/cards/{id}/reviews/{reviewId}', { params: { id, reviewId: reviewId(n) } });

const holding = (schedule: object | undefined) => {
  table.on(GetCommand, { Key: cardKey }).resolves({ Item: card });
  table.on(GetCommand, { Key: scheduleKey }).resolves(schedule ? { Item: schedule } : {});
};

/** The ids of the reviews of the latest update, oldest first. */
const writtenIds = () =>
  unpackReviews(written()?.ExpressionAttributeValues?.[':reviews']).map(({ _id }) => _id);

stopTheClock();
freshTable();

describe('a review', () => {
  test('is one update of the schedule, on the condition that nobody else changed it', async () => {
    holding(scheduleOf([]));
    table.on(UpdateCommand).resolves({ Attributes: scheduleOf([answer(5)], 2) });
    expect(await review()).toMatchObject({ status: 201, body: { data: { card: { front: 'F' } } } });
    expect(transactions()).toHaveLength(0);
    expect(written()).toMatchObject({
      Key: scheduleKey,
      ConditionExpression: expect.stringContaining('#version = :expected_version'),
      ExpressionAttributeValues: {
        ':due': afterRating(null, today, 3).due,
        ':memory': afterRating(null, today, 3).memory,
        ':expected_version': 1,
      },
    });
  });

  test('is added to the review of another device that was faster', async () => {
    holding(scheduleOf([]));
    table
      .on(UpdateCommand)
      .rejectsOnce(conditionFailed(scheduleOf([answer(7, 2), answer(1)], 2, 512)))
      .resolves({ Attributes: scheduleOf([answer(7, 2), answer(1), answer(5)], 3) });
    expect(await review()).toMatchObject({
      status: 201,
      body: { data: { card: { reviewCount: 3 } } },
    });
    expect(writtenIds()).toEqual([reviewId(7), reviewId(1), reviewId(5)]);
  });

  test('is not written twice if the response to the first write was late', async () => {
    holding(scheduleOf([]));
    table.on(UpdateCommand).rejectsOnce(conditionFailed(scheduleOf([answer(5)], 2)));
    expect(await review()).toMatchObject({
      status: 201,
      body: { data: { card: { reviewCount: 1 } } },
    });
    expect(table).toHaveReceivedCommandTimes(UpdateCommand, 1);
  });

  test('that begins a block of bytes also raises the counted bytes of the account', async () => {
    holding(scheduleOf([], 1, 128));
    table.on(TransactWriteCommand).resolves({});
    expect((await review()).status).toBe(201);
    expect(transactions()[0]?.[1]?.Update).toMatchObject({
      Key: { pk, sk: 'COUNTS' },
      ExpressionAttributeValues: { ':bytes': 128 },
    });
  });

  test('of a card that is deleted meanwhile is not found', async () => {
    holding(scheduleOf([]));
    table.on(UpdateCommand).rejects(conditionFailed());
    expect(await review()).toMatchObject(notFoundOf('takeaway'));
  });
});

describe('taking back', () => {
  test('is done once if the response to the first write was late', async () => {
    holding(scheduleOf([answer(1), answer(2)]));
    table
      .on(UpdateCommand)
      .rejectsOnce(conditionFailed(scheduleOf([answer(1), answer(2, 0, 0)], 2)));
    expect(await takeBack(2)).toMatchObject({
      status: 200,
      body: { data: { card: { reviewCount: 1 } } },
    });
    expect(table).toHaveReceivedCommandTimes(UpdateCommand, 1);
  });

  test('is a conflict if another device added a later review meanwhile', async () => {
    holding(scheduleOf([answer(1), answer(2)]));
    table
      .on(UpdateCommand)
      .rejectsOnce(conditionFailed(scheduleOf([answer(1), answer(2), answer(3)], 2)));
    expect(await takeBack(2)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });
});

describe('lists', () => {
  const other = '01JZ0000000000000000000001';

  test('leave out a broken schedule, and a card without one', async () => {
    const third = '01JZ0000000000000000000002';
    queryOf('CARD').resolves({
      Items: [card, { ...card, sk: `CARD#${other}` }, { ...card, sk: `CARD#${third}` }],
    });
    queryOf('SCHEDULE').resolves({
      Items: [
        { ...scheduleOf([]), sk: `SCHEDULE#${other}`, due: 'soon' },
        { ...scheduleOf([]), sk: `SCHEDULE#${third}` },
      ],
    });
    expect(await list()).toMatchObject({ body: { data: { cards: [{ _id: third }] } } });
  });

  test('of a day read no texts if nothing is due', async () => {
    queryOf('SCHEDULE').resolves({ Items: [] });
    expect(await due()).toMatchObject({ body: { data: { cards: [], more: 0 } } });
    expect(table).toHaveReceivedCommandTimes(QueryCommand, 1);
  });

  test('of a day on vacation read no schedules', async () => {
    table.on(BatchGetCommand).resolves(found({ pk, sk: 'VACATIONS', pauses: [{ from: today }] }));
    expect(await due()).toMatchObject({ body: { data: { cards: [], more: 0 } } });
    expect(table).not.toHaveReceivedCommand(QueryCommand);
  });
});

describe('create', () => {
  test('writes both items and their bytes in one transaction', async () => {
    table.on(TransactWriteCommand).resolves({});
    table.on(GetCommand).resolves({ Item: scheduleOf([]) });
    expect((await create()).status).toBe(201);
    const [texts, schedule, counts] = transactions()[0] ?? [];
    const bytes = Number(texts?.Put?.Item?.bytes) + Number(schedule?.Put?.Item?.bytes);
    expect(schedule?.Put?.Item?.sk).toMatch(/^SCHEDULE#/);
    expect(counts?.Update?.ExpressionAttributeValues).toMatchObject({ ':one': 1, ':bytes': bytes });
  });

  refusedAtTheLimit(create, 'There is a limit of 5000 takeaways. Delete one to add another.', 2);
});

test('a card that gets a review while it is being deleted is read again, and deleted with the review', async () => {
  holding(scheduleOf([]));
  table.on(TransactWriteCommand).rejectsOnce(refusedAt(2)).resolves({});
  expect(await remove()).toMatchObject({ status: 200 });
  expect(transactions()).toHaveLength(2);
});

test('the references of imported cards are read once each', async () => {
  table.on(GetCommand).resolves({ Item: {} });
  const about = { area: 'skills', id: reviewId(1) } as const;
  const stamp = '2026-01-01T00:00:00.000Z';
  const fields = { front: 'a', back: 'b', suspended: false, reviews: [] };
  const record = { ...fields, about, createdAt: stamp, updatedAt: stamp };
  const notes = [2, 3, 3].map(reviewId);
  await requireReferencesOfAll(
    userId,
    notes.map((note, n) => ({ ...record, _id: reviewId(10 + n), note })),
  );
  expect(table).toHaveReceivedCommandTimes(GetCommand, 3);
});

test('clearing references reads the cards again if one of them changed', async () => {
  const about = { area: 'skills', id: reviewId(1) } as const;
  const [mine, others] = [`skills#${reviewId(1)}`, `skills#${reviewId(2)}`];
  queryOf('CARD')
    .resolvesOnce({
      Items: [
        { ...card, about: mine },
        { ...card, about: others },
      ],
    })
    .resolvesOnce({ Items: [{ ...card, about: others, note: reviewId(3) }] })
    .resolves({ Items: [] });
  table.on(TransactWriteCommand).rejectsOnce(refusedAt(0)).resolves({});
  table.on(GetCommand).resolves({ Item: { cards: 2 } });
  await detachCards(userId, { about, notes: [reviewId(3)] });
  expect(
    transactions().map((steps) => steps.map(({ Update }) => Update?.UpdateExpression)),
  ).toEqual([['REMOVE #about'], ['REMOVE #note']]);
});

busyWhenThrottled({
  list,
  due,
  create,
  update: () => patch({ front: 'x' }),
  remove,
  reviews,
  review,
  takeBack: () => takeBack(1),
});
