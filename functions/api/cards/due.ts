import * as z from 'zod/mini';
import type { Card } from '#shared/cards/model.ts';
import { type DueSettings, dueCards } from '#shared/cards/rules.ts';
import type { Day } from '#shared/core/days.ts';
import { pauseOn } from '#shared/habits/pauses.ts';
import { defaultNewPerDay, newPerDay } from '#shared/users/model.ts';
import type { Item } from '../../table/item.ts';
import { keys } from '../../table/keys.ts';
import { parseItems } from '../../table/parsing.ts';
import { getItems } from '../../table/reading.ts';
import { absencesOf } from '../habits/absences.ts';
import { habitKeys } from '../habits/keys.ts';
import { listSchedules } from './schedules.ts';
import { readTexts } from './store.ts';
import { viewCard } from './view.ts';

const chosen = z.object({ newPerDay: z._default(newPerDay, defaultNewPerDay) });

/** Returns what decides about a day's cards, from the person's profile and vacations. */
export const dueSettingsOf = (
  profile: Item | undefined,
  vacations: Item | undefined,
  today: Day,
): DueSettings => {
  const [{ newPerDay } = { newPerDay: defaultNewPerDay }] = parseItems(chosen, [profile ?? {}]);
  return { newPerDay, onVacation: pauseOn(absencesOf(vacations).vacations, today) !== undefined };
};

/** Returns how many cards `readDue` would list. Reads the schedules, unless the person is on vacation. */
export const countDue = async (
  userId: string,
  today: Day,
  settings: DueSettings,
): Promise<number> =>
  settings.onVacation ? 0 : dueCards(await listSchedules(userId), today, settings).cards.length;

/** Returns the cards to review today, and how many more are due. Reads all schedules, but only the texts it returns. */
export const readDue = async (
  userId: string,
  today: Day,
): Promise<{ readonly cards: Card[]; readonly more: number }> => {
  const [schedules, [profile, vacations]] = await Promise.all([
    listSchedules(userId),
    getItems([keys.profile(userId), habitKeys.vacations(userId)]),
  ]);
  const due = dueCards(schedules, today, dueSettingsOf(profile, vacations, today));
  const texts = new Map(
    (await readTexts(userId, due.cards.map(({ _id }) => _id))).map((card) => [card._id, card]),
  );
  const cards = due.cards.flatMap((schedule) => {
    const card = texts.get(schedule._id);
    return card ? [viewCard(card, schedule)] : [];
  });
  return { cards, more: due.more };
};
