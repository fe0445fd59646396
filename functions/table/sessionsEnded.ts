import * as z from 'zod/mini';
import { keys } from './keys.ts';
import { getItem } from './reading.ts';
import { requireKept } from './storage.ts';
import { upsertItem } from './updating.ts';

/** COUNTS says when the person's sessions were ended: in seconds since 1970, as `auth_time` in tokens. */
const schema = z.object({ signedOutBefore: z.catch(z.int(), 0) });

/**
 * Ends every session that began in this second or before: its access tokens write nothing from now on. Returns the next
 * second, the first that a session may begin in.
 */
export const markSessionsEnded = async (userId: string): Promise<number> => {
  const signedOutBefore = Math.floor(Date.now() / 1_000) + 1;
  await upsertItem(keys.counts(userId), { signedOutBefore }, {});
  return signedOutBefore;
};

/**
 * Whether a session that began at `authTime`, in seconds since 1970, was ended. Throws 401 where the account is being
 * deleted. One read unit: consistent, since a session that was ended must write nothing.
 */
export const isSessionEnded = async (userId: string, authTime: number): Promise<boolean> => {
  const counts = await getItem(keys.counts(userId), true);
  requireKept(counts);
  return authTime < schema.parse(counts ?? {}).signedOutBefore;
};
