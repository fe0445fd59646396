import { blockOlderCodes, unblockResets } from '../../account/resets.ts';
import { changedNothing } from '../../identity/problems.ts';

/**
 * Runs `reset`, which uses one code. If several codes are valid, further resets stay blocked until the newest expires,
 * so no other code works. Only a reset that failed and changed nothing ends the block.
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
