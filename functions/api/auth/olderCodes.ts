import { blockOlderCodes, unblockResets } from '../../account/resets.ts';
import { changedNothing } from '../../identity/problems.ts';

/**
 * Runs `reset`. Afterwards no other code works. If the reset is interrupted, resets stay blocked until the codes
 * expire.
 */
export const withOlderCodesBlocked = async (
  email: string,
  now: Date,
  reset: () => Promise<void>,
): Promise<void> => {
  const block = await blockOlderCodes(email, now);
  try {
    await reset();
  } catch (error) {
    if (block && changedNothing(error)) await unblockResets(block, now);
    throw error;
  }
};
