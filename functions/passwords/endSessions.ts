import { setTimeout as pause } from 'node:timers/promises';
import { markSessionsEnded } from '../account/sessionsEnded.ts';
import { signOutEverywhere } from '../identity/sessions.ts';
import { removeDevices } from '../reminders/devices.ts';

/** Milliseconds by which Cognito's clock may be behind ours. */
const clockTolerance = 100;

/**
 * Ends every session of a person. The mark is written first: from then on our API refuses their access tokens and
 * renewals, even if the call of Cognito fails. Tokens say in seconds when their session began, so this waits until the
 * next second. So a session that begins afterwards is never taken for an earlier one. No device gets notifications any
 * more, until its browser registers it in a new session.
 */
export const endSessions = async (userId: string): Promise<void> => {
  const next = await markSessionsEnded(userId);
  await removeDevices(userId);
  await Promise.all([signOutEverywhere(userId), pause(next * 1_000 - Date.now() + clockTolerance)]);
};
