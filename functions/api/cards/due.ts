import * as z from 'zod/mini';
import { type DueSettings, dueCards } from '#shared/cards/rules.ts';
import type { Day } from '#shared/days/days.ts';
import { pauseOn } from '#shared/pauses/pauses.ts';
import { defaultNewPerDay, newPerDay } from '#shared/users/model.ts';
import { absencesOf } from '../../account/absences.ts';
import type { Item } from '../../table/item.ts';
import { parseItems } from '../../table/parsing.ts';
import { listSchedules } from './schedules.ts';

const chosen = z.object({ newPerDay: z._default(newPerDay, defaultNewPerDay) });

/** Returns the settings that decide which cards are due on a day, from the profile and the vacations. */
export const dueSettingsOf = (
  profile: Item | undefined,
  vacations: Item | undefined,
  today: Day,
): DueSettings => {
  const [{ newPerDay } = { newPerDay: defaultNewPerDay }] = parseItems(chosen, [profile ?? {}]);
  return { newPerDay, onVacation: pauseOn(absencesOf(vacations).vacations, today) !== undefined };
};

/** Returns how many cards are to be reviewed today. Reads the schedules, unless the person is on vacation. */
export const countDue = async (
  userId: string,
  today: Day,
  settings: DueSettings,
): Promise<number> =>
  settings.onVacation ? 0 : dueCards(await listSchedules(userId), today, settings).cards.length;
