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
 * Returns the sessions from which the speed is computed: the latest 10 in which the page rose, see `risingSessions`.
 * The last weeks are already read, and usually contain 10. If not, this reads earlier activities too, the newest first.
 * It stops at the 10th session, the resource's first activity, the first day of the reading, or `maxActivities`.
 */
export const readSpeedSessions = async (
  userId: string,
  id: string,
  { activities, older }: SourceTimes,
  reading: PresentReading,
  calendar: Calendar,
): Promise<PageSession[]> => {
  let sessions = risingSessions(activities, reading);
  const { from } = paceWindow(calendar);
  const start = startOfReading(reading) ?? FIRST_DAY;
  if (older === 0 || start >= from || sessions.length >= LATEST_SESSIONS) return sessions;
  const { kind } = sourceOf(id);
  let left = older;
  let count = 0;
  const before = walkTimes(userId, start, { to: addDays(from, -1), newestFirst: true });
  for await (const one of before) {
    if (++count > maxActivities) break;
    if (one.source !== kind || one.sourceId !== id) continue;
    sessions = risingSessions([...sessions, one], reading);
    if (--left === 0 || sessions.length >= LATEST_SESSIONS) break;
  }
  return sessions;
};
