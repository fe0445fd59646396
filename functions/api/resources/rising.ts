import { addDays, type Calendar, FIRST_DAY } from '#shared/days/days.ts';
import {
  LATEST_SESSIONS,
  type PageSession,
  type PresentReading,
  risingSessions,
  startOfReading,
} from '#shared/resources/speed.ts';
import { paceWindow } from '#shared/skills/pace.ts';
import { maxActivities, walkTimes } from '../ledger/activities.ts';
import type { SourceTimes } from '../ledger/pace.ts';
import { sourceOf } from './store.ts';

/**
 * Returns the sessions that decide the speed, see `risingSessions`. The last weeks usually have 10 of them. If not,
 * this also reads earlier activities, the newest first. It stops at 10 sessions, at the resource's first activity, at
 * the first day of the reading, or after `maxActivities`.
 */
export const readRisingSessions = async (
  userId: string,
  id: string,
  { activities, older }: SourceTimes,
  reading: PresentReading,
  calendar: Calendar,
): Promise<PageSession[]> => {
  let rising = risingSessions(activities, reading);
  const { from } = paceWindow(calendar);
  const start = startOfReading(reading) ?? FIRST_DAY;
  if (older === 0 || start >= from || rising.length >= LATEST_SESSIONS) return rising;
  const { kind } = sourceOf(id);
  let left = older;
  let count = 0;
  const before = walkTimes(userId, start, { to: addDays(from, -1), newestFirst: true });
  for await (const one of before) {
    if (++count > maxActivities) break;
    if (one.source !== kind || one.sourceId !== id) continue;
    rising = risingSessions([...rising, one], reading);
    if (--left === 0 || rising.length >= LATEST_SESSIONS) break;
  }
  return rising;
};
