import * as z from 'zod/mini';
import { dayStart, language, timeOfDay, weekStart } from '#shared/calls/fields.ts';
import { type DaySettings, defaultDaySettings } from '#shared/days/daySettings.ts';
import type { Day } from '#shared/days/days.ts';
import { groupBy, newPerDay } from '#shared/users/model.ts';
import { lookSoon } from '../reminders/pointers.ts';
import type { Item } from '../table/item.ts';
import { keys } from '../table/keys.ts';
import { parseItem } from '../table/parsing.ts';
import { getItem } from '../table/reading.ts';
import { Changed, retryOnConflict } from '../table/retryOnConflict.ts';
import { transact } from '../table/transactions.ts';
import {
  type Changes,
  updateItem,
  upsertExpressions,
  upsertUnlessChanged,
} from '../table/updating.ts';

/** A new address stays pending for 24 hours. Cognito's developer guide says that its code is valid for that long. */
const dayInMillis = 24 * 60 * 60 * 1_000;

/** Our data about a user. The identity provider has the name, the e-mail and the password. */
const schema = z.object({
  timeZone: z._default(z.string(), defaultDaySettings.timeZone),
  dayStartsAt: z._default(dayStart, defaultDaySettings.dayStartsAt),
  weekStartsOn: z._default(weekStart, defaultDaySettings.weekStartsOn),
  /** The start of weeks in the browser that last began or renewed a session. It counts until the person chooses one. */
  browserWeekStart: z.optional(weekStart),
  language: z.optional(language),
  groupBy: z.optional(groupBy),
  newPerDay: z.optional(newPerDay),
  createdAt: z.iso.datetime(),
  emailChange: z.optional(z.object({ to: z.string(), until: z.iso.datetime() })),
  /** The choices about reminders. Undefined until the person chooses. */
  hideNames: z.optional(z.boolean()),
  quiet: z.optional(z.nullable(z.object({ from: z.string(), to: z.string() }))),
  digest: z.optional(z.nullable(timeOfDay('Digest'))),
  /** The address that the person confirmed with a code. Removed when the account's address changes. */
  confirmedEmail: z.optional(z.string()),
});

type Stored = z.output<typeof schema>;

/** Facts about sent mails and pushes, stored in the same item as the settings. */
const sent = z.object({
  /** The last of the person's days on which a push about habits was accepted. */
  remindedOn: z.optional(z.iso.date()),
  /**
   * The last of the person's days with a digest. `mailedBy` is the only delivery that may send this digest. `mailedBy`
   * is removed once the digest was sent or permanently refused.
   */
  mailedOn: z.optional(z.iso.date()),
  mailedBy: z.optional(z.string()),
});

export type Profile = Omit<Stored, 'browserWeekStart' | 'emailChange'> & {
  readonly hasChosenWeekStart: boolean;
  readonly pendingEmail?: string;
};

const profileOf = (item: Item, now: Date): Profile => {
  const { emailChange, browserWeekStart: _, ...kept } = parseItem(schema, item);
  const waits = emailChange && emailChange.until > now.toISOString();
  return {
    ...kept,
    hasChosenWeekStart: item.weekStartsOn !== undefined,
    ...(waits && { pendingEmail: emailChange.to }),
  };
};

/** Returns the stored settings. Undefined if there is no profile. */
export const getDaySettings = async (userId: string): Promise<DaySettings | undefined> => {
  const item = await getItem(keys.profile(userId));
  return item && parseItem(schema, item);
};

export type ReminderSettings = DaySettings &
  Pick<Stored, 'language' | 'confirmedEmail'> & {
    readonly hideNames: boolean;
    readonly quiet: NonNullable<Stored['quiet']> | null;
    readonly digest: string | null;
  } & z.output<typeof sent>;

/** Returns the settings that decide about reminders, read consistently. */
export const getReminderSettings = async (userId: string): Promise<ReminderSettings> => {
  const item = await getItem(keys.profile(userId), true);
  const { browserWeekStart, ...stored }: Partial<Stored & z.output<typeof sent>> = item
    ? { ...parseItem(schema, item), ...parseItem(sent, item) }
    : {};
  const { hideNames = false, quiet = null, digest = null } = stored;
  const unchosen =
    item?.weekStartsOn === undefined ? given({ weekStartsOn: browserWeekStart }) : {};
  return { ...defaultDaySettings, ...stored, ...unchosen, hideNames, quiet, digest };
};

type Settings = Omit<Stored, 'createdAt' | 'emailChange' | 'confirmedEmail'>;

/** Undefined fields stay unchanged. */
export type ProfileChanges = {
  readonly [K in keyof Settings]?: Settings[K] | undefined;
} & { readonly pendingEmail?: string | undefined };

/**
 * Stores the given fields, and each field of `initially` that was never set. Creates the profile if it is missing,
 * and returns it.
 */
export const saveProfile = async (
  userId: string,
  { pendingEmail, ...settings }: ProfileChanges,
  now: Date,
  initially: Pick<ProfileChanges, 'language'> = {},
): Promise<Profile> => {
  const until = new Date(now.getTime() + dayInMillis).toISOString();
  const changes = {
    ...given(settings),
    ...(pendingEmail && { emailChange: { to: pendingEmail, until } }),
  };
  const initial = { createdAt: now.toISOString(), ...given(initially) };
  const { timeZone, dayStartsAt, digest } = settings;
  const times = Object.keys(given({ timeZone, dayStartsAt, digest }));
  const same = await upsertUnlessChanged(keys.profile(userId), changes, initial, times);
  return profileOf(same ?? (await saveTimes(userId, changes, initial, now)), now);
};

/**
 * Stores settings that decide at which times reminders are due. In the same transaction, asks the worker to check the
 * person soon.
 */
const saveTimes = async (
  userId: string,
  changes: Changes,
  initial: Changes,
  now: Date,
): Promise<Item> => {
  const Key = keys.profile(userId);
  await retryOnConflict<void>(async () => {
    const step = { Update: { Key, ...upsertExpressions(changes, initial) } };
    await transact([step, lookSoon(userId, now)]);
  });
  const item = await getItem(Key, true);
  if (!item) throw new Error('The profile was deleted meanwhile');
  return item;
};

const given = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export const getPendingEmail = async (userId: string, now: Date): Promise<string | undefined> => {
  const item = await getItem(keys.profile(userId), true);
  return item && profileOf(item, now).pendingEmail;
};

export const forgetPendingEmail = async (userId: string): Promise<void> => {
  await retryOnConflict(() => updateItem(keys.profile(userId), { emailChange: undefined }));
};

/** Stores the address that the person has confirmed. Undefined means that the account's address is unconfirmed. */
export const saveConfirmedEmail = async (
  userId: string,
  confirmedEmail: string | undefined,
): Promise<void> => {
  await retryOnConflict(() => updateItem(keys.profile(userId), { confirmedEmail }));
};

/** Notes that a push about habits was accepted on a person's day, so that no digest is needed. */
export const noteReminded = async (userId: string, remindedOn: Day): Promise<void> => {
  await retryOnConflict(() => updateItem(keys.profile(userId), { remindedOn }));
};

/**
 * Whether a delivery may send the digest of a day. The first delivery that asks may send it, and gets the same answer
 * until `endClaim`. So two deliveries never both send it. A delivery may retry if it was interrupted, or if SES refused
 * its mail for now.
 */
export const claimDigest = (userId: string, day: Day, delivery: string): Promise<boolean> =>
  retryOnConflict<boolean>(async () => {
    const { mailedOn, mailedBy } = await getReminderSettings(userId);
    if (mailedOn === day) return mailedBy === delivery;
    const claim = { mailedOn: day, mailedBy: delivery };
    const updated = await updateItem(keys.profile(userId), claim, { mailedOn });
    return updated.done || new Changed(undefined);
  });

/** Notes that the claimed digest was sent, or permanently refused. */
export const endClaim = async (userId: string): Promise<void> => {
  await retryOnConflict(() => updateItem(keys.profile(userId), { mailedBy: undefined }));
};

/** SES's report that a digest bounced or was marked as spam. */
type Undelivered = {
  /** The addresses in the report. An address that the person confirmed later is not affected. */
  readonly addresses: readonly string[];
  /** Whether nobody reads these addresses. Such addresses count as unconfirmed. */
  readonly isUnreadable: boolean;
};

/**
 * Turns the digest off if it is on. An unreadable address becomes unconfirmed, even if the digest is already off. Never
 * creates a profile, because the account may be deleted.
 */
export const turnOffDigest = async (userId: string, undelivered?: Undelivered): Promise<void> => {
  await retryOnConflict<void>(async () => {
    const { digest, confirmedEmail } = await getReminderSettings(userId);
    const isConfirmed = (address: string) =>
      address.toLowerCase() === confirmedEmail?.toLowerCase();
    if (undelivered?.addresses.some(isConfirmed) === false) return;
    const changes = {
      ...(digest !== null && { digest: null }),
      ...(undelivered?.isUnreadable && { confirmedEmail: undefined }),
    };
    if (Object.keys(changes).length === 0) return;
    const expected = { ...(digest !== null && { digest }), confirmedEmail };
    const updated = await updateItem(keys.profile(userId), changes, expected);
    if (!updated.done) return new Changed(undefined);
  });
};
