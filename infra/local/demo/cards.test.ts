import { describe, expect, test } from 'vitest';
import { dueCards, firstReviewDay } from '#shared/cards/rules.ts';
import { replay } from '#shared/cards/schedule.ts';
import { demoDays } from './days.fixture.ts';
import { demoDocument } from './document.ts';

describe.each(demoDays)('on %s', (today) => {
  test('the demo has takeaways that are due, new, suspended, and answered up to yesterday', async () => {
    const { cards, notes, skills, resources, projects } = await demoDocument(today);
    const owners = { skills, resources, projects };
    for (const { _id, about, note, reviews } of cards) {
      expect(about && owners[about.area].some((owner) => owner._id === about.id)).toBe(true);
      expect(note === null || notes.some((one) => one._id === note)).toBe(true);
      for (const { date } of reviews) {
        expect(date >= firstReviewDay(_id) && date < today, `${_id} ${date}`).toBe(true);
      }
    }
    const facts = cards.map((card) => ({ ...card, ...replay(card.reviews) }));
    const due = dueCards(facts, today, { newPerDay: 5, onVacation: false });
    const fresh = due.cards.filter(({ memory }) => memory === null);
    expect(fresh).toHaveLength(3);
    expect(due.cards.length - fresh.length).toBeGreaterThanOrEqual(5);
    expect(due.more).toBe(0);
    expect(cards.filter(({ suspended }) => suspended)).toHaveLength(1);
    const ratings = cards.flatMap(({ reviews }) => reviews.map(({ rating }) => rating));
    expect(new Set(ratings)).toEqual(new Set([1, 2, 3, 4]));
    expect(facts.some((card) => card.due !== null && card.due > today)).toBe(true);
  });
});
