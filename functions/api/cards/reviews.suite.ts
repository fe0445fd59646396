import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { maxCardReviews } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { replay } from '#shared/cards/schedule.ts';
import { idOn } from '#shared/core/ids.ts';
import { maxStoredBytes } from '#shared/core/storage.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { listCards, makeCard, reviewCard, reviewsOfCard } from '#testing/live/cards.ts';
import { problemOf, type Target } from '#testing/live/client.ts';
import { inconsistencies } from '#testing/live/inconsistencies.ts';
import { ownItems, readItem, writeItem } from '#testing/live/items.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';
import { keys } from '../../table/keys.ts';
import { cardKeys } from '../owned/cardKeys.ts';
import { packReviews } from './packedReviews.ts';

export const cardReviewsSuite = (target: Target): void => {
  describe('reviews of cards', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    const ago = (days: number) => addDays(today, -days);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const review = (id: string, body: object, by = ada) =>
      by.send(cards.review, { params: { id }, body });
    const takeBack = (id: string, reviewId: string, by = ada) =>
      by.send(cards.removeReview, { params: { id, reviewId } });

    test('the first review counts for today, and makes the card due on a later day', async () => {
      const { _id } = await makeCard(ada);
      expect(await reviewCard(ada, _id, { rating: 3 })).toMatchObject({
        due: addDays(today, 3),
        memory: { stability: 2.3065, reviewedOn: today },
        firstReviewedOn: today,
        reviewCount: 1,
      });
      expect(await reviewsOfCard(ada, _id)).toMatchObject([{ date: today, rating: 3 }]);
    });

    test('a card rated Good on each due day is due after 3, 14, 57, 196 and 365 days', async () => {
      const start = ago(1_000);
      const { _id } = await makeCard(ada, {}, start);
      let date = start;
      for (const days of [3, 14, 57, 196, 365]) {
        const { due } = await reviewCard(ada, _id, { date, rating: 3 });
        expect(due).toBe(addDays(date, days));
        date = due ?? '';
      }
    });

    test('a second review on a day is kept, but only the first counts', async () => {
      const { _id } = await makeCard(ada);
      const first = await reviewCard(ada, _id, { rating: 3 });
      expect(await reviewCard(ada, _id, { rating: 1 })).toEqual({ ...first, reviewCount: 2 });
    });

    test('a review of an earlier day that arrives late takes its place in the order', async () => {
      const { _id } = await makeCard(ada, {}, ago(30));
      await reviewCard(ada, _id, { date: ago(2), rating: 3 });
      const after = await reviewCard(ada, _id, { date: ago(20), rating: 2 });
      const reviews = await reviewsOfCard(ada, _id);
      expect(reviews.map(({ rating }) => rating)).toEqual([2, 3]);
      expect(after).toMatchObject({ ...replay(reviews), firstReviewedOn: ago(20) });
    });

    test('a repeated review changes nothing, and another review with its id is a conflict', async () => {
      const by = await registerPerson(target, zone);
      const { _id } = await makeCard(by, {}, ago(9));
      const body = { _id: idOn(undefined), date: ago(3), rating: 2 };
      const first = await reviewCard(by, _id, body);
      await reviewCard(by, _id, { rating: 4 });
      const before = await ownItems(by);
      for (const same of [body, { _id: body._id, rating: 2 }]) {
        expect(await reviewCard(by, _id, same)).toMatchObject({
          firstReviewedOn: first.firstReviewedOn,
          reviewCount: 2,
        });
      }
      for (const other of [
        { ...body, rating: 3 },
        { ...body, date: ago(2) },
      ]) {
        expect(problemOf(await review(_id, other, by))).toMatchObject({
          status: 409,
          code: 'conflict',
        });
      }
      expect(await ownItems(by)).toEqual(before);
    });

    test.each([
      ['tomorrow', { date: addDays(today, 1), rating: 3 }, 'date'],
      ['two days before the card', { date: ago(7), rating: 3 }, 'date'],
      ['a day that does not exist', { date: '2026-02-30', rating: 3 }, 'date'],
      ['rating 0', { rating: 0 }, 'rating'],
      ['rating 5', { rating: 5 }, 'rating'],
      ['no rating', {}, 'rating'],
      ['a field that it does not have', { rating: 3, due: today }, 'due'],
    ])('refuses %s', async (_, body, field) => {
      const made = await makeCard(ada, {}, ago(5));
      const { code, errors } = problemOf(await review(made._id, body));
      expect([code, errors?.[0]?.field]).toEqual(['invalid', field]);
      expect(await reviewsOfCard(ada, made._id)).toEqual([]);
    });

    test('accepts a review of the day before the card was created', async () => {
      const { _id } = await makeCard(ada, {}, ago(5));
      expect(await reviewCard(ada, _id, { date: ago(6), rating: 3 })).toMatchObject({
        firstReviewedOn: ago(6),
      });
    });

    test('another person’s card is not found', async () => {
      const bob = await registerPerson(target, zone);
      const { _id } = await makeCard(ada);
      const { reviewCount } = await reviewCard(ada, _id, { rating: 3 });
      const [mine] = await reviewsOfCard(ada, _id);
      for (const response of [
        await review(_id, { rating: 3 }, bob),
        await takeBack(_id, mine?._id ?? '', bob),
        await bob.send(cards.reviews, { params: { id: _id } }),
      ])
        expect(problemOf(response).code).toBe('not_found');
      expect(await reviewsOfCard(ada, _id)).toHaveLength(reviewCount);
    });

    describe('taking back', () => {
      test('the latest review leaves the card as it was before', async () => {
        const { _id } = await makeCard(ada, {}, ago(20));
        const before = await reviewCard(ada, _id, { date: ago(9), rating: 3 });
        const body = { _id: idOn(undefined), rating: 1 };
        await reviewCard(ada, _id, body);
        const response = await takeBack(_id, body._id);
        expect(response).toMatchObject({ status: 200, body: { data: { card: before } } });
        expect(await reviewsOfCard(ada, _id)).toHaveLength(1);
        expect(problemOf(await takeBack(_id, body._id)).code).toBe('not_found');
      });

      test('the only review makes the card new again', async () => {
        const made = await makeCard(ada);
        const body = { _id: idOn(undefined), rating: 1 };
        await reviewCard(ada, made._id, body);
        const response = await takeBack(made._id, body._id);
        expect(response.body).toEqual({ data: { card: made } });
      });

      test('a review of an earlier day is a conflict, even if it arrived last', async () => {
        const { _id } = await makeCard(ada, {}, ago(20));
        const late = { _id: idOn(undefined), date: ago(1), rating: 3 };
        const early = { _id: idOn(undefined), date: ago(9), rating: 3 };
        await reviewCard(ada, _id, late);
        await reviewCard(ada, _id, early);
        expect(problemOf(await takeBack(_id, early._id))).toMatchObject({
          status: 409,
          code: 'conflict',
          message: 'Only the latest answer can be taken back.',
        });
        expect((await takeBack(_id, late._id)).status).toBe(200);
        expect((await takeBack(_id, early._id)).status).toBe(200);
      });

      test('keeps the id taken', async () => {
        const { _id } = await makeCard(ada);
        const body = { _id: idOn(undefined), rating: 3 };
        await reviewCard(ada, _id, body);
        await takeBack(_id, body._id);
        expect(problemOf(await review(_id, body))).toMatchObject({
          status: 404,
          code: 'not_found',
        });
        expect(await reviewCard(ada, _id, { rating: 3 })).toMatchObject({ reviewCount: 1 });
      });

      test('works in a full account, which refuses a review that needs more room', async () => {
        const by = await registerPerson(target, zone);
        const { _id } = await makeCard(by);
        const at = keys.counts(by.user._id);
        await writeItem({ ...(await readItem(at)), ...at, bytes: maxStoredBytes });
        const sent: string[] = [];
        let refused: Awaited<ReturnType<typeof review>> | undefined;
        while (!refused && sent.length < 30) {
          const body = { _id: idOn(undefined), rating: 3 };
          const response = await review(_id, body, by);
          if (response.status === 201) sent.push(body._id);
          else refused = response;
        }
        expect(refused && problemOf(refused)).toMatchObject({ status: 409, code: 'limit' });
        const reviews = await reviewsOfCard(by, _id);
        expect(reviews).toHaveLength(sent.length);
        expect((await takeBack(_id, reviews.at(-1)?._id ?? '', by)).status).toBe(200);
      });
    });

    test('a card keeps a limited number of reviews, including those that were taken back', async () => {
      const by = await registerPerson(target, zone);
      const { _id } = await makeCard(by, {}, ago(900));
      const at = cardKeys.schedule(by.user._id, _id);
      const reviews = Array.from({ length: maxCardReviews - 1 }, (_, n) => ({
        _id: idOn(ago(800)),
        date: ago(800),
        rating: n % 2,
      }));
      await writeItem({ ...(await readItem(at)), ...at, reviews: packReviews(reviews) });
      expect((await review(_id, { rating: 3 }, by)).status).toBe(201);
      expect(problemOf(await review(_id, { rating: 3 }, by))).toMatchObject({
        status: 409,
        code: 'limit',
        message: 'A takeaway keeps at most 1,000 answers.',
      });
    });

    describe('on several devices', () => {
      test('eight at the same time are all kept, and the schedule is their replay', async () => {
        const by = await registerPerson(target, zone);
        const { _id } = await makeCard(by, {}, ago(60));
        await Promise.all(
          Array.from({ length: 8 }, (_, n) =>
            reviewCard(by, _id, { date: ago((n * 7) % 8), rating: 1 + (n % 4) }),
          ),
        );
        const reviews = await reviewsOfCard(by, _id);
        expect(reviews).toHaveLength(8);
        expect(await listCards(by)).toMatchObject([replay(reviews)]);
        expect(inconsistencies(await ownItems(by))).toEqual([]);
      });

      test('after reviews, each sent twice, and take-backs, the schedule is the replay of what is left', async () => {
        const by = await registerPerson(target, zone);
        await fc.assert(
          fc.asyncProperty(
            fc.array(fc.record({ days: fc.nat(20), rating: fc.integer({ min: 1, max: 4 }) }), {
              minLength: 1,
              maxLength: 8,
            }),
            fc.nat(2),
            async (sent, back) => {
              const { _id } = await makeCard(by, {}, ago(30));
              const bodies = sent.map(({ days, rating }) => ({
                _id: idOn(undefined),
                date: ago(days),
                rating,
              }));
              await Promise.all([...bodies, ...bodies].map((body) => reviewCard(by, _id, body)));
              for (let n = 0; n < back; n++) {
                const latest = (await reviewsOfCard(by, _id)).at(-1);
                if (latest) await takeBack(_id, latest._id, by);
              }
              const left = await reviewsOfCard(by, _id);
              expect(left).toHaveLength(Math.max(0, bodies.length - back));
              const [card] = (await listCards(by)).filter((one) => one._id === _id);
              expect(card).toMatchObject(replay(left));
            },
          ),
          { numRuns: 10 },
        );
        expect(inconsistencies(await ownItems(by))).toEqual([]);
      });
    });
  });
};
