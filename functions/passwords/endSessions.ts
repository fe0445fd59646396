import { setTimeout as pause } from 'node:timers/promises';
import { markSessionsEnded } from '../account/sessionsEnded.ts';
import { signOutEverywhere } from '../identity/sessions.ts';
import { removeDevices } from '../reminders/devices.ts';

/** Cognito's clock may be behind ours by this many milliseconds. */
const clockTolerance = 100;

/**
 * Ends every session of a person. First notes that the sessions ended. From then on our API refuses their writes and
 * renewals, even if Cognito's call fails. Their access tokens can still read until they expire. A token says in whole
 * seconds when its session began. So this function waits until the next second, because a later session must not look
 * like an ended one. The person's devices get no more notifications until their browsers register them in a new
 * session.
 */
export const endSessions = async (userId: string): Promise<void> => {
  const next = await markSessionsEnded(userId);
  await removeDevices(userId);
  await Promise.all([signOutEverywhere(userId), pause(next * 1_000 - Date.now() + clockTolerance)]);
};
