import { blockOlderCodes, unblockResets } from '../../account/resets.ts';
import { changedNothing } from '../../identity/problems.ts';

/** Runs `reset`. No other code works afterwards. If it is interrupted, resets stay blocked. */
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
