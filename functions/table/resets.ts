import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { resetKeys } from './keys.ts';
import { parseItems } from './parsing.ts';
import { queryItems } from './reading.ts';
import { upsertItem } from './updating.ts';

/**
 * Which codes may reset a password. Cognito's own word is not enough: it is told neither of a new address, nor is it
 * known whether a code ends the ones before it (github.com/aws-amplify/amplify-swift/issues/3127 has both). So resets
 * by an address are closed until each code that may not work any more has expired.
 */

/**
 * Seconds that a code lives: an hour by Cognito's developer guide, "Recovering user accounts", and a minute, since it
 * is noted before it is made.
 */
const lifeOfCode = 3_600 + 60;

const inSeconds = (now: Date): number => Math.floor(now.getTime() / 1_000);

/** `expiresAt` is also when the table forgets the item, but that it may do days later. */
const schema = z.object({
  sk: z.string(),
  expiresAt: z.number(),
  /** Of codes: when the last one before this one expires. */
  olderExpiresAt: z.number().optional(),
});

const liveItems = async (email: string, now: Date) => {
  const items = await queryItems(resetKeys.all(email), { consistent: true });
  return parseItems(schema, items).filter(({ expiresAt }) => expiresAt > inSeconds(now));
};

/** To be called before a code is sent, whoever has the address. */
export const noteResetCode = async (email: string, now: Date): Promise<void> => {
  const expiresAt = inSeconds(now) + lifeOfCode;
  await upsertItem(resetKeys.codes(email), { expiresAt }, {}, { olderExpiresAt: 'expiresAt' });
};

export const areResetsClosed = async (email: string, now: Date): Promise<boolean> =>
  (await liveItems(email, now)).some(({ sk }) => sk.startsWith('CLOSED#'));

/** Resets by this address that somebody closed; each is a closing of its own, so that nobody reopens another's. */
export type Closing = { readonly email: string; readonly id: string };

const close = async (email: string, expiresAt: number): Promise<Closing> => {
  const id = randomUUID();
  await upsertItem(resetKeys.closed(email, id), { expiresAt }, {});
  return { email, id };
};

/**
 * Before a reset: where more codes than the one that may do it were sent, none of them works from then on.
 * Undefined where there is no other.
 */
export const closeOlderCodes = async (email: string, now: Date): Promise<Closing | undefined> => {
  const codes = (await liveItems(email, now)).find(({ sk }) => sk === 'CODES');
  if (!codes || (codes.olderExpiresAt ?? 0) <= inSeconds(now)) return undefined;
  return close(email, codes.expiresAt);
};

/** Before an address becomes somebody's: codes of the account were sent to its address of before. */
export const closeResets = (email: string, now: Date): Promise<Closing> =>
  close(email, inSeconds(now) + lifeOfCode);

/** Where nothing came of what they were closed for. */
export const reopenResets = async ({ email, id }: Closing, now: Date): Promise<void> => {
  await upsertItem(resetKeys.closed(email, id), { expiresAt: inSeconds(now) }, {});
};
