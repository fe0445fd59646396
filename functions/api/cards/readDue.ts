import type { Card } from '#shared/cards/model.ts';
import { dueCards } from '#shared/cards/rules.ts';
import type { Day } from '#shared/days/days.ts';
import { keys } from '../../table/keys.ts';
import { getItems } from '../../table/reading.ts';
import { dueSettingsOf } from './due.ts';
import { listSchedules } from './schedules.ts';
import { readTexts } from './store.ts';
import { viewCard } from './view.ts';

/**
 * Returns the cards to review today, and how many more are due. Reads all schedules, unless the person is on vacation.
 * Reads only the texts that it returns.
 */
export const readDue = async (
  userId: string,
  today: Day,
): Promise<{ readonly cards: Card[]; readonly more: number }> => {
  const [profile, vacations] = await getItems([keys.profile(userId), keys.vacations(userId)]);
  const settings = dueSettingsOf(profile, vacations, today);
  const schedules = settings.onVacation ? [] : await listSchedules(userId);
  const due = dueCards(schedules, today, settings);
  const texts = new Map(
    (
      await readTexts(
        userId,
        due.cards.map(({ _id }) => _id),
      )
    ).map((card) => [card._id, card]),
  );
  const cards = due.cards.flatMap((schedule) => {
    const card = texts.get(schedule._id);
    return card ? [viewCard(card, schedule)] : [];
  });
  return { cards, more: due.more };
};
