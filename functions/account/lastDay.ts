import type { Day } from '#shared/days/days.ts';
import { logger } from '../logger.ts';
import { Problem } from '../problem.ts';
import { noteSeen } from './absences.ts';

/**
 * For each person, the last day that this process noted. The oldest note comes first. A day in this map needs no read.
 */
const noted = new Map<string, Day>();
const mostNoted = 10_000;

export const rememberLastDay = (userId: string, day: Day): void => {
  noted.delete(userId);
  noted.set(userId, day);
  const [oldest] = noted.keys();
  if (oldest !== undefined && noted.size > mostNoted) noted.delete(oldest);
};

/** Notes that a person was here on a day. A failure is only logged, because the next request tries again. */
export const noteLastDay = async (
  userId: string,
  day: Day,
  requireAllowed: () => Promise<void> = async () => {},
): Promise<void> => {
  if ((noted.get(userId) ?? '') >= day) return;
  rememberLastDay(userId, day);
  try {
    await noteSeen(userId, day, requireAllowed);
  } catch (error) {
    noted.delete(userId);
    // An ended session is refused, and needs no warning.
    if (!(error instanceof Problem)) {
      logger.warn('A person’s last day could not be noted.', { error });
    }
  }
};
