import { newSchedule } from '#functions/api/cards/scheduleWrites.ts';
import { cardKeys } from '#functions/api/owned/cardKeys.ts';
import { keys } from '#functions/table/keys.ts';
import { analytics } from '#shared/analytics/routes.ts';
import { cards } from '#shared/cards/routes.ts';
import { idOn } from '#shared/core/ids.ts';
import { addDays, type Day, todayIn } from '#shared/days/days.ts';
import { skills } from '#shared/skills/routes.ts';
import { readItem, writeItem, writeItems } from '#testing/live/items.ts';
import { noonZone } from '#testing/live/people.ts';
import type { BenchApp } from './app.ts';
import { type Costs, printCosts, recordCosts } from './costs.ts';

const counts = { cards: 5_000, reviews: 10, front: 60, back: 120 };

/** Writes cards with reviews directly, because 55,000 calls would take too long. */
const writeCards = async (userId: string, today: Day): Promise<void> => {
  const items = Array.from({ length: counts.cards }, (_, n) => {
    const id = idOn(addDays(today, -400));
    const reviews = Array.from({ length: counts.reviews }, (_, k) => ({
      _id: idOn(addDays(today, -300)),
      date: addDays(today, -(n % 30) - 20 * k),
      rating: 3,
    }));
    const { step } = newSchedule(userId, id, { suspended: false, reviews });
    const texts = { front: 'x'.repeat(counts.front), back: 'y'.repeat(counts.back) };
    const updatedAt = new Date().toISOString();
    const card = { ...cardKeys.card(userId, id), ...texts, updatedAt, bytes: 400 };
    const schedule = ('Put' in step ? step.Put.Item : {}) as typeof card;
    return [card, schedule];
  });
  await writeItems(items.flat());
  const at = keys.counts(userId);
  await writeItem({ ...(await readItem(at)), ...at, cards: counts.cards - 1 });
};

/** The cost of each call of cards, for a person with 5,000 of them. */
export const measureCards = async (app: BenchApp): Promise<Costs> => {
  const zone = noonZone();
  const today = todayIn(new Date(), zone);
  const person = await app.person(zone);
  await writeCards(person.user._id, today);
  const skillBody = { name: 'Rust', category: 'Programming Language' } as const;
  const skill = (await person.call(skills.create, { body: skillBody })).data.skill._id;
  const { costs, measure } = recordCosts(app);
  const made = idOn(addDays(today, -300));
  const texts = { front: 'x'.repeat(counts.front), back: 'y'.repeat(counts.back) };
  const about = { area: 'skills', id: skill } as const;
  const create = () => person.call(cards.create, { body: { _id: made, ...texts, about } });
  await measure('create', create);
  const params = { id: made };
  let last = '';
  const review = (daysAgo: number) => {
    last = idOn(undefined);
    const body = { _id: last, date: addDays(today, -daysAgo), rating: 3 };
    return person.call(cards.review, { params, body });
  };
  const takeBack = () => person.call(cards.removeReview, { params: { id: made, reviewId: last } });
  await measure('review', () => review(200));
  await measure('repeated review', () =>
    person.call(cards.review, { params, body: { _id: last, rating: 3 } }),
  );
  for (let n = 1; n < 80; n++) await review(200 - n);
  await measure('review 81', () => review(2));
  await measure('take back', takeBack);
  await measure('due', () => person.call(cards.due, {}));
  await measure('list', () => person.call(cards.list, {}));
  await measure('dashboard', () => person.call(analytics.dashboard, {}));
  await measure('delete', () => person.call(cards.remove, { params }));
  await measure('delete a skill', () => person.call(skills.remove, { params: { id: skill } }));
  return costs;
};

export const benchCards = async (app: BenchApp): Promise<void> => {
  const costs = await measureCards(app);
  printCosts(`Takeaways: ${counts.cards}, each with ${counts.reviews} reviews`, costs);
};
