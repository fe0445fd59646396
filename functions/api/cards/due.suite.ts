import { beforeAll, describe, expect, test } from 'vitest';
import { analytics } from '#shared/analytics/routes.ts';
import { maxDueCards } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { addDays, todayIn } from '#shared/days/days.ts';
import { users } from '#shared/users/routes.ts';
import { dueOf, makeCard, makeDue, reviewCard } from '#testing/live/cards.ts';
import type { Target } from '#testing/live/client.ts';
import { noonZone, type Person, registerPerson } from '#testing/live/people.ts';

export const dueSuite = (target: Target): void => {
  describe('the cards due on a day', () => {
    const zone = noonZone();
    const today = todayIn(new Date(), zone);
    let ada: Person;

    beforeAll(async () => {
      ada = await registerPerson(target, zone);
    });

    const someone = () => registerPerson(target, zone);
    const toRecall = async (by: Person) => (await by.call(analytics.dashboard, {})).data.toRecall;
    const idsOf = async (by: Person) => (await dueOf(by)).cards.map(({ _id }) => _id);

    test('are none for a new person', async () => {
      const by = await someone();
      expect(await dueOf(by)).toEqual({ cards: [], more: 0 });
      expect(await toRecall(by)).toBe(0);
    });

    test('begin with the one that is least likely to be recalled, and end with five new ones', async () => {
      const by = await someone();
      const likely = await makeDue(by, today, 5);
      const unlikely = await makeDue(by, today, 40);
      const later = await makeDue(by, today, 5, 4);
      const fresh: string[] = [];
      for (let n = 0; n < 6; n++) fresh.push((await makeCard(by, { front: `${n}` }))._id);
      expect(later.due).toBe(addDays(today, 3));
      const oldest = fresh.toSorted().slice(0, 5);
      expect(await idsOf(by)).toEqual([unlikely._id, likely._id, ...oldest]);
      expect((await dueOf(by)).cards[0]).toEqual(unlikely);
      expect(await toRecall(by)).toBe(7);
    });

    test('leave out suspended and reviewed cards', async () => {
      const by = await someone();
      const suspended = await makeDue(by, today, 5);
      const reviewed = await makeDue(by, today, 6);
      const left = await makeDue(by, today, 7);
      const params = { id: suspended._id };
      await by.call(cards.update, { params, body: { suspended: true } });
      await reviewCard(by, reviewed._id, { rating: 1 });
      expect(await idsOf(by)).toEqual([left._id]);
      await by.call(cards.update, { params, body: { suspended: false } });
      expect(await idsOf(by)).toContain(suspended._id);
    });

    test('include as many new ones as the person chose, minus those that were first reviewed today', async () => {
      const by = await someone();
      const [first] = [await makeCard(by), await makeCard(by), await makeCard(by)];
      await by.call(users.updateProfile, { body: { newPerDay: 2 } });
      expect(await idsOf(by)).toHaveLength(2);
      await reviewCard(by, first._id, { rating: 3 });
      expect(await idsOf(by)).toHaveLength(1);
      await by.call(users.updateProfile, { body: { newPerDay: 0 } });
      expect(await idsOf(by)).toEqual([]);
      expect(await toRecall(by)).toBe(0);
    });

    test('include at most 50 that were reviewed before, and the response counts the others', async () => {
      const by = await someone();
      const made = await Promise.all(
        Array.from({ length: maxDueCards + 3 }, (_, n) => makeDue(by, today, 5 + n)),
      );
      await makeCard(by);
      const due = await dueOf(by);
      expect(due.cards).toHaveLength(maxDueCards + 1);
      expect(due.more).toBe(3);
      expect(await toRecall(by)).toBe(maxDueCards + 1);
      await reviewCard(by, made.at(-1)?._id ?? '', { rating: 3 });
      expect(await dueOf(by)).toMatchObject({ more: 3 });
      expect(await toRecall(by)).toBe(maxDueCards);
    });

    test('are none on vacation', async () => {
      await makeDue(ada, today, 9);
      await makeCard(ada);
      const params = { from: addDays(today, -1) };
      await ada.call(users.setVacation, { params, body: { to: null } });
      expect(await dueOf(ada)).toEqual({ cards: [], more: 0 });
      expect(await toRecall(ada)).toBe(0);
      await ada.call(users.endVacation, { params });
      expect(await toRecall(ada)).toBe(2);
    });
  });
};
