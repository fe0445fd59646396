import * as z from 'zod';
import { FALLBACK_TIME_ZONE } from '#shared/rules/days.ts';
import { keys } from './keys.ts';
import { parseItem } from './parsing.ts';
import { getItem } from './reading.ts';
import { upsertItem } from './updating.ts';

/** What we keep of a user beside the identity provider, which has the name, the e-mail and the password. */
const schema = z.object({
  timeZone: z.string().default(FALLBACK_TIME_ZONE),
  createdAt: z.iso.datetime(),
});

export type Profile = z.output<typeof schema>;

/** The kept time zone, or undefined. */
export const getTimeZone = async (userId: string): Promise<string | undefined> => {
  const item = await getItem(keys.profile(userId));
  return item && parseItem(schema, item).timeZone;
};

/** Keeps the zone when one is given, makes the profile where there is none, and gives it. */
export const saveProfile = async (
  userId: string,
  timeZone: string | undefined,
  now: Date,
): Promise<Profile> =>
  parseItem(
    schema,
    await upsertItem(keys.profile(userId), timeZone ? { timeZone } : {}, {
      createdAt: now.toISOString(),
    }),
  );
