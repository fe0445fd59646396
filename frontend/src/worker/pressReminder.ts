import { monotonicFactory } from 'ulid';
import { routeKey } from '#shared/calls/route.ts';
import { todayIn } from '#shared/days/days.ts';
import { habits as routes } from '#shared/habits/routes.ts';
import { browserTimeZone } from '../data/browser/browserTimeZone.ts';
import type { Change } from '../data/outbox/change.ts';
import { createTabs } from '../data/outbox/tabs.ts';
import { openDatabase } from '../data/storage/database.ts';
import type { ReminderData } from './showReminder.ts';

const nextId = monotonicFactory();

/** The changes that tick each habit on the day of its reminder, even if "Done" is pressed after midnight. */
const ticksOf = ({ habits, done, dayStartsAt }: ReminderData, now: number): Change[] => {
  const timeZone = browserTimeZone();
  return habits.map(({ id, day }) => ({
    id: nextId(now),
    route: routeKey(routes.toggle),
    request: {
      params: { id },
      query: { from: day, to: day },
      body: { date: day, completed: true },
    },
    label: done?.label ?? '',
    failure: done?.failure ?? '',
    day: todayIn(now, timeZone, dayStartsAt),
    timeZone,
    dayStartsAt,
    madeAt: new Date(now).toISOString(),
  }));
};

/** Stores the ticks as the person's pages would, and tells open pages. The ticks then wait to be sent. */
export const markDone = async (data: ReminderData, now: number): Promise<void> => {
  const database = await openDatabase(data.person);
  const tabs = createTabs(data.person, () => {});
  try {
    for (const change of ticksOf(data, now)) {
      await database.changes.put(change);
      tabs.publish({ kind: 'put', change });
    }
  } finally {
    tabs.close();
    database.close();
  }
};
