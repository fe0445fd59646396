import * as z from 'zod/mini';
import { keys } from '../table/keys.ts';
import { getItem } from '../table/reading.ts';
import { requireKept } from '../table/storage.ts';
import { upsertItem } from '../table/updating.ts';

/** COUNTS stores when the person's sessions were last ended, in seconds since 1970 like `auth_time` in tokens. */
const schema = z.object({ signedOutBefore: z.catch(z.int(), 0) });

/**
 * Ends every session that began in this second or before. The access tokens of these sessions can't write any more.
 * Returns the next second, from which new sessions may write.
 */
export const markSessionsEnded = async (userId: string): Promise<number> => {
  const signedOutBefore = Math.floor(Date.now() / 1_000) + 1;
  await upsertItem(keys.counts(userId), { signedOutBefore }, {});
  return signedOutBefore;
};

/**
 * Whether a session that began at `authTime`, in seconds since 1970, was ended. Throws 401 if the account is being
 * deleted. An ended session must not write, so this reads consistently, which costs one read unit.
 */
export const isSessionEnded = async (userId: string, authTime: number): Promise<boolean> => {
  const counts = await getItem(keys.counts(userId), true);
  requireKept(counts);
  return authTime < schema.parse(counts ?? {}).signedOutBefore;
};
