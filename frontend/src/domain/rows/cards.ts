import { routeKey } from '#shared/calls/route.ts';
import type { Card } from '#shared/cards/model.ts';
import { cards } from '#shared/cards/routes.ts';
import { dueCards } from '#shared/cards/rules.ts';
import type { Calendar, Day } from '#shared/days/days.ts';
import { everyHabit } from '#shared/habits/everyHabit.ts';
import { habits } from '#shared/habits/routes.ts';
import { pauseOn } from '#shared/pauses/pauses.ts';
import { defaultNewPerDay } from '#shared/users/model.ts';
import { defineSelector } from '../../data/cache/areaCache.ts';
import type { DataOf } from '../../data/client/request.ts';
import type { Rows } from '../../data/rows/rows.ts';
import { defineTable, rowsIn } from '../../data/rows/table.ts';
import { sessionStore } from '../../data/session/sessionStore.ts';
import { habitRows } from './habits.ts';

type Due = DataOf<typeof cards.due>;

export const cardRows = defineTable<Card>('card', {
  sources: [
    rowsIn(cards.list, {
      rowsOf: (list) => list.cards,
      withRows: (list, rows) => ({ ...list, cards: rows }),
    }),
    rowsIn(cards.due, {
      rowsOf: (due) => due.cards,
      withRows: (due, rows) => ({ ...due, cards: rows }),
      // `dueIn` puts new cards into the day's list, because the limits of a day depend on all cards.
      has: () => false,
    }),
  ],
});

const receivedAt = (rows: Rows, key: string): number =>
  Math.max(...rows.responses().map(({ route, at = 0 }) => (route === key ? at : -1)));

/** All cards. Undefined if their list is older than the list of the day's cards, or if no list of habits is cached. */
const allCards = (rows: Rows): readonly Card[] | undefined => {
  const isNewer = receivedAt(rows, routeKey(cards.list)) >= receivedAt(rows, routeKey(cards.due));
  return isNewer && rows.data(habits.list, everyHabit)
    ? rows.data(cards.list, {})?.cards
    : undefined;
};

const isOnVacation = (rows: Rows, today: Day): boolean =>
  pauseOn(rows.data(habits.list, everyHabit)?.vacations ?? [], today) !== undefined;

const newPerDay = (): number => {
  const state = sessionStore.state();
  return (state.status === 'signed-in' ? state.user.newPerDay : undefined) ?? defaultNewPerDay;
};

const isLeft = ({ suspended, due }: Card, today: Day): boolean =>
  !suspended && (due === null || due <= today);

/**
 * The cards of a day, derived from the list of all cards. If that list can't be used, the cards that the server listed
 * for the day and that are not reviewed yet. Undefined if neither list is cached.
 */
export const dueIn = (
  rows: Rows,
  { today }: Calendar,
  listed = rows.data(cards.due, {}),
): Due | undefined => {
  if (isOnVacation(rows, today)) return { cards: [], more: 0 };
  const all = allCards(rows);
  if (all) return dueCards(all, today, { newPerDay: newPerDay(), onVacation: false });
  return listed && { ...listed, cards: listed.cards.filter((card) => isLeft(card, today)) };
};

defineSelector(
  cards.due,
  (due, calendar, rows) => dueIn(rows, calendar, due) ?? due,
  cardRows,
  habitRows,
);

/** Refetches the cards of a day after a change, unless this browser can derive them from the list of all cards. */
export const refetchDue = (rows: Rows): void => {
  if (!allCards(rows)) rows.refetch(cards.due);
};

/** Removes a deleted note from the cards that were made from it. */
export const detachNote = (rows: Rows, id: string): void =>
  rows.changeEach(cardRows, (card) => (card.note === id ? { ...card, note: null } : card));
