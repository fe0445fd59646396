import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { resetKeys } from '../table/keys.ts';
import { parseItems } from '../table/parsing.ts';
import { queryItems } from '../table/reading.ts';
import { upsertItem } from '../table/updating.ts';

/**
 * Decides which codes may reset a password. After an account has changed its address, Cognito still accepts codes that
 * were sent to the old address. Reports disagree on whether a new code invalidates older codes
 * (github.com/aws-amplify/amplify-swift/issues/3127 has both). So all resets for an address are blocked until every
 * code that must not work has expired.
 */

/**
 * The lifetime of a code in seconds. Cognito's developer guide says an hour ("Recovering user accounts"). The
 * extra minute is needed because the code is noted before it is created.
 */
const lifeOfCode = 3_600 + 60;

const inSeconds = (now: Date): number => Math.floor(now.getTime() / 1_000);

/** `expiresAt` is also the item's TTL. DynamoDB may delete an expired item days later. */
const schema = z.object({
  sk: z.string(),
  expiresAt: z.number(),
  /** When the last of the older codes expires. */
  olderExpiresAt: z.optional(z.number()),
});

const liveItems = async (email: string, now: Date) => {
  const items = await queryItems(resetKeys.all(email), { consistent: true });
  return parseItems(schema, items).filter(({ expiresAt }) => expiresAt > inSeconds(now));
};

/** Call this before a code is sent, whether or not the address has an account. */
export const noteResetCode = async (email: string, now: Date): Promise<void> => {
  const expiresAt = inSeconds(now) + lifeOfCode;
  await upsertItem(resetKeys.codes(email), { expiresAt }, {}, { olderExpiresAt: 'expiresAt' });
};

export const areResetsBlocked = async (email: string, now: Date): Promise<boolean> =>
  (await liveItems(email, now)).some(({ sk }) => sk.startsWith('CLOSED#'));

/** A block on resets for this address. Each block has its own id, so that removing one does not remove another. */
export type ResetBlock = { readonly email: string; readonly id: string };

const block = async (email: string, expiresAt: number): Promise<ResetBlock> => {
  const id = randomUUID();
  await upsertItem(resetKeys.closed(email, id), { expiresAt }, {});
  return { email, id };
};

/**
 * Call this before a reset. If several codes are valid, blocks all further resets until the newest code expires.
 * Otherwise returns undefined.
 */
export const blockOlderCodes = async (
  email: string,
  now: Date,
): Promise<ResetBlock | undefined> => {
  const codes = (await liveItems(email, now)).find(({ sk }) => sk === 'CODES');
  if (!codes || (codes.olderExpiresAt ?? 0) <= inSeconds(now)) return undefined;
  return block(email, codes.expiresAt);
};

/**
 * Call this with the new address, before an account changes its address. Codes that were sent to the old address would
 * still work for the new one.
 */
export const blockResets = (email: string, now: Date): Promise<ResetBlock> =>
  block(email, inSeconds(now) + lifeOfCode);

/** Removes the block. Call it if the change or the reset was not made. */
export const unblockResets = async ({ email, id }: ResetBlock, now: Date): Promise<void> => {
  await upsertItem(resetKeys.closed(email, id), { expiresAt: inSeconds(now) }, {});
};
