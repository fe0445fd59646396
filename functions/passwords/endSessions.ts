import { setTimeout as pause } from 'node:timers/promises';
import { markSessionsEnded } from '../account/sessionsEnded.ts';
import { signOutEverywhere } from '../identity/sessions.ts';
import { removeDevices } from '../reminders/devices.ts';

/** Cognito's clock may be behind ours by this many milliseconds. */
const clockTolerance = 100;

/**
 * Ends every session of a person. It first notes that the sessions ended. From then on our API refuses their writes and
 * renewals, even if Cognito's call fails. Their access tokens can still read until they expire. Tokens say in seconds
 * when their session began. So the function waits until the next second: a later session can't look like an earlier one. The person's devices get no
 * more notifications until their browsers register them in a new session.
 */
export const endSessions = async (userId: string): Promise<void> => {
  const next = await markSessionsEnded(userId);
  await removeDevices(userId);
  await Promise.all([signOutEverywhere(userId), pause(next * 1_000 - Date.now() + clockTolerance)]);
};
