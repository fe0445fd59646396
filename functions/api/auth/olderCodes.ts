import { changedNothing } from '../../identity/problems.ts';
import { closeOlderCodes, reopenResets } from '../../table/resets.ts';

/** Runs `reset`, after which no other code works. If it is interrupted, resets stay closed. */
export const closingOlderCodes = async (
  email: string,
  now: Date,
  reset: () => Promise<void>,
): Promise<void> => {
  const closing = await closeOlderCodes(email, now);
  try {
    await reset();
  } catch (error) {
    if (closing && changedNothing(error)) await reopenResets(closing, now);
    throw error;
  }
};
