import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { sessionDays } from '#shared/auth/model.ts';
import { keys, ranges } from '../table/keys.ts';
import { parseItem } from '../table/parsing.ts';
import { queryItems } from '../table/reading.ts';
import { removeItem, upsertItem } from '../table/updating.ts';

const schema = z.pipe(
  z.object({ sk: z.uuid(), begunAt: z.iso.datetime() }),
  z.transform(({ sk, begunAt }) => ({ id: sk, begunAt: new Date(begunAt) })),
);

/** A requested password change, after which every session must end. */
export type PasswordChange = z.output<typeof schema>;

/** Each attempt has its own note, so a refused attempt can't delete another attempt's note. */
export const notePasswordChange = async (email: string, now: Date): Promise<PasswordChange> => {
  const id = randomUUID();
  const note = {
    begunAt: now.toISOString(),
    // All current sessions have expired by this time.
    expiresAt: Math.ceil(now.getTime() / 1_000) + (sessionDays + 1) * 24 * 60 * 60,
  };
  await upsertItem(keys.passwordChange(email, id), note, {});
  return { id, begunAt: now };
};

export const forgetPasswordChanges = async (
  email: string,
  changes: readonly PasswordChange[],
): Promise<void> => {
  for (const { id } of changes) await removeItem(keys.passwordChange(email, id));
};

/** Returns the password changes that are in progress or were interrupted. */
export const listPasswordChanges = async (email: string): Promise<PasswordChange[]> =>
  (await queryItems(ranges.passwordChanges(email), { consistent: true })).map((item) =>
    parseItem(schema, item),
  );
